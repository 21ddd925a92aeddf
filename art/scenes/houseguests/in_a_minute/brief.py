"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="In a Minute",
    painter="G",
    hero="gigantic bridegroom in shirt sleeves who bows his head over the small dressmaker whose cheek lies on his chest",
    place="three rooms that open into one another, Havana",
    layout=(
        "white shirt and bowed dark head from the right edge over three fifths; one slim red upright on a slanting "
        "ladder before it; at the left a tall doorway, and in that a second one"
    ),
    incidents=(
        Incident(
            happens="the dressmaker, sent up to do his collar, holds on to his tie, her cheek against him, a stud kept back",
            wants="she wants it never to be finished; he, who steadies her ladder, is in no hurry either",
        ),
        Incident(
            happens="through the doorway a bride sits waiting, turned from us, and her roses have begun to shed",
            wants="she wants to be fetched",
        ),
    ),
    seen=(
        "Celadon wall. From the right edge the bridegroom in profile to the left: black hair cropped by the upper edge, nose "
        "at 420,345, lid lowered, standing collar at 610,500, white pleated shirt down to black trousers at 1030, one black "
        "brace, red studs at 500,840 to 490,960 and a bare thread at 520,795. His sleeve comes in along the lower right "
        "to a fist round a ladder at 370,1110. On the ladder she stands 570 high, in red, head at 445,560 tilted on his shirt, "
        "eyes shut, right fist round the loose tie at 530,625, left one behind her with a red stud at 265,838. Doorway from 5 to "
        "378, top at 62: straw room, bride on a black chair from behind at 130,850, veil to the floor, red roses at 185,935, "
        "petals below; beyond, a peach room with a top hat on a white table at 250,690."
    ),
    people=(
        "bridegroom of 45, enormous, brown, black hair, unshaven; holds quite still",
        "dressmaker of 37, tiny, brown, red dress, tape measure; blissful",
        "bride, brown, black knot, seen from behind; patient",
    ),
    things=(
        "loose tie",
        "shirt stud",
        "ladder",
        "bride's veil",
        "shedding roses",
    ),
    mood="desire",
    view="several rooms",
    palette="high-key",
    inks=(
        ("celadon", "#c3d9d3"),
        ("chalk", "#fbf7ee"),
        ("straw", "#f3e6c4"),
        ("peach", "#f0d2bf"),
        ("sand", "#e6cfa6"),
        ("near-black", "#2a2227"),
        ("brown", "#b27c58"),
        ("tomato", "#c8432f"),
    ),
    edges="mixed",
    ground="the celadon wall above, and the striped one over the bride's head",
    clues=Clues(
        feeling="stolen happiness",
        proverb="a stitch in time saves nine",
        plot="on the morning of the wedding something very small went missing",
        title="The Fourth Stud",
        memory="being dressed by somebody who hummed",
        sound="a heart, through starch",
        place="just below the collarbone",
        person="she who takes everybody's measure",
        speech="keep still, I have nearly finished",
        idea="delay",
    ),
    hidden="the stud that his shirt lacks is in her hand, behind her back",
    avoid="That she looks like a doll he plays with. A leer. A bride who weeps or spies. Anything lewd.",
)
