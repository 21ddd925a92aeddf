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
        "Plain in chalk from 330 down, sky in bone above, no line between but a torn step. Oak crown 420 to 800, 90 "
        "to 470, cut, grey-green, cropped by the right edge; trunk to 590 with some sixty tags as small white cuts. "
        "Shade flat lilac grey, 120 to 760, 600 to 760, torn, not quite the crown's form: it has a gap like an open "
        "gate. Desk and man at 210,690, 70 pixels, hat. One chair stands before it at 350,720, turned to "
        "him. Tap at 110,1040, wet outline in pale blue to 480,1130. From a hill."
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
