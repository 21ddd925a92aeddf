"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="They Do It Every Morning",
    painter="G",
    hero="child's snow angel, white and whole, on a dark lawn in July, and an ageing mother curled up round it",
    place="back lawn in July, Joensuu",
    layout=(
        "white winged patch at the upper left, a grey body bent round it like a C from the upper right corner to the feet "
        "below, a pale disc of straw at the lower left where the sun begins"
    ),
    incidents=(
        Incident(
            happens="an old man in a straw hat mends the hem of the snow with a spoon out of a bowl from the icebox",
            wants="he wants to have finished before the sun has come over the grass as far as the feet",
        ),
        Incident(
            happens="his wife lies beside it, barefoot, her fingers where a mitten was, and looks at an empty round head",
            wants="she wants to lie there once more as long as it takes, and not to press anything flat",
        ),
    ),
    seen=(
        "Straight down. Lawn near-black with tufts, four tufts through the snow. Snow from 0,70 to 540,830: hollow of a bobbled "
        "cap at 258,130, head 258,185, back 280,370, wings out to 5,300 and 530,300, two legs fanned to 150,730 and 480,730, white "
        "between them. The woman: bare arm in from 760,170, bent above the wing, hand at 460,120; grey head in profile to the "
        "left at 670,270, eye half open; white collar at 670,430; other hand at 430,400; sprigged ash dress over the right edge, "
        "knees at 380,880, bare feet at 520,1150. At 105,610 a cloth elephant with a red scarf lies in a small angel. Man at "
        "the lower left: hat 155,950, hand and bowl 95,790, spoon 270,790, dark waistcoat out of the card. Sunlit grass behind him to 440,1200."
    ),
    people=(
        "woman of 60, tawny skin, grey hair in a bun, summer dress, barefoot; grieving, practised in it",
        "man of 65, from above, straw hat, waistcoat, shirt sleeves; careful",
    ),
    things=(
        "snow angel",
        "bowl of snow and a spoon",
        "cloth elephant in a red scarf",
        "straw hat",
    ),
    mood="grief",
    view="from above",
    palette="near-monochrome",
    inks=(
        ("lawn", "#2b2e2f"),
        ("snow", "#f4f1e9"),
        ("ash", "#98958f"),
        ("hollow", "#bfc3c4"),
        ("slate", "#5b5c60"),
        ("straw", "#d6cdb9"),
        ("skin", "#c7a591"),
        ("red", "#b8382c"),
    ),
    edges="all brush",
    ground="the dark lawn round the snow and below her knees",
    clues=Clues(
        feeling="keeping vigil",
        proverb="old habits die hard",
        plot="for thirty summers they have told the neighbours that it is the icebox that hums",
        title="The Winter That Stayed",
        memory="the last day before the thaw, and being called in for supper",
        sound="a spoon against enamel, very early",
        place="the only cold spot for miles",
        person="whoever was this tall, once",
        speech="Careful, you nearly touched the hand.",
        idea="permanence",
    ),
    hidden="the toy has lain down to make an angel of its own and has never been picked up",
    avoid="A stone angel, a grave, a chalk outline; a body in the hollow. Tears. Faces that ask to be pitied.",
)
