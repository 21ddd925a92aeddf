"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Ready or Not",
    painter="B",
    hero="boy who counts into his arms with both eyes open, and behind him frozen players, one of them far too tall",
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
                "at the back a swing hangs at the top of its arc and does not come down, with a loaf of bread on it"
            ),
            wants="the girl beside it wants it to stay until she has eaten",
        ),
    ),
    seen=(
        "The boy as a tree sees him: head from 130 to 660, 490 to 940, nose and mouth behind the striped sleeve that crosses the "
        "card from 40,850 to its lower right; both eyes open, at us. A torn ink trunk 0 to 90 down the left edge. Behind him a "
        "night-green lawn from 0,315 down, one bare path that winds from 380,320 to the right edge. On it, cut off by the boy's "
        "hair, the tall one from 20 to 510, one leg back, both arms out, against bare sky. Three children of 90 to 230, long shadows. "
        "The swing stays up at 135,160 beside its red frame. Child's eye level."
    ),
    people=(
        "boy of 7, light brown, red jersey; cheating",
        "three children of 5 to 9, all skins; suppressing giggles",
        "adult of uncertain age, thin, pale, cardigan too small; blissful",
        "girl of 6 who waits for the bread; practical",
    ),
    things=(
        "tree",
        "stilled swing",
        "child's cardigan that does not fit",
        "loaf of bread",
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
