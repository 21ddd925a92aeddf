"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Leave It, It Will Burn",
    painter="G",
    hero="giantess in black who leans back, face to the ceiling, on the raised palm of one small man in slate",
    place="kitchen, Sarajevo",
    layout=(
        "one black bow bent from the right edge down to a hanging plait at the left; under its vault he stands, the sky of "
        "the wall above is empty"
    ),
    incidents=(
        Incident(
            happens=(
                "she lets herself fall backwards over his hand, her own in her apron pocket; her plait hangs into the pot"
            ),
            wants="she wants to see how long he can",
        ),
        Incident(
            happens="on her ribs somebody sits under a straw brim and angles for a brown felt hat",
            wants="whoever sits there wants it before it is missed",
        ),
    ),
    seen=(
        "She fills the right and the middle: brown-black dress, brick apron with cherries cut off by the right edge, an ochre "
        "sash at 370,330 and its bow at 378,462. Her arm runs level from the white collar at 235,290 to the pocket at 490,380. "
        "Head hung back at 130,300, the face up, profile to the right, lid low, lips closed; black hair, an ochre drop. Plait "
        "straight down from 135,430 to a brick pot at 125,620 on a small stove, its fire seen at 95,725. He at 265,640, a third "
        "of the card high, arm up to his palm, flat under her back at 300,428, the other behind him. On top at 350,130 the one "
        "who fishes, boot on black; line at 255 behind her and out again, down to the hat at 255,480. Olive floor below 745. All torn."
    ),
    people=(
        "woman of 60, vast, fair; at ease, lid low",
        "man of 74, thin, olive; eyes up at her",
        "somebody under a straw hat, no face",
    ),
    things=(
        "plait in a pot",
        "apron with cherries",
        "hat on a hook",
        "fishing rod",
    ),
    mood="desire",
    view="a body in motion",
    palette="dirty",
    inks=(
        ("brick", "#9a4f3d"),
        ("cream", "#dccfb5"),
        ("olive", "#74724a"),
        ("umber", "#574437"),
        ("ochre", "#b2904d"),
        ("slate", "#59615f"),
        ("brown-black", "#2a2221"),
    ),
    edges="all torn",
    ground="bare wall: the upper fifth and the vault beneath her",
    clues=Clues(
        feeling="reckless",
        proverb="you can't teach an old dog new tricks",
        plot="dinner is for seven, and they have locked the door",
        title="Counterweight",
        memory="my grandparents when they thought we were asleep",
        sound="a floorboard that thinks about it",
        place="between sink and stove",
        person="the one who never lets go first",
        speech="trust me",
        idea="appetite",
    ),
    hidden="the hat that is being fished for has the bald man right beneath it",
    avoid="Ballroom poses. A faint or a fall: she is awake and enjoys it. Fire near the hair: it hangs in the pot.",
)
