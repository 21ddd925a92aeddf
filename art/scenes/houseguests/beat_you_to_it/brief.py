"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Beat You to It",
    painter="D",
    hero="grown son as big as a dune, slumped in a tweed winter coat over the back of a mother no longer than his forearm, who bears him off",
    place="tidal flats at low water, Ria Formosa in January",
    layout=(
        "dark humped coat from the left edge up and over, like a hill; at its right end a huge head lying on its cheek; beneath "
        "that chin one small red walker between two hanging arms; pale sand below, wind in a bare sky at the upper right"
    ),
    incidents=(
        Incident(
            happens="a small old woman carries him across the flats, his scarf over her shoulder like a strap, and does not slow down",
            wants="she wants to have him home before anybody offers to help",
        ),
        Incident(
            happens="he hangs there limp with one lid shut; the other is open by a slit",
            wants="he wants to be thought asleep, so that it goes on as far as the bed",
        ),
    ),
    seen=(
        "Near, at her height, from the side. The coat, charcoal with chevrons, torn edge, fills 0 to 505 from 155 down to 960; "
        "collar at 430,350, a strap with two buttons at 50,580. His head, 330 long, tilted by 85 degrees, at 545,640: black hair to "
        "the right, moustache, ear up at 520,510, upper eye a slit at 530,610, lower one shut. Near sleeve from 350,260 down to a "
        "hand at 290,950 whose forefinger holds a child's pail at 328,1050; far sleeve and hand at 660,900. Between them "
        "she, red coat, white hair, bent, face to the right at 570,790, feet at 760 by 1010. A knee with a grey patch at 100,970, her "
        "prints from the left at 1040. Horizon with a strip of dark sea at 785; at 765,850 an old man with a wheelbarrow, a pillow in it."
    ),
    people=(
        "woman of 79, tiny, bent, red coat; proud, with a smile for somebody ahead",
        "man of 46, as large as a hill, moustache, tweed; blissful, slightly ashamed",
        "man of 82, thin, flat cap, dark coat; sorry to be late",
    ),
    things=(
        "man carried by his mother",
        "scarf as a strap",
        "wheelbarrow with a pillow",
        "child's pail on a huge finger",
    ),
    mood="triumph",
    view="tiny figure in a landscape",
    palette="near-monochrome",
    inks=(
        ("bone", "#d3ccc1"),
        ("coal", "#39373a"),
        ("chalk", "#f1ebdf"),
        ("ink", "#1f1d20"),
        ("ash", "#ada89f"),
        ("pencil", "#757278"),
        ("red", "#b0342c"),
    ),
    edges="mixed",
    ground="the sky over his back and at the right, and the sand along the bottom",
    clues=Clues(
        feeling="being looked after, long past the age for it",
        proverb="the smallest donkey knows the way to the stable",
        plot="both parents set out to fetch him, and only one had thought of wheels",
        title="Heavier Every Year",
        memory="the car has stopped, and I keep my eyes closed",
        sound="small shoes in wet sand, and somebody breathing too evenly",
        place="halfway between playing and supper",
        person="a grandmother who never lets you take her bag",
        speech="don't you dare wake him",
        idea="homecoming",
    ),
    hidden="the child's pail that has stayed on his finger all day",
    avoid="A corpse, a wound, a fight. An embrace. A face that asks for pity. Gulls, boats, a house.",
)
