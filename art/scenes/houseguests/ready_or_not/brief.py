"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Ready or Not",
    painter="B",
    hero="boy with his face to a tree counting, and behind him seven frozen players, one of them far too tall",
    place="lawn between tower blocks, Leipzig at dusk",
    layout=(
        "slanting line of standing figures from the large boy at lower left back to small ones at upper right, gaps "
        "between them unequal"
    ),
    incidents=(
        Incident(
            happens=(
                "the children behind him stand still in mid step; the fifth is a grown-up in a child's cardigan, "
                "arms out like them, a smile held"
            ),
            wants="he or she wants to be counted in",
        ),
        Incident(
            happens=(
                "at the back a swing hangs at the top of its arc and does not come down, with a plate of bread on it"
            ),
            wants="the girl beside it wants it to stay until she has eaten",
        ),
    ),
    seen=(
        "The boy fills the lower left, head at 275,740, his arm across his brow against a trunk that is cropped by left and "
        "lower edge; both eyes peep out below it at us. Lawn one night-green plane from 0,430 down, one bare path from the "
        "swing to the lower right. The tall one at 600,380, 520 high, before the darkest of three cut blocks, both hands up. "
        "Players at 770,500, 440,560, 750,640 and, large and dark on the path, at 700,970. The swing stays up at "
        "220,310 beside its red frame. Child's eye level."
    ),
    people=(
        "boy of 7, light brown, red jersey; cheating",
        "four children of 5 to 9, all skins; suppressing giggles",
        "adult of uncertain age, thin, pale, cardigan too small; blissful",
        "girl of 6 who waits for the bread; practical",
    ),
    things=(
        "tree",
        "stilled swing",
        "child's cardigan that does not fit",
        "bread on a plate",
    ),
    mood="menace",
    view="other",
    palette="night",
    inks=(
        ("night green", "#1f3a38"),
        ("ink", "#1b2030"),
        ("petrol", "#2f4a5c"),
        ("dusk", "#56607a"),
        ("bone", "#e2d8c6"),
        ("brick red", "#b2473b"),
        ("straw", "#c9b27a"),
    ),
    edges="mixed",
    ground="the paths and a strip of sky, bare bone",
    clues=Clues(
        feeling="creeping fear",
        proverb="two's company, three's a crowd",
        plot="they played until the lamps should have come on, and there was one too many to go home",
        title="Seven Steps",
        memory="the game on the lawn where someone always moved",
        sound="grass",
        place="behind your back",
        person="the uncle who never grew out of it",
        speech="I saw you move",
        idea="innocence",
    ),
    hidden="only the tall one has no shadow sheet under the feet",
    avoid=(
        "A child in danger: nobody touches anybody, the tall one is farther off than the others. Weapons, hoods, a "
        "monster's face."
    ),
)
