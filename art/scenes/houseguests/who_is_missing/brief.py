"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Who Is Missing?",
    painter="D",
    hero="school photograph of twenty-five pupils in which one head has been cut out with scissors",
    place="school steps, Kazan long ago",
    layout=(
        "five straight rows of small heads as buttons on a card, one white hole slightly right of the middle, one "
        "large hand at the lower right"
    ),
    incidents=(
        Incident(
            happens="a head has been cut away, neatly round an ear, and through the hole we see the dotted paper below",
            wants="somebody wants that face near them, or nowhere",
        ),
        Incident(
            happens=(
                "in the last row two pupils have changed collars and each other's smile, and only the teacher has seen"
            ),
            wants="they want to be marked for the other",
        ),
    ),
    seen=(
        "The picture of a picture: card with a bone margin of 40. Rows at 215, 375, 537, 705, 885, five heads "
        "each, 90 pixels, black, ash and grey pinafores with white collars; each pair of brows set differently. "
        "The hole at 477,537 with a lifted cut edge and small even dots on the album's paper, in the only ink that "
        "is not grey, mint. Teacher at the left, 70,560, tall, full figure, her gaze to the hole. A big hand "
        "from the lower right corner at 660,1080 holds the picture, thumb on a child's foot. Flat frontal."
    ),
    people=(
        (
            "twenty-four pupils of 9 to 11, all different: plaits, shaved, spectacles, freckles, dark, pale; solemn, "
            "sly, sleepy"
        ),
        "teacher of 35, long neck; knows",
        "whoever looks, an old hand, liver spots",
    ),
    things=(
        "hole",
        "scissors' hand",
        "slate",
        "swapped collars",
    ),
    mood="menace",
    view="twenty heads",
    palette="near-monochrome",
    inks=(
        ("ash", "#b6b0a7"),
        ("charcoal", "#353337"),
        ("grey", "#79767a"),
        ("chalk", "#ece6da"),
        ("bone", "#d8d0c2"),
        ("mint", "#8fbcae"),
    ),
    edges="all cut",
    ground="margin and pale sky of the photograph",
    clues=Clues(
        feeling="suspicion",
        proverb="the apple does not fall far from the tree",
        plot="of that year all became somebody, and nobody remembers the twenty-fifth",
        title="The Class of One Less",
        memory="my mother's hands hiding half an album",
        sound="scissors turning a curve",
        place="third row, fourth from the left",
        person="the one who moved away in March",
        speech="he never existed",
        idea="erasure",
    ),
    hidden="on the shoulders of the girl below the hole lie two hands: the missing one still holds her",
    avoid="Politics, uniforms of a party. A gap that says death at once. Rows drawn by ruler.",
)
