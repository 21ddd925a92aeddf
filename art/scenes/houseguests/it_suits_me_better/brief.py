"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="It Suits Me Better",
    painter="D",
    hero="two women back to back, each with one arm in the same cobalt cardigan, which stretches between them",
    place="second-hand shop, Gothenburg",
    layout=(
        "two leaning bodies as a wide V that touches at the feet, one loud blue cloth strained between their shoulders"
    ),
    incidents=(
        Incident(
            happens="each has an arm in a sleeve and walks away; the wool gives and gives",
            wants="both want it, and neither wants to have pulled first",
        ),
        Incident(
            happens="on a ladder behind, the shop's owner tries one hat over another, nine by now, before no mirror",
            wants="he wants to be as tall as the man in the picture he has sold",
        ),
    ),
    seen=(
        "The thin one at 170,560 leans to the left, from 250 to 1160, torn brown dress, face in profile cropped "
        "by the left edge; the stout one at 620,600 leans to the right in a grey coat, front of her face turned "
        "up in fury at 640,330. The cardigan a flat loud sheet from 250,420 over 400,640 to 560,430, torn, its "
        "pocket at 500,620 with a fat letter half out. Owner at 400,180, small, hat tower to the upper edge. "
        "Floor bare; button tin tipped at 380,1130, buttons roll both ways. Eye level."
    ),
    people=(
        "woman of 33, thin, freckled, red crop; furious, near tears",
        "woman of 58, stout, dark brown, good gloves; furious, nearly laughing",
        "man of 64, tiny, moustache; absorbed",
    ),
    things=(
        "cardigan",
        "tower of hats",
        "button tin",
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
    ground="wall between the hats and the heads, floor below the V",
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
