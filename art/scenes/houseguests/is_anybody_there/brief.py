"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Is Anybody There?",
    painter="D",
    hero="ring of spread hands on a dark table, fingertips touching, and one pair of gloves with nobody in them",
    place="back parlour, New Orleans",
    layout=(
        "dark oval table cropped by left and right edge, fourteen hands around it as pale stars, chair backs outside"
    ),
    incidents=(
        Incident(
            happens=(
                "seven people touch fingers in the dark; the eighth place is filled by a pair of long gloves laid "
                "down nicely"
            ),
            wants="the widow wants the left glove to lift one finger",
        ),
        Incident(
            happens=(
                "from under the table's rim an arm reaches up between two sitters and takes the last biscuit off the "
                "plate"
            ),
            wants="it wants that biscuit and then the next question",
        ),
    ),
    seen=(
        "Straight down. Table night green from -40,260 to 840,960, flat. Hands from all sides, each pair another age "
        "and skin, fingers wide, at the rim; the empty gloves, white to the elbow, at 540,900. Heads only as "
        "partings, bald crowns and combs outside the rim, cropped at all edges. Plate with one biscuit and crumbs at "
        "400,560, saucer with string beside it. The stealing arm, thin, in a striped sleeve, from 180,830 to "
        "360,600. Carpet in bare bone in three corners."
    ),
    people=(
        "widow of 68, brown, rings; hopeful",
        "medium of 40, heavy, pale; counts the fee",
        "sailor, two sisters of 20, schoolteacher, doctor; afraid, amused, in love under cover of the dark",
        "whoever is under the table",
    ),
    things=(
        "gloves",
        "biscuit",
        "saucer",
        "parting with a ribbon",
    ),
    mood="menace",
    view="from above",
    palette="night",
    inks=(
        ("night green", "#20393a"),
        ("ink", "#1a1c2b"),
        ("plum", "#432b46"),
        ("brown", "#7b5241"),
        ("chalk", "#eee6d8"),
        ("bone", "#d9cdb8"),
        ("brick", "#a5483c"),
    ),
    edges="mixed",
    ground="carpet in the corners and the gloves",
    clues=Clues(
        feeling="suspense",
        proverb="let the dead rest",
        plot="the spirits come every Thursday and only want to know what is for supper",
        title="The Eighth Chair",
        memory="pushing the glass and swearing I did not",
        sound="fingertips on varnish",
        place="the other side",
        person="the one who always answers first",
        speech="squeeze if you can hear me",
        idea="belief",
    ),
    hidden="one of the eight chairs stands with its back to the table",
    avoid="Letters or cards on the table, skulls, candle glow. Hands all alike: fourteen drawn one by one.",
)
