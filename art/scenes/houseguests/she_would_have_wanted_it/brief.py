"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="She Would Have Wanted It",
    painter="C",
    hero="house cut open from attic to cellar on the afternoon of a funeral",
    place="tall house, Batumi",
    layout=(
        "three stacked floors of unequal height as thick dark frames, large black guests in the middle cut off by the "
        "floor, a cake as one tall light shape between them, small lights of action above and below"
    ),
    incidents=(
        Incident(
            happens="upstairs two children hide a live goat under the bed, and it wears the dead woman's Sunday hat",
            wants="they want her to have one guest who liked her",
        ),
        Incident(
            happens=(
                "in the cellar the widower, jacket folded, digs under the floor and measures with her apron string"
            ),
            wants="he wants what she said he would never find",
        ),
    ),
    seen=(
        "Cut front. Attic room 90 to 710, 60 to 370: iron bed, girl and boy on their stomachs, goat's face with the "
        "hat at 420,300. Middle floor 0 to 800, 400 to 820, largest: eight guests in black, heads 150 high "
        "before and 110 behind, a cake of seven storeys 440 to 800 at 410; a bald man at 215,625 in profile puts a finger "
        "in it, a woman at 600,610 laughs and covers it. Cellar 140 to 660, 850 to 1180: the old man at 325,1000 to his "
        "belt in a hole, arms spread. Stairs at the right, an accordion player sits on them, silent. Walls cut, floors torn."
    ),
    people=(
        "man of 74, broad, white moustache; grim hope",
        "girl of 9 and boy of 6; solemn",
        "eight mourners of 26 to 88; hungry, stubborn, amused, one in love",
        "accordion player of 50; waits to be asked",
        "goat",
    ),
    things=(
        "goat in a hat",
        "cake",
        "spade",
        "covered mirror",
    ),
    mood="grief",
    view="several rooms",
    palette="dirty",
    inks=(
        ("brown-black", "#2b2524"),
        ("umber", "#5e4a3d"),
        ("olive", "#72704a"),
        ("mustard", "#b2954f"),
        ("cream", "#d9ccb0"),
        ("brick", "#8f4c3d"),
        ("slate", "#5c6163"),
    ),
    edges="mixed",
    ground="outside the house left and right, and the attic's ceiling",
    clues=Clues(
        feeling="mourning",
        proverb="eat, drink and be merry",
        plot="she left the house to whoever would find it",
        title="The Seventh Storey of the Cake",
        memory="cake on black laps",
        sound="a laugh at the wrong moment",
        place="under the stairs",
        person="the one who knew her best and was not invited",
        speech="she hated that hat",
        idea="legacy",
    ),
    hidden="the apron string that he measures with has seven knots, and the woman who laughs wears the apron",
    avoid="A coffin, a corpse, crosses. A goat played for a laugh: it grieves. Equal floors.",
)
