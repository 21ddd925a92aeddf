"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="I Said I Am Fine",
    painter="C",
    hero="big furious face of a man under a gold paper crown, a small blue handprint on his cheek",
    place="birthday table, Glasgow",
    layout=(
        "square head cropped on all four sides, brushed in heavy laps, eyes in the upper third, tiny second hand "
        "from the right"
    ),
    incidents=(
        Incident(
            happens="he holds an unblown party whistle between clenched teeth and says nothing",
            wants="he wants the song to stop before the second verse",
        ),
        Incident(
            happens="a child's hand comes up from the right and sets a snail on the rim of his ear",
            wants="the child wants the snail to see the cake",
        ),
    ),
    seen=(
        "Head from 0 to 800, forehead with crown at 0 to 250, brows two heavy unequal strokes at 330, the left one "
        "lower. Eyes small, pale, straight at us. Nose broad and broken, red in one patch. Jaw as wide as the card, "
        "whistle rolled at 420,930. Handprint on the left cheek at 200,740, dull blue, brush-dry. Child's hand from "
        "800,600 with the snail at 690,560. Only the shoulder of a good jacket at the lower edge. Frontal, as near "
        "as in a shaving mirror."
    ),
    people=(
        "man of 60, heavy, fair, red, bald with side hair; rage that has not decided",
        "child of 4, a brown wrist",
    ),
    things=(
        "paper crown",
        "blue handprint",
        "snail",
        "party whistle",
    ),
    mood="anger",
    view="one face fills the card",
    palette="dirty",
    inks=(
        ("raw flesh", "#c99a7f"),
        ("brick", "#9a5443"),
        ("bone", "#dccfb8"),
        ("umber", "#5a463a"),
        ("dull blue", "#51718a"),
        ("gold ochre", "#b8913f"),
        ("brown-black", "#2a2320"),
    ),
    edges="all brush",
    ground="forehead and crown's gaps as bare bone, and a strip of wall at the left",
    clues=Clues(
        feeling="rage",
        proverb="least said, soonest mended",
        plot="his sixtieth was a surprise, and so were the guests",
        title="Many Happy Returns",
        memory="knowing from the neck that father was cross",
        sound="a song sung out of tune at you",
        place="head of the table",
        person="the man with the longest fuse",
        speech="it is only paint",
        idea="dignity",
    ),
    hidden="in the pupil of his right eye burn three short strokes of candle",
    avoid="A comic angry mask, steam, teeth bared wide. He must be capable of laughing in a second.",
)
