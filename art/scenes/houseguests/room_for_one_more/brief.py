"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Room for One More",
    painter="E",
    hero=(
        "packed lift with twenty-two people, over whose heads a lit birthday cake is carried and below whom a "
        "briefcase has burst"
    ),
    place="lift of an office tower, São Paulo",
    layout=(
        "upright box with a dark margin on all sides, heads jammed from bottom to top like stones in a wall, one "
        "white cake above"
    ),
    incidents=(
        Incident(
            happens="a man's briefcase has burst, and twenty odd gloves, all left ones, lie over everybody's shoes",
            wants="he wants the lift to go on for ever, or to fall asleep",
        ),
        Incident(
            happens=(
                "a boy on somebody's shoulders writes with a wet finger on the back of a bald head, and its owner "
                "smiles and guesses"
            ),
            wants="they want to come to the end of the word",
        ),
    ),
    seen=(
        "The box 90 to 710, 60 to 1140; shaft round it ink. Heads 70 to 110 pixels from 240 to 800, coats as flat "
        "blocks of plum, slate, petrol below. The cake, three white rounds, at 330 to 540, 70 to 210, on a tray with "
        "eleven fingers under it. The man at 400,640, 40 years, red to the ears, his eyes shut. Gloves in pale blue "
        "and bone at 850 to 1120 among shoes. Boy at 600,330, bald man below. A woman at 190,470 looks straight at "
        "us, one finger before her lips. Doors half shut cut both sides. Frontal."
    ),
    people=(
        "man of 40, fair, burst case; ashamed",
        "boy of 7, dark, and bald man of 60, brown; happy",
        "woman of 45, very dark, tall; conspirator",
        (
            "nineteen more: courier, cleaner, boss with hiccups, nun with a net of fish, twins back to back, couple "
            "that has just parted"
        ),
    ),
    things=(
        "cake",
        "burst briefcase",
        "ladies' gloves",
        "fish in a net",
    ),
    mood="shame",
    view="twenty heads",
    palette="night",
    inks=(
        ("ink", "#171a2b"),
        ("slate blue", "#36425f"),
        ("plum", "#412a44"),
        ("petrol", "#2c4a52"),
        ("bone", "#e4dac6"),
        ("skin", "#b07a5e"),
        ("pale blue", "#9db2c0"),
    ),
    edges="mixed",
    ground="cake and gloves, and the strip of landing at the foot",
    clues=Clues(
        feeling="mortified",
        proverb="if the shoe fits",
        plot="between the ninth floor and the tenth a party has been going on since spring",
        title="All Left Ones",
        memory="when my bag fell open on the bus",
        sound="a cable, and someone humming",
        place="nowhere to look",
        person="the collector",
        speech="is this yours",
        idea="exposure",
    ),
    hidden="the woman who hushes us wears on her right hand a glove that matches one of his",
    avoid="Panic, crush, a falling lift. Heads in rows. Glow from the candles: they are small cut flames of bone.",
)
