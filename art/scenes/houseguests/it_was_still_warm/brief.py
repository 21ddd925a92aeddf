"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="It Was Still Warm",
    painter="study",
    hero="buttoned coat that sits on the sofa by itself between an old man, who holds its cuff, and a woman",
    place="sitting room, wallpaper with thistles",
    layout=(
        "two seated bodies as columns left and right with a pale upright gap between them, a small boy cropped low "
        "at the left"
    ),
    incidents=(
        Incident(
            happens="an old man holds the cuff of a coat that nobody is in",
            wants="he wants it to stay a little longer",
        ),
        Incident(
            happens="a boy cuts a round hole into the floor with scissors; another house is below",
            wants="he wants to let something down on the rope that the woman holds and looks away from",
        ),
    ),
    seen=(
        "Sofa from edge to edge at 430 to 900. Old man in a green hat at 190,600, the coat at 400,650, the woman at "
        "560,650. Boy at 130,1020 cropped by the lower left corner, scissors at 380,1080, dark hole at 400,1090. The "
        "paler rectangle on the wall at 400,170. Eye level of a child."
    ),
    people=(
        "man of 78, white hair, hat and dark suit; stubborn",
        "woman of 38, red hair, leaf print; elsewhere",
        "boy of 7, brown, black hair, striped jersey; busy, a little guilty",
    ),
    things=(
        "empty coat",
        "rope",
        "hole in the floor",
        "pale patch where a picture hung",
    ),
    mood="grief",
    view="other",
    palette="dirty",
    inks=(
        ("olive", "#7a7749"),
        ("mustard", "#b39a62"),
        ("brick", "#7d4a3b"),
        ("petrol", "#3f5657"),
        ("cream", "#dfd2b8"),
        ("rose", "#a98470"),
        ("brown-black", "#2b2426"),
    ),
    edges="mixed",
    ground="the cream of the coat, the pale patch, and the joints between the three sheets of wall",
    clues=Clues(
        feeling="left over",
        proverb="out of sight, out of mind",
        plot="the family receives the lodger that everybody has heard of and nobody has seen",
        title="A Place Was Kept",
        memory="the sofa nobody was allowed to sit on",
        sound="scissors in cardboard",
        place="grandmother's front room",
        person="the guest who came back without himself",
        speech="he only went out for a minute",
        idea="denial",
    ),
    hidden="in the house below, a light hat lies on a table",
    avoid="A ghost: nothing fills the coat but its own stiffness. The boy must not look sad.",
)
