"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="That's One Way",
    painter="G",
    hero="stout woman with a silver plait who goes off with a whole mountain lake in her striped apron",
    place="dry lake bed, below the snows of Mustang",
    layout=(
        "one dark bell of a robe, cut off below and at the right, a broad brown face over it, a pouch of pale stripes "
        "full of water across its belly; left of it shore within shore, all bare"
    ),
    incidents=(
        Incident(
            happens="a woman holds up her apron by its corners, and in it stands a lake, peaks and moon and all",
            wants="she wants to have it where she can keep an eye on it",
        ),
        Incident(
            happens="somebody tiny in chest waders stands on bare ground, a red bundle on a stick over his shoulder",
            wants="he wants to bring it across without a drop on it",
        ),
    ),
    seen=(
        "Sky rose and empty to 250; two snow peaks, left at 130,150, right at 696,165; a green hill, then old shores in rose, "
        "straw and cream from 430 to the lower edge, pale and bare left of 160. The woman from 150 to the right edge: face at "
        "495,265, 330 high, brown, hair silver, drawn back, her eyes slide left, a corner of the mouth up. Coral collar and beads, "
        "plum robe crossed on the chest, coral sash at 690. The apron hangs from it as a pouch, 160 to 800, down to 1190, in "
        "three lengths of stripes that miss each other; its water at 500,800 shows two peaks upside down and a straw moon at "
        "513,815. Her plait goes down into it at 370,790. Her hands shut round the hem at 205,755 and 740,755, coral cuffs above. At 62,735 the "
        "wader, 180 high, from behind: hat, lilac shirt, green-grey waders with crossed straps, a red bundle at 25,675."
    ),
    people=(
        "woman past 50, stout, silver plait; pleased, and would do it again",
        "man, tiny, from behind, hat and chest waders",
    ),
    things=(
        "apron full of lake",
        "knotted bundle",
        "coral beads",
    ),
    mood="triumph",
    view="tiny figure in a landscape",
    palette="pastel",
    inks=(
        ("pistachio", "#bccaa0"),
        ("rose", "#e6bfb2"),
        ("lilac", "#bcb1ca"),
        ("straw", "#e8d9a2"),
        ("chalk", "#f4efe4"),
        ("sky", "#b9d3de"),
        ("coral", "#c96f62"),
        ("plum", "#36243a"),
    ),
    edges="all torn",
    ground="sky, and the shores that nothing reaches any more",
    clues=Clues(
        feeling="getting away with it",
        proverb="possession is nine tenths of the law",
        plot="the village had voted about the water, and she had not been asked",
        title="The Lake Thief's Apron",
        memory="grandmother, who came home with more than she went for",
        sound="something large that slops",
        place="between two shores",
        person="the one who never spills",
        speech="you'll have it back on Thursday",
        idea="ownership",
    ),
    hidden="the moon in the water is nowhere in the sky, and her plait hangs in it",
    avoid=(
        "A bowl: it is cloth, sewn and hemmed, hung from her sash. A wicked woman. A giant: she is near, he is far."
    ),
)
