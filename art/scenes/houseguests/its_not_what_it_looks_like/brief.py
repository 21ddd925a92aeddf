"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="It's Not What It Looks Like",
    painter="H",
    hero="red-eared man in a black overcoat that gapes, and a light brown hand inside it that keeps it shut from within",
    place="lemon grove, Tucumán",
    layout=(
        "torn circle of torchlight on dark green; head and turned-up collar before it, black coat from edge to edge "
        "below, four light fingers on its middle"
    ),
    incidents=(
        Incident(
            happens="somebody in a dotted red dress reaches out of his buttoned coat and grips its edge",
            wants="she wants no draught, or no witnesses",
        ),
        Incident(
            happens="above him one lemon has been peeled where it hangs, in one long spiral",
            wants="whoever did it has gone without eating it",
        ),
    ),
    seen=(
        "Night green ground; a torn straw circle of 1200 across round 580,690. Man's head at 575,610, 500 wide, leaning "
        "to the right: brown skin, black hair with grey strands, ears burning red, inner ends of the brows up, one lid "
        "half down, both eyes slid to the left, mouth bent down. Chin in a turned-up black collar at 600,1050. Black "
        "coat from 900 down, wider than the card, both sleeves run out below. It gapes at 740,1380 over a red dress "
        "with white dots; from a white cuff at 820,1340 a light brown hand reaches to the left, four fingers with red nails "
        "on the cloth at 430 to 700. One button at 546,1690. Top right a twig with dark leaves, a whole lemon at "
        "872,140 and a half peeled one at 1010,300, its peel hanging down to 890. By whoever holds the torch."
    ),
    people=(
        "man of 45, large, brown; wishes that his collar were higher",
        "somebody in his coat, pale; of whom there are four fingers",
    ),
    things=("overcoat", "dotted dress", "peeled lemon"),
    mood="shame",
    view="other",
    palette="night",
    inks=(
        ("ink", "#16181f"),
        ("night green", "#1f3733"),
        ("umber", "#2a1a1c"),
        ("straw", "#e6d6b0"),
        ("brown", "#8a5a40"),
        ("lemon", "#e2b43c"),
        ("ember", "#b4463a"),
        ("light brown", "#c48f69"),
    ),
    edges="all torn",
    ground="the circle",
    clues=Clues(
        feeling="ashamed",
        proverb="two's company",
        plot="the last bus had room for one ticket only",
        title="By Torchlight",
        memory="standing in the larder with jam to the elbows",
        sound="a switch, and a cough",
        place="in the wrong orchard",
        person="the respectable one",
        speech="I can explain everything",
        idea="conscience",
    ),
    hidden="where the hand grips, the coat's own button is missing",
    avoid="Glow: the light is paper with a torn edge. A threat: the hand is at home there.",
)
