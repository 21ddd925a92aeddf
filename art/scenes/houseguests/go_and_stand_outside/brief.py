"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Go and Stand Outside",
    painter="F",
    hero="snowman in the best armchair, melting over its edge with a cup on his knee, sent out by a girl who holds his twig",
    place="parlour with an open door, Malmö",
    layout=(
        "a tall white guest before a dark chair takes the left two thirds; at the right a doorway of snow, the girl's "
        "orange frock across its jamb"
    ),
    incidents=(
        Incident(
            happens=(
                "a guest of snow has come in to tea and runs down over the seat; a girl points to the door and does not "
                "let go of him"
            ),
            wants="he wants to stay until the cup is empty; she wants to keep him, and so he must leave",
        ),
        Incident(
            happens="out in the yard another one in a kerchief stretches her arm towards the bare patch of grass",
            wants="she wants to know what they have in there that is better",
        ),
    ),
    seen=(
        "Snowman 950 high in a plum armchair printed with ferns, from 80,80 to 420,1070: a green saucepan slipped over "
        "his brow, half lids, brows of twig, coals for a mouth that goes down, carrot hanging to 390,440, pink scarf; "
        "a pink cup at 240,730 in his twig fingers. His lower parts hang over the seat in five tongues into a puddle, "
        "which ends at the girl's shoes, 550,1110. She is 570 high at 590,840, orange frock, bunches, eyes up to his; "
        "her right fist holds his other twig at 490,750, her left arm points to 780,730. Doorway from 545,140 to "
        "790,890: sky, snow, at 630,540 a bare patch with the prints of his hops, at 725,500 a snow-woman. At 125,1120 "
        "an enamel basin. Cut paper, snow torn. From the front."
    ),
    people=(
        "guest of snow, stout; embarrassed, would rather stay",
        "girl of 7, brown, black bunches; strict, and close to tears",
        "snow-woman in an orange kerchief, far off; waiting",
    ),
    things=("saucepan as a hat", "tea cup on a saucer", "enamel basin", "striped scarf"),
    mood="shame",
    view="several rooms",
    palette="pastel",
    inks=(
        ("rose", "#e8bdb0"),
        ("lilac", "#bdb0cb"),
        ("cream", "#f6efe0"),
        ("sky", "#b9d0da"),
        ("pistachio", "#b9c9a0"),
        ("carrot", "#e08652"),
        ("brown", "#6b4635"),
        ("plum", "#452c44"),
    ),
    edges="mixed",
    ground="the rose wall above, the lilac floor at the lower right",
    clues=Clues(
        feeling="having outstayed one's welcome",
        proverb="if you love somebody, set them free",
        plot="he was warned that it was warm, and came all the same",
        title="What Was Left of Him",
        memory="the winter when we were allowed to ask anybody in",
        sound="drip, drip",
        place="the good room, at four",
        person="the one who never knows when to leave",
        speech="finish your cup, then",
        idea="tough love",
    ),
    hidden="in the basin float a small carrot and two coals: somebody smaller was here before",
    avoid="A cosy fireside cartoon; a jolly grin; a cruel girl. Arms of flesh on him. Anything that drips and is not snow.",
)
