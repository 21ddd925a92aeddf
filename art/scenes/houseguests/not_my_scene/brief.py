"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Not My Scene",
    painter="D",
    hero="best man who has crept under the laid table with his cheek to the boards, and blushes so deeply that it comes through them",
    place="third floor and second floor of a tenement, Łódź in January",
    layout=(
        "huge face lying on its side between a scalloped hem and a torn strip of floor, a bent sleeve over it; one "
        "round of red across that strip; under it bare blue, with a reach of white from the lower left up to the red"
    ),
    incidents=(
        Incident(
            happens="during the speeches he lies hidden on the boards, one hand a cup behind his ear, and listens downwards",
            wants="he wants to be nowhere until everybody has gone home",
        ),
        Incident(
            happens="in the unheated flat a mother lifts her baby to the warm red spot on the ceiling, and it lays both palms there",
            wants="she wants it to go on for the rest of the night",
        ),
    ),
    seen=(
        "Table edge at 45, with the foot of a glass, a bottle and a cake cut off above; pale cloth to a scalloped hem at 170. "
        "Ochre behind, blue trousers and a black shoe 0 to 70; the upside-down head of a smiling child at 140,230, fingers on the hem, a plait with a bow "
        "at 90,360. His head on its side from 95 to 600 and 240 to 640, black hair to the left, both eyes looking down, nose at "
        "450,500, mouth shut at 522,470; his hand a cup behind the ear above, fingers to 265,260, cuff at 480,265, navy "
        "sleeve to an elbow at 650,210 and down to his own shoulder at 720,320. Collar, undone black tie, white flower at 767,553. Floor 635 to 680, torn. The red: 427,657, radius "
        "139, brushed over his cheek, torn below. Second floor: stovepipe at 98, cold stove 20 to 180 from 985, cat on it; "
        "mother in profile at 285,1020, white spotted gown, black plait; baby in ochre, head at 473,895, palms on the red at "
        "405,800 and 508,800. Window with snow in it at 687,876; two bare soles over a quilt at 640,1070."
    ),
    people=(
        "man of 40, large, black hair, dinner jacket; mortified, and listening",
        "woman of 28, black plait, nightgown; intent",
        "baby of eight months; satisfied",
        "girl of 5, upside down, two plaits; delighted, says nothing",
    ),
    things=(
        "blush through a ceiling",
        "long tablecloth",
        "cold stove",
        "undone tie",
    ),
    mood="shame",
    view="several rooms",
    palette="night",
    inks=(
        ("night blue", "#1c2645"),
        ("black", "#15141f"),
        ("plum", "#43263f"),
        ("slate", "#4a5a78"),
        ("linen", "#ece2cd"),
        ("ochre", "#c2913f"),
        ("rose", "#cf9b80"),
        ("red", "#d93f2e"),
    ),
    edges="mixed",
    ground="the blue wall of the flat below, a fifth",
    clues=Clues(
        feeling="wanting the floor to open",
        proverb="it is an ill wind that blows nobody any good",
        plot="the heating is off all winter, and the family downstairs prays that he will be asked to speak again",
        title="A Toast to Be Continued",
        memory="my first dance, spent among the coats",
        sound="cutlery against glass, for silence",
        place="as far from the microphone as the house goes",
        person="the neighbour who never knew what I did for him",
        speech="is he still under there?",
        idea="warmth that nobody meant",
    ),
    hidden="a sleeper below has put both soles out of the quilt towards the ceiling, one flopped aside, and the toes have a peach glow",
    avoid=(
        "A red ball or a sun: it has to lie on his cheek first, with the brush. A wound: only warmth. Anybody laughing at "
        "him. Two equal panels: the upper one is a face, the lower one air."
    ),
)
