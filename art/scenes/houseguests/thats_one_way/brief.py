"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="That's One Way",
    painter="G",
    hero=(
        "huge bathtub that a man drags up steps, before a mountain of terraced fields, one of them mown in a path "
        "that goes everywhere but home"
    ),
    place="rice terraces, foothills of Nepal",
    layout=(
        "a stepped silhouette that climbs to the upper right before bare sky, torn curved fields in it, a line "
        "wandering through them, a dark row along the foot"
    ),
    incidents=(
        Incident(
            happens="a man drags a bathtub by a strap, has seven steps behind him and some forty before him",
            wants="he wants to have a bath with a view of his brother's house",
        ),
        Incident(
            happens=(
                "on a terrace far below a row of fourteen stools stands in the water, on each a pair of trousers "
                "neatly folded"
            ),
            wants="fourteen people want to know how deep it is",
        ),
    ),
    seen=(
        "A plum bathtub fills the left half, 0 to 490, 350 to 840, larger than the house beyond: tilted up bare stone steps that "
        "rise from the water at 0,890 to the right edge at 800,460. Seven steps above its foot the man, 300 high at 650,450, one "
        "line from heel to straw hat, the strap over his shoulder. Behind, a mountain of six torn terraces, peak at 537,120, the "
        "small flight of steps up its right edge, a mown line with foolish corners past a white hut at 524,310; on the peak a "
        "rose tub with a tree. Below, a river, in it fourteen stools from 80,1060 to 760,930 that grow smaller, trousers over each."
    ),
    people=("man of 40, tiny, lean, face under his hat; dogged",),
    things=(
        "bathtub",
        "mown path",
        "stools in the water",
    ),
    mood="triumph",
    view="tiny figure in a landscape",
    palette="pastel",
    inks=(
        ("pistachio", "#bccaa0"),
        ("rose", "#e6bfb2"),
        ("lilac", "#bcb1ca"),
        ("straw", "#e8d9a2"),
        ("chalk", "#f4efe4"),
        ("sky", "#b9cfd8"),
        ("plum", "#523752"),
    ),
    edges="all torn",
    ground="sky and the mown line",
    clues=Clues(
        feeling="stubborn joy",
        proverb="where there's a will there's a way",
        plot="the plumber said it could not be brought to the water, nor the water to it",
        title="Forty Steps",
        memory="carrying the wardrobe mirror up to the meadow to see us all",
        sound="enamel on stone",
        place="half way up",
        person="the elder brother",
        speech="don't help me",
        idea="effort",
    ),
    hidden="another, older bathtub stands on the ridge with a tree in it",
    avoid=(
        "Toil and pity. A road like a snake through a round hill, S-shaped: the line must look foolish, with "
        "corners. Houses lit."
    ),
)
