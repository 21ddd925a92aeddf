"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Wait Here",
    painter="A",
    hero=(
        "three doorways one behind another and in the last of them a tape measure held round somebody whom the wall "
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
        "Nearest frame from edge to edge, 0 to 800, with the boy at 620,800 in full height, his head turned half "
        "back to us. Second frame at 140 to 560, 190 to 1000: a room with an old man on a stool who lays one "
        "finger after another on a drum and makes no sound. Third at 210 to 390, 330 to 760: light floor, two "
        "small women in black with a tape between them, the arm from behind the frame reaches as far as the "
        "tape. Straight view, floor tiles in a strict wrong order lead in."
    ),
    people=(
        "boy of 10, thin, light brown, shaved head, best jacket; brave with effort",
        "man of 70, drum; watches the boy",
        "two seamstresses of 30 and 60; brisk",
        "an arm",
    ),
    things=(
        "tape measure",
        "muddy boots",
        "tray with seven glasses",
        "drum",
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
