"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Move Over",
    painter="E",
    hero="wide bed seen from above with a family of six and a pair of feet that belongs to none of them",
    place="sleeping room, Cusco",
    layout=(
        "one bed as a soft torn oblong that nearly fills the card, bodies in it like spilt letters, blanket "
        "pulled into a corner"
    ),
    incidents=(
        Incident(
            happens="all sleep tangled; one father lies awake on eleven centimetres of mattress and looks up at us",
            wants="he wants an hour, and would not change places with anybody",
        ),
        Incident(
            happens=(
                "at the foot, under the blanket that is being drawn slowly off the bed's corner, lie two far too "
                "large feet in hiking socks"
            ),
            wants="they want to be taken along as well",
        ),
    ),
    seen=(
        "Bed from 60,110 to 760,1150, turned a little, sheet torn in bare cream. Father at the right border, 690,300 "
        "to 700,900, stiff as a plank, eyes wide. Mother across at 420,420, mouth open, arm on his brow. Twins of 4 "
        "like a cross at 300,650, girl of 9 upside down with feet on the pillow at 230,330, baby on its back in the "
        "very middle at 460,720, a star. Blanket lilac with a strict print of little llamas' ears, torn, from "
        "120,880 to the lower left corner where it leaves the card. Feet at 560,1060. Floor round it pale rose."
    ),
    people=(
        "father of 36, brown, moustache; resigned bliss",
        "mother of 34, stout",
        "girl of 9",
        "twins of 4",
        "baby of 8 months",
        "owner of big feet, unknown",
    ),
    things=(
        "blanket",
        "feet in hiking socks",
        "saucepan",
        "moustache",
    ),
    mood="tenderness",
    view="from above",
    palette="pastel",
    inks=(
        ("cream", "#f3eadb"),
        ("lilac", "#bcb0cc"),
        ("rose", "#e6bdb2"),
        ("pistachio", "#bfcca8"),
        ("butter", "#ead9a4"),
        ("brown", "#9c6549"),
        ("plum", "#55395a"),
    ),
    edges="all torn",
    ground="the sheet",
    clues=Clues(
        feeling="cosy despair",
        proverb="the more the merrier",
        plot="they bought the bed for two and the rest came with it",
        title="Eleven Centimetres",
        memory="the warm hollow when my parents had got up",
        sound="six kinds of breathing",
        place="the middle",
        person="the last one in",
        speech="whose knee is this",
        idea="closeness",
    ),
    hidden="a saucepan sleeps on the pillow with a nightcap on its handle",
    avoid="Six same faces. A bed like a coffin: legs hang over. The father looking desperate: it is comic love.",
)
