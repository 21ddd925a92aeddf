"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Yours and Mine",
    painter="B",
    hero=(
        "a child in a jumper of two wools, sitting astride a brick wall that runs through the sofa, holding a red twin ice "
        "lolly by its two sticks, while a hand from either side lies in its curls"
    ),
    place="two halves of a family house, Copenhagen",
    layout=(
        "a brick upright parts a pale house cut open; two tall seated figures turn outwards, and between them, where the bricks "
        "leave off, a small dark-haired one sits square to us"
    ),
    incidents=(
        Incident(
            happens=(
                "a wall of new brick has been built straight through a green sofa and left open for the child, who sits on it "
                "with a leg in each room; both parents stroke its head and look the other way"
            ),
            wants="both want the child to themselves; it wants them to be done, so that it can eat",
        ),
        Incident(
            happens="upstairs a goldfish bowl stands in a gap of the same wall, half in each room, the fish all on one side",
            wants="the fish has made up its mind",
        ),
    ),
    seen=(
        "Four rooms from the front, cut open: straw yellow left, powder blue right, paler above the ceiling at 205. Bricks from "
        "383 to 444 run from the top to a chalk lintel at 414,396, and again from the child's seat at 945 down to 1162. In the gap the "
        "child, face at 413,610, level eyes on us, jumper parted at 413: blue left, yellow right; a red lolly at 413,806; dark "
        "trousers, a sock at 318,1095 and one at 510,1095 that hang above the floor. On its head at 413,470 his fingers lie on "
        "hers. Left a red-haired woman, face at 172,365, looks left; right a bearded man, face at 650,356, looks right. Above, at "
        "414,105, the bowl."
    ),
    people=(
        "woman of 40, fair, red bob, blue jumper, teal skirt; sore, dry-eyed",
        "man of 42, brown, black beard, yellow jumper; tired, proud",
        "child of 7, light brown, freckles, dark auburn curls; unimpressed, holding still",
    ),
    things=(
        "brick wall",
        "jumper of two wools",
        "ice lolly on two sticks",
        "goldfish bowl",
    ),
    mood="grief",
    view="several rooms",
    palette="high-key",
    inks=(
        ("straw", "#f0dfa4"),
        ("powder blue", "#bcd3df"),
        ("sage", "#b3c6ad"),
        ("chalk", "#f6f2e9"),
        ("linen", "#e9dfcf"),
        ("brick", "#c4836a"),
        ("ink", "#2c2a34"),
        ("red", "#c8402f"),
    ),
    edges="all cut",
    ground="walls of all four rooms above the sofa, and the floor below it",
    clues=Clues(
        feeling="heartbreak",
        proverb="good fences make good neighbours",
        plot="the mason is paid by two people and asks neither why there is a gap",
        title="Weekends and Every Other Tuesday",
        memory="choosing which parent's car",
        sound="a stick that snaps",
        place="an address with two names on the bell",
        person="the child who gets two of everything",
        speech="you can have the cat",
        idea="fairness",
    ),
    hidden="the cuffs and the socks are swapped: yellow in the yellow room, blue in the blue; and whose fingers lie on whose",
    avoid=(
        "Villains; a child drawn in two halves (only what it was given is parted); tears; the lolly broken. Faces that look at "
        "each other."
    ),
)
