"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="All Delays",
    painter="A",
    hero="enormous railway guard in a peaked cap who lays one white-gloved finger to her lips and winks",
    place="waiting hall, Kolkata station at three in the morning",
    layout=(
        "frontal bust as wide as the card, near-black, before a pale round dial with night in its corners; "
        "two banks of sleepers' heads along the foot"
    ),
    incidents=(
        Incident(
            happens="a giant guard hushes whoever looks, above two benches of people asleep on one another",
            wants="she wants nobody woken, least of all by news",
        ),
        Incident(
            happens="a small man in a red coat walks off along a shoulder with both hands of the clock",
            wants="he wants to be home before it is any later",
        ),
    ),
    seen=(
        "A bone dial of radius 405 round 400,425, with strokes but no hands. Before it, cut off left and right, the "
        "guard: plum cap at 370,210, brick band, brass badge, black visor; brown face at 400,420, 330 wide, one lid "
        "low, one eye open at us; a white glove upright at 410,640, its finger on her lips. Black coat to both edges "
        "from 660 down. On the shoulder at 705,560 a man of 280 pixels who has a short and a long clock hand in his fist. Heads of "
        "sleepers at 920 (six) and 1100 (five), tipped towards each other. Seen straight on."
    ),
    people=(
        "guard of 60, broad, brown, earrings; fond, and in the know",
        "small man, red cap and scarf, brick coat, one eye and a small nose; intent",
        "eleven sleepers, light to deep brown, young and old, wrapped to the neck, mouths shut; at rest, two smiling",
        "girl with two braids among them, one eye open",
    ),
    things=(
        "clock without hands",
        "white glove",
        "peaked cap",
        "brass buttons",
    ),
    mood="tenderness",
    view="twenty heads",
    palette="night",
    inks=(
        ("coat", "#171827"),
        ("night blue", "#22283f"),
        ("bone", "#e3d8c4"),
        ("skin brown", "#8a5b45"),
        ("plum", "#3d2a40"),
        ("slate", "#4c566b"),
        ("brick", "#8e4a3c"),
        ("ochre", "#c58f3d"),
    ),
    edges="all torn",
    ground="the dial round her cap and cheeks, bare bone but for its strokes",
    clues=Clues(
        feeling="safe among strangers",
        proverb="he who hesitates is lost",
        plot="the last train was cancelled in 1998 and no one told the benches",
        title="The Shoulder of a Stranger",
        memory="being carried in from the car, pretending",
        sound="eleven people breathing",
        place="in between",
        person="whoever stays awake for the others",
        speech="not a word, they have only just gone off",
        idea="trust",
    ),
    hidden="the girl with the braids at the lower right is awake, and looks at us with one eye",
    avoid=(
        "A threat in the hush: her cheeks are warm, her mouth is near a smile. Sleepers who look dead or poor. "
        "A uniform of any army. Two heads of the same hair and tilt."
    ),
)
