"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Where Did You Want to Go?",
    painter="G",
    hero="grandmother as large as the hills who hauls a whole road in, hand over hand, and whoever sleeps on it",
    place="last ridge but one, the Alentejo after midnight",
    layout=(
        "dark gown and bowed profile down the right half, cut off by two edges; one pale winding band from the horizon at the "
        "upper left through two fists to heavy pleats along the bottom; bare navy above"
    ),
    incidents=(
        Incident(
            happens="she draws the road off the hills towards her, softly, with a traveller asleep on it beside his case",
            wants="she wants him home, and not to wake him",
        ),
        Incident(
            happens="far off, tiny, somebody in white leans back with the other end and does not let go",
            wants="she wants him to arrive where he was going",
        ),
    ),
    seen=(
        "Her head in profile to the left, bowed, from 440,90 to 690,540: white hair in a knot with one long pin, a lid "
        "far down, red earring at 666,380, white frill below. Gown near black with pale sprigs, from 500,560 to the lower "
        "right corner. Far hand at 265,670, four fingers over the road; near fist at 430,790, elbow back at 790,800. Road "
        "pale with a broken line: over the far ridge at 290,230, behind the next, round at 370,420, past the sleeper at "
        "180,510, off the ground at 20,720, into both hands, then three pleats over her lap from 920 to 1200. Red case at "
        "105,545 under his head, the road's edge folded over him as a blanket, black dog at 325,410 looking up at her. Signpost with blank arms at 100,890. Somebody in "
        "white at 325,215, 65 high. Sky bare down to 230. Near, at her eye height."
    ),
    people=(
        "woman of 80, huge, light brown, white hair, nightgown collar under a dark house gown; careful, not yet decided",
        "man of 30, tucked in, asleep on his side; knows nothing of it",
        "somebody young in white on the last ridge, black hair; holds on",
    ),
    things=("road in pleats", "red suitcase", "blank signpost"),
    mood="tenderness",
    view="other",
    palette="night",
    inks=(
        ("navy", "#18203a"),
        ("aubergine", "#21152b"),
        ("slate blue", "#37496b"),
        ("pale lilac", "#beb6c9"),
        ("chalk", "#efe7d8"),
        ("light brown", "#b5835f"),
        ("red", "#cf4d36"),
    ),
    edges="mixed",
    ground="the sky above the ridges, a fifth",
    clues=Clues(
        feeling="homesickness, the other way round",
        proverb="all roads lead to Rome",
        plot="each night he walks as far as he can, and each morning he wakes in his old room",
        title="The Distance, Neatly Folded",
        memory="being carried in from the car and pretending to sleep",
        sound="gravel sliding over a stone step",
        place="halfway, and then less",
        person="a grandmother who never says stay",
        speech="hush, the bend comes next",
        idea="letting go",
    ),
    hidden="somebody on the last ridge has hold of the road's other end; only the dog has seen who is pulling here",
    avoid="A tug for laughs: both are gentle. Stars, moon, lit windows, cars, lettering on the signpost. He must not wake.",
)
