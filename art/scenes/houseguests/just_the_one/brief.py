"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Just the One",
    painter="G",
    hero="tiny man in pyjamas who hangs by his hands from a long orchard wall below one single pear",
    place="walled orchard, Kashmir in autumn",
    layout=(
        "a pale round place on a dark slope with one bare tree in it, coats on round trees all about; below it a long dark "
        "wall, a tiny striped man before it under one yellow spot"
    ),
    incidents=(
        Incident(
            happens="a man in pyjamas hangs from the wall by one hand, with the other he nearly has the pear",
            wants="he wants it because it is the last and because it is not his",
        ),
        Incident(
            happens=(
                "all the trees but one have been dressed in coats, buttoned to the top, and under the bare one "
                "somebody has set down a suitcase"
            ),
            wants="somebody wants that tree to feel it",
        ),
    ),
    seen=(
        "From a hill. The wall in plum from 0,860 to 800,765, 230 high, coping in lilac; under it bare meadow "
        "with two ladders that lie, above it a deep green slope up to 280. On it fifteen round crowns in four "
        "rows, each over a coat in rose, chalk, lilac or sky, buttoned, one coat inside out at 600,460; the "
        "bare tree, dark, at 220,680 in a bare round place 380 wide, a suitcase at 228,528. The man at 580,920, 340 "
        "long, from behind: one hand on the coping at 435,790, one reaching to 670,700, on his toes, a "
        "slipper left; the pear at 688,550 on a twig from the right edge. Hills and bare sky on top."
    ),
    people=("man of 57, tiny, pyjamas; burning",),
    things=(
        "pear",
        "ladders",
        "coats on trees",
        "suitcase",
    ),
    mood="desire",
    view="tiny figure in a landscape",
    palette="pastel",
    inks=(
        ("chalk", "#f3eee1"),
        ("pistachio", "#bfcda6"),
        ("rose", "#e7beb3"),
        ("lilac", "#bdb2cc"),
        ("sky", "#bad0d8"),
        ("pear yellow", "#e0bf4a"),
        ("plum", "#573a57"),
    ),
    edges="all brush",
    ground="meadow round the wall, more than a third",
    clues=Clues(
        feeling="temptation",
        proverb="stolen fruit is sweetest",
        plot="they counted the pears every evening, and he counted with them",
        title="The Hundredth Tree",
        memory="stretching for the jar while the chair tipped",
        sound="a stalk that gives",
        place="over the wall",
        person="the neighbour with everything of his own",
        speech="I will put it back",
        idea="greed",
    ),
    hidden="out of his hip pocket looks the stalk of a pear eaten before",
    avoid="A danger of falling: the wall is lower than he is long. Eden, snake. Trees as people.",
)
