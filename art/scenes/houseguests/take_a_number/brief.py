"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Take a Number",
    painter="F",
    hero="tiny man at a desk in the shade of a single oak on a vast bleached plain",
    place="pasture with holm oaks, Extremadura",
    layout=(
        "white-hot empty plain, one great cut oak at upper right, its flat violet shade like a lake across the "
        "middle, a speck on its rim"
    ),
    incidents=(
        Incident(
            happens="he sits with pen raised before a chair that is empty, and reads out a number",
            wants="he wants number forty-one to come, so that there may be forty-two",
        ),
        Incident(
            happens=(
                "far off in the sun a single tap with a knitted cosy runs into the dust, and the wet has grown into "
                "the outline of another oak, lying"
            ),
            wants="somebody wants it to have been watered by the time they are back",
        ),
    ),
    seen=(
        "Plain in chalk, sky in bone above, a torn step between. The oak's crown fills 0 to 500, cut, grey-green, "
        "over three edges; below it a trunk like a wall with some forty tags as small white cuts in rows. Shade flat "
        "lilac grey, torn, like a lake, over both edges. Before the trunk a desk at 480,760 and the man, facing us, "
        "head at 475,570, pen up, feet in a soup plate; a black pig sleeps. One chair at 200,900 with its back to us, "
        "its feet in the crown of another oak of wet dust that lies below, from a tap in a striped cosy at 740,1060. "
        "From a hill."
    ),
    people=("man of 52, tiny, sleeve protectors; punctual, alone",),
    things=(
        "desk",
        "number tags on the trunk",
        "knitted tap",
    ),
    mood="boredom",
    view="tiny figure in a landscape",
    palette="high-key",
    inks=(
        ("chalk", "#f7f1e2"),
        ("bone", "#ece0c8"),
        ("lilac grey", "#b9b2c2"),
        ("sage", "#9fa886"),
        ("pale blue", "#bfd0d4"),
        ("straw", "#dcc78e"),
        ("umber", "#55433a"),
    ),
    edges="mixed",
    ground="plain, more than half",
    clues=Clues(
        feeling="patience worn thin",
        proverb="all things come to those who wait",
        plot="the office was moved into the open when it was learned that nobody came in",
        title="Forty-One",
        memory="the waiting room with one magazine",
        sound="a tap, and cicadas",
        place="out of hours",
        person="the last official",
        speech="next, please",
        idea="bureaucracy",
    ),
    hidden="under the desk his bare feet stand in a soup plate of water with a tag: forty-one",
    avoid="Heat as a glow. Another person. Kafka gloom: he is content with the shade.",
)
