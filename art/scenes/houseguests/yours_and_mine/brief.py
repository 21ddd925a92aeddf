"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Yours and Mine",
    painter="B",
    hero="a huge drop of dark water that hangs through a floor, a sleeper curled up in it, and a girl in one red sock whose head rests on it",
    place="two floors of a thin-walled house, Copenhagen",
    layout=(
        "one dark round mass hangs low in a pale blue room from a slim neck; above it a bed lies across a straw strip, at its "
        "right a narrow upright leans in and holds it"
    ),
    incidents=(
        Incident(
            happens=(
                "water has gathered under a woman's bed and sags through her floor, as big as a man; a man sleeps in it, and a "
                "girl downstairs lays arms and head to his back"
            ),
            wants="the woman wants to keep her fingers in it; the girl wants to hear; he wants nothing yet",
        ),
        Incident(
            happens="three bowls were put out on the boards, none where it drips; a duckling has moved into the first",
            wants="the duckling wants its pond filled",
        ),
    ),
    seen=(
        "Two rooms from the front, cut open, the floor between them at 392. Above, straw stripes: a bed from 65 to 560, a "
        "dark-haired woman on her side, face at 175,175, awake, under a teal quilt of swallows; her arm hangs to a dark pool at 320,368, two "
        "rings about the fingers. A pale window at 665,180, black shoes at 633,350. Below, powder blue paper of pale fish: the drop, neck at "
        "320,450, widest at 780, foot at 968; in it a man in pale stripes, knees up, face at 295,615 looking left, a red sock at "
        "245,905; bubbles. Girl at 640,800, dark pinafore, white sleeves, face at 533,663, eyes closed, a red sock at 590,1110, "
        "the other foot bare. A lone small drop at 320,1010; bowls at 100,1100, 224,1150 and 415,1145."
    ),
    people=(
        "woman of 45, fair, dark brown hair, powder blue nightshirt; awake, past crying",
        "man of 45, black hair, striped pyjamas, one red sock; asleep, breathing",
        "girl of 9, light brown, topknot, dark pinafore, one red sock much too large; listening",
    ),
    things=(
        "drop that hangs through the floor",
        "pair of red socks, parted",
        "duckling in a bowl",
        "black shoes by the bed",
    ),
    mood="grief",
    view="several rooms",
    palette="high-key",
    inks=(
        ("powder blue", "#bcd3df"),
        ("chalk", "#f6f2e9"),
        ("straw", "#ead9a6"),
        ("linen", "#e9dfcf"),
        ("deep blue", "#2f5068"),
        ("aubergine", "#423a4e"),
        ("gold", "#dcb24e"),
        ("red", "#c8402f"),
    ),
    edges="all cut",
    ground="the walls of both rooms, the window, and the boards in front",
    clues=Clues(
        feeling="missing somebody who is near",
        proverb="constant dripping wears away the stone",
        plot="nobody sends for the plumber, and every evening she comes home a little earlier",
        title="The Weight of Water Upstairs",
        memory="an ear on a father's back, his voice inside it",
        sound="a heart heard through a wall",
        place="the room under the one where nobody gets up",
        person="whoever was never woken",
        speech="careful, he is almost ripe",
        idea="inheritance",
    ),
    hidden="the girl wears the fellow of his sock; his shoes stand upstairs; the only bowl in use holds no water",
    avoid="Drowning: he breathes and sleeps. Tears on a face; a burst drop; panic; wings, light or anything holy.",
)
