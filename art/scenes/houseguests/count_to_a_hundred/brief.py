"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Count to a Hundred",
    painter="A",
    hero="a chain of children's coats tied sleeve to sleeve that leaves its hooks and runs out of the door",
    place="cloakroom, village school in Tromsø",
    layout=(
        "row of hooks at the upper edge, one large yellow coat as the leading block left of the middle, its arm reaching "
        "right, then one knotted rope of coats that falls and runs over a dark floor to the lower right door"
    ),
    incidents=(
        Incident(
            happens=(
                "somebody has knotted every coat to the next and let the end out of the door, where it is pulled tight"
            ),
            wants="whoever pulls wants to get far away without losing the way back",
        ),
        Incident(
            happens=(
                "a small hand comes out of the sleeve of the last coat that still hangs and holds out a peeled egg"
            ),
            wants="someone inside the coat wants to give it to anybody but eat it",
        ),
    ),
    seen=(
        "Wall in bare ground, a board of hooks across at 70. Coats hang at the left edge, blocks in petrol, grey; before "
        "them one loud yellow raincoat at 190 to 460, 110 to 790, boots below it on the bench at 930; its near sleeve "
        "bends at 420,540 and holds out an egg on the palm at 640,445. From its other cuff at 490,650 the knotted chain "
        "sags to 590,960, 740,935 over a slate floor and leaves through a low open door at 620 to 800, taut, cropped by "
        "the edge, footprints in the snow behind. Empty hooks above it. Eye level of a child."
    ),
    people=(
        "child inside the yellow coat, only a hand, brown, nail bitten; patient",
        "whoever pulls, unseen",
    ),
    things=(
        "knotted sleeves",
        "row of hooks",
        "rubber boots",
        "boiled egg",
    ),
    mood="mischief",
    view="no face",
    palette="one loud",
    inks=(
        ("bone", "#e9e1d0"),
        ("yellow", "#e8b51e"),
        ("petrol", "#36525a"),
        ("slate", "#6d7778"),
        ("umber", "#54423a"),
        ("chalk", "#f6f1e6"),
    ),
    edges="mixed",
    ground="wall above the chain and the whole right upper half",
    clues=Clues(
        feeling="giddy",
        proverb="give them an inch",
        plot="the last lesson was cancelled, and only one pupil was told",
        title="Everybody Out by the Sleeve",
        memory="the peg with my picture on it",
        sound="wool creaking",
        place="where wet mittens go",
        person="the child who is never looked for",
        speech="you have to promise not to look",
        idea="belonging",
    ),
    hidden="one hook holds a grown man's hat with a number pinned to it",
    avoid=(
        "A face in the hood. A monster. Coats that look like hanged people: they have shoulders of wool, hoods empty "
        "and folded down."
    ),
)
