"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Wait Here",
    painter="A",
    hero=(
        "three doorways one behind another, and through all of them the white sleeve of somebody whom the last wall "
        "hides"
    ),
    place="riad, Fez",
    layout="nested dark frames, each set off to one side of the one before, like a staircase of doorways going left",
    incidents=(
        Incident(
            happens=(
                "in the farthest room two women measure somebody of whom we see only a very long arm, held out politely"
            ),
            wants="they want to have it finished before he changes his mind",
        ),
        Incident(
            happens="in the nearest room a boy in muddy boots stands on his own coat so as not to soil the carpet",
            wants="he was told to wait, and wants to hear his name called right",
        ),
    ),
    seen=(
        "Nearly black wall, its arch at 40 to 510, 90 to 1000; a grey one in it at 80 to 330, 170 to 760; in the last, "
        "light room a dark door at 115 to 205. Out of that comes a white sleeve, 50 high, that grows to a cuff of 140 "
        "at 465,560 and a hand that ends before the boy's nose at 610,560. Behind it two women in black, heads at "
        "265,345 and 415,365, hold the tape along it. Boy in full height at 700,860, in profile, boots on his coat "
        "at 690,1140. Tray at 250,885. Straight view, floor tiles in a strict wrong order lead in."
    ),
    people=(
        "boy of 10, thin, light brown, shaved head, best jacket; brave with effort",
        "two seamstresses of 30 and 60; brisk",
        "an arm",
    ),
    things=(
        "tape measure",
        "muddy boots",
        "tray with seven glasses",
        "coat on the floor",
    ),
    mood="menace",
    view="several rooms",
    palette="near-monochrome",
    inks=(
        ("charcoal", "#2b2a2c"),
        ("pencil", "#5d5b5c"),
        ("ash", "#9b9792"),
        ("bone", "#d9d2c6"),
        ("chalk", "#f0ebe0"),
        ("saffron", "#d08a2a"),
    ),
    edges="mixed",
    ground="the floors of all three rooms, bare chalk and bone",
    clues=Clues(
        feeling="foreboding",
        proverb="curiosity killed the cat",
        plot="every family gives one suit a year, and nobody says for whom",
        title="The Third Door",
        memory="outside the headmaster's room",
        sound="scissors far away",
        place="the end of the corridor",
        person="the errand boy who counts doors",
        speech="do not touch anything",
        idea="obedience",
    ),
    hidden="the seventh glass on the tray in the second room is upside down",
    avoid=(
        "A horror arm: cuff link, clean nails. Vanishing-point perspective: the frames are cut sheets laid on each "
        "other. The only colour is the tape."
    ),
)
