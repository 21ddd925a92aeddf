"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="They Pinch a Little",
    painter="F",
    hero="old man's vast winter overcoat, opened at arm's length: in its quilted lining hang little shoes by size",
    place="shoe shop, Guadalajara",
    layout=(
        "near-black back over the right half, cut by that edge, white head bowed over a raised collar, one bent sleeve across; "
        "a mustard sail behind the sleeve, a column of cartons along the left with a grey cat atop"
    ),
    incidents=(
        Incident(
            happens="an old gentleman keeps one shoe of each pair in his overcoat and looks for where the red one goes",
            wants="he wants the next pin filled too, whatever that size may be",
        ),
        Incident(
            happens="on top of the piled cartons a cat sits in the smallest, bulges over both its sides, and shuts its eyes",
            wants="it wants this one and no other, and will not hear that it is too tight",
        ),
    ),
    seen=(
        "Wall cream, floor mustard from 1065. Overcoat brown-black with torn edges, from the right edge at 275 down to the hem at 1165, "
        "its near edge with a pale facing from 430,500 to 345,1165. Near arm from the shoulder at 700,400 down to the elbow at 450,690 and up to a grey cuff "
        "at 280,545 and a bare fist at 180,530, which holds the far front by its corner. White head with "
        "moustache at 495,230, in profile, blunt nose, calm brow, lids lowered to the boots; throat at 480,410; collar from 410,480 up to 670,225. "
        "Lining mustard, 110 to 400, 475 to 1140, quilted, dark-edged at the left; in it on pins "
        "a knitted bootee at 245,685, a slipper at 308,740, a brown lace shoe at 250,860, a brick boot at 264,1015, a loose lace "
        "at 174,960. At 80,1040 an open olive carton with tissue, the other boot in it. Left of the coat five shut cartons in dull "
        "colours, 0 to 200, piled up from 1070 to 515; on them a small olive one at 85,475, and in it, wider than it, a grey cat with "
        "white chest and paws, head at 85,305, eyes shut."
    ),
    people=("gentleman of 71, white moustache; composed",),
    things=(
        "quilted overcoat",
        "loose lace",
        "cat in a carton",
        "child's red boot",
    ),
    mood="grief",
    view="other",
    palette="dirty",
    inks=(
        ("mustard", "#ae9150"),
        ("umber", "#5b4638"),
        ("cream", "#dbcfb6"),
        ("brick", "#914e3d"),
        ("olive", "#74714a"),
        ("slate", "#5a6160"),
        ("brown-black", "#2a2321"),
    ),
    edges="mixed",
    ground="the wall about his head",
    clues=Clues(
        feeling="tender loss",
        proverb="if the shoe fits, wear it",
        plot="in every town he buys one pair, and has never been seen with a child",
        title="One of Each",
        memory="my heels pushed to the end and a thumb pressing",
        sound="tissue paper",
        place="between lining and cloth",
        person="the customer with one more wish",
        speech="she is growing so fast",
        idea="keeping up",
    ),
    hidden="beside the last of them a lace hangs ready from its pin, with nothing on it",
    avoid="A tear. Proof of a dead child. A thief's grin, a hawker, feet that dangle, bare legs, a leer. Cinderella.",
)
