"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="It Suits Me Better",
    painter="D",
    hero="a shorn pink sheep on its hind legs, cross, beside a woman in a huge cobalt jumper of its wool, both with arms folded",
    place="croft kitchen with a stone floor, Fair Isle",
    layout="two who stand side by side in one attitude, a pale bare one and a broad woolly blue one, from top to bottom; a small third before the gap",
    incidents=(
        Incident(
            happens="sheep and woman glare at each other sideways; the sheep stands on the thread that comes out of the hem",
            wants="it wants its coat back; she made that coat, and will not hear of it",
        ),
        Incident(
            happens="a little lamb, still woolly all over, has noticed what is stuck through the knot of hair far above",
            wants="not to be the second pair of sleeves",
        ),
    ),
    seen=(
        "Left, to 245,170-1140: the sheep upright, bare pink, cobalt curls left on its crown at 235,225, wrists, ankles and "
        "tail; ear tag at 80,305; brows down, eyes to the right, mouth turned down at 235,470; forelegs folded at 200,680; "
        "three marks of the shears and a crossed plaster at 300,785. Right, about 565: the woman, black knot at 555,125 with "
        "two needles through it, knobs at 697,56 and 709,127; eyes to the left; ribbed collar at 570,445, jumper of curls 350-785 wide, "
        "hand on sleeve at 700,590, black skirt, shoes at 1125. Lamb at 455,1000, eyes up. Thread 410,870 to 195,1138. Eye level."
    ),
    people=(
        "woman of 52, dark brown, broad, grey in her hair; cross, not sorry",
        "a sheep, shorn; outraged",
        "a lamb; afraid",
    ),
    things=("jumper of curls", "knitting needles", "crossed plaster", "thread from the hem", "ear tag"),
    mood="anger",
    view="other",
    palette="one loud",
    inks=(
        ("bone", "#e8dfce"),
        ("cobalt", "#2450c4"),
        ("pink tan", "#d9a792"),
        ("umber", "#35291f"),
        ("grey", "#8f8c88"),
        ("chalk", "#f5efe3"),
    ),
    edges="all torn",
    ground="wall above the sheep and on either side",
    clues=Clues(
        feeling="resentment",
        proverb="borrowed plumes",
        plot="one of them slept too well in June",
        title="Wool Remembers",
        memory="seeing my old coat on somebody else in the street",
        sound="a stitch running, row after row",
        place="the last farm that takes guests",
        person="the aunt who always knitted for us",
        speech="You weren't using it",
        idea="possession",
    ),
    hidden="the sheep has its hoof on the thread: one step back, and the hem is gone",
    avoid="Udder, blood, scissors; a laughing sheep; a meadow. Nobody may win yet.",
)
