"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="You Have to Eat",
    painter="H",
    hero="man's face over a lifted fork of noodles, on which a moth has settled",
    place="kitchen table, Busan",
    layout=(
        "torn grey face in the upper two thirds, fork as a vertical in front of it, rolls of paper as columns at the "
        "right edge"
    ),
    incidents=(
        Incident(
            happens="he has lifted the fork and not gone on, a moth sits on it and opens its wings",
            wants="he wants to put the fork down without waking it",
        ),
        Incident(
            happens=(
                "from the right three hands unroll one wallpaper after another over the table, up to the rim of his "
                "bowl, and a child's hand has chosen the pattern with the crabs"
            ),
            wants="they want him to say yes to any of them",
        ),
    ),
    seen=(
        "Face from 110 to 610, 90 to 870, torn in ash and bone, long lip, eyes at 260,430 and 450,410 on the moth, "
        "one lid heavier, not wet. Grey stubble as one torn piece. Fork from below at 360,1200 to 360,720 with noodles "
        "that hang in seven cuts; moth dull ochre, 240 wide, at 370,670, before his mouth. Rolls stand upright at the right, 640 to "
        "800, 330 to 900, charcoal and bone; one lies open from 800,960 to 420,1130, printed with crabs in a strict "
        "order, one walking straight; four hands on it, of three women and a child. Behind him a bare wall with a "
        "single empty hook at 130,200, a paler oblong below. Frontal."
    ),
    people=(
        "man of 66, Korean, grey, broad; emptied, courteous",
        "hands of women of 30, 50, 80 and of a child of 6; undecided, tired of green",
    ),
    things=(
        "noodles",
        "moth",
        "rolls of wallpaper",
        "empty hook",
    ),
    mood="grief",
    view="one face fills the card",
    palette="near-monochrome",
    inks=(
        ("ash", "#b5aea4"),
        ("charcoal", "#2f2d30"),
        ("pencil", "#6b696b"),
        ("bone", "#dbd3c4"),
        ("chalk", "#f0ebe1"),
        ("ochre", "#b58a45"),
    ),
    edges="all torn",
    ground="wall left and above",
    clues=Clues(
        feeling="numb",
        proverb="time heals",
        plot="the room must be papered by Sunday, and nobody will say for whom",
        title="The Pattern with the Crabs",
        memory="sitting before the plate until it was dark",
        sound="wings",
        place="head of an empty table",
        person="the widower upstairs",
        speech="just a little, for me",
        idea="appetite",
    ),
    hidden="the moth's wings bear the pattern of the noodles' bowl",
    avoid="Tears. Explaining who is gone: no portrait, no second plate, no mourning black. Butterfly prettiness.",
)
