"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Thin Walls",
    painter="F",
    hero="woman's great pale profile under black waved hair, eyes shut, lips offered, leaning until the plaster gives",
    place="boarding house, Montevideo",
    layout=(
        "black hair and pale profile fill the left three fifths, cropped; one torn white line down the middle is wall "
        "and outline at once; striped wallpaper right of it, with room to breathe"
    ),
    incidents=(
        Incident(
            happens="she presses herself to it with closed eyes until it takes the form of her brow, nose and mouth",
            wants="she wants to be kissed by whoever lives over there",
        ),
        Incident(
            happens="a tired man with a moustache, home from work, hangs his bowler on the handy peg without a look",
            wants="he wants his soup and his bed; his dog, who has noticed, wants to be told what it is",
        ),
    ),
    seen=(
        "Her hair, ink with grey waves, fills 0 to 440 from 5 down to 1000; her face 300 to 560, lid and lashes at "
        "410,490, radish lips at 505,700, a radish earring at 270,776, the torn collar of a dark dress below 1000. The "
        "wall comes down at 427, swells with brow, nose (tip 575,590) and chin (513,820), and goes on to the floor, "
        "chalk, torn. Right of it broad pale stripes, empty above; a bowler hung on the nose at 600,590; the man from "
        "590, back to her, bald head at 720,690, gloved arm up, coat cropped below; a black dog at 520,1000, muzzle up. "
        "Near, at eye height, in section."
    ),
    people=(
        "woman of 35, pale, black waves; longing",
        "man of 58, bald, moustache, overcoat; tired",
    ),
    things=(
        "wallpaper",
        "bowler",
        "lips",
        "dog",
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
    ground="the striped wallpaper at the upper right, a fifth",
    clues=Clues(
        feeling="rapture",
        proverb="the grass is greener on the other side",
        plot="the tenant before him moved out in March, and nobody told her",
        title="Room Twelve",
        memory="my parents talking when I should have slept",
        sound="breathing, behind the stripes",
        place="the thickness of a sheet of paper",
        person="the lodger who never knocks",
        speech="has that peg always been here",
        idea="longing",
    ),
    hidden="the dog's collar is cut from the same red as her earring, and as the band on the hat",
    avoid="A leering eavesdropper. An ear, a tumbler. The two of them face to face.",
)
