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
        "Straight down on bare sand. Some thirty towels, cut oblongs in pale aqua, coral, lemon and white, each "
        "with a body of three or four shapes. The circle is at 500,360, radius 190, she lies in it on her elbow, "
        "red suit, huge, head to us. Holes as dark ovals from 60,780 to 680,910; the father at the twelfth, cropped "
        "by the right edge. A boy of 9 lies flat on his back at 150,600 with a hat on his face and one arm straight "
        "up holding nothing. Two girls have buried each other to the waist at 330,1060."
    ),
    people=(
        "woman of 45, very large, fair, red suit; amused",
        "man of 38, sunburnt in stripes; obstinate",
        "boy of 9, brown; bored to the bone",
        "two girls of 5 and 6",
        "grandfather with an ear trumpet pointed at the sand",
        "twenty bathers of all builds and skins, asleep or pretending",
    ),
    things=(
        "towels",
        "melon",
        "holes in the sand",
        "ear trumpet",
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
