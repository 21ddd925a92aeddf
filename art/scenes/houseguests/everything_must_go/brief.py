"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Everything Must Go",
    painter="H",
    hero="three brothers at a laid supper table on the pavement, before their own nailed-up house",
    place="side street, Thessaloniki",
    layout=(
        "one huge bald-browed head and black coat left of the middle, a smaller profile half behind it at the left edge, a "
        "free-standing stair on posts climbing behind it to the upper right into bare sky, a bald brow on folded arms low right"
    ),
    incidents=(
        Incident(
            happens=(
                "everything stands in the street exactly as in the rooms, even the rug's fold, and they sit where "
                "they always sat"
            ),
            wants="they want it to be evening, and supper",
        ),
        Incident(
            happens=(
                "the stair, put out with the rest, leads up to nothing; on its top step a woman in a dressing gown "
                "brushes her teeth"
            ),
            wants="she wants them to be quiet until she has finished",
        ),
    ),
    seen=(
        "Mustard front 0 to 325, torn, one window nailed with three boards. Eldest of 60 with head at 290,565, 400 wide, "
        "napkin in his collar, one sleeve from shoulder to table, spoon upright in his fist at 160,1060, empty plate at "
        "322,1138 on a checked cloth from 1000 down. Brother of 52 in profile at 127,510, half hidden, looks out to the "
        "left. Gramophone at 455,1010, its horn at 620,840 over the brother of 45, whose bald brow and shut eyes at "
        "665,1050 lie on folded arms. Stair of eight steps from 395,840 to 765,393 on two posts, sky below it; on top a "
        "woman 330 high. The bailiff's labels on stair, horn and brow. From across the table."
    ),
    people=(
        "three brothers of 45, 52, 60, alike in nose only: bald, thin, fat; obstinate",
        "woman of 70, dressing gown; at home",
    ),
    things=(
        "free-standing stair",
        "gramophone",
        "bailiff's labels",
        "empty plates",
    ),
    mood="grief",
    view="other",
    palette="dirty",
    inks=(
        ("mustard", "#ae9150"),
        ("cream", "#dccfb5"),
        ("umber", "#5a4638"),
        ("petrol", "#475a5c"),
        ("brick", "#934f3d"),
        ("olive", "#75734b"),
        ("brown-black", "#2b2422"),
    ),
    edges="mixed",
    ground="the sky, a quarter",
    clues=Clues(
        feeling="dispossessed",
        proverb="home is where the heart is",
        plot="they had been given until noon, and nobody had said of which day",
        title="Where the Walls Were",
        memory="playing house under the washing",
        sound="a needle in the last groove",
        place="between kerb and door",
        person="the eldest",
        speech="wipe your feet",
        idea="home",
    ),
    hidden="the sleeping brother has a label too",
    avoid="Poverty shown off, war. A plan seen straight down (another card). Tears.",
)
