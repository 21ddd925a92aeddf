"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Where Did You Want to Go?",
    painter="G",
    hero="night-bus driver who shares his soup with the only passenger, a bride with bare feet on the heater",
    place="last bus, Birmingham ring road",
    layout=(
        "long cut tube of the bus in shallow perspective, two large figures in front, empty seats as a dark comb "
        "behind, windows torn black"
    ),
    incidents=(
        Incident(
            happens=(
                "the driver has stopped, turned round, and holds out the lid of his flask to her; she blows on it"
            ),
            wants="he wants her to say where to, and not to have to",
        ),
        Incident(
            happens=(
                "the whole back bench is taken by hat boxes on tickets of their own, and the third has begun to move"
            ),
            wants="whoever put them there wants them not to be opened before the terminus",
        ),
    ),
    seen=(
        "Driver at 210,560, from 260 to 1130, half turned, petrol uniform, slate turban, grey beard, profile to the "
        "right. Bride at 560,620, from 330 to 1200, knees up, bare brown feet on a heater at 430,1080, dress a large "
        "chalk mass cropped by the lower right, veil stuffed into her bag. Flask lid between them at 400,610. Behind "
        "her seats recede to 560 to 720, 280; nine hat boxes in lilac and bone, lid of the third ajar. Windows torn "
        "ink with nothing in them. A horse's face looks in at the rear pane, 640,190, patient. Eye level."
    ),
    people=(
        "driver of 60, broad, brown, turban; kind, off duty since ten",
        "bride of 35, stocky, very dark, short hair; calmer with every spoonful",
        "horse",
    ),
    things=(
        "soup flask",
        "bridal train",
        "hat boxes",
        "horse",
    ),
    mood="tenderness",
    view="other",
    palette="night",
    inks=(
        ("ink", "#181b2d"),
        ("slate blue", "#3a4663"),
        ("petrol", "#25464f"),
        ("plum", "#44294a"),
        ("chalk", "#ece4d5"),
        ("lilac", "#9e90b4"),
        ("brown", "#8a583f"),
    ),
    edges="mixed",
    ground="the dress and the floor of the gangway",
    clues=Clues(
        feeling="relief",
        proverb="a friend in need",
        plot="the last stop has been moved so that nobody need get off",
        title="A Lid of Soup",
        memory="falling asleep against the pane, and somebody knowing my stop",
        sound="an engine left running",
        place="upstairs, at the back, once",
        person="a stranger who asks nothing",
        speech="take your time",
        idea="kindness",
    ),
    hidden="the ticket in her hand has been punched into the shape of a small fork",
    avoid="A bride jilted in tears, romance. Lit windows, stars, rain drops.",
)
