"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="There It Goes",
    painter="C",
    hero="flukes of a whale as wide as the sky, on their way out of it, over a square full of backs of heads",
    place="square, Oaxaca on a market morning",
    layout=(
        "dark symmetrical double blade hung from the top edge over a pale gap, below it some twenty round heads that grow "
        "towards us, one upright profile among them"
    ),
    incidents=(
        Incident(
            happens="a whale leaves upwards and everybody in the square watches its tail go",
            wants="they want to have seen it longer",
        ),
        Incident(
            happens="a girl who stands higher than the rest lays limes into the hat brim of a gentleman",
            wants="she wants to see how many he will carry home",
        ),
    ),
    seen=(
        "The tail in plum comes down from 220 to 495,0, narrow at 400,255, its blades spread from 20,590 to 800,400 with a "
        "notch at 430,480, two paler fields on them. Bare chalk round it, from 630 on one torn shell-coloured ridge. Some twenty "
        "heads from behind, half heights 35 to 110: eight small ones from 770 on with a terracotta umbrella at 100,710, five "
        "behind at 890, among them one with a child on the shoulders at 680,790, six cropped by the lower edge: a bun, a cap, "
        "plaits, a bald man whose nose shows at 480,1030, a child with two knots, a dotted scarf. The gentleman at 300,950 in a "
        "bone hat with five limes on its brim; the girl in lime in profile at 520,660, lids down, her near arm from the short "
        "sleeve over the elbow at 540,890 to the hand with a sixth at 380,860."
    ),
    people=(
        "girl of 9, brown, tail of hair; intent",
        "gentleman in a straw hat; knows nothing",
        "some twenty people of 4 to 90 from behind, all skins; one with an umbrella, to be safe",
    ),
    things=(
        "whale's tail",
        "limes on a hat brim",
        "umbrella",
    ),
    mood="calm",
    view="twenty heads",
    palette="high-key",
    inks=(
        ("chalk", "#f7f1e5"),
        ("bone", "#eadfcb"),
        ("lime", "#c9d389"),
        ("shell", "#e9bfa6"),
        ("terracotta", "#c47c5a"),
        ("brown", "#7d5040"),
        ("night plum", "#3c2b3c"),
    ),
    edges="mixed",
    ground="the sky, half of the card, and a pale ridge under it",
    clues=Clues(
        feeling="wonder",
        proverb="what goes up must come down",
        plot="the river was too small for it in the end",
        title="The Morning It Flew",
        memory="letting go of a string too soon",
        sound="an intake of breath",
        place="the middle of the square",
        person="the only one who did not look",
        speech="was that ours",
        idea="loss without sorrow",
    ),
    hidden="one umbrella is open under a dry sky",
    avoid="Spray, drops, a face of the whale. Worship: they are simply looking.",
)
