"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="More Soup, Anyone?",
    painter="A",
    hero="large red bowl that hides a drinker's whole head, a sealed letter stuck to its underside for whoever sits opposite",
    place="dining room, Sunday lunch in Trieste",
    layout=(
        "one red disc over the upper half, two dark sleeves as bent uprights that bear it, a dark bust with pearls "
        "below, the tablecloth as a pale strip along the lower edge"
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
        "The bowl's underside at 400,427, 580 across, a ring of white lozenges, a dark red foot 288 across, in it the "
        "letter 186 wide, tilted, with a red seal. Above it grey hair and a bun at 400,65; a dark spoon through it from "
        "220,122 to 588,25. On its lower left and right lie two hands, nails and joints seen, fingertips at 240,490 "
        "and 560,490, thumbs behind the rim; below each a cuff at 112,660 and 688,660 and a teal forearm printed with tulips "
        "that widens to the elbow on the cloth at 1010, the upper arm from there to the shoulder at 300,650 and 500,650, bare "
        "wall between arm and bust. A plain dark bust, two strings of white pearls to 785 and 875. "
        "Tortoise 195 to 640, 950 to 1165, head to the left, radish at 120,1085 by a green leaf. Red stripe at 1175. No face."
    ),
    people=(
        "woman of 60, light brown hands, grey bun, her best dress and pearls; gone bold",
        "tortoise; resolute",
    ),
    things=(
        "soup bowl",
        "letter",
        "pearls",
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
        ("leaf green", "#8a9a5b"),
        ("slate", "#56616a"),
        ("dark teal", "#1f3c42"),
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
