"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Room for One More",
    painter="E",
    hero="very tall woman in a pale striped coat, folded over below the lamp of a packed lift, her eyes shut",
    place="lift of an office tower, São Paulo",
    layout=(
        "dark box in a bare wall; one pale striped crook rises along the left, bends beneath the lintel and ends in a hanging "
        "profile; a red plait drops plumb at the right; hats and napes swell towards the lower edge"
    ),
    incidents=(
        Incident(
            happens="a woman far too tall has got in, folds over beneath the lamp and shuts her eyes, and everybody studies the wall",
            wants="she wants to take up less room",
        ),
        Incident(
            happens="a speckled hen has settled on the bald crown of a man in a checked coat, who keeps perfectly still",
            wants="the hen wants to sit until it hatches",
        ),
    ),
    seen=(
        "The box 60 to 740, 100 to 1200, doors at both sides, landing wall round it bare. The coat from the left door 85,900 up to "
        "120,330, along the ceiling at 320,145, its front down from 410,340; elbow of the near sleeve at 418,515, its end in a "
        "pocket at 150 to 285, 620 to 700. A turned-up black collar 365 to 497, 144 to 375. The head hangs out of it, crown to the "
        "right at 690,320, nose down at 475,427, eye shut at 523,373, red cheek at 480,355. The plait from 660,240 to a pale bow at "
        "669,624. Twenty people from behind below 580: top hat at 424,620, pale cap at 292,785, bowler at 225,960, starry scarf at "
        "410,1040, fair bunches at 535,1110. Hen 440 to 713, 650 to 855 on the bald head at 537,910. A pointer on a half disc at "
        "400,45. Frontal."
    ),
    people=(
        "woman of 30, taller than the lift, red plait, striped coat; ashamed",
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
        ("henna", "#a8452f"),
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
    hidden="of twenty-one people only the tall one shows a face, and she has closed it; her plait alone hangs at its full length",
    avoid="Panic, crush, a falling lift. Heads in rows. Anybody who points or laughs.",
)
