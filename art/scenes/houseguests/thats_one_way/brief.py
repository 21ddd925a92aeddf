"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="That's One Way",
    painter="G",
    hero=(
        "tiny man who drags a bathtub up a mountain of terraced fields, one of them mown in a path that goes "
        "everywhere but home"
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
        "One hill fills the right and the lower part, its own edge being the stairs: 47 plum steps from 30,800 up to 660,220 "
        "against bare sky. Within it eight torn fields, each with a darker wall below it, pistachio, rose, lilac, straw. "
        "Mown line, 14 wide, from 370,1020 with foolish corners past a white hut at 640,590, to the ridge at 730,230. "
        "The man 160 high at 230,620, bent forward; the plum tub behind him by its strap. At the bottom a river, in it "
        "fourteen stools in a row from 40,1090 to 760,1120. On the ridge at 730,200 a rose tub with a tree."
    ),
    people=("man of 40, tiny, lean; dogged, already laughing",),
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
