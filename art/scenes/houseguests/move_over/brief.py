"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Move Over",
    painter="E",
    hero="wide bed seen from above with a family of six and a pair of feet that belongs to none of them",
    place="sleeping room, Cusco",
    layout=(
        "one lilac blanket over half the card, pulled into the lower left corner; heads and feet out of it on all sides"
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
        "Two pillows above, cream sheet. Mother at 350,350, mouth open, dark hair all over the pillow. Father cut by the "
        "right edge at 740,370, eyes wide, uncovered. Girl upside down: two legs from under the blanket, a foot at 570,200, "
        "the other on his cheek at 660,430. Baby on its back in the very middle at 405,700, a star. Twins at the left edge, "
        "of one only the hair. Blanket lilac with a strict print of little llamas' ears, torn, from 0,580 to the lower "
        "left corner where it leaves the card. Feet at 540,1050."
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
