"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Has Anyone Seen Daddy?",
    painter="B",
    hero="sunburnt back as broad as the card, and on it, left pale by the sun, the print of a small man who lifts his hat",
    place="beach, Rimini at noon",
    layout=(
        "one body face down in a dotted bathing suit, pale as straw, cut off at left and below; its deep round "
        "neckline frames a white silhouette; a strip of sand down the right"
    ),
    incidents=(
        Incident(
            happens="a woman lies on her front with the print of a man on her tan, a case in one hand, his hat lifted in the other",
            wants="she wants to be left lying, and gives nothing away",
        ),
        Incident(
            happens="a child makes a telephone call whose cord winds down a hole",
            wants="it wants somebody below to answer",
        ),
    ),
    seen=(
        "Straight down on a towel in aqua and white stripes and a strip of sand at the right. She lies on her front, "
        "a little slantwise, huge, cropped left and below; her arms are folded under her cheek, the elbows at 20,200 "
        "and 780,400. Her head is in profile, 380 wide, round 400,230: a near-black bathing cap with a coral flower, "
        "a lid half down, white cream on the nose. Her straw-yellow suit, with dots and bands of blue-black, leaves a "
        "round of tanned back free, from 70,420 to 500,980; in it the pale print of a man of 450 in a jacket walks "
        "upright, his hat lifted high, a case in the other hand. At the right, 600 to 800, a child lies on its front, "
        "one foot kicked up at 715,1020, a lemon hat at 665,820, a black receiver on its ear; the cord goes into a "
        "hole at 730,640."
    ),
    people=(
        "woman of 45, very large, tanned deep, straw suit with dark dots, black cap; bored, one lid half down",
        "child of 7, brown, coral suit, face not seen; patient",
    ),
    things=(
        "pale print of a man",
        "bathing cap with a flower",
        "telephone receiver",
        "hole in the sand",
    ),
    mood="boredom",
    view="from above",
    palette="high-key",
    inks=(
        ("straw", "#f2e8bd"),
        ("tan", "#c47350"),
        ("sand chalk", "#f7efdf"),
        ("aqua", "#c4e0dc"),
        ("blue-black", "#1f2a33"),
        ("spared skin", "#f7dfc6"),
        ("white", "#faf6ed"),
        ("coral", "#df6f52"),
    ),
    edges="all cut",
    ground="the sand at the right and above, and the towel's pale stripes",
    clues=Clues(
        feeling="listless",
        proverb="so near and yet so far",
        plot="all summer they asked her which way he went, and all summer she lay on the answer",
        title="Factor Nothing",
        memory="hot sand and a shadow that does not move",
        sound="a ringing tone, very far down",
        place="the third row from the water",
        person="somebody who only ever says goodbye",
        speech="hold the line, please",
        idea="absence",
    ),
    hidden="he lifts his hat and walks on, and she has cream on her nose only: the rest of her was meant to burn",
    avoid="Sea: no water in the picture. Pretty bodies. An outline of him: he is a whole pale shape, upright, and lifts his hat.",
)
