"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Leave It, It Will Burn",
    painter="G",
    hero="old couple who dance through a narrow kitchen, she leading, his braces flying",
    place="kitchen, Sarajevo",
    layout=(
        "one S of two bodies leaning from the lower left corner to the upper right, stove dark at the left edge, "
        "table pushed up on end"
    ),
    incidents=(
        Incident(
            happens=(
                "they dance cheek to cheek while the pot boils over, she has her foot against the table to keep it "
                "out of the way"
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
        "Bodies from 130,1130 to 600,160: she broad, brick dress torn, back to us, grey bun at 540,310, one arm round "
        "his back; he thin, shirt sleeves, face over her shoulder at 400,250, one eye on the stove, his hand flat on "
        "her back at 540,570. Her foot out to 660,1010 against the table; a loose brace curls to 140,330. Stove 0 to "
        "170, 380 to 1010 with a torn white foam that runs down. Table on end at 700,1000, cropped. Ceiling torn at "
        "660,40: string down to two shelves at 700,330 with nine jars. Floor bare. Eye level."
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
    hidden="the heel of her shoe stands on a letter from the landlord",
    avoid="Ballroom poses. Sweet old people: it must be bodily. Faces in mirror symmetry.",
)
