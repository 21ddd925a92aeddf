"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Everything Must Go",
    painter="H",
    hero="three brothers at a laid supper table on the pavement, before their own nailed-up house",
    place="side street, Thessaloniki",
    layout=(
        "table and the three behind it as a broad lower band, a dark free-standing stair rising to the upper right, a "
        "mustard front with boarded openings behind"
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
        "Front 0 to 800, 0 to 525, mustard, two windows and a door nailed with boards. Pavement bare from 525 down. "
        "Table with a checked cloth from 0,915 to 800,1130, a rug below it. Brother of 60 at 150,720, chin in his "
        "fist, a spoon upright in the other hand; brother of 52 at 395,690, winding a gramophone; brother of 45 "
        "asleep on his sleeve at 670,885, in black. Behind them a lamp at 50,570 and the bailiff at 160,500, who "
        "waters a plant at 300,700. Stair of nine steps from 350,710 to 780,370, its side closed and dark, woman in "
        "white on top at 730,200. One who rings at 730,620. From across the street."
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
