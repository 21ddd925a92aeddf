"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="No Flowers, Please",
    painter="D",
    hero="weeping widow in black with grey plaits, an empty red jug before her, whose shadow has a whole bouquet",
    place="table on a veranda, Port of Spain",
    layout=(
        "one black hill of shoulders and sleeves across the upper half, a large brown head in a white collar upon it; below, "
        "bare cloth with a red jug at the left and a dark branching silhouette to its right"
    ),
    incidents=(
        Incident(
            happens="a jug stands empty on the cloth, and its shadow is full: stalks, leaves, blooms, among them a small man who lifts his hat",
            wants="the shadow wants to be looked at",
        ),
        Incident(
            happens="out of the edge a white glove tucks one flat black daisy into grey hair while she weeps and looks elsewhere",
            wants="whoever wears the glove wants her not to turn round",
        ),
    ),
    seen=(
        "From above, at a slant. Olive floor behind. Black dress from edge to edge, shoulders at 220, folded "
        "sleeves down to 750, one brown hand out of a white cuff on the other elbow at 690,665. Head centre "
        "405,330, brown, chin 570, tilted a little; grey hair in eight plaits drawn to a knot that the upper edge "
        "cuts; lids low, the right one lower, both eyes to the left; a tear at 310,460; white collar below. Red "
        "jug, white rim, dark mouth at 198,718, foot at 950. Its shadow on pale cloth to the right, from 300,930 to "
        "780,1190: one bare stalk at 440,810, a small man at 545,850 who walks along the lily's stalk and lifts his "
        "hat, a lily, two daisies, a tulip. A white glove from the right edge at 760,120 holds a black daisy at "
        "545,197 to her hair."
    ),
    people=(
        "widow of 70, brown, black dress, white collar; weeps, has noticed something and will not look",
        "whoever wears a white glove and a slate sleeve; tender, or sly",
    ),
    things=(
        "empty jug",
        "shadow of a bouquet",
        "black daisy",
        "white glove",
    ),
    mood="grief",
    view="from above",
    palette="dirty",
    inks=(
        ("bone", "#dacdb5"),
        ("brown-black", "#2b2320"),
        ("olive", "#8b8456"),
        ("brown", "#6b4434"),
        ("clay", "#a4714f"),
        ("slate", "#58605f"),
        ("dull red", "#a04a40"),
    ),
    edges="all brush",
    ground="the cloth round jug and shadow, the floor behind her",
    clues=Clues(
        feeling="missing somebody",
        proverb="out of sight, not out of mind",
        plot="he always came by way of the florist's, at sunset",
        title="The Understudy's Bouquet",
        memory="a glass left standing on the table for weeks",
        sound="one sniff",
        place="the light before supper",
        person="a suitor without a name",
        speech="do not turn round yet",
        idea="remembrance",
    ),
    hidden="one stalk of the shadow has lost its bloom: she wears it",
    avoid="Flowers in the jug, a coffin, a portrait in a frame. A head on a dish: sleeves and shoulders must be hers.",
)
