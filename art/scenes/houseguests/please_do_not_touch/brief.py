"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Please Do Not Touch",
    painter="E",
    hero="huge attendant's face laid on its side on her folded black sleeves, lids at half, a tower of cards built on her hair",
    place="front desk of a museum, Hanoi",
    layout=(
        "black sleeves and back from edge to edge over the lower half, one sideways face let into them; a thin tower of cards "
        "climbs at the upper left, the wall right of it bare"
    ),
    incidents=(
        Incident(
            happens="on her hair stands a house of cards, and on its top somebody sits with his back to us; one card she keeps between two fingers",
            wants="he wants nothing more to happen; she wants to know how long that will take",
        ),
        Incident(
            happens="an old woman kneels on her shoulder and says something into her ear through a paper horn",
            wants="she wants it to go in this time",
        ),
    ),
    seen=(
        "The face 60 to 600, 540 to 935, crown left, chin right, upper eye half shut at 352,580, brown, bright, rolled up, "
        "its brow raised, lower eye narrower at 350,830, brick lips at 530,740; dark hair with a grey streak, a bun cropped by the left edge; a white "
        "collar 500 to 690. The back a black hill up to 640,440; the sleeves a black band 870 to 1110, two mustard braids at "
        "390 to 450, then a hand from 480,1000 to 720,1080 on the other sleeve. Tower of six leaning pairs, brick and slate, 55 to 350, 180 to 535; the sitter in a "
        "hat on it at 200,95. Old woman in a brick jacket 520 to 730, 280 to 565, horn down to the ear at 420,520. A brick card "
        "hangs from thumb and forefinger at 717,1090. Olive table along the lower edge. Frontal, from across the table."
    ),
    people=(
        "attendant, woman of 50, huge, black uniform, dark hair with a grey streak; bored past despair, careful, one brow up",
        "somebody in a hat and a dark coat, from behind, on the top",
        "woman of 75, grey bun, brick jacket; confiding",
    ),
    things=(
        "house of cards",
        "paper horn",
        "card between two fingers",
    ),
    mood="boredom",
    view="other",
    palette="dirty",
    inks=(
        ("cream", "#ddd0b1"),
        ("brown-black", "#241e1f"),
        ("skin", "#c08d66"),
        ("olive", "#77774f"),
        ("umber", "#43332b"),
        ("brick", "#97452f"),
        ("mustard", "#b18f45"),
        ("slate", "#58605f"),
    ),
    edges="mixed",
    ground="the wall at the upper right, a quarter",
    clues=Clues(
        feeling="ennui",
        proverb="slow and steady wins the race",
        plot="she has not turned her head since the clocks went back",
        title="The Fourth Storey",
        memory="when I was told to hold still for the photograph",
        sound="a whisper, rolled up in paper",
        place="the top of somebody else's patience",
        person="the one on whom it all rests",
        speech="I am listening, go on",
        idea="forbearance",
    ),
    hidden="the card that the tower lacks is in her own hand",
    avoid="Anything that falls. A hand that reaches for the cards. The attendant asleep, or about to sneeze.",
)
