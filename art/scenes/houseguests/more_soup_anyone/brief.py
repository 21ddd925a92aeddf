"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="More Soup, Anyone?",
    painter="A",
    hero="large red bowl that hides a drinker's whole head, a sealed letter stuck to its underside for whoever sits opposite",
    place="dining room, Sunday lunch in Trieste",
    layout=(
        "one red disc in the upper half, two black sleeves as uprights that bear it, a white wedge of napkin below, the "
        "tablecloth as a pale strip along the lower edge"
    ),
    incidents=(
        Incident(
            happens="a woman drinks the last drop and so shows the letter that sticks inside the foot of her bowl",
            wants="she wants it to be read across the table before she has to put the bowl down",
        ),
        Incident(
            happens="a tortoise walks off along the cloth and carries a radish away by the leaves",
            wants="it wants to be under the sideboard when the salad is missed",
        ),
    ),
    seen=(
        "The bowl's underside at 400,413, 565 across, a ring of white lozenges, a dark red foot 275 across, in it the "
        "letter 176 wide, tilted, with a red seal. Above it grey hair and a bun at 400,70 with a spoon through it to 610,40. Hands "
        "from 50 to 290 and 510 to 750 at 460, the fingers round the bowl, a ring on the left one; white cuffs at 580, black sleeves "
        "to the table at 980; napkin 240 to 560, its knot's ends like ears. Ladle of green soup at 710,170, cropped by the right edge, one green drip. Tortoise "
        "170 to 640, 950 to 1165, head to the left, radish at 120,1085. Red stripe at 1175. No face."
    ),
    people=(
        "woman of 60, light brown hands, grey bun, black dress; gone bold",
        "somebody with a ladle, outside the picture; hospitable",
        "tortoise; resolute",
    ),
    things=(
        "soup bowl",
        "letter",
        "ladle",
        "tortoise",
    ),
    mood="desire",
    view="no face",
    palette="one loud",
    inks=(
        ("tomato red", "#c8392b"),
        ("bone", "#e8dfcd"),
        ("umber", "#4a3930"),
        ("tan", "#b98a66"),
        ("pea green", "#8a9a5b"),
        ("slate", "#56616a"),
        ("chalk", "#f4efe4"),
    ),
    edges="all cut",
    ground="the wall of bare bone round the bowl and between the arms",
    clues=Clues(
        feeling="thrill",
        proverb="still waters run deep",
        plot="at eighty they confess what began between the soup and the roast",
        title="To the Last Drop",
        memory="being told to finish up, and why one should look under the plate",
        sound="spoons on china and one missing",
        place="the seat opposite",
        person="the guest who always asks for a second helping",
        speech="wait until I have finished",
        idea="secrecy",
    ),
    hidden="her spoon is stuck through the bun",
    avoid="Any face. A heart on the letter. A greedy table: she drinks slowly.",
)
