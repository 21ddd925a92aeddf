"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="There's No Hurry",
    painter="E",
    hero="cow with horns as wide as a gate who lies and chews while a household's washing dries between them",
    place="pasture by Lake Mburo, Uganda",
    layout=(
        "dark hide as a mound across the lower half, one long lowered head in its middle, two horns that "
        "close a lyre round a pale round sun"
    ),
    incidents=(
        Incident(
            happens="a woman stands on the crown of the cow's head and pegs shirts and drawers to a line between the horns",
            wants="she wants all of it dry by evening, and evening to take as long as it likes",
        ),
        Incident(
            happens="a boy lies on his stomach at the right and speaks through a paper trumpet into one large ear",
            wants="he wants to be believed by somebody before he tells it at home",
        ),
    ),
    seen=(
        "Bare sky; a brushed pink sun round 400,265. Plum horns from 400,590 out to 70,360 and 730,360 and up beyond "
        "the upper edge at 220,0 and 590,0. A line from 70,260 to 730,260, sagging to 400,335, with striped shirt, "
        "drawers, sheet, one striped stocking, dotted frock. The woman, seen from behind, dark hair in a plain bun at "
        "390,380, butter dress to 390,600. Cow's face from 400,570 to 400,1185, blaze of chalk, left eye shut at "
        "300,775, right half open at 500,775, an ox-eye daisy from her mouth at 615,1035. Her body fills all below 700. Boy "
        "at 710,610, trumpet at 640,660. From in front, close."
    ),
    people=(
        "woman of 40, brown, plain bun, from behind; unhurried",
        "boy of 7, brown, striped shirt, in profile; has something to tell",
    ),
    things=(
        "horns",
        "washing line",
        "paper trumpet",
        "daisy",
    ),
    mood="calm",
    view="other",
    palette="pastel",
    inks=(
        ("pink", "#e7b6ab"),
        ("sky", "#b5ccd6"),
        ("pistachio", "#c0cda5"),
        ("butter", "#ecd99b"),
        ("lilac", "#bfafcb"),
        ("chalk", "#f4eee2"),
        ("plum", "#4c3046"),
        ("brown", "#7d4f3c"),
    ),
    edges="all brush",
    ground="the sky round the sun, and the washing",
    clues=Clues(
        feeling="contentment",
        proverb="Rome wasn't built in a day",
        plot="nobody in the family could remember the animal having stood up, so they made use of it",
        title="The Line Between",
        memory="lying on something warm that breathed",
        sound="chewing, and a peg let go",
        place="where the path goes round her",
        person="the one who decides without saying so",
        speech="it can wait till Thursday",
        idea="patience",
    ),
    hidden="of all the stockings in the wash only one has come back",
    avoid="A toy cow. A burden: the animal could get up and does not care to. A bell, a yoke, a rope on her.",
)
