"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Everything Must Go",
    painter="H",
    hero="whole dwelling set out on the pavement room by room as it stood inside, three brothers seated in it",
    place="side street, Thessaloniki",
    layout=(
        "house front as a blank cut plane above, below it furniture spread as a second, wider house without walls, "
        "a free-standing stair at the right"
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
        "Front 0 to 800, 0 to 430, mustard, three doors and windows nailed with cut boards. Pavement bare from 430 "
        "down. Kitchen left: stove, table, brother of 60 with his chin in his fist at 150,700; parlour middle: "
        "sofa, lamp, rug cropped below, brother of 52 winding a gramophone at 400,860; bedroom right: double bed "
        "with brother of 45 asleep in suit and shoes at 620,1010. A bailiff in a good coat at 350,430 waters a "
        "rubber plant at 460,530. Stair of nine steps from 700,900 to 610,300, woman at 600,230. Passers-by: one "
        "squeezes by behind the stair, one at the lower left. From an upper window opposite."
    ),
    people=(
        "three brothers of 45, 52, 60, alike in nose only: fat, thin, bald; obstinate",
        "bailiff of 35; ashamed, gentle",
        "woman of 70, dressing gown; at home",
        "passers-by of 20 to 60",
    ),
    things=(
        "free-standing stair",
        "gramophone",
        "watered plant",
        "sofa bed",
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
    ground="the pavement, a third",
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
    hidden="one of the passers-by rings at a door that is not there, with one finger in the air",
    avoid="Poverty shown off, war. A plan seen straight down (another card). Tears.",
)
