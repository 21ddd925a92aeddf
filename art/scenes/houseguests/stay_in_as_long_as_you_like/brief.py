"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Stay In as Long as You Like",
    painter="G",
    hero=(
        "a man with shut eyes up to his chest in pale blue water, large; behind his back a roast comes from hand "
        "to hand through a pool full of heads"
    ),
    place="hot pool in a lava field, Iceland",
    layout=(
        "one pale blue field from the lower edge up to a bank of snow, one dark head large at the bottom, others "
        "smaller and smaller away from it"
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
        "Pool as one cut shape, its shore a bow from 0,290 to 800,150; water in 3 flat blues, no waves. The man "
        "at 460,900, head 290 tall, brown, grey moustache, butter cap, an empty ring of water round him. Behind "
        "him at 376,620 the roast on its platter between two who bear it at 130,570 and 630,590, a third at "
        "345,480. Seen from behind or the side, who watch: 60,820 and 760,800; a girl at 150,950; a cap with "
        "nobody under it at 235,815. Chess at 630,480; farther off a mother and child, two who turn away from "
        "each other, a huddle at 600,240. Snow bare above; child and pram at 190,110, towels as folded cuts. From"
        " above, steeply slanting."
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
