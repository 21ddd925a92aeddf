"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Come Down This Instant",
    painter="A",
    hero=(
        "three stout old women on the boughs of a plane tree, legs dangling, with a flask, a jar of olives and "
        "knitting without end"
    ),
    place="park, Plovdiv",
    layout=(
        "one enormous torn green crown that fills the upper two thirds, three bodies as dark fruit in it, tiny "
        "agitation underneath"
    ),
    incidents=(
        Incident(
            happens="three friends sit in a tree and drink, and one takes aim with an olive stone",
            wants="they want to stay up there until somebody asks nicely",
        ),
        Incident(
            happens="two men measure the trunk with a pole and write down the figures, without a look up",
            wants="they want it to be two hands thinner than it is",
        ),
    ),
    seen=(
        "The crown is one green mass, torn, from 0 to 800, 0 to 760, with three gaps of bare sky and a few large "
        "leaves. The women sit close: the huge one at 290,230 knits, the sleepy one leans on her at 120,360 with "
        "the flask at 125,570, the thin one at 530,170 has a jar at 495,460 and stretches an arm to 690,470 with "
        "an olive; six legs at six angles below the bough at 720. The knitting falls from 335,520 to the ground "
        "at 190,1150. Trunk 470 to 610 down to 1150, flaked. Below, small: a man with a pole at 430,1040, one who"
        " writes at 670,1060, a husband of 75 with a covered plate who looks up at 80,1060. From across the path."
    ),
    people=(
        "woman of 72, huge, olive, red hair; laughing",
        "woman of 79, thin, dark, glasses; aiming",
        "woman of 68, round, fair, headscarf; sleepy with drink",
        "two surveyors of 30; dutiful",
        "husband of 75, hat, plate; torn between pride and soup",
    ),
    things=(
        "flask",
        "long knitting",
        "covered plate",
        "measuring pole",
    ),
    mood="mischief",
    view="other",
    palette="one loud",
    inks=(
        ("leaf green", "#3f9a4a"),
        ("bone", "#ebe3d2"),
        ("umber", "#4b3a31"),
        ("slate", "#5d6a70"),
        ("tan", "#b48e6e"),
        ("grey", "#8e8a80"),
    ),
    edges="all torn",
    ground="torn gaps of sky in the crown and the whole path below",
    clues=Clues(
        feeling="freedom",
        proverb="you are as young as you feel",
        plot="the park is to be sold on Monday; on Sunday afternoon it grows three old women",
        title="The Upper Branch Society",
        memory="knees that smelled of bark",
        sound="laughter from above",
        place="higher than the lamp posts",
        person="the grandmother they do not mention",
        speech="make me",
        idea="disobedience",
    ),
    hidden="in a fork of the tree an older, small shoe has been grown over by bark",
    avoid="Witches, birds' poses, drunkenness as shame. Six legs in a neat row.",
)
