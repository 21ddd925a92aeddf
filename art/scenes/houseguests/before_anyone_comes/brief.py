"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Before Anyone Comes",
    painter="D",
    hero="schoolmistress in black who turns a cartwheel down a corridor, skirts open like a fan",
    place="corridor of a convent school, Manila",
    layout=(
        "one wheel of black and white limbs across the middle from edge to edge, long pale corridor as two slanting "
        "planes"
    ),
    incidents=(
        Incident(
            happens=(
                "she has put down her books and turns a cartwheel, hands flat, feet in laced boots at the ceiling"
            ),
            wants="she wants to do four in a row before the bell",
        ),
        Incident(
            happens=(
                "at the far end a very small inspector stands on the pile of his own papers and tries with a ruler "
                "to coax a lizard down from the lamp"
            ),
            wants="he wants it to come without losing its tail",
        ),
    ),
    seen=(
        "Body in the air: hands at 180,960 and 360,1000, head upside down at 300,780 with coif slipping and open "
        "laughing mouth, hips at 440,520, one leg to 120,250, the other to 770,380 at the right edge. Skirt "
        "brushed in a fan of dry black strokes, white petticoat. Keys fly at 500,915. The corridor behind pale lemon "
        "wall, bone floor; inspector 130 high at 630,770 on his papers, arm up, back to us. Bucket at 90,1120. From "
        "a child's height at the end of a row."
    ),
    people=(
        "woman of 52, brown, wiry, black habit-like dress; jubilant",
        "inspector of 60, small, stout, white suit; holding his breath",
    ),
    things=(
        "key ring in the air",
        "stack of papers",
        "bucket",
        "lizard",
    ),
    mood="triumph",
    view="a body in motion",
    palette="high-key",
    inks=(
        ("chalk", "#f6f1e4"),
        ("lemon", "#ecdfae"),
        ("bone", "#e5dac6"),
        ("shell", "#dfb39a"),
        ("mint", "#bcd0bf"),
        ("ink", "#26232b"),
        ("brown", "#8b5c45"),
    ),
    edges="all brush",
    ground="floor and wall round the wheel",
    clues=Clues(
        feeling="exuberance",
        proverb="when the cat's away",
        plot="on her last day she does what the corridor was built for",
        title="Four in a Row",
        memory="running where running was forbidden",
        sound="keys landing",
        place="between two lessons",
        person="the strict one",
        speech="you saw nothing",
        idea="freedom",
    ),
    hidden="one chalk tally on the wall at 780,770: three strokes, fresh",
    avoid=(
        "Mocking a religion or legs: boots and thick stockings. A stiff wheel: wrists bend, back arches. An audience."
    ),
)
