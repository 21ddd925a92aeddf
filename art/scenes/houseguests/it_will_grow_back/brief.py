"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="It Will Grow Back",
    painter="C",
    hero="huge man whose black beard fills the card, one corner of it scissored off by himself; a little girl wears that corner",
    place="parlour wall in a flat, Palermo",
    layout=(
        "one black wedge from the upper edge to the lower, straight cut at its right like a torn-off stamp, grey coat "
        "either side; a small white dress in the gap, a white bird high on the other shoulder"
    ),
    incidents=(
        Incident(
            happens="a girl of eight has tied the lost piece of his beard on below her mouth and stands there, chin up",
            wants="she wants to be taken for him at the door",
        ),
        Incident(
            happens="a white hen on his shoulder stretches as far as she can and holds a key to his ear",
            wants="the hen wants somebody to come and unlock, now",
        ),
    ),
    seen=(
        "Man from the front, head at 600,196, 660 high, bald, crown cropped by the upper edge, eyes down to the right, "
        "cheeks lifted, he smiles with the eyes. Moustache from 250,424 to 952,462, tips up. Black beard from both ears, widest at 134,1160, past the lower edge; its "
        "right corner is gone: cut at 1120 from 1056 to 660, then straight down. Scissors with rust rings in his hand at the "
        "corner, 540,1430, grey sleeve from below. Grey coat to both edges. Girl at 922,1270, rust bob, white dress, hands behind her, the "
        "piece from her chin to 840,1770 on two white loops. Hen at 190,560 on his left shoulder, a rust key in the "
        "beak at 324,380. Wall bare."
    ),
    people=(
        "man of 66, very large, bald; amused, says nothing yet",
        "girl of 8; triumphant",
        "a hen",
    ),
    things=(
        "beard with a corner missing",
        "scissors in his own hand",
        "key",
    ),
    mood="triumph",
    view="other",
    palette="near-monochrome",
    inks=(
        ("chalk", "#f2ede2"),
        ("ash", "#bab4aa"),
        ("pencil", "#6f6b6a"),
        ("ink", "#1f1d20"),
        ("bone", "#ded5c5"),
        ("rust", "#a5482f"),
    ),
    edges="mixed",
    ground="bare wall above, a third",
    clues=Clues(
        feeling="liberation",
        proverb="a clean break",
        plot="from that day two of them signed for the parcels",
        title="The Spare Moustache",
        memory="the first time I crossed the road alone",
        sound="one long crunch of scissors",
        place="under grandfather's chin",
        person="the smaller of the two gentlemen",
        speech="it is only hair",
        idea="freedom",
    ),
    hidden="the girl's piece has exactly the outline of what is missing",
    avoid="Fright or punishment: he did it himself and is amused. A barber. A wicked grin.",
)
