"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="While Nobody Is Looking",
    painter="H",
    hero="tiny woman on ropes who paints one small open window on an immense concrete dam",
    place="dam in a high valley, Tajikistan",
    layout=(
        "one blank curved wall over the whole card between two black cliffs, a speck a third down, a white oblong at "
        "its foot"
    ),
    incidents=(
        Incident(
            happens="a woman sits in a rope seat and paints a window on the dam, frame, sill, and is at the curtain",
            wants="she wants to have somewhere to look in",
        ),
        Incident(
            happens=(
                "at the dry foot of the wall a table is laid for twelve, with glasses, and eleven chairs are tipped "
                "against it as reserved"
            ),
            wants="somebody wants the twelfth to be free to sit where he will",
        ),
    ),
    seen=(
        "Dam ash, falling away below a parapet, its courses drawn in a strict order closer and closer, one line missing; "
        "cliffs ink left and right. Window 220 by 280 at 370,460, its dull yellow curtain already out in the air, over "
        "the cliff. Woman at 570,500, 270 high, white overalls, in profile on a board; two ropes up to the rim, a bucket "
        "on a third, her shadow flat on the wall. Far below, on the bare bed, a table laid white, eleven black chairs. "
        "From the opposite rim."
    ),
    people=("woman of 43, tiny, overalls; happy",),
    things=(
        "painted window",
        "rope seat",
        "laid table",
        "curtain that blows",
    ),
    mood="mischief",
    view="tiny figure in a landscape",
    palette="near-monochrome",
    inks=(
        ("ash", "#b7b1a7"),
        ("ink", "#222124"),
        ("pencil", "#706e6f"),
        ("chalk", "#efe9de"),
        ("bone", "#d9d1c3"),
        ("curtain yellow", "#c9a13f"),
    ),
    edges="all cut",
    ground="river bed and a strip of sky",
    clues=Clues(
        feeling="cheek",
        proverb="beauty is in the eye of the beholder",
        plot="the inspector reported one window, open",
        title="The Only Window",
        memory="drawing on the wall behind the wardrobe",
        sound="a brush, a long way up",
        place="the back of beyond",
        person="the one who cannot leave a wall alone",
        speech="somebody is home",
        idea="art",
    ),
    hidden="the twelfth chair is to be seen in the painted window",
    avoid="Disaster, cracks, water. A romance of danger: she is tied twice and swings her legs. More figures.",
)
