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
        "The crown is one green mass, torn, from 0 to 800, 0 to 720, with a gap of bare sky on the right. All sit on one "
        "bough at 700, skirts before it: the huge one with her head at 340,280 knits, the sleepy one leans on her at "
        "140,440 with the flask, the thin one in profile against the sky at 620,255 stretches an arm to 780,490 and lets "
        "an olive fall; six legs at six angles below. The knitting falls from 350,590 over a knee to the ground at "
        "560,1160. Trunk at the left edge. Below, small: a man with a pole, one who writes, a husband of 75 with a "
        "covered plate who looks up at 700,1050. From across the path."
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
