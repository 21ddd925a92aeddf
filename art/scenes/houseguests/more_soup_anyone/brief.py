"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="More Soup, Anyone?",
    painter="A",
    hero="a man and a woman made of steam kiss high on a red wall, over two strangers who look away from each other",
    place="noodle counter, a side street in Trieste",
    layout=(
        "white interlaced steam as a vase on red, its stem down between two dark backs that fill the lower corners; a tall "
        "pale cap at the bottom of the gap"
    ),
    incidents=(
        Incident(
            happens="out of the bowls of two people who do not know each other the steam rises, takes their shapes and embraces",
            wants="the steam wants what neither of them would ask for",
        ),
        Incident(
            happens="a small cook in a tall white hat has got hold of a coat's belt and of a dress's sash, one in each fist",
            wants="he wants to have them knotted before anybody stands up",
        ),
    ),
    seen=(
        "Red wall from the upper edge to 736. On it, in two whites, the couple of steam: his head at 345,135, a tuft at 385,20, eye "
        "shut, no more of a face than an outline; hers at 480,170, bun at 560,140; her hand on his nape at 262,200, his on her back at "
        "565,365; wisps to 118,184 and 666,170. Below 400 both bodies narrow, cross at 400,540 and 430,650 and end in two white bowls "
        "at 361,740 and 460,740 that touch. Man from behind on the left, black coat from 625, black hair with the same tuft at "
        "135,375, head turned to the left, belt at 995. Woman from behind on the right, brown skin, black bun at 589,515 with a spoon "
        "through it to 485,595, pearl at 699,572, head turned to the right, slate dress open to 920, white sash at 975. Dark counter "
        "736 to 830, tan boards below. Boy from behind at 400, hat 930 to 1085, red jacket, fists at 313,1085 and 488,1085. No face."
    ),
    people=(
        "man of 45, tan skin, black coat; looks hard at nothing on his left",
        "woman of 40, brown skin, bare back, slate dress; looks hard at nothing on her right",
        "cook's boy of 8, tall hat, red jacket; at work",
        "two of steam; as long as the soup is hot",
    ),
    things=(
        "soup bowl",
        "steam",
        "sash",
        "cook's hat",
    ),
    mood="desire",
    view="no face",
    palette="one loud",
    inks=(
        ("tomato red", "#c8392b"),
        ("black", "#211d1f"),
        ("chalk", "#f8f3e8"),
        ("bone", "#dfd5c4"),
        ("slate", "#93a0a6"),
        ("tan", "#c39a6b"),
        ("brown", "#6f4129"),
        ("umber", "#4a3226"),
    ),
    edges="all cut",
    ground="the red wall round the steam",
    clues=Clues(
        feeling="thrill",
        proverb="still waters run deep",
        plot="every Thursday they eat side by side, and for eleven years neither has said good evening",
        title="While It Is Hot",
        memory="whom one sat next to and never spoke to",
        sound="two spoons that stop at the same time",
        place="the stool beside",
        person="the regular whose name nobody knows",
        speech="is this seat taken",
        idea="attraction",
    ),
    hidden="her spoon is stuck through the bun, and so she cannot begin",
    avoid="Any face with features. A heart. Ghosts: it is warm and comes out of the bowls. The two noticing anything.",
)
