"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Family Only",
    painter="C",
    hero="three backs of heads whose manes run together into one thick plait, with a copper strand from beyond the edge",
    place="sea front, Pondicherry",
    layout=(
        "dark trunk of hair up the middle that forks to a black, a grey and a brown head, a bright fourth branch to the "
        "right edge, two pale dresses beside it, empty sky on top"
    ),
    incidents=(
        Incident(
            happens="into the plait of grandmother, mother and girl somebody else is plaited, of whom there is only red hair",
            wants="the one beyond the edge wants to sit with them, or to get loose",
        ),
        Incident(
            happens="behind her own back the oldest holds an empty knitted baby sock in her fist",
            wants="she wants to keep it a little longer before she shows it",
        ),
    ),
    seen=(
        "From behind, very near, everything cropped by the lower edge. Mother in the middle, black hair, head from "
        "280,110 to 530,400, three white flowers at 335,390, a strip of butter dress at 290,500. Grandmother on the "
        "left, slate grey hair with white streaks, head from 40,265 to 255,480, gold hoop at 30,490, ribbed pistachio "
        "cardigan. Girl on the right, brown hair, head from 545,395 to 730,600, white collar, striped shell dress. "
        "The manes meet at 420,750 in one plait down to 1200, in four colours, grey and black by turns on its left, "
        "copper and brown on its right; the fourth is a copper strand that comes in waves from 800,260 over the "
        "girl's head. From the left edge a forearm, fist at 230,970, and out of it, toe down, a white knitted sock at "
        "230,1095. Blank, nearly white sky down to 395, then flat pale sea."
    ),
    people=(
        "grandmother of 74, brown skin, pistachio cardigan; keeps something to herself",
        "mother of 45, brown skin, butter dress; upright, calm",
        "girl of 12, brown skin, striped dress; at ease",
        "somebody with copper hair, not to be seen",
    ),
    things=(
        "one plait of four",
        "copper strand",
        "knitted baby sock",
        "three white flowers",
    ),
    mood="tenderness",
    view="no face",
    palette="pastel",
    inks=(
        ("chalk", "#f9f5eb"),
        ("pistachio", "#c8d8b1"),
        ("aubergine", "#2f2135"),
        ("brown", "#85563f"),
        ("shell", "#f0c7bb"),
        ("copper", "#dc7f52"),
        ("sky", "#c9dfe7"),
        ("butter", "#f0e1a8"),
    ),
    edges="mixed",
    ground="the sky in bare chalk, the upper third",
    clues=Clues(
        feeling="being held without a hand",
        proverb="many a little makes a mickle",
        plot="a letter from abroad says that there is a fourth sister",
        title="The Red One Never Writes",
        memory="sitting still between somebody's knees while she combed",
        sound="a comb, and waves",
        place="the last bench before the water",
        person="the daughter of the first marriage",
        speech="don't anybody stand up",
        idea="kinship",
    ),
    hidden="heel and toe of the sock are knitted in the same copper as the strange strand",
    avoid="A face, or a glimpse of whose the red hair is. Anything tight: the strand comes in a loose wave, nobody is pulled.",
)
