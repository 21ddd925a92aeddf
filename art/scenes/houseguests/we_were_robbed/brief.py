"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="We Were Robbed",
    painter="C",
    hero="one enormous man, wound to the nose in five turns of green football scarf, who glowers over it at us",
    place="football ground, Casablanca",
    layout=(
        "cropped cap and staring eyes on top, below them coils of loud cloth that widen until they fill the card; "
        "small heads in the folds, a white hood right of the middle"
    ),
    incidents=(
        Incident(
            happens="a giant has wrapped himself up to the eyes, and everybody who feels as he does has moved in",
            wants="he wants it undone, all the afternoon from the start",
        ),
        Incident(
            happens="an old neighbour in a white hood leans on the fourth turn, peeling an orange in one strip",
            wants="wants the peel to reach the ground whole",
        ),
    ),
    seen=(
        "The man fills the upper third, 180,0 to 620,410: umber cap cut by the edge, a green stripe, black brows, heavy "
        "unequal lids, half a nose. Five sagging coils of scarf, 270,360 first, then wider to 0,980 and 800,980, white "
        "bars in pairs, dark pockets between; a fringed end sticks out at 760,340. Over their edges look fifteen "
        "people, cut at the nose, some from behind. Old man in a white djellaba at 500,610, strip of peel down to "
        "500,1050. The kissing two at 220,490, profiles shut. Bare bone sky at both sides of the cap."
    ),
    people=(
        "man of 46, huge, tan; speechless, will not go home",
        "man of 76, thin, brown, white; serene, hard of hearing",
        "couple of 20 and 21, dark and fair; lost to it",
        "fifteen supporters of 7 to 70, women and men; they glower with him, one secretly glad",
        "boy of 9 in the turn of the cap, both hands on it; content",
    ),
    things=(
        "scarves",
        "orange",
        "whistle on a cord",
        "kiss",
    ),
    mood="anger",
    view="twenty heads",
    palette="one loud",
    inks=(
        ("loud green", "#1f9a55"),
        ("bone", "#ebe2d0"),
        ("umber", "#4a352c"),
        ("brown", "#8a5c45"),
        ("ash", "#8f8a80"),
        ("chalk", "#f6f1e6"),
    ),
    edges="all torn",
    ground="sky, on both sides of the cap, a fifth",
    clues=Clues(
        feeling="outrage",
        proverb="there is no justice",
        plot="ninety minutes, and the one who understood it all had come for the sun",
        title="The Wrong Half",
        memory="father throwing his slipper at the radio",
        sound="a thousand people drawing breath to boo",
        place="row Z",
        person="the one who is not on anybody's side",
        speech="even my mother saw that",
        idea="injustice",
    ),
    hidden="a boy sits in the turn of the cap and smiles, his whistle hung over it",
    avoid="Hate against a side or a people: no emblem, no fight. Open mouths; the same eyes twice.",
)
