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
        "whole card filled with torn, curved steps in pale colours that climb to the upper right, a thin line "
        "wandering through them, one white speck"
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
        "Steps as torn bands, 50 to 90 high, pistachio, lilac, rose, straw, bending round the slope; sky bare at the "
        "upper left, 0 to 260. Mown line, 14 wide, bare ground, winds from 40,1160 over 600,930, 180,700, 700,480 "
        "past a small plain hut at 620,640 without touching it, to the ridge at 740,190. The man 60 pixels at "
        "470,560, bent forward; tub white 80 long. Stools as dots at 240,1010. From the opposite hill."
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
