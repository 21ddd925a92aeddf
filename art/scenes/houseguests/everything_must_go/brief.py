"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Everything Must Go",
    painter="H",
    hero="porter bent under a whole staircase, banister, carpet and all, that he carries off on his back",
    place="side street, Thessaloniki",
    layout=(
        "one black coat bent at the waist, blue-grey legs below it at both ends, a dark stair laid on its back as a diagonal from "
        "the left edge to the upper right, a white bird against the black"
    ),
    incidents=(
        Incident(
            happens=(
                "a man carries a staircase away on his back, and on its top step a woman in a dressing gown goes on "
                "brushing her teeth"
            ),
            wants="she wants him to be still until she has finished",
        ),
        Incident(
            happens="a goose with a label round its neck walks past him, back to where all that came from",
            wants="it wants to be home before it is counted",
        ),
    ),
    seen=(
        "The porter from the side, bent towards the left, his coat from nape at 210,770 along the stair to a dip at the waist "
        "470,590, over the seat 590,570 down to its hem at 490 to 755, 1060; cap, grey moustache and shut eye at 120,900. Near "
        "sleeve from the shoulder at 300,770 to the elbow at 400,960 and the cuff at 285,1015; the fist at 240,1000 holds a "
        "rope that runs over the shoulder, a second goes under the arm, a third round the waist. The near leg, petrol, bears "
        "him: knee at 300,1000, black boot 220 to 400 at 1170; the far one pushes, boot at 690,1170. The stair of eight steps "
        "with a brick carpet from 70,700 to 780,300, its lower end on his nape, black banister and a knob at 85,550 with a "
        "blank label. On top a woman in petrol, 260 high, in profile at 690,150, the brush in her mouth. Goose at 460,1050, cropped by the lower edge, looks to the right, a label at its "
        "neck. On the wall two pale shapes with a nail above each at 165,265 and 345,200. Mustard floor from 1100 down."
    ),
    people=(
        "porter of 60, cap, grey moustache, eyes shut; patient",
        "woman of 70, dressing gown; at home",
    ),
    things=(
        "carried staircase",
        "goose",
        "blank labels",
        "pale shapes on a wall",
    ),
    mood="grief",
    view="other",
    palette="dirty",
    inks=(
        ("mustard", "#ae9150"),
        ("cream", "#dccfb5"),
        ("umber", "#5a4638"),
        ("petrol", "#475a5c"),
        ("brick", "#934f3d"),
        ("olive", "#75734b"),
        ("brown-black", "#2b2422"),
    ),
    edges="mixed",
    ground="the wall, two fifths",
    clues=Clues(
        feeling="dispossessed",
        proverb="home is where the heart is",
        plot="they had been given until noon, and nobody had said of which day",
        title="Where the Walls Were",
        memory="playing house under the washing",
        sound="a stair that creaks without a house",
        place="between kerb and door",
        person="the last lodger",
        speech="wipe your feet",
        idea="home",
    ),
    hidden="the patch on the coat is of the stair's own wood",
    avoid="Poverty shown off, war. A plan seen straight down (another card). Tears.",
)
