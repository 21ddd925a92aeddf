"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Mind the Little One",
    painter="D",
    hero="young giant, mouth behind his own sleeve, who keeps his little finger still while a mustard cap is knitted on to it",
    place="kitchen table, Apia",
    layout=(
        "broad brown face with heavy lids, sunk between charcoal hills of coat; across it one forearm from the left, its fist "
        "and small mustard tip at lower right; chalk wall above, pale planks below"
    ),
    incidents=(
        Incident(
            happens="an old woman as tall as a bottle knits straight on to his outstretched little finger, and he does not stir",
            wants="she wants it warm before he has to go",
        ),
        Incident(
            happens="upon the far shoulder somebody with a suitcase has put up an umbrella and turned his back",
            wants="he wants not to miss whatever stops there",
        ),
    ),
    seen=(
        "Wall of chalk. Shoulders charcoal, from 0,350 over the ears to 800,650. Between them the head, centre 363,440, tilted to "
        "the right: black short hair with one tuft at 455,95, lids low, the gaze down at 640,800, nose broad; the mouth is hidden. "
        "A charcoal sleeve with a torn pale edge lies on the table from 0,520 to 300,930, white cuff, one dark button; the fist "
        "from 340,660 to 560,900, three fingers folded, the little one out to 690,810 in a ribbed mustard cap, two white "
        "needles. Behind it the old woman, 550 to 910 at 715, grey dress, light shawl with a lattice, grey knot of hair, in "
        "profile to the left. The thread runs down "
        "and over the bare planks, off the left edge at 1080. On the left shoulder at 75,370 a man from behind, top hat, umbrella."
    ),
    people=(
        "giant of 25, brown; touched, and does not want it seen",
        "woman of 82, tiny, brown, in a printed shawl; satisfied",
        "man of no age, from behind; early",
    ),
    things=(
        "knitted cap for a finger",
        "two needles",
        "thread that leaves the picture",
        "umbrella up under a roof",
    ),
    mood="tenderness",
    view="other",
    palette="near-monochrome",
    inks=(
        ("umber grey", "#6e665f"),
        ("charcoal", "#2c292c"),
        ("ash", "#b3aca2"),
        ("chalk", "#eee8dc"),
        ("bone", "#d6cdbe"),
        ("mustard", "#d39b2c"),
    ),
    edges="mixed",
    ground="wall, the upper right, and the planks at the bottom",
    clues=Clues(
        feeling="devotion",
        proverb="a stitch in time",
        plot="nine more to do, and his ship sails tonight",
        title="Small, Medium, Mountain",
        memory="standing still while my grandmother measured me",
        sound="needles, and a breath held",
        place="at the end of the arm",
        person="the last one who still dresses him",
        speech="you will thank me in the snow",
        idea="care",
    ),
    hidden="the thread is not cut from any ball: it comes in from beyond the sheet",
    avoid=(
        "A giant as a fool or a threat, a wound and its bandage: it is wool. Sweet smiles: his mouth stays hidden. "
        "Five-fingered sausage hands: this one fist must be drawn best."
    ),
)
