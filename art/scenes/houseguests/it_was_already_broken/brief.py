"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="It Was Already Broken",
    painter="C",
    hero="large guilty woman in a scalloped collar who kneels upon the crack in a dish wider than the card",
    place="kitchen, Isfahan",
    layout=(
        "white round whose blue rim arches along the top, a black zigzag down from it at the right, one pale blue gown as "
        "a broad mountain off the lower edge, a bowed face in its middle"
    ),
    incidents=(
        Incident(
            happens="a woman looks up at us from below, ears red; a corner of the rim juts out behind her bare elbow",
            wants="that we look at her face and nowhere else",
        ),
        Incident(
            happens="a tiny gardener in a red headscarf, on her knees, sets a tulip into the gap; two stand there already",
            wants="all three in before the sun comes round; good deep beds are rare",
        ),
    ),
    seen=(
        "Down on it, near. Pale apricot cloth in the upper corners. The dish, middle 400,670, radius 625, cut at both "
        "sides: a rim of blue leaves and dots. The crack enters at 560,40, a piece wide, and goes down in zigzags "
        "behind her shoulder; a fine end comes out again at 720,930. Her head at 320,460, near 370 wide: near-black hair "
        "parted and put up in a knot, one brow up and one flat, eyes up and to the left, lids heavy, a long nose, "
        "lips shut tight and drawn aside, ears red. White round collar with blue dots. Blue drops from both lobes. "
        "A short neck in the collar's opening at 325,740. Pale blue gown: puffed sleeves in white bands, bare arms with "
        "elbows out at 30,930 and 655,930 whose forearms go in behind her waist, a skirt with dark blue tulips, off the edge "
        "below. The piece of the rim behind her elbow at 740,800. The gardener seen straight from "
        "above, her red spotted scarf at 652,280, soles at the right edge, hands at 592,268 with a red tulip; two "
        "more tulips above it at 568,112 and 608,66; a blue watering can at 696,427."
    ),
    people=(
        "woman of 45, vast; has never been good at this",
        "gardener, age unknown, her head the size of an ear; content",
    ),
    things=(
        "cracked dish",
        "piece of a rim",
        "red tulips",
        "watering can",
        "round collar",
    ),
    mood="shame",
    view="from above",
    palette="high-key",
    inks=(
        ("chalk", "#f5f1e7"),
        ("pale blue", "#9dbacd"),
        ("apricot", "#eec8aa"),
        ("brown black", "#2a1d20"),
        ("cobalt", "#3d5f94"),
        ("night", "#23243a"),
        ("bone", "#e7dccb"),
        ("tulip red", "#c8452f"),
    ),
    edges="mixed",
    ground="the white of the dish at both sides of her, and the cloth in the corners",
    clues=Clues(
        feeling="guilty",
        proverb="there is no use crying",
        plot="the dish was a present from the one who comes to dinner tonight",
        title="Nothing Behind My Back",
        memory="knowing it would be asked who",
        sound="china and then nothing",
        place="the edge of the gap",
        person="whoever was nearest",
        speech="I only sat down",
        idea="blame",
    ),
    hidden="a hairline crack in one scallop of her collar",
    avoid="Hands, tears, a heap of shards. A mouth that smiles. Anything that says how large she truly is.",
)
