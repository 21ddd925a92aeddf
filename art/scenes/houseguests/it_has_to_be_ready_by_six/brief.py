"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="It Has to Be Ready by Six",
    painter="H",
    hero="charwoman on her knees who brushes a great red carpet while the woven animals walk out of it by a gate in its border",
    place="reception hall before a banquet, Tartu",
    layout=(
        "dark boards on the left, a loud red field on the right with a pale band between, broad bent back at the upper right, "
        "upturned child's profile at the lower left, a white file that winds from one to the other"
    ),
    incidents=(
        Incident(
            happens="hares, stag, fox and goat leave the pattern in single file, close by the fingers of her who scrubs it",
            wants="the charwoman wants a spotless carpet by six and looks at nothing but her brush",
        ),
        Incident(
            happens="her granddaughter lies along the edge and holds a loose piece of the border open like a gate",
            wants="the girl wants all of them out before the guests tread on them, and one of them for herself",
        ),
    ),
    seen=(
        "Straight down. Boards, near-black, to the border, which slants from 350,0 to 240,1200: bone with red diamonds, dark "
        "edges, fringe. In it a gap from 310,480 to 290,655; the piece lies swung out to 120,620. Red field beyond it, off the "
        "card on three sides, with rows of white animals below 760 and darker red shapes where others were. Woman from the upper "
        "right corner: dark dotted back, grey apron tied in a bow at 600,78, white collar, grey head with parting and bun at "
        "578,410, nose down; bare forearms, one hand spread at 390,540, one on a brush at 680,640. White hare at 725,105 on her back, "
        "nose in the bow. Girl at the lower left: head in profile at 135,790, fair plait, chin on her forearm, hand on the border "
        "at 300,890, the other on the gate at 145,620. Horse, hare, stag, fox, goat, hare and bird on their way to 215,190."
    ),
    people=(
        "woman of 65, from above, broad, fair skin, grey bun, dark dress, apron; dutiful, sees nothing",
        "girl of 9, fair, blonde plait, checked dress; sly, holds her breath",
    ),
    things=(
        "woven animals",
        "scrubbing brush",
        "gate in a border",
        "full pocket",
    ),
    mood="mischief",
    view="from above",
    palette="one loud",
    inks=(
        ("red", "#e12848"),
        ("boards", "#35333c"),
        ("coal", "#25232b"),
        ("bone", "#f0e7d5"),
        ("steel", "#8b909a"),
        ("skin", "#d9b195"),
        ("straw", "#cbb384"),
    ),
    edges="all cut",
    ground="the dark boards, and the carpet where nobody is left in it",
    clues=Clues(
        feeling="holding back a giggle",
        proverb="when the cat's away, the mice will play",
        plot="at the banquet the minister asks why the famous carpet is plain",
        title="The Last Hunt in the House",
        memory="following a pattern with one finger while the grown-ups talked",
        sound="bristles, and very small hooves",
        place="under the feet of important people",
        person="the one who leaves every cage open",
        speech="Quick, she's only looking at the stain.",
        idea="amnesty",
    ),
    hidden="one small hare is not out with the others but in the girl's pocket, and red wool from the carpet ties her plait",
    avoid="A zoo, a toy farm, a cage. A woman who is laughed at, or a servant who is scolded. A face turned up at us.",
)
