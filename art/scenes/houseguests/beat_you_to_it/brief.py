"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Beat You to It",
    painter="D",
    hero="tiny grandmother in a Sunday hat who plants a mop on the top of a vast black slag heap",
    place="slag heap, Borinage",
    layout=(
        "one enormous black cone off centre to the left, torn, against a bare pale sky, one speck on its point, a "
        "dotted line up its flank, a second speck below"
    ),
    incidents=(
        Incident(
            happens="she plants the mop on the summit and puts her fists to her hips",
            wants="she wants to be seen from the kitchen of her sister",
        ),
        Incident(
            happens=(
                "low in its flank, in a hollow, brass instruments lie in a nest of straw, each with its bell full of eggs, "
                "and nobody near"
            ),
            wants="somebody wants them fetched before noon, warm",
        ),
    ),
    seen=(
        "Heap in three torn blacks from 0,640 up to its tip at 255,260 and down a long slope to 800,960. She at "
        "255,190, 140 pixels: hat, coat, mop upright with a grey head that blows. On the right skyline at 520,590 her sister bends "
        "up the slope on a broom. Track as small dashes from 760,1190 to the tip. In the black flank at 240,930 a hollow, in it four "
        "dull gold horns and tubas in straw, full of eggs. Behind the slope at 730,840 one pulley wheel. Sky bare. From the plain."
    ),
    people=(
        "woman of 78, tiny, stout, hat with a cherry; triumphant and short of breath",
        "woman of 80, tiny, the same hat; late",
    ),
    things=(
        "mop",
        "Sunday hat",
        "brass instruments full of eggs",
        "pulley wheel",
    ),
    mood="triumph",
    view="tiny figure in a landscape",
    palette="near-monochrome",
    inks=(
        ("ink", "#211f22"),
        ("coal", "#3f3d40"),
        ("pencil", "#77747a"),
        ("ash", "#b4afa7"),
        ("chalk", "#ece5d8"),
        ("brass", "#b58b3d"),
    ),
    edges="mixed",
    ground="sky, nearly half",
    clues=Clues(
        feeling="triumph",
        proverb="it is lonely at the top",
        plot="two sisters of seventy-eight and eighty have raced since they could walk",
        title="The North Face of the Heap",
        memory="being first out of bed on the first day of snow",
        sound="a flag with nothing on it",
        place="the highest point of a flat country",
        person="the younger sister",
        speech="tell her to look out of the window",
        idea="rivalry",
    ),
    hidden="both wear the same hat with a cherry, and she who is late has brought the broom",
    avoid="A mountain of snow or a hero's pose seen near. Birds. Sun.",
)
