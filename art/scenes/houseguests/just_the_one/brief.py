"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Just the One",
    painter="G",
    hero="tiny man in pyjamas who hangs by his hands from a long orchard wall below one single pear",
    place="walled orchard, Kashmir in autumn",
    layout=(
        "orchard seen from high up as a brushed square of a hundred round crowns inside a slanting wall, thick empty "
        "meadow around"
    ),
    incidents=(
        Incident(
            happens="a man in pyjamas hangs from the wall by one hand, with the other he nearly has the pear",
            wants="he wants it because it is the last and because it is not his",
        ),
        Incident(
            happens=(
                "all the trees but one have been dressed in coats, buttoned to the top, and under the bare one "
                "somebody has set out a chair"
            ),
            wants="somebody wants that tree to feel it",
        ),
    ),
    seen=(
        "Wall as a parallelogram 130,250 to 720,180 to 770,830 to 90,920, 20 thick, plum-pink. In it eleven by nine "
        "crowns of 40 pixels, brushed rings; coats in rose, pistachio, lilac, sky, sleeves hanging, in a strict "
        "order with one coat inside out; the bare tree at 560,420 and its chair. White ladders, two dozen, lie in "
        "the grass by the lower wall, none against it. The man outside at the right wall, 760,600, 55 pixels, "
        "striped; the pear one yellow spot at 735,575. Meadow bare. From a hill."
    ),
    people=("man of 57, tiny, pyjamas; burning",),
    things=(
        "pear",
        "ladders",
        "coats on trees",
        "chair",
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
