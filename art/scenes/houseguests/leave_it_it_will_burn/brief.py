"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Leave It, It Will Burn",
    painter="G",
    hero="old couple who dance through a narrow kitchen, she leading, his braces flying",
    place="kitchen, Sarajevo",
    layout=(
        "one arc of two bodies, he bent back over her arm towards the stove that stands dark at the left edge, table on "
        "end at the right"
    ),
    incidents=(
        Incident(
            happens=(
                "they dance cheek to cheek while the pot boils over; the table stands on end to be out of the way"
            ),
            wants="she wants him to shut his eyes for once",
        ),
        Incident(
            happens=(
                "through a hole in the ceiling a neighbour has let down a string with a hook and fishes for the jam "
                "on the shelf"
            ),
            wants="he wants apricot and has hooked plum",
        ),
    ),
    seen=(
        "Cut off at the hips, close. She broad, brick dress torn, one arc from the grey bun at 550,370 down the right side; "
        "her profile at 420,390, eyes shut, her mouth on his cheek; he thin, striped shirt, bent back over her arm from "
        "290,530 down to 680,1050, his eyes and his hand at 170,710 on the pot; a loose brace flies to 220,890. Her sleeve "
        "across him, her hand at 400,910. Stove 0 to 190, 880 down, a torn white foam that runs down, a letter under the "
        "pot. Table on end at 780,900, cropped. Ceiling torn at 190,50: hand and string down to a shelf at 150,380 with "
        "four jars, one of them on the hook. Eye level."
    ),
    people=(
        "woman of 70, broad, fair; in command, eyes shut",
        "man of 74, thin, olive; torn between pot and bliss",
        "neighbour of 60, a hand",
    ),
    things=(
        "pot boiling over",
        "braces",
        "hook on a string",
        "jars of jam",
    ),
    mood="desire",
    view="a body in motion",
    palette="dirty",
    inks=(
        ("brick", "#9a4f3d"),
        ("cream", "#dccfb5"),
        ("olive", "#74724a"),
        ("umber", "#574437"),
        ("ochre", "#b2904d"),
        ("slate", "#59615f"),
        ("brown-black", "#2a2221"),
    ),
    edges="all torn",
    ground="floor, and wall between the heads and the shelf",
    clues=Clues(
        feeling="reckless",
        proverb="you can't teach an old dog new tricks",
        plot="dinner is for seven, and they have locked the door",
        title="Plum",
        memory="my grandparents when they thought we were asleep",
        sound="a lid that rattles in three-four time",
        place="between sink and stove",
        person="the one who leads",
        speech="let it",
        idea="appetite",
    ),
    hidden="the pot stands on a letter from the landlord",
    avoid="Ballroom poses. Sweet old people: it must be bodily. Faces in mirror symmetry.",
)
