"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Anything Else?",
    painter="A",
    hero="huge fishmonger who weighs one single pear with great care and looks aside at a customer of whom only the arm is seen",
    place="fish counter, covered market in Osaka",
    layout=(
        "him as one mass from the upper edge to the slab, her arm from the left edge, the girl cropped by the right one, fish "
        "in a row below that all look up"
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
        "His face at 415,210, 420 high, the cap cut by the upper edge, eyes to the left; shoulders 20 to 780, plum apron. Before "
        "him a round dial at 477,744 that bears the brass pan, the pear in it at 495,530 under his left hand. From his right "
        "hand at 330,560 a ribbon goes to a bow round her wrist at 245,720; of her only the sleeve in shell with scales, 0 to "
        "180, 460 to 960, and the open hand. Six fish heads in a row in ice, 820 to 1080, each eye another round, one asleep. "
        "Ice swan at 640,700; the girl in profile at 756,664, cropped by the right edge, her tongue at its neck. Eye level."
    ),
    people=(
        "woman of 58, pale olive, pink coat; outside the picture but for her arm",
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
    ground="ice in bare chalk, and the wall on either side of his head",
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
    avoid="Young lovers. A heart, a blush like paint. Her face: the longing is his.",
)
