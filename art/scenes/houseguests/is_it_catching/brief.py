"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Is It Catching?",
    painter="G",
    hero="feverish boy's face, wet hair on a pillow, a large cool hand with seven rings across his forehead",
    place="sickbed, Huế",
    layout=(
        "tilted face from the lower left to the upper right, one heavy hand as a roof over it, dark room in three "
        "brushed planes"
    ),
    incidents=(
        Incident(
            happens="a hand too big and too cold for anybody in the family lies on his forehead and does him good",
            wants="whoever it is wants the fever for itself",
        ),
        Incident(
            happens=(
                "in the black window beyond, tiny, seven children wait in a row behind a goal of schoolbags with the "
                "ball in the air and nobody moving"
            ),
            wants="they want him back before it comes down",
        ),
    ),
    seen=(
        "Face 120 to 690, 330 to 1040, brushed in warm brown and brick, thermometer aslant from the mouth at "
        "300,900. One eye shut, one open and black, amused, at 520,640. Hand from the upper left corner, 0,120 to "
        "560,500, sleeve of petrol, seven dull rings on four fingers. Pillow bare bone, 60 to 800, 760 to 1200. "
        "Window 480 to 790, 60 to 300, ink with small dark figures on night green. From the side of the bed, "
        "kneeling."
    ),
    people=(
        "boy of 8, brown, flushed; comfortable",
        "somebody with seven rings",
        "seven children, tiny",
    ),
    things=(
        "hand with rings",
        "thermometer",
        "goal of two schoolbags",
        "grasshopper",
    ),
    mood="tenderness",
    view="one face fills the card",
    palette="night",
    inks=(
        ("ink", "#191b2e"),
        ("petrol", "#24444d"),
        ("plum", "#45293f"),
        ("warm brown", "#a8694d"),
        ("brick", "#b24e3c"),
        ("bone", "#e7dcc8"),
        ("brass", "#b18f4b"),
    ),
    edges="all brush",
    ground="pillow, a quarter",
    clues=Clues(
        feeling="comfort",
        proverb="a cold hand, a warm heart",
        plot="for three days of fever somebody sat there whom no one had let in",
        title="Seven Rings",
        memory="the back of my mother's hand, first thing",
        sound="a ball that does not land",
        place="under two quilts",
        person="the aunt who comes only for illnesses",
        speech="does it hurt when I laugh",
        idea="care",
    ),
    hidden="a grasshopper sits on the thermometer's end and looks at the scale",
    avoid="Death's hand: it is plump, warm-coloured, with a plaster on the thumb. Sweat as dots.",
)
