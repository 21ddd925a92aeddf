"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="From Where I Am",
    painter="D",
    hero="girl with two plaits who looks straight down into a carton, and we are what lies in it",
    place="bottom of a parcel, Kerala",
    layout=(
        "four dusty rose walls run from the corners to an oblong opening; a brown face stops it from rim to rim, plaits hang over "
        "the near wall, a torn lid across the top"
    ),
    incidents=(
        Incident(
            happens="a girl has undone a parcel and looks at what is in it, fingers over both rims, without a word",
            wants="she wants it to move first",
        ),
        Incident(
            happens="a tiny man in a green hat sits on the lid, legs dangling, and peels an orange in one long spiral",
            wants="he wants to come to its end before it breaks",
        ),
    ),
    seen=(
        "Opening from 110,120 to 700,920 with a cream rim, walls around it lit differently, three air holes in the right one at "
        "755,310 to 755,470. Face brown, hair parted at 392,270, eyes large and round at 295,540 and 516,520, a small pale square "
        "in each, mouth shut at 420,745. Four fingers over the left rim at 80,690, four over the right at 725,655. Plaits "
        "plum-black from 200,780 and 590,780 down over the edge, yellow bands. Clay lid from 120 to 255, on it at 260,200 the tiny "
        "man, orange at 175,195, peel hanging to 160,555. White tissue at the lower edge. We look up from the bottom."
    ),
    people=(
        "girl of 9, brown, two plaits; composed, curious",
        "man as small as a finger, pale, green hat; at work",
    ),
    things=(
        "parcel from within",
        "orange peel in one piece",
        "three air holes",
        "tissue paper",
    ),
    mood="calm",
    view="one face fills the card",
    palette="pastel",
    inks=(
        ("pink clay", "#d9a592"),
        ("pistachio", "#bdc9a4"),
        ("sky", "#bfd0d6"),
        ("cream", "#f2e8d7"),
        ("brown", "#a06c52"),
        ("marigold", "#dda64b"),
        ("plum", "#47293f"),
    ),
    edges="mixed",
    ground="near wall of the box, sky at the corners of the opening",
    clues=Clues(
        feeling="inspected",
        proverb="never look a gift horse in the mouth",
        plot="he had posted himself to her, and she had forgotten who he was",
        title="This Side Up",
        memory="the first face after a long journey",
        sound="tissue paper, then breath",
        place="the left-luggage shelf",
        person="the new owner",
        speech="it was bigger in the picture",
        idea="perspective",
    ),
    hidden="three air holes: whoever packed this expected it to breathe",
    avoid="A picture frame: the walls must run to the corners. A doll. Fright.",
)
