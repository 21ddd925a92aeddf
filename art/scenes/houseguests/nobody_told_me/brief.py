"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Nobody Told Me",
    painter="B",
    hero="stout man in a pink plush rabbit suit, whiskers drawn on his cheeks, stuck among people in mourning",
    place="graveside in steady rain, Riga",
    layout=(
        "one pale pink pear from the upper edge to the lower, an ear standing and an ear hanging, against a wall of black "
        "umbrellas and black coats; a strip of wet sky along the top; a small dark dress low at the right"
    ),
    incidents=(
        Incident(
            happens="a man dressed up as a rabbit stands in the rain with mourners and twists one of his long ears",
            wants="he wants to be anywhere else, or at least to be grey",
        ),
        Incident(
            happens="a little girl has pushed her face deep into his white belly and will not come out again",
            wants="she wants everybody to have come like this",
        ),
    ),
    seen=(
        "The suit is one pink mass, from an ear tip at 480,5 to the lower edge, 130 to 680 wide; hood round 397,437, in its opening "
        "a brown face 275 wide: brows up where they meet, both eyes turned to the right, a pink nose, three whiskers a side, "
        "mouth shut. The other ear falls from 300,230 past the cheek to a paw at 225,710. White belly from 360,705 down. Black band "
        "on the upper arm at 618,675; that paw lies on the girl at 535,775. She in profile at 515,890, eyes shut, nose in the fur, "
        "copper plait with a green bow at 620,1090; in her fist at 345,940 a lilac toy rabbit by one ear. Three black umbrellas at "
        "250, 270 and 300; under them a veiled widow at 75,500, a woman with a fringe at 630,450, an old man in a bowler at "
        "727,500, a carrot in his pocket at 760,685. Rain."
    ),
    people=(
        "stout man of 50, brown, in a rabbit suit; mortified",
        "girl of 7 in black, copper plait; at peace",
        "widow of 64 in a hat with a net; composed",
        "woman of 33 with a fringe; the only one who looks at him",
        "man of 78 in a bowler; tired",
    ),
    things=(
        "rabbit suit",
        "mourning band on plush",
        "toy rabbit with one ear down",
        "carrot for a handkerchief",
    ),
    mood="shame",
    view="other",
    palette="pastel",
    inks=(
        ("pink", "#efbcb8"),
        ("plum-black", "#382c3b"),
        ("ice blue", "#dfecf1"),
        ("snow", "#f8f3ec"),
        ("rose", "#d98f92"),
        ("lilac", "#bba9c6"),
        ("pistachio", "#bccaa4"),
        ("coral", "#d9765f"),
    ),
    edges="mixed",
    ground="the sky above the umbrellas, and the snow white of his belly",
    clues=Clues(
        feeling="mortified",
        proverb="when in Rome",
        plot="the invitation had a second page",
        title="Black Tie, Long Ears",
        memory="the fancy-dress party that was not one",
        sound="drops on taut cloth, and one sniff into fur",
        place="third row, between an aunt and a stranger",
        person="the last to hear of anything",
        speech="it said come as you are",
        idea="consolation",
    ),
    hidden="her toy has one ear up and one down, as he has; and the old man wears a carrot where others have a handkerchief",
    avoid="Laughing onlookers. A coffin or a grave. A cute rabbit: he is a grown man with a tired face. The girl's tears.",
)
