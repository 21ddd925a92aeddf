"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="No Flowers, Please",
    painter="D",
    hero="a mourner's black hat, a wreath of white roses on it, wider than all that is mourned",
    place="back garden, Port of Spain",
    layout=(
        "one black disc cropped at the left, a coat below it as its stalk, a brown wedge pushed in from the right edge, a "
        "small red oblong at the lower right, pale worn ground between"
    ),
    incidents=(
        Incident(
            happens="a goat has laid its long face on the brim and eats the roses one by one, a quarter of them gone",
            wants="it wants the next one",
        ),
        Incident(
            happens="out of the shoe box, lid ajar in two brown hands, a tortoise stretches its neck toward the cushion in the little grave",
            wants="the tortoise wants to know whom all this is for",
        ),
    ),
    seen=(
        "Straight down. Hat 740 wide, centre 307,413, brown-black, brushed, plaited in rings; crown a little to the far "
        "side; eight white roses round it, bare leaves at the right. Goat from above, from the right edge at 800,290 to its "
        "nose at 505,420, clay with two pale stripes, dark horns swept back. Below the brim black sleeves, lap, brown hands "
        "on the lid of a shoe box at 290,885; tortoise's neck and foreleg from its open end at 570,880. Grave 330 by 190 at "
        "527,1067, round at its corners, a red cushion with pale dots in it; a little earth at the right edge. Moss in two corners."
    ),
    people=("mourner, of whom there is a hat, a lap and two hands; does not look up",),
    things=(
        "shoe box",
        "hat with a wreath",
        "goat",
        "tortoise",
    ),
    mood="grief",
    view="from above",
    palette="dirty",
    inks=(
        ("moss", "#6a7047"),
        ("clay", "#a4714f"),
        ("brown-black", "#2b2320"),
        ("bone", "#dacdb5"),
        ("slate", "#58605f"),
        ("olive", "#8b8456"),
        ("brown", "#6b4434"),
    ),
    edges="all brush",
    ground="the worn grass round hat and grave",
    clues=Clues(
        feeling="unwilling goodbye",
        proverb="you cannot take it with you",
        plot="it had only been asleep since November",
        title="The Guest of Honour",
        memory="the funeral of a hamster with real hymns",
        sound="chewing, during the hymn",
        place="under the mango tree",
        person="the aunt under the hat",
        speech="say a few words",
        idea="ceremony",
    ),
    hidden="the lid of the box has air holes",
    avoid="A human grave: no stone, no cross, the box is plainly a shoe box. A dead animal: this one is wide awake.",
)
