"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Room for One More",
    painter="E",
    hero="giraffe bent like a crook under the ceiling of a packed lift, eyes cast down among twenty backs",
    place="lift of an office tower, São Paulo",
    layout=(
        "upright dark box in a bare wall; one pale crook of a neck from the left side over the top and down, below it hats and "
        "backs of heads that grow towards us, cropped at the foot"
    ),
    incidents=(
        Incident(
            happens="a giraffe has got in, bends double under the ceiling and shuts its eyes, and everybody studies the wall",
            wants="it wants to take up less room",
        ),
        Incident(
            happens="a speckled hen has settled on the bald crown of a man in a checked coat, who keeps perfectly still",
            wants="she wants to sit until it hatches",
        ),
    ),
    seen=(
        "The box 60 to 740, 100 to 1200, doors at both sides, landing wall round it bare. The neck 260 wide from 220,1000 up to "
        "150,600, over 430,120 and down to the head at 590,280; muzzle at 520,570, eye shut at 595,380, ear hanging to 450,270. "
        "Twenty people from behind: heads 40 pixels wide at 350 to 740, 640 to 700; 60 at 800; 90 and more at 220,1030, 410,1060, "
        "650,1060, cropped below; top hat at 350,610, bowler at 215,980, starry scarf at 410,1020, fair bunches at 525,1080. Hen "
        "from 420,660 to 710,760 on the bald head at 535,910. An arrow on a half disc at 400,45. Frontal."
    ),
    people=(
        "the giraffe; ashamed",
        "man of 60, bald, brown, checked coat; patient",
        "nineteen more, from behind: nun, sailor, girl with bunches, woman in a starry headscarf, gentlemen in hats",
    ),
    things=(
        "bowler hat",
        "hen",
        "arrow over the door",
        "starry headscarf",
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
    ground="the wall of the landing round the doors",
    clues=Clues(
        feeling="mortified",
        proverb="do not stick your neck out",
        plot="between the ninth floor and the tenth somebody gets in who was not expected",
        title="Mind the Ceiling",
        memory="the year I grew out of all my trousers",
        sound="a cable, and one cluck",
        place="nowhere to look",
        person="the tallest in the class",
        speech="which floor, please",
        idea="exposure",
    ),
    hidden="nobody in the lift shows a face: even the child with the bunches is looking at the wall",
    avoid="Panic, crush, a falling lift. Heads in rows. Anybody who points or laughs.",
)
