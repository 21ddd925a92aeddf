"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="You Won't Feel a Thing",
    painter="A",
    hero="old sleeper whose shut eye, through the magnifying lens that a black glove lowers over it, is wide awake",
    place="sickroom, a pillow seen from above",
    layout=(
        "tilted head from edge to edge, a thick black ring over its right half, dark fist with a red cuff at the top "
        "right corner, one thin green line that rises along the lower edge from a bow at the left"
    ),
    incidents=(
        Incident(
            happens="somebody in a long glove looks at a sleeping woman through a lens, in which her eye is open",
            wants="whoever bends down wants to be sure before the next step",
        ),
        Incident(
            happens="a taut green cord, knotted in a bow round the end of the plait, carries a little bell and runs off to the right",
            wants="at its far end a caller waits for it to ring",
        ),
    ),
    seen=(
        "Her face fills the card from 60 to 1080, broad, peach, wide at the jaw, leaning left, on a white pillow; "
        "grey hair parted at 450,200 and drawn down in two wings, the left one plaited from 95,930 down "
        "and tied at 90,1075 with a green bow, from which a thread with a bell at 280,1100 rises to 800,970. Left eye shut at 310,930 above a flushed cheek. Over the right one a black rim of radius 352 about "
        "806,842; in it one enormous open eye, green, and in its pupil somebody in red on a swing before a pale "
        "moon. A fist in a black glove, its coral cuff with two pearl buttons cropped by the top edge, holds the red "
        "handle, whose end shows at 565,60. Mouth shut at "
        "560,1340: content on the sleeping side, not on the other. Sheet with a mint stripe from 1450 down."
    ),
    people=(
        "woman of 70, large, grey hair; one half of her face sleeps well, the other has seen who is there",
        "somebody in a black glove with a coral cuff, in no hurry",
    ),
    things=(
        "magnifying lens",
        "black glove",
        "green bow",
        "small bell",
        "swing",
    ),
    mood="menace",
    view="one face fills the card",
    palette="high-key",
    inks=(
        ("chalk", "#f5f1e8"),
        ("bone", "#e7dccb"),
        ("shell", "#eed0bd"),
        ("peach", "#e2b79d"),
        ("mint", "#bcd0c4"),
        ("tin", "#a3adb1"),
        ("coral", "#d0553f"),
        ("aubergine", "#2b1f2e"),
    ),
    edges="all cut",
    ground="the pillow above and beside her hair, left as chalk",
    clues=Clues(
        feeling="dread",
        proverb="kindness kills",
        plot="the new night nurse counts the patients who only pretend",
        title="Say When",
        memory="lying still until the grown-ups had left the landing",
        sound="a bell that has not rung yet",
        place="the dream one floor down",
        person="an aunt by marriage",
        speech="it is only for your own good",
        idea="trust",
    ),
    hidden="the mouth is content up to its middle only; from there on it knows",
    avoid=(
        "Needles, blood, teeth, a wink: the hand must come from outside and her sleeping half must be truly at rest. "
        "Both corners of the mouth alike."
    ),
)
