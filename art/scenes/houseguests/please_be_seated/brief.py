"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Please Be Seated",
    painter="D",
    hero="two hands that hold each other behind the back of the stiff gentleman who sits between them",
    place="wooden church, island of Chiloé",
    layout=(
        "four rows of backs as heavy horizontal bands, bench rails between them, a tiny knot of hands in the middle"
    ),
    incidents=(
        Incident(
            happens=(
                "behind the third man's back the hand of the woman on his left holds the hand of the man on his right"
            ),
            wants="they want the sermon never to end",
        ),
        Incident(
            happens=(
                "somebody has drawn with chalk a large open door on the widest back in the first row, and its owner "
                "feels a draught"
            ),
            wants="a boy with white fingers wants someone to go in",
        ),
    ),
    seen=(
        "From the last bench. Backs only, from neck down and backs of hats, no head turned: rows at 160, 400, 650 "
        "and the nearest at 900, cropped by the lower edge. Coats in petrol, umber, olive, brick, as simple as sacks "
        "with each another collar. The two hands at 400,1000, pale and dark on a black back seat, thumbs moving. The "
        "drawn door at 560,180. A mackerel's tail sticks out of a pocket at 130,760. One place in the third row is "
        "empty, with a hat on it."
    ),
    people=(
        "woman of 55, plait with grey, wide back",
        "man of 60, wool coat; both breathless",
        "gentleman of 70 between them, upright; content",
        "boy of 8, white fingertips behind him",
        "eighteen others, stout, bent, tiny, with a baby's boot on a shoulder",
    ),
    things=(
        "bench",
        "clasped hands",
        "mackerel in a coat pocket",
        "chalk mark on a back",
    ),
    mood="desire",
    view="no face",
    palette="dirty",
    inks=(
        ("petrol", "#34484d"),
        ("umber", "#564338"),
        ("olive", "#6b6844"),
        ("brick", "#88473a"),
        ("bone", "#dacdb5"),
        ("clay", "#a87f61"),
        ("black-brown", "#26201f"),
    ),
    edges="mixed",
    ground="wall above the first row and the bare wood of the rails",
    clues=Clues(
        feeling="secret happiness",
        proverb="love is blind",
        plot="every Sunday for thirty years he has wondered why that bench is never cold",
        title="The Third From the Left",
        memory="the backs of the grown-ups in church",
        sound="a bench that creaks when no one moves",
        place="among the faithful",
        person="a chaperone",
        speech="look straight ahead",
        idea="fidelity",
    ),
    hidden="the gentleman's own hand, on the other side, holds an empty glove",
    avoid=(
        "Crosses, priest, mockery of prayer. Any profile. Hands as a pale spot only: interlaced fingers must read at "
        "150 px."
    ),
)
