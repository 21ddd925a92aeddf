"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Do Not Disturb",
    painter="H",
    hero="a vast guest in red striped pyjamas, asleep, folded up through four storeys with his cheek on his own knees",
    place="hotel corridor, Cairo",
    layout=(
        "a small house cut open from the side, four dark storeys; one pale curled body fills it to the right edge "
        "and lifts a ceiling, tiny tenants to the left"
    ),
    incidents=(
        Incident(
            happens="the guest is too large for one room and sleeps in all of them; the page hangs a sign on his finger",
            wants="he wants one night without being asked to move over",
        ),
        Incident(
            happens="on the top floor an old woman on the edge of her bed blows the trombone into a pillow",
            wants="she wants to be as loud as she was",
        ),
    ),
    seen=(
        "Storeys plum, petrol, ink, plum, parted by bone floors at 340, 800, 1232, 1676; the first bulges to 286 over "
        "his shoulders. He sits on a bed that sags, back along the right edge 360 to 1640, knees at 330,650, shins "
        "down to a slate slipper at 300,1600; sleeve across them, hand out of the cuff at 260,1160. Head on its side "
        "at 570,514, lids shut, walrus moustache, slate nightcap that falls to a red tassel at 134,700. Kitten with a "
        "napkin paws at it. Page in slate blue, bareheaded, from behind at 88,1040. Trombone at 300,130, pillow at 580,240; frame askew and "
        "two red heels on the bulge."
    ),
    people=(
        "sleeper of 57, huge; far away",
        "trombonist of 81, small, upright",
        "page of 17, seen from behind",
    ),
    things=(
        "red heels",
        "nightcap",
        "trombone",
        "sign on a finger",
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
    ground="his pyjamas, and the floors",
    clues=Clues(
        feeling="secret delight",
        proverb="great oaks from little acorns",
        plot="he booked a single in 1952 and has grown into the rest, and nobody on the staff dares to wake him",
        title="All Four Floors",
        memory="my uncle asleep on the sofa, and we children played round him as if he were a hill",
        sound="a trombone in a feather pillow",
        place="the fourth floor at two",
        person="the night porter's nephew",
        speech="he said five more minutes in spring",
        idea="growth",
    ),
    hidden="a kitten with a napkin round its neck, come for breakfast, has found the tassel",
    avoid=("Ridicule of a large man: he is beautiful asleep. Anything cramped or sad. Feet and far hand stay hidden."),
)
