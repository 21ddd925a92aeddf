"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Bless You",
    painter="E",
    hero="an elephant, shaken by a sneeze, one forefoot off the floor, the trunk thrown out like a hose",
    place="post office, Ljubljana",
    layout=(
        "one slate hill with an arch before it fills the left two thirds; everything light streams off level to the right "
        "edge, past a small red upright on a block"
    ),
    incidents=(
        Incident(
            happens="the elephant sneezes at the counter; a lady on it leans into the gale and holds out her handkerchief",
            wants="she wants to have been in time with it, for once",
        ),
        Incident(
            happens="on top sits a little boy, label round his neck and suitcase packed, turned the other way",
            wants="the boy wants to be sent to his father and has the right stamps",
        ),
    ),
    seen=(
        "Wall pale mint. Elephant in profile, slate, cropped by the left edge, crown at 150,180, eye squeezed shut at 255,385, "
        "ear from 0,230 to 170,740; trunk arches from 330,330 over 430,280 down to a tip at 585,680, tusk below the arch; "
        "one forefoot stands at 190,1170, the other is lifted, 390,1090. Counter at the lower right from 510,930, walnut. "
        "On it the lady, 330 high, at 720,760, red coat, hair, striped scarf and hat blown to the right, handkerchief at "
        "620,780. Four letters above her. Boy of 5 on the crown at 155,100, profile to the left."
    ),
    people=(
        "elephant, grown; in the grip",
        "woman of 62, thin, brown, good coat; saint of tact",
        "boy of 5, label round the neck; confident",
    ),
    things=(
        "elephant",
        "handkerchief",
        "letters",
        "labelled boy",
    ),
    mood="mischief",
    view="a body in motion",
    palette="high-key",
    inks=(
        ("chalk", "#f6f1e7"),
        ("mint", "#c4d6c9"),
        ("linen", "#e8dccb"),
        ("shell", "#e6b9a4"),
        ("straw", "#e1cd92"),
        ("slate", "#59646c"),
        ("walnut", "#5b4135"),
        ("brick", "#b25a45"),
    ),
    edges="mixed",
    ground="wall, the upper right and under the arch",
    clues=Clues(
        feeling="hilarity",
        proverb="it's an ill wind",
        plot="three letters were delivered by it, one of them to the right person",
        title="The Great Exhale",
        memory="a laugh in the silent class",
        sound="the moment before, then everything",
        place="queue number two",
        person="she who always has a clean one",
        speech="that never happened",
        idea="discretion",
    ),
    hidden="not one hair of the boy's has moved: he sits behind it",
    avoid="Snot, cartoon lines of wind. Specks: only large flying things, counted, four letters and a hat.",
)
