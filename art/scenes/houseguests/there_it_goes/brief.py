"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="There It Goes",
    painter="C",
    hero="grandmother in a plum blouse who tiptoes off, red shoes in hand, in a patchwork skirt under which her whole family is asleep",
    place="upstairs dormitory, Braga on the morning after a christening",
    layout=(
        "one broad bell of patches from a dark bodice in the middle down to a wavy hem, round which sleepers fan out, small at the "
        "upper left and large along the bottom; red at both ends of a diagonal"
    ),
    incidents=(
        Incident(
            happens="somebody large gets up before the others, and what she wears is the quilt that all of them lie under",
            wants="she wants to be out of the door without pulling the cover off anyone",
        ),
        Incident(
            happens="a boy with open eyes has made her suitcase his pillow and holds on to the hem",
            wants="he wants her to stay, or else to take him along",
        ),
    ),
    seen=(
        "Her head in profile to the left, bent down, 285 to 540 across, 100 to 390 down: lid low, plum bun at 480,190 with grey "
        "strands, red earring at 426,252. Plum blouse to 585; the left fist gathers the skirt at 430,625, the right hand at "
        "660,370 carries two red shoes by the heels. Skirt of patches in shell, lime, straw, chalk and blue from 580 to a "
        "turned-down chalk hem with a red line, 130 to 700 across, 1030 at its lowest. Bare foot at 750,850, off to the right. "
        "Round the hem on plump striped and dotted pillows, in nightshirts with collars, five heads from 105,635 to 90,835, a boy at 148,960, awake, on a red case, his fist on the "
        "hem, then thirteen, most of them upside down, from 120,1165 to 750,950; seven arms lie on the cover. A child's eyes and "
        "fingers over the edge of her pocket at 555,660. Four pale straw panes of sun on the wall at 165,305; floor of sky blue from 620."
    ),
    people=(
        "woman of 60, light brown, big; tender, on her way",
        "boy of 7, brown; wide awake",
        "toddler in a pocket, looking out ahead",
        "eighteen of 5 to 84, all skins, asleep",
    ),
    things=(
        "patchwork skirt",
        "shoes in the hand",
        "red suitcase",
        "pocket",
    ),
    mood="calm",
    view="twenty heads",
    palette="high-key",
    inks=(
        ("chalk", "#f6f0e3"),
        ("straw", "#ecdcae"),
        ("sky", "#b4cbd2"),
        ("lime", "#cfd79a"),
        ("shell", "#ecc4b0"),
        ("brown", "#8d5c46"),
        ("plum", "#35263a"),
        ("red", "#c8452f"),
    ),
    edges="mixed",
    ground="the wall beside and above her, a third, with the first sun on it",
    clues=Clues(
        feeling="warmth that is about to end",
        proverb="as you make your bed, so you must lie in it",
        plot="every year she tried to leave, and every year somebody had hold of a corner",
        title="Twenty Under One Seam",
        memory="pretending to sleep when my mother came in",
        sound="a board that creaks, and nobody turns over",
        place="home, as seen from a pillow",
        person="the one who is always up first",
        speech="I will be back before you are cold",
        idea="belonging",
    ),
    hidden="a very small child sits in her pocket and is going with her",
    avoid="Anyone dead or ill: cheeks have colour, mouths smile, every neck is in a collar. A bride. A door.",
)
