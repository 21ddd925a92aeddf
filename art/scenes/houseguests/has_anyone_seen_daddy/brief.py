"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Has Anyone Seen Daddy?",
    painter="B",
    hero="beach seen from straight above where all towels have moved away from one woman who eats a whole melon",
    place="beach, Rimini at noon",
    layout="bright grid of coloured oblongs that bends round one empty circle, a row of holes in the lower part",
    incidents=(
        Incident(
            happens="a father digs hole after hole with a child's spade, eleven in a strict, slightly crooked row",
            wants="he wants to find the car keys and be admired",
        ),
        Incident(
            happens="in the clear circle a woman eats a melon with a soup ladle, towels drawn back all round her",
            wants="she wants nobody near enough to ask why she laughs",
        ),
    ),
    seen=(
        "Straight down on bare sand. In the upper half her dark petrol towel, 530 by 680, a little askew; on it she lies "
        "on her back, 45 and huge, coral suit, hair spread out, an arm below her head, half a melon standing on her at "
        "330,400, a soup ladle in it. Eight pale towels, cut oblongs with a body of three or four shapes, have drawn back "
        "to the edges. Eleven round holes in a crooked row from 40,850 to 580,1030; the father at the twelfth, cropped by "
        "the right edge at 740,1060. A child in lemon shorts lies at 150,1040 with an arm down the third hole."
    ),
    people=(
        "woman of 45, very large, fair, red suit; amused",
        "man of 38, sunburnt in stripes; obstinate",
        "child of 7, brown; bored to the bone, looks into holes",
        "seven bathers of all builds and skins, asleep or pretending",
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
