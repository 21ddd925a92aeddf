"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="In a Minute",
    painter="G",
    hero="huge woman in a light blue dress sprigged with tulips, on her knees, her ear laid on a tumbler to hear what is said under the boards",
    place="one house cut open, a floor and the two rooms below it, Valparaíso",
    layout=(
        "upper two thirds one room with a blue hill of a body that the right edge crops and a head on its side at the "
        "left; lower third two small pale rooms; one green stem through both storeys"
    ),
    incidents=(
        Incident(
            happens="she has laid her head down and listens at the floor, above a room with nobody in it but a telephone",
            wants="she wants to hear one particular voice",
        ),
        Incident(
            happens="a man waters a geranium that has grown through his ceiling and blooms upstairs, a key on its leaf",
            wants="he wants it to do well, and does not ask where it goes",
        ),
    ),
    seen=(
        "Straw room with faint stripes down to the cut white floor at y 750. Her back is one light blue hill from 310,760 over "
        "580,140 to the right edge, sprigged with pale yellow tulips, a white apron bow on it at 670,145, its band down to 700,750. Head "
        "on its side at 205,500, as wide as half the card, crown cropped by the left edge, black hair in a knot at 300,330, eyes "
        "slid down to the floor, lips shut. Ear on a clear tumbler at 190,700, four fingers round it from a sleeve along the "
        "boards. Below left a rose room: black telephone on a table at 130,940, receiver on its hook. Below right a blue room: pot at 448,1140, man "
        "in white shirt at 665,1030 with a red can. Stem from the pot through a crack at 542,760 and over her dress "
        "to a red bloom at 237,148 before the wallpaper. Frontal."
    ),
    people=(
        "woman of 52, huge, brown, black hair, light blue dress with tulips, white collar; all ear, longing",
        "man of 34, small, brown, moustache, white shirt, black trousers; thorough, wrapped up in his pot",
    ),
    things=(
        "tumbler",
        "geranium",
        "telephone",
        "watering can",
        "key",
    ),
    mood="desire",
    view="several rooms",
    palette="high-key",
    inks=(
        ("straw", "#f1e6c0"),
        ("cornflower", "#a0b2ca"),
        ("powder blue", "#cfdee4"),
        ("rose", "#f3dbd0"),
        ("near-black", "#2a2024"),
        ("chalk", "#f6f1e7"),
        ("leaf", "#62835c"),
        ("geranium", "#c9453b"),
    ),
    edges="mixed",
    ground="bare striped wall above her head, round the bloom",
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
    hidden="a small brass key hangs by a red thread from a leaf before her dress, where she does not look",
    avoid="That she seems ill or hurt: her eyes are wide awake. That he knows where his flower is. Blood-red.",
)
