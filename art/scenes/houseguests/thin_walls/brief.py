"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Thin Walls",
    painter="F",
    hero="man's long face tipped on its side, ear pressed to a tumbler on the wall, eyes closed in bliss",
    place="boarding house, Montevideo",
    layout=(
        "leaning face cropped by left, top and bottom, one vertical wall as a torn seam at three quarters, thin "
        "strip of the other room right of it"
    ),
    incidents=(
        Incident(
            happens="he listens through a tumbler to the room next door, and his lips move along",
            wants="he wants the song to come to the part without words",
        ),
        Incident(
            happens=(
                "on the other side there is no singer: a child of four with a huge iron flattens a row of socks and "
                "talks to them as a judge"
            ),
            wants="the child wants each to own up",
        ),
    ),
    seen=(
        "His face fills 0 to 560, frontal, tipped until the ear on our right lies at the seam: crown at 330,60, chin "
        "at 200,1080, oiled hair in one long brushed lock. The ear is hidden by a tumbler laid against the seam at "
        "530,520, held by three fingers; the other ear, large, at 60,640. Lids down, one not quite, mouth half open "
        "at 290,860. Wall seam 560 to 600, chalk, torn. Strip 600 to 800: child at 700,760, 320 high, iron black, "
        "seven socks in a row on a board going up. Near, frontal to the wall."
    ),
    people=(
        "man of 52, pale, pouched, elegant once; in bliss",
        "child of 4, brown, nightshirt; severe",
    ),
    things=(
        "tumbler",
        "iron",
        "singing mouth",
        "radish",
    ),
    mood="desire",
    view="one face fills the card",
    palette="near-monochrome",
    inks=(
        ("ash", "#b6afa5"),
        ("ink", "#232125"),
        ("pencil", "#6d6a6b"),
        ("chalk", "#f0eae0"),
        ("bone", "#d9d0c2"),
        ("radish", "#b84a56"),
    ),
    edges="mixed",
    ground="wall seam and the strip's floor and wall, a fifth",
    clues=Clues(
        feeling="rapture",
        proverb="the grass is greener on the other side",
        plot="the tenor moved out in March, and left him the ear",
        title="Room Twelve",
        memory="my parents talking when I should have slept",
        sound="nearly a voice",
        place="the thickness of a hand",
        person="the lodger who never knocks",
        speech="there, did you hear",
        idea="longing",
    ),
    hidden="a bitten radish, lower left, holds the wardrobe door behind him open, and a woman's hat hangs on it",
    avoid="A leering eavesdropper. The ear drawn as a sign. Anything sung being visible.",
)
