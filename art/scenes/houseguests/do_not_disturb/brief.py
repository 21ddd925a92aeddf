"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Do Not Disturb",
    painter="H",
    hero="bellboy in ladies' red heels, one foot turned to look at it, in a corridor of doors ajar",
    place="hotel corridor, Cairo",
    layout=(
        "corridor as a fan of narrow tall doors left and right that shrink to the middle, one bright small figure "
        "off centre in front"
    ),
    incidents=(
        Incident(
            happens="the bellboy ought to clean the shoes and has put on the pair from number seven",
            wants="he wants to know how she walks away",
        ),
        Incident(
            happens=(
                "in one of the rooms an old couple sit in bed, she blows the trombone into a pillow, he turns over "
                "the pages of nothing"
            ),
            wants="they want to be as loud as they were",
        ),
    ),
    seen=(
        "Seven doors ajar, cut in plum, slate and petrol, each with a slice of room in bone: left at 30, 170, 280; "
        "right at 500, 590, 680, 770. Slices: a back in a bath towel that argues with a coat stand; four children "
        "in one bed under a map; a woman on a man's shoulders who changes a fly paper; trombone couple, widest, "
        "right, 590 to 690, 330 to 800; a suitcase on the threshold that is being packed from under the bed; an "
        "empty chair, rocking. Bellboy at 340,830, 600 high, ink jacket and red heels, looking back over his "
        "shoulder down at the one that he lifts. Shoes in pairs before each door. Carpet bone. Child's height."
    ),
    people=(
        "bellboy of 17, slim, brown; enchanted",
        "couple of 80, large and small",
        "ten guests in slices, all skins",
    ),
    things=(
        "red heels",
        "shoes before doors",
        "trombone",
        "breakfast dome",
    ),
    mood="mischief",
    view="several rooms",
    palette="night",
    inks=(
        ("ink blue", "#1d2239"),
        ("plum", "#40264a"),
        ("slate", "#47536b"),
        ("petrol", "#29464e"),
        ("bone", "#e5d9c4"),
        ("red", "#c73a33"),
        ("brown", "#94624a"),
    ),
    edges="all cut",
    ground="carpet and slices",
    clues=Clues(
        feeling="secret delight",
        proverb="walk a mile in my shoes",
        plot="in number seven nobody has slept since 1952, and every night the shoes stand out",
        title="How She Walks",
        memory="clopping down the hall in my mother's shoes",
        sound="a trombone in a feather pillow",
        place="the fourth floor at two",
        person="the night porter's nephew",
        speech="I was only dusting them",
        idea="imitation",
    ),
    hidden="under the breakfast dome on the tray at his feet sits the cleaner's kitten with a napkin round its neck",
    avoid=(
        "Ridicule of a boy in heels: he is elegant. Peeping at undress. A centred vanishing point: it lies at 420,430."
    ),
)
