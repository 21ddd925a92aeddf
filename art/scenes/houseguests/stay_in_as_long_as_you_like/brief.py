"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Stay In as Long as You Like",
    painter="G",
    hero="twenty-two heads like buttons on a sheet of pale blue water, among which a roast goes from hand to hand",
    place="hot pool in a lava field, Iceland",
    layout=(
        "one rounded blue field that nearly fills the card, heads strewn evenly with one gap, torn-less cut rim with "
        "snow beyond"
    ),
    incidents=(
        Incident(
            happens=(
                "a tray with a whole roast travels over the water from hand to hand towards a man whose eyes are shut"
            ),
            wants="all of them want to see his face, none wants to be the one",
        ),
        Incident(
            happens="at the rim a small child in a snow suit loads everybody's towels into a pram and tucks them in",
            wants="it wants them all to stay for ever",
        ),
    ),
    seen=(
        "Pool as one cut shape 20 to 780, 210 to 1090, sky blue, no waves. Heads 80 to 120 pixels, cut, with caps in "
        "pink, butter, lilac, chalk in no order: bald, bearded, plaited, one in reading glasses, one under a "
        "newspaper hat, two over a floating chess board at 560,820. Bare shoulders as half moons. Tray at 330,560, "
        "both arms up; the man at 640,440, moustache, at peace, an empty ring of water round him. Snow bare above; "
        "child and pram at 130,140, towels as folded cuts. From above, steeply slanting."
    ),
    people=(
        "man of 68, moustache; happy",
        (
            "twenty-one bathers of 1 to 91, all skins and builds; warm, conspiring, hungry, one argues, two say "
            "nothing to each other since March"
        ),
        "child of 3, red-cheeked; responsible",
    ),
    things=(
        "roast on a tray",
        "bathing caps",
        "pram full of towels",
        "chess board",
    ),
    mood="calm",
    view="twenty heads",
    palette="pastel",
    inks=(
        ("sky blue", "#b4d0da"),
        ("chalk", "#f4f0e6"),
        ("pink", "#e9bdb5"),
        ("butter", "#ebdba0"),
        ("lilac", "#bdb1cb"),
        ("brown", "#8a5b45"),
        ("plum", "#533756"),
    ),
    edges="all cut",
    ground="snow at the top and right rim",
    clues=Clues(
        feeling="ease",
        proverb="birds of a feather flock together",
        plot="the mayor's election is held in the water, and by hunger",
        title="The Twenty-Second Cap",
        memory="wrinkled fingers and nobody calling",
        sound="drops on a tin tray",
        place="up to the chin",
        person="the one who is asleep at his own feast",
        speech="one more minute",
        idea="company",
    ),
    hidden="one of the caps has nobody under it",
    avoid="Soup: no rim like a plate. Steam. Drowning. Heads in rings or rows.",
)
