"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Take a Number",
    painter="F",
    hero="old man's weary profile in a black hat; a cobweb joins nose, brim and button to whoever queues before him",
    place="salt flat, a queue in the Danakil",
    layout=(
        "brown face and black coat over the left two thirds, cut by the edge; a strip of black coat down the right; "
        "between both a pale gap, netted over at nose height, with one red speck in its middle"
    ),
    incidents=(
        Incident(
            happens="two who queue have stood so long that something spun its threads from his nose to her back",
            wants="he wants to be called, and will not step out of line to break it",
        ),
        Incident(
            happens="far off over bare salt a woman in red walks away, a kitchen chair upside down upon her head",
            wants="having been let past, she wants to be seated when she gets there",
        ),
    ),
    seen=(
        "From very near, at natural height. Hat from the upper left corner to its brim's tip at 465,260, a straw slip in "
        "the band; dark brown face in profile to the right, white hair, brow and moustache, lid low at 330,475, nose tip "
        "at 475,575, lower lip a little out at 410,705, jowl sunk into a black coat from 800 down, two bone buttons. Right "
        "edge: coil of ginger hair at 690,155 with a slip stuck in, pale nape, black back with a torn edge from 320 "
        "down. Between them a web of thirteen spokes with an open middle at 565,475; in it a woman in red, 130 tall, "
        "brown, from behind, a wooden chair on her head, its four legs up and its back down at her left, lilac shadow towards us. Sky in pale mist above 425, salt below it."
    ),
    people=(
        "man of 78, heavy, dark brown skin, black hat and coat; bored beyond protest, and he watches",
        "the next in the queue, ginger hair, light skin, black coat, all back",
        "woman in red, brown skin, dark brown hair in a short plait, far off, from behind, brisk",
    ),
    things=(
        "cobweb",
        "black hat",
        "two slips",
        "chair on a head",
    ),
    mood="boredom",
    view="tiny figure in a landscape",
    palette="high-key",
    inks=(
        ("chalk", "#f7f1e2"),
        ("soot", "#2a2328"),
        ("brown", "#75492f"),
        ("mist", "#cbd8da"),
        ("lilac", "#c4bccd"),
        ("straw", "#dfc687"),
        ("bone", "#ece0c8"),
        ("vermilion", "#d2452f"),
    ),
    edges="mixed",
    ground="the salt in the gap between the two, and the sky above it",
    clues=Clues(
        feeling="patience worn thin",
        proverb="all things come to those who wait",
        plot="nobody dares to move until the one who built it has been served",
        title="Still After You",
        memory="an afternoon spent behind one coat",
        sound="a stomach, two places back",
        place="out of hours",
        person="somebody who only had a quick question",
        speech="no, no, you go first",
        idea="bureaucracy",
    ),
    hidden="the lowest thread is made fast to his upper button, so that he could not go even if he were called",
    avoid="A spider; a struggle: she walks on freely and only happens to stand in the middle. A scowl: he is tired.",
)
