"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="It Was Already Broken",
    painter="C",
    hero="kitchen floor seen from above, where four people crawl after the pieces of one large dish",
    place="kitchen, Isfahan",
    layout=(
        "tiled floor as a pale net over the whole card, four bent backs pointing at each other like a cross that "
        "misses, pieces strewn"
    ),
    incidents=(
        Incident(
            happens="four pick up the pieces; a woman slips one into her blouse",
            wants="each wants the guilt to be somebody else's, she wants the bit with the bird",
        ),
        Incident(
            happens=(
                "a baby in a nappy and a hat has reached the threshold and is leaving, pulled by a wind-up bear on a "
                "ribbon"
            ),
            wants="the bear goes on until it is run down; the baby wants to see",
        ),
    ),
    seen=(
        "Straight down, near. Floor of tiles, pale blue on chalk, in a strict order with four tiles wrong. Four backs "
        "cut by the edges, heads to the middle, hands out: a grandmother's shawl from the upper left, her bun at "
        "270,310, a man's striped shirt and braces from the upper right, one hand on his bald patch; a schoolboy from "
        "the right, head at 500,690, cheek on the tiles; a young woman from the lower left, head at 310,760, plait, "
        "dark printed skirt, the piece with the bird going into her collar. Fifteen pieces, white with blue, fit "
        "nothing. The baby at 650,1060 on the door sill, the court beyond it, the bear at the corner; a saucepan at "
        "the right."
    ),
    people=(
        "grandmother of 77; does not believe a word",
        "man of 45, bald patch; loud innocence",
        "boy of 11; burning ears",
        "woman of 24, plait; thief out of love",
        "baby of 11 months; departing",
    ),
    things=(
        "pieces of a dish",
        "tiled floor",
        "cracked saucepan",
        "wind-up bear",
    ),
    mood="shame",
    view="from above",
    palette="high-key",
    inks=(
        ("chalk", "#f5f1e7"),
        ("tile blue", "#a9c4cf"),
        ("bone", "#e7dccb"),
        ("apricot", "#e3b592"),
        ("sage", "#b4bfa2"),
        ("walnut", "#5a4034"),
        ("cobalt", "#3d5f94"),
    ),
    edges="mixed",
    ground="floor in the middle between the four, and the sill",
    clues=Clues(
        feeling="guilty",
        proverb="there is no use crying",
        plot="the dish was a present from the one who comes to dinner tonight",
        title="The Piece with the Bird",
        memory="knowing it would be asked who",
        sound="china and then nothing",
        place="on all fours",
        person="whoever was nearest",
        speech="nobody move",
        idea="blame",
    ),
    hidden="one piece lies under a saucepan that already had a crack drawn over with ink",
    avoid="A quarrel or fists. Faces: only profiles and partings. Pieces that make a picture together.",
)
