"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Take a Number",
    painter="F",
    hero="a pig as large as the afternoon keeps the next slip in its mouth; far behind, a tiny official waits under an oak",
    place="pasture with holm oaks, Extremadura",
    layout=(
        "black pig lying from the lower right as far as the left edge, half of the card; above it a bleached plain with "
        "one oak at upper left, a desk no larger than an ear, and a lilac lake of shade"
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
        "Plain in chalk, sky in bone above 590, a torn step between. The oak's crown at 0 to 980, 10 to 450; below it a "
        "trunk with some forty tags as small white cuts. Shade flat lilac grey, torn, like a lake. Before the trunk a desk "
        "at 480,620 and the man, facing us, pen up, feet in a soup plate. One chair at 190,800 with its back to us, its "
        "feet in the crown of another oak of wet dust, from a tap in a striped cosy at 1030,720. In front, 880 to 1800, a "
        "black pig lies with its chin on its foreleg: snout at 110,1400, eye at 440,1340 on us, a slip in its mouth."
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
    hidden="under the desk his bare feet stand in a soup plate of water, and beside it lies another slip",
    avoid="Heat as a glow. Another person. Kafka gloom: he is content with the shade.",
)
