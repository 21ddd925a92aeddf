"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Has Anyone Seen Daddy?",
    painter="B",
    hero="beach seen from straight above where all towels have moved away from one huge woman who eats a whole melon",
    place="beach, Rimini at noon",
    layout=(
        "one huge body on a dark towel slantwise over the upper two thirds; below, on bare sand, a row of holes parallel to "
        "its fringe"
    ),
    incidents=(
        Incident(
            happens="a father digs hole after hole with a child's spade in a strict, slightly crooked row",
            wants="he wants to find the car keys and be admired",
        ),
        Incident(
            happens="in the clear circle a woman eats a melon with a soup ladle, towels drawn back all round her",
            wants="she wants nobody near enough to ask why she laughs",
        ),
    ),
    seen=(
        "Straight down on bare sand. Over the upper two thirds her petrol towel, slantwise, its fringe from 0,980 up to "
        "800,520; on it she lies on her back, 45 and huge, cropped by the left edge: coral suit, hair spread out at 520,260, "
        "white sunglasses, mouth wide open, an arm below her head, half a melon of 300 at 155,465, a soup ladle in it. Below, "
        "ten round holes in a crooked row from 40,1060 to 600,790; the father, hat and stripes, at the eleventh at 660,760, "
        "cropped by the right edge. A child lies at 195,1110 with an arm down the third hole. A striped towel at "
        "650,1090, nobody on it, a corner lifted; two more cropped by the edges."
    ),
    people=(
        "woman of 45, very large, fair, red suit; amused",
        "man of 38, sunburnt in stripes; obstinate",
        "child of 7, brown; bored to the bone, looks into holes",
    ),
    things=(
        "towels",
        "melon",
        "holes in the sand",
        "soup ladle",
    ),
    mood="boredom",
    view="from above",
    palette="high-key",
    inks=(
        ("sand chalk", "#f4ead6"),
        ("white", "#faf6ed"),
        ("aqua", "#b7d6d3"),
        ("lemon", "#efdf9b"),
        ("coral", "#df7f63"),
        ("skin tan", "#b98766"),
        ("petrol", "#2f5560"),
    ),
    edges="all cut",
    ground="the sand, a third of the card",
    clues=Clues(
        feeling="listless",
        proverb="so near and yet so far",
        plot="the eleventh hour of the seaside, told by somebody with nothing to read",
        title="Twelve Holes",
        memory="hot sand and a shadow that does not move",
        sound="one spade, on and on",
        place="the third row from the water",
        person="the father who keeps at it",
        speech="are we having fun",
        idea="distance",
    ),
    hidden="one towel has no body, only a lifted corner and darkness under it",
    avoid="Sea: no water in the picture. Pretty bodies. Holes like graves: they are round and small.",
)
