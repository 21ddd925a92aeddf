"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Move Over",
    painter="E",
    hero="enormous striped cat curled up on a double bed, with a baby in its curl and the father on the edge",
    place="sleeping room, Cusco",
    layout=(
        "one round dark animal over half the card, two pillows above, a man's head on one of them, his strip of blanket at "
        "the right edge"
    ),
    incidents=(
        Incident(
            happens="a cat as large as the mattress sleeps in the middle; one father lies awake on eleven centimetres and looks at us",
            wants="he wants an hour, and would not change places with anybody",
        ),
        Incident(
            happens="at the foot a fist in a striped sleeve has hold of the blanket's corner and is drawing it down",
            wants="somebody under there wants to be covered as well",
        ),
    ),
    seen=(
        "Sheet cream, two pillows above: butter from 15,60 to 490,420, pistachio from 545,50 to the right edge. Father's face "
        "at 745,255, cut by the edge, in the hollow of the pillow, eyes half-lidded and awake, a small moustache, hair close and parted, his shoulder in striped "
        "pyjamas from 650,410 to 800,540; over his chest a cream sheet is turned down at 540 to 620, below it his strip of blanket to 1165. The cat plum, a "
        "round of 10 to 700 by 285 to 1105, bands across the back like rays, head at 235,925 asleep, tail below it along the "
        "rim, haunch at 560,830. In its hollow, clear of it all round, at 355,670 a baby in a spotted butter wrap, asleep, a hand out of it. Blanket lilac with a print of small "
        "ears, seen at the left from 0,490 and drawn to a corner at 155,1130 by a brown fist, its sleeve from the "
        "lower left corner. Floor rose from 1110 down."
    ),
    people=(
        "father of 36, brown, moustache; heavy-lidded, resigned bliss",
        "baby of 8 months, warmly wrapped, one hand free",
        "owner of a hand, unknown",
    ),
    things=(
        "blanket",
        "enormous cat",
        "pillows",
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
        ("plum", "#3f2a48"),
    ),
    edges="all torn",
    ground="sheet and floor",
    clues=Clues(
        feeling="cosy despair",
        proverb="the more the merrier",
        plot="they took in a kitten, and it went on growing",
        title="Eleven Centimetres",
        memory="the warm hollow when my parents had got up",
        sound="a purr like a lorry",
        place="the middle",
        person="the last one in",
        speech="whose knee is this",
        idea="closeness",
    ),
    hidden="a mouse has the other pillow to itself and sleeps",
    avoid="A cat from a toy shop. A beast that threatens. The father looking desperate: it is comic love.",
)
