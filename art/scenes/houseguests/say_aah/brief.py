"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Say Aah",
    painter="B",
    hero="girl's face with cheeks blown up tight and a taut string that comes out between her lips",
    place="school doctor's corner, São Vicente",
    layout=(
        "round head cropped at top and both sides, one straight string from the mouth to the right edge, two hands "
        "from below"
    ),
    incidents=(
        Incident(
            happens="she keeps her mouth shut on something, its string is pulled from outside the card",
            wants="she wants to keep it till Friday",
        ),
        Incident(
            happens=(
                "above, two hands plait her hair together with a strand of red hair that hangs in over the upper edge"
            ),
            wants="whoever plaits wants two heads to stay where they are until supper",
        ),
    ),
    seen=(
        "Face of warm brown fills 40 to 760, 130 to 1060, on a loud pink wall. Cheeks out past the ears, eyes "
        "crossed down at the string at 400,640, one lid higher, nostrils wide. String from 420,800 to 800,730, thin "
        "and bright, with a small knot. Her black hair is drawn up into a plait at 420,130, thick, half of it red, "
        "that leaves the card at the top between two busy hands, 300 and 540, 60. A grown-up's spoon on its way from "
        "below at 240,1080, waiting. Frontal, very near."
    ),
    people=(
        "girl of 8, light brown, round, gap hinted by the lip's shape, eight slides; stubborn, delighted",
        "two hands that plait, light brown; humming",
        "hand with spoon, freckled",
    ),
    things=(
        "taut string",
        "hair slides",
        "spoon",
        "plait of two colours",
    ),
    mood="mischief",
    view="one face fills the card",
    palette="one loud",
    inks=(
        ("hot pink", "#e2567f"),
        ("deep brown", "#5a352b"),
        ("umber", "#3b2521"),
        ("bone", "#eadfce"),
        ("chalk", "#f5f0e6"),
        ("slate", "#64707a"),
    ),
    edges="all cut",
    ground="string side: a torn-free field of bone from the right cheek to the edge, and the doctor's collar below",
    clues=Clues(
        feeling="suspense",
        proverb="bite your tongue",
        plot="she swallowed the secret, but only as far as the string allowed",
        title="Until Friday",
        memory="a wobbly tooth and a door handle",
        sound="a gulp",
        place="the nurse's stool",
        person="the child who is asked three times",
        speech="I have nothing in my mouth",
        idea="stubbornness",
    ),
    hidden="one of her eight slides is a tiny padlock",
    avoid="A tooth on the string: what is in the mouth stays unknown. A cute doll; equal cheeks. No mouth open.",
)
