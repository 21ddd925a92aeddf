"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Anything Else?",
    painter="A",
    hero="fishmonger who weighs one single pear with great care for a customer who holds out her bare arm",
    place="fish counter, covered market in Osaka",
    layout=(
        "her coat as one tall mass up the left edge, him smaller behind the slab, a dark curtain at the right, fish in a "
        "row below that all look up"
    ),
    incidents=(
        Incident(
            happens="he lays a pear on the fish scales as if it were asleep and takes a long ribbon from his apron",
            wants="he wants her to come again tomorrow and has run out of fish that she does not have",
        ),
        Incident(
            happens=(
                "a girl in the queue licks the neck of the ice swan at the end of the counter, thinner with each lick"
            ),
            wants="she wants to have it through before it is her grandmother's turn",
        ),
    ),
    seen=(
        "She stands before the counter at the left edge, 0 to 320, 190 to 1200, in profile, coat shell, bare arm across the "
        "slab to 470,700. He behind it at 460,320, wide, small head, plum apron, his hand at the pear in the brass pan that "
        "hangs at 320,600 under a round dial at 310,215; a ribbon from his fingers round her wrist. Six fish heads in a row "
        "in ice, 310 to 650, 740 to 900, each eye another round. Ice swan at 600,600, the girl's tongue at its neck, she on a "
        "crate at the right edge, 670 to 800, 470 to 1070. Eye level across the counter."
    ),
    people=(
        "woman of 58, large, pale olive, grey crop, pink coat; warm, amused, will not be hurried",
        "man of 62, broad, sunburnt, rubber apron; solemn",
        "girl of 6, fringe; driven",
    ),
    things=(
        "pear",
        "scales",
        "ribbon",
        "ice swan",
    ),
    mood="desire",
    view="other",
    palette="pastel",
    inks=(
        ("pistachio", "#b5c4a2"),
        ("shell", "#ecc8bb"),
        ("chalk", "#f3eee3"),
        ("sea", "#9db8bd"),
        ("lilac", "#b7aac4"),
        ("plum", "#4e3348"),
        ("pear", "#cfbf55"),
    ),
    edges="mixed",
    ground="slab and ice in bare chalk, and the wall between the two heads",
    clues=Clues(
        feeling="longing",
        proverb="the way to the heart",
        plot="for eleven years she bought one herring every Tuesday, and on Wednesday threw it to the cat next door",
        title="The Weight of a Pear",
        memory="going to market on my father's arm",
        sound="a bow being tied",
        place="counter four",
        person="the regular",
        speech="shall I wrap it",
        idea="courtship",
    ),
    hidden="one fish in the row has its eyes shut",
    avoid="Young lovers. A heart, a blush like paint. The two must not look at each other: both look at the pear.",
)
