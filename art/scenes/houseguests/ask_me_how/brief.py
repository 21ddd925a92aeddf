"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Ask Me How",
    painter="B",
    hero="ibex in profile that comes home with a golden trophy hooked over its lower lip",
    place="pasture above the village, hills behind Santander",
    layout=(
        "brown head and neck of an animal from the right edge to the left, one great curl of horn above, "
        "washing strung inside the curl"
    ),
    incidents=(
        Incident(
            happens="an ibex carries a winner's trophy by the handle and looks at nobody",
            wants="it wants to be asked, once, by everybody",
        ),
        Incident(
            happens="a tiny woman has strung her line across the crook of a horn and pegs white collars on it",
            wants="she wants them dry before the bishop's car arrives",
        ),
    ),
    seen=(
        "Neck from the lower edge, 290 to 800 wide, the head one dark mass to the left, muzzle at 70,710, eye of gold with a "
        "level pupil at 425,525, lid half down, mouth drawn up at 230,720. Pale stripe from brow to nose. Near horn in clay "
        "from 470,370 up over 640,80 and round to a tip at 755,310, a darker one behind it. Inside it a line with four "
        "collars at 640,300; the woman from behind at 650,430, brown hair in a knot clear below the line, pale stockings, on her toes on the neck, a basket at 740,590. Trophy aslant "
        "at 130,930, a beard behind it. Slate and moss hills below 940; all else is bare bone."
    ),
    people=(
        "ibex, old, in triumph",
        "woman of 50, green blouse, slate skirt; in a hurry",
    ),
    things=(
        "trophy",
        "horn",
        "collars on a line",
        "basket",
    ),
    mood="triumph",
    view="one face fills the card",
    palette="dirty",
    inks=(
        ("mud", "#8c7a62"),
        ("bone", "#dccfb6"),
        ("dark brown", "#4b3129"),
        ("moss", "#6d7048"),
        ("slate", "#575c5b"),
        ("clay", "#a9714f"),
        ("gold", "#c3993f"),
    ),
    edges="mixed",
    ground="sky from the top to the hills, a third of the card",
    clues=Clues(
        feeling="glory",
        proverb="fortune favours the bold",
        plot="nobody had seen it run, and everybody had seen it come back",
        title="Second Place Is for Sleepers",
        memory="coming home with one shoe and no regrets",
        sound="a bell that is not in a hurry",
        place="behind the shed",
        person="the aunt who wins at everything",
        speech="you should have seen the other one",
        idea="victory",
    ),
    hidden="a fourth collar is still in her hands: the line is one peg short",
    avoid="A cartoon goat. A smile with teeth. More washing than sky.",
)
