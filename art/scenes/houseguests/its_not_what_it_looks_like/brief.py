"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="It's Not What It Looks Like",
    painter="H",
    hero="stout man in a lady's fur who kneels in a neighbour's cabbage bed, caught in a wedge of light",
    place="allotment, Gdańsk",
    layout=(
        "one torn pale wedge from the upper left corner to the lower right on black ground, kneeling body full in "
        "it, spectators in the shade at the rim"
    ),
    incidents=(
        Incident(
            happens="he holds a cabbage to his chest like a baby and has the other hand up against the light",
            wants="he wants one minute to explain, and has no idea how",
        ),
        Incident(
            happens=(
                "at the edge, unseen by all, a little girl ties the dog's lead, the watering hose and an old man's "
                "braces into one plait"
            ),
            wants="she wants to see who starts first",
        ),
    ),
    seen=(
        "Wedge bare bone from the upper left corner, 40 to 200, to the lower right, torn both sides. The man at "
        "390,800, from 420 to 1130: fur umber torn in tufts, striped knees, collar and tie, red face at 390,540; from "
        "the elbow at 150,730 a sleeve rises to a white cuff at 265,580, and the back of the hand lies half over one eye. "
        "Cabbage pale green at 375,815. Three cabbages in a row, torn night-green rounds, in the dark at 55,1100 to "
        "125,885; bare ground below him. In the shade at the right: woman in curlers at 565,490, man with braces at 705,610, "
        "dog; only noses and hands lie in the light. Girl at 700,1110, 170 high, crouched. In the dark at the "
        "left a baby in a wheelbarrow looks at us. The lamp itself is outside the card. From the path."
    ),
    people=(
        "man of 54, stout, pale; ashamed to the roots",
        "girl of 6, fair; scientific",
        "neighbours: man of 78, woman of 45 in curlers, dog; outraged, thrilled",
    ),
    things=(
        "fur coat",
        "cabbage",
        "hand lamp",
        "baby in a wheelbarrow",
    ),
    mood="shame",
    view="other",
    palette="night",
    inks=(
        ("ink", "#16181f"),
        ("night green", "#1f3733"),
        ("plum", "#3b2840"),
        ("bone", "#e8dfcb"),
        ("umber", "#5e473a"),
        ("cabbage", "#9fb083"),
        ("flush", "#c1735e"),
    ),
    edges="all torn",
    ground="the wedge",
    clues=Clues(
        feeling="ashamed",
        proverb="caught red-handed",
        plot="the cabbages had been his until the divorce",
        title="By Lamplight",
        memory="standing in the larder with jam to the elbows",
        sound="a switch, and a cough",
        place="in the wrong garden",
        person="the respectable one",
        speech="I can explain everything",
        idea="innocence",
    ),
    hidden="under the fur's hem a second cabbage already has a bonnet on",
    avoid="Glow: the wedge is paper with torn edges. Mocking dress or body. A police scene.",
)
