"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Family Only",
    painter="C",
    hero="drawn bed curtain with far too many shoes beneath its hem and one hand that holds an empty cup out",
    place="hospital ward, Accra",
    layout=(
        "one wide pale curtain as a wall over most of the card, a frieze of shoes along the bottom, an arm straight "
        "out at the right"
    ),
    incidents=(
        Incident(
            happens="behind the curtain stand at least fifteen people for whom the rule is one",
            wants="they want to be there when he opens his eyes",
        ),
        Incident(
            happens="under the bed, in full peace, a very old hand plays dominoes against a cat's paw",
            wants="the hand wants to lose for once",
        ),
    ),
    seen=(
        "Curtain from 60 to 800, 60 to 850, pale pistachio with one authored print of folded fans in a strict order, "
        "bulging where brows, noses and hands press. Under it, 850 to 1010: sandals, sneakers, Sunday shoes, bare toes on tiptoe, a "
        "crutch, a goat's pair of hooves. Arm in pink sleeve at 640,560 out of the curtain's gap to the right edge, "
        "enamel cup upside down. In front, low, a bent line of dominoes from 120,1060 to 380,1120; the old brown "
        "hand comes from under the hem at 180,1020, a grey paw at 330,1040. Floor bare. Stack of seven bowls at "
        "720,1080. Frontal, low."
    ),
    people=(
        "fifteen visitors of 2 to 90, only shoes; fervent",
        "woman, a dark arm, gold bangles; thirsty or commanding",
        "somebody very old, one hand; generous",
    ),
    things=(
        "curtain",
        "cup",
        "dominoes",
        "stack of bowls",
    ),
    mood="tenderness",
    view="no face",
    palette="pastel",
    inks=(
        ("pistachio", "#bccaa8"),
        ("shell", "#ecc9bf"),
        ("chalk", "#f4efe4"),
        ("sky", "#b8cfd8"),
        ("butter", "#e6d79e"),
        ("brown", "#6c4636"),
        ("aubergine", "#47304a"),
    ),
    edges="mixed",
    ground="floor in bare chalk and a band of wall above the curtain",
    clues=Clues(
        feeling="being loved too much",
        proverb="too many cooks",
        plot="the patient was the only one who had not come to visit",
        title="Visiting Hours",
        memory="the bench where we waited and ate biscuits",
        sound="whispering in nine voices",
        place="ward seven",
        person="the cousin nobody can place",
        speech="just five minutes, nurse",
        idea="belonging",
    ),
    hidden="one pair of shoes is worn the wrong way round, heels to us",
    avoid="Illness, tubes, tears. Any face: only what presses into the cloth. A comic goat: the hooves are only two more feet.",
)
