"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="From the Top",
    painter="H",
    hero="woman in a dotted shower cap, eyes shut, whose wide open mouth holds a whole choir in orange, on her tongue",
    place="shower in a rented flat, Cape Town",
    layout=(
        "one face from the wall's left to its right, more than half of it mouth; within that oval three bent rows of small heads "
        "between upper and lower teeth; pale dome above, pale foam below, an upright brush at the right"
    ),
    incidents=(
        Incident(
            happens="under the shower somebody sings into a back brush, and nineteen voices stand in rows where her tongue would be",
            wants="she wants to be heard, as long as there is nobody at home",
        ),
        Incident(
            happens="between two lower teeth a boy in white fills the gap, boots over the lip, both palms pressed to his ears",
            wants="he wants to know how much longer she holds this note",
        ),
    ),
    seen=(
        "Face from 64 to 737 across, 125 to 1067 down; brows at 220, shut lids slate at 261,315 and 539,305, nostrils at 385, "
        "blushed cheeks. Lips from 112 to 688, 410 to 980; the opening 148 to 652, 448 to 928. Eight upper teeth to 535, seven "
        "lower ones from 800. Between them six heads at 570, seven at 665, six at 760, 60 pixels tall, mouths open, each another, "
        "skins from very dark to pale, one eye patch, one knitted cap; robes orange, collars bone. The boy at 409,837 in the gap, "
        "white robe to 975, orange collar, black shoes at 1020. Cap bone with slate dots, 10 to 415, a frill and a slate ribbon. "
        "Brush from 740, its bristles towards the mouth; fist at 700,1010. Shoulders at 1090, foam from 1110. Wall of slate tiles, "
        "thin drops down both sides."
    ),
    people=(
        "woman of 50, pale, in a shower; exalted",
        "nineteen of 16 to 85, her choir; exalted, flat, out of breath",
        "boy of 12, brown; he has heard it before",
    ),
    things=(
        "shower cap",
        "choir on a tongue",
        "back brush",
        "missing tooth",
    ),
    mood="triumph",
    view="twenty heads",
    palette="one loud",
    inks=(
        ("orange", "#ee7a12"),
        ("bone", "#ebe2d0"),
        ("deep brown", "#46302a"),
        ("brown", "#7f543f"),
        ("flesh", "#d8b094"),
        ("slate", "#59626a"),
    ),
    edges="mixed",
    ground="tiles of slate down both sides, an eighth",
    clues=Clues(
        feeling="exultation",
        proverb="many voices, one tune",
        plot="the note has been held since Tuesday, and they take turns to breathe",
        title="Open Wide for the Finale",
        memory="being told to only move my lips",
        sound="one chord, and water on tiles",
        place="second row",
        person="the one with the true voice",
        speech="nobody can hear me in here",
        idea="harmony",
    ),
    hidden="the boy stands in for a tooth, and is as white as the others",
    avoid="A minstrel look: each mouth another, skins natural. Notes, music paper. A throat that swallows: they stand safe and glad.",
)
