"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Beat You to It",
    painter="D",
    hero="tiny grandmother in a Sunday hat who plants a mop on the top of a vast black slag heap",
    place="slag heap, Borinage",
    layout=(
        "one enormous black cone off centre to the left, torn, against a bare pale sky, one speck on its point, a "
        "dotted line up its flank"
    ),
    incidents=(
        Incident(
            happens="she plants the mop on the summit and puts her fists to her hips",
            wants="she wants to be seen from the kitchen of her sister",
        ),
        Incident(
            happens=(
                "half way up, on a ledge, brass instruments lie in a nest of straw, each with its bell full of eggs, "
                "and nobody near"
            ),
            wants="somebody wants them fetched before noon, warm",
        ),
    ),
    seen=(
        "Cone from -60,1200 to 640,1200, its top at 310,210, torn in three blacks with brushed scree. She at "
        "310,170, 60 pixels: hat, coat, mop upright with a grey head that blows. Her track as small dashes from "
        "700,1180. Ledge at 470,700 with seven dull gold horns and tubas in straw. At the right horizon low grey roofs as cut "
        "teeth at 1000 to 1100 and one pulley wheel. Sky bare. From the plain."
    ),
    people=("woman of 78, tiny, stout, hat with a cherry; triumphant and short of breath",),
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
    hidden="from the other side, low on the flank, a second hat with a cherry is coming up",
    avoid="A mountain of snow or a hero's pose seen near. Birds. Sun.",
)
