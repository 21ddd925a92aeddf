"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Nobody Told Me",
    painter="B",
    hero="woman in a ball gown with a bow as wide as the card, from behind, at the brink of a pool",
    place="public baths, Riga on a Monday",
    layout=(
        "dark bell of cloth over the whole foot of the card, a pink bow across its waist from edge to edge, bare nape and a "
        "high knot of hair against pale water; lanes run together behind"
    ),
    incidents=(
        Incident(
            happens="a woman stands at the pool in long dark silk, a pink bow on her back, a feather in her hair, ears red",
            wants="she wants to look as if she had meant it",
        ),
        Incident(
            happens="somebody in goggles swims by with one arm straight up and holds a cactus in flower clear of the surface",
            wants="the swimmer wants the cactus not to find out how much water there is",
        ),
    ),
    seen=(
        "The gown is one plum-black mass from the waist at 377,700 down, as wide as the card from 950 on. Pink bow from 15 to 730 "
        "wide, a little aslant, knot at 377,743, two tails to 1150. Back bare between 480 and 690, head bent to the left, hair "
        "knotted high at 350,180, a feather to 570,20, a green pin at 240,155 with a locker key on it; both ears red. Pool ice blue "
        "from 275 to 920, white kerb below; ropes of pink and white floats. Swimmer at 650,470 up to the chin, pink cap, black "
        "goggles, arm up to 740,320, in the hand a coral pot with a cactus from 100 to 320. A green cap far off at 120,385. Wall bare."
    ),
    people=(
        "woman, grown, in a ball gown; ashamed to the ears",
        "swimmer in cap and goggles; careful",
        "another, far off, a cap only",
    ),
    things=(
        "bow as wide as a door",
        "cactus at swim",
        "locker key on a hairpin",
        "pink bathing cap",
    ),
    mood="shame",
    view="other",
    palette="pastel",
    inks=(
        ("plum-black", "#382c3b"),
        ("ice blue", "#e3f0f6"),
        ("snow", "#f7f8f3"),
        ("pink", "#e8b9b4"),
        ("mauve grey", "#8f8798"),
        ("lilac", "#bba9c6"),
        ("coral", "#d9765f"),
        ("pistachio", "#bccaa4"),
    ),
    edges="mixed",
    ground="wall above the tiles",
    clues=Clues(
        feeling="mortified",
        proverb="when in Rome",
        plot="the invitation had a second page",
        title="Black Tie, Shallow End",
        memory="the fancy-dress party that was not one",
        sound="silk on wet tiles",
        place="the wrong side of the changing room",
        person="the last to hear of anything",
        speech="it said festive on the door",
        idea="conformity",
    ),
    hidden="the key of a locker hangs from her hairpin: she has been through the changing room",
    avoid="Laughing onlookers. A bride. Anybody who falls in.",
)
