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
        "Dam ash, 110 to 700, 60 to 1010, cut smooth with faint drawn courses in a strict order, one line missing; "
        "cliffs ink left and right, crowns cropped. Woman at 470,390, 50 pixels, white overalls, feet against the "
        "wall; ropes two hair lines up to the rim at 60 with a bucket. Window 60 by 80 at 430,370, dull yellow "
        "curtain that already stands out into the air. Table chalk at 300 to 520, 1090, eleven black chairs. Bare "
        "ground river bed below. From the opposite rim."
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
