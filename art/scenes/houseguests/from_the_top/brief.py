"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="From the Top",
    painter="H",
    hero="choir of twenty-six open mouths in a blaze of orange robes, one mouth held shut by its neighbour's hand",
    place="rehearsal hall, Cape Town",
    layout=(
        "swelling arch of heads in four rows from edge to edge, robes as flat loud bands, two huge conductor's "
        "hands from below"
    ),
    incidents=(
        Incident(
            happens=(
                "all sing as loud as they can; in the second row a boy of twelve is kept quiet by the hand of the "
                "woman beside him, gently"
            ),
            wants="he wants to come in now",
        ),
        Incident(
            happens="in the last row four basses play cards behind the backs and one has just won a goat",
            wants="he wants to let out a cry, and the rest is coming up",
        ),
    ),
    seen=(
        "Heads 85 to 130 pixels in rows at 300, 450, 620, 800; mouths ovals each of another size and tilt, drawn as "
        "dark cuts; skins from very dark to pale, hair, caps, braids, one eye patch. Robes by rows, each a "
        "flat mass: dark slate, orange, pale with orange collars, orange, from 330 to 1040; the other collars bone. The boy at "
        "480,620, eyes popping; the hand brown over his mouth, both on the pale cloth. Card "
        "players at 60 to 320, 290; the winner shows the goat on his card and keeps his mouth shut. Conductor's "
        "hands, their backs to us, from the lower edge at 200,1000 and 600,1010: one spread, one closed about a stump of "
        "baton, white cuffs, sleeves black; the tip flying at 690,680. On the wall one large pale arch, its top at 430,70. "
        "From the conductor's stand."
    ),
    people=(
        "boy of 12, brown; bursting",
        "woman of 50, very dark, tall; tender and firm",
        "four basses of 30 to 70; gambling",
        "twenty more of 15 to 85; exalted, flat, out of breath, in love with the tenor",
    ),
    things=(
        "snapped baton",
        "playing cards",
        "sealed mouth",
        "tambourine",
    ),
    mood="triumph",
    view="twenty heads",
    palette="one loud",
    inks=(
        ("orange", "#ee7a12"),
        ("bone", "#ebe2d0"),
        ("deep brown", "#46302a"),
        ("brown", "#7f543f"),
        ("tan", "#b78c6f"),
        ("slate", "#59626a"),
    ),
    edges="mixed",
    ground="wall above the last row, a quarter",
    clues=Clues(
        feeling="exultation",
        proverb="many voices, one tune",
        plot="the note has been held since Tuesday, and they take turns to breathe",
        title="Boy Soprano",
        memory="being told to only move my lips",
        sound="one chord, and a stick breaking",
        place="second row",
        person="the one with the true voice",
        speech="wait for it",
        idea="harmony",
    ),
    hidden="on one collar, top right, a moth-eaten fox stole sings too",
    avoid="A minstrel look: each mouth another, skins natural. Notes, music paper. Rows as straight lines.",
)
