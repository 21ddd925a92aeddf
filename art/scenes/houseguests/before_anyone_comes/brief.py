"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Before Anyone Comes",
    painter="D",
    hero="silver-haired partner of a bronze sailor, bare-backed in pine green, who steps him along the quay and wears her lipstick on his cheek",
    place="ferry quay, Valletta before six",
    layout=(
        "two bodies locked in one slant, dark skirt blown to the lower left, bronze trouser leg lunging right, twin profiles "
        "one above the other, joined hands high at the right; a plinth with somebody tiny below those hands"
    ),
    incidents=(
        Incident(
            happens="an old woman tangos cheek to jaw with a young sailor of bronze, whose green hand lies on her bare back",
            wants="she wants the whole dance, to the last bar, as it was to have been",
        ),
        Incident(
            happens="on the empty pedestal a man in spotted pyjamas shades his eyes as the statue did, her bag over his arm",
            wants="he wants nobody to notice that somebody is missing, and means to hold still for as long as she likes",
        ),
    ),
    seen=(
        "From behind, near, cut off at the shins. Her head in profile to the right at 390,325, silver bun and three loose "
        "strands blown left, coral lips, eye wide open; brown back in a V of dark green, lemon sash at 300,730, skirt "
        "with pale fern sprigs out to the left edge at 890, white petticoat, one green shoe at 60,1160. His head above "
        "at 540,215, verdigris, curls, shut eye, a coral kiss at 556,263, cap at 515,100, ribbons to 220,110. His hand, "
        "fingers to the right, at 360,640; the two hands that are joined at 720,385. Verdigris trouser leg from 560,740 to the "
        "lower edge at 540. Shell-pink sky with dry pale strokes, sea from 825, lemon quay from 1000. Plinth with an anchor "
        "at 695,1030; on it the man in profile, 660 to 930, in yellow pyjamas with dots, a pigeon on his head. A white steamer at 60,800."
    ),
    people=(
        "woman of 78, brown, strong arms, evening dress; triumphant",
        "bronze sailor, for ever 22; eyes shut, content",
        "man of 80, brown, white moustache, yellow pyjamas, red slippers; patient",
    ),
    things=(
        "bronze sailor",
        "empty plinth taken",
        "kiss on bronze",
        "green handbag",
    ),
    mood="triumph",
    view="a body in motion",
    palette="high-key",
    inks=(
        ("shell", "#f4cdb6"),
        ("marble", "#faf6ec"),
        ("verdigris", "#97c5b1"),
        ("lemon", "#f3da8c"),
        ("silver", "#dedad6"),
        ("almond", "#c2866a"),
        ("coral", "#dc4f3d"),
        ("pine", "#15383a"),
    ),
    edges="all brush",
    ground="the shell-pink sky left of the heads, and between the joined hands and the plinth",
    clues=Clues(
        feeling="fidelity",
        proverb="old love does not rust",
        plot="he sailed on the eve of the ball, and she kept the evening free for fifty-six years",
        title="A Stand-In in Slippers",
        memory="waltzing on my grandfather's shoes",
        sound="bronze heels on wet paving",
        place="the harbour, an hour too early for ferries",
        person="a husband who was told everything",
        speech="you hold the bag, I shan't be long",
        idea="that one may love two",
    ),
    hidden="the small man on the plinth holds the pose of the one who is dancing, and a pigeon has believed him",
    avoid="A drunk, a jealous husband, a joke about age. The statue must stay metal: no living hand, no colour but her kiss.",
)
