"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Let Her Sleep",
    painter="E",
    hero="sleeping bride's face with a painted whisker on one cheek and three helpers' hands about it",
    place="bridal chamber, Tashkent",
    layout=(
        "large pale face lying on its side across the card like a landscape, torn veil as a hill above, hands come "
        "in from three edges"
    ),
    incidents=(
        Incident(
            happens="a small hand paints the second whisker with a fine brush while an old one holds her chin still",
            wants="they want her to meet him with a face she will laugh about in fifty years",
        ),
        Incident(
            happens=(
                "from the right a man's hand draws a smooth grey stone from under her pillow and puts a striped one "
                "in its place"
            ),
            wants="he wants her to dream the same as he",
        ),
    ),
    seen=(
        "Face on its left cheek, forehead to the left at 160,560, chin to the right at 660,720, lids torn in two "
        "laps, mouth ajar; olive, three moles. Pillow white, torn, 0 to 800, 700 to 1200. Veil in torn white on "
        "chalk over the top, with a strict print of pomegranate slices. Brush and brown child's hand from the lower "
        "left at 290,820, three whiskers done. Old hand with henna from the upper right edge at 730,500, thumb at her lips. Man's hand from the right "
        "at 720,1090 with a grey stone. Nine combs in the hair at 90 to 200, 300. From above, near."
    ),
    people=(
        "bride of 26, olive, strong nose; fast asleep, she snores",
        "girl of 6, a hand; exact",
        "grandmother of 80, a hand; accomplice",
        "man of 30, a hand; shy",
    ),
    things=(
        "brush",
        "half-eaten plum",
        "veil",
        "nine combs",
    ),
    mood="mischief",
    view="one face fills the card",
    palette="high-key",
    inks=(
        ("chalk", "#f7f3ea"),
        ("linen", "#ebe2d3"),
        ("olive skin", "#d9ad8a"),
        ("shell", "#e8c6b7"),
        ("pale mint", "#cbd8c9"),
        ("henna", "#9a5638"),
        ("ink plum", "#33283a"),
    ),
    edges="all torn",
    ground="pillow, the lower third",
    clues=Clues(
        feeling="giggling",
        proverb="forewarned is forearmed",
        plot="the wedding guests have been asleep for a week, and the children have had the house to themselves",
        title="Whiskers",
        memory="waking with toothpaste on my nose",
        sound="a snore that stops",
        place="the quiet before the drums",
        person="the one who can sleep anywhere",
        speech="she will kill us",
        idea="trust",
    ),
    hidden="a plum on the pillow has been bitten by two different mouths",
    avoid="A dead or drugged face: cheeks creased, mouth soft, one lid nearly up. A cat. Prettiness.",
)
