"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="In a Minute",
    painter="G",
    hero="huge aproned woman in near-black on her knees, her ear laid on a tumbler to hear what goes on under the boards",
    place="one house cut open, a floor and the two rooms below it, Valparaíso",
    layout=(
        "upper two thirds one room with a dark hill of a body that the right edge crops and a head on its side at the "
        "left; lower third two small pale rooms; one green stem through both storeys"
    ),
    incidents=(
        Incident(
            happens="she has laid her head down and listens at the floor, above a room where a receiver dangles",
            wants="she wants to hear one particular voice",
        ),
        Incident(
            happens="a man waters a geranium that has grown through his ceiling and blooms upstairs, a key on its leaf",
            wants="he wants it to do well, and does not ask where it goes",
        ),
    ),
    seen=(
        "Straw room with faint stripes down to the cut white floor at y 750. Her back is one black hill from 310,760 over "
        "580,140 to the right edge, a white apron bow on it at 670,145, its band down to 700,750. Head on its side at "
        "205,530, as wide as half the card, crown cropped by the left edge, black hair in a knot at 300,360, eyes slid "
        "down to the floor. Ear on a tumbler at 200,695, hand behind the glass, sleeve along the boards. Below left a rose room: "
        "black telephone on a table at 130,970, receiver hanging at 255,1125. Below right a blue room: pot at 448,1140, man "
        "in white shirt at 665,1030 with a red can. Stem from the pot through a crack at 542,760 to a red bloom at 592,380, "
        "before her black dress. Frontal."
    ),
    people=(
        "woman of 52, huge, brown, black dress, white collar and apron bow; all ear, longing",
        "man of 34, small, brown, moustache, white shirt; thorough, wrapped up in his pot",
    ),
    things=(
        "tumbler",
        "geranium",
        "telephone off its hook",
        "watering can",
        "key",
    ),
    mood="desire",
    view="several rooms",
    palette="high-key",
    inks=(
        ("straw", "#ece0b6"),
        ("near-black", "#2a2024"),
        ("powder blue", "#c3d2d8"),
        ("rose", "#edcfc2"),
        ("chalk", "#f6f1e7"),
        ("linen", "#e6dac7"),
        ("geranium", "#c9453b"),
        ("leaf", "#7f9873"),
    ),
    edges="mixed",
    ground="the upper left: bare striped wall above her head",
    clues=Clues(
        feeling="hope",
        proverb="the left hand does not know what the right hand does",
        plot="he never wondered where it came out",
        title="The Upstairs Geranium",
        memory="lying on the landing while the grown-ups talked",
        sound="somebody breathing at the other end of the line",
        place="between two floors",
        person="the one who always hears first",
        speech="hush, now they are saying it",
        idea="patience",
    ),
    hidden="a small brass key hangs by a red thread from the topmost leaf, where she does not look",
    avoid="That she seems ill or hurt: her eyes are wide awake. That he knows where his flower is. Blood-red.",
)
