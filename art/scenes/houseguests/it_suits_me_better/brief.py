"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="It Suits Me Better",
    painter="D",
    hero="two women back to back, each with one arm in the same cobalt cardigan, which stretches between them",
    place="second-hand shop, Gothenburg",
    layout=("two large heads that look out of the card on either side, below them one loud blue cloth that holds both"),
    incidents=(
        Incident(
            happens="each has an arm in a sleeve and looks the other way; the wool gives and gives",
            wants="both want it, and neither wants to have pulled first",
        ),
        Incident(
            happens="on a ladder behind, the shop's owner tries one hat over another, nine by now, before no mirror",
            wants="he wants to be as tall as the man in the picture he has sold",
        ),
    ),
    seen=(
        "The thin one in profile at 175,375, brow at the left edge, freckles, a tear; the stout one in profile at 640,495 "
        "turned to the right, chin up, a pearl. Their necks come out of one cobalt cardigan that fills the card from 720 "
        "to the lower edge, a sleeve off either side, a seam torn, a button gone, a fat letter half out of the pocket at "
        "560,1030. Owner between the heads at 405,400, small on a ladder, hat tower to 400,60. Wall bare. Eye level."
    ),
    people=(
        "woman of 33, thin, freckled, red crop; furious, near tears",
        "woman of 58, stout, dark brown, good gloves; furious, nearly laughing",
        "man of 64, tiny, moustache; absorbed",
    ),
    things=(
        "cardigan",
        "tower of hats",
        "torn seam",
        "price string",
    ),
    mood="anger",
    view="other",
    palette="one loud",
    inks=(
        ("cobalt", "#2450c4"),
        ("bone", "#e8dfce"),
        ("umber", "#5b463b"),
        ("grey", "#8f8c88"),
        ("tan", "#b58f71"),
        ("chalk", "#f5efe3"),
    ),
    edges="all torn",
    ground="wall above and between the heads",
    clues=Clues(
        feeling="rivalry",
        proverb="finders keepers",
        plot="the letter in the pocket is addressed to neither",
        title="Wool Remembers",
        memory="the coat that three sisters had to share",
        sound="a seam giving way",
        place="the last day of the sale",
        person="the woman with my taste",
        speech="I saw it before you were born",
        idea="possession",
    ),
    hidden="the nine hats all have the same pigeon feather",
    avoid="Catfight, hair, claws. Symmetry: one tall thin, one low wide. A mirror.",
)
