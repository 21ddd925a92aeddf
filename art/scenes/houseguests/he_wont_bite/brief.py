"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="He Won't Bite",
    painter="E",
    hero="little girl in white who holds a biscuit up to the fox fur round a giant old lady's neck; it is awake",
    place="edge of a spruce wood, Estonia in snow",
    layout=(
        "a black cape, wide as a mountain, leaves by the right edge under a black fur hat; one red animal lies across "
        "its top and hangs a pointed head towards a white child low at the left"
    ),
    incidents=(
        Incident(
            happens="a girl offers a biscuit to the fox of a lady's stole and hides a lead behind her back",
            wants="she wants it to come down and be hers",
        ),
        Incident(
            happens="a snowman of a man's size in a real wedding suit, buttonhole and all, stands far off on the hill",
            wants="it wants to be the first to see the carriage come",
        ),
    ),
    seen=(
        "The lady from behind: fur hat 370 to 745 wide, cropped by the top edge, down to 145; silver coil at 560,210, "
        "ears, red drops; cape in black with one blue and one green width, 280 wide at 340,330, out to 50,1100 and over "
        "the right edge, hem at 1140. The fox in brick from 265,400 over 560,270 to 765,390, tail down to 690,860 with "
        "a white tip, two limp legs with dark socks at 545,520 and 610,480; its head 300 long hangs at 370,530, the eye "
        "open, nose at 272,660. The girl at 165,900, 430 high, in profile, chin up, blue cap, red mittens: biscuit at "
        "296,690, lead from 105,940 over the snow to the left edge. Snowman at 105,520, 160 high, its back to us, under "
        "slate-blue sky; snow below 520."
    ),
    people=("girl of 6, proud and patient", "lady of 75, from behind, gigantic; has not noticed"),
    things=(
        "fox stole",
        "biscuit",
        "leash",
        "snowman in a wedding suit",
    ),
    mood="menace",
    view="tiny figure in a landscape",
    palette="night",
    inks=(
        ("black", "#15161c"),
        ("spruce", "#1c2b2c"),
        ("ink blue", "#272f47"),
        ("snow", "#e6e2d8"),
        ("dusk", "#6d7890"),
        ("brick", "#9b4436"),
        ("fox", "#bb5444"),
    ),
    edges="all torn",
    ground="snow and the strip of sky, a third",
    clues=Clues(
        feeling="apprehension",
        proverb="better the devil you know",
        plot="for her birthday she had asked for something that would keep",
        title="The Long Leash",
        memory="the dark bit between the shed and the house",
        sound="a chain link, once",
        place="where the path was not cleared",
        person="the smallest in the family",
        speech="he only wants to play",
        idea="trust",
    ),
    hidden="the lead runs on over the edge of the card, and nobody says what is at that end",
    avoid="Teeth, a leap, a bitten hand. An old lady laughed at: she is handsome and calm. Moon, stars, falling snow.",
)
