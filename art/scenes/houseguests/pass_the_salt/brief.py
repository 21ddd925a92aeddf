"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Pass the Salt",
    painter="F",
    hero=(
        "immensely long white table seen from high behind her: she near and black, he small at the far end, the salt "
        "between them"
    ),
    place="dining room, Vienna",
    layout=(
        "one pale wedge of cloth that narrows from the lower edge to the upper, dark floor at both sides, her arms a "
        "black arch at its foot, he face on at its end"
    ),
    incidents=(
        Incident(
            happens="she has cut the tablecloth from her end up to the very middle, where the salt stands",
            wants="she wants him to say one thing that is not about the meat",
        ),
        Incident(
            happens=(
                "at the left a boy in a sailor collar lies on a board with wheels and rows towards a lit door with a "
                "spoon for an oar"
            ),
            wants="he wants to get to the kitchen unseen, and has been at it since the soup",
        ),
    ),
    seen=(
        "From high up behind her. Table from 298,260 and 504,260 to the lower corners, chalk, its hem hanging on "
        "both sides. She at the lower edge: grey parting, bun with a pin, black arms from both edges to two hands "
        "with orange scissors at 408,740; slit to 405,540 with a curled cut edge. He at the far end before a tall "
        "chair: bald, walrus moustache, napkin, fork and spoon upright in fists at 297 and 509, 260. A plate of "
        "dumplings at 402,340, the salt cellar at 404,465, with a black dot. Floor charcoal boards; the boy at "
        "140,370, orange wheels, his cap from above; a door in the upper left corner."
    ),
    people=(
        "woman of 50, thin, grey parting, black dress; ice",
        "man of 55, bulky, bald; chews",
        "boy of 8, freckles; earnest",
    ),
    things=(
        "salt cellar",
        "scissors",
        "tablecloth",
        "plate of dumplings",
    ),
    mood="anger",
    view="from above",
    palette="near-monochrome",
    inks=(
        ("charcoal", "#2e2c2e"),
        ("chalk", "#f0ebe1"),
        ("ash", "#a9a49c"),
        ("pencil", "#656264"),
        ("bone", "#d7cfc1"),
        ("blood orange", "#c5502f"),
    ),
    edges="mixed",
    ground="the tablecloth, a third",
    clues=Clues(
        feeling="cold fury",
        proverb="marry in haste",
        plot="the silence was in its ninth year, and the meat was good",
        title="Somewhere in the Middle",
        memory="asking to get down",
        sound="scissors through linen, slowly",
        place="the far end",
        person="whoever sits between",
        speech="is anything the matter",
        idea="distance",
    ),
    hidden="what lies alone in the salt, black, is one peppercorn; somebody has passed the pepper",
    avoid="Blades as threat: the scissors lie flat in cloth. Symmetry: everything is a little off axis.",
)
