"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="There's No Hurry",
    painter="E",
    hero=(
        "woman who shells peas on a doorstep while five neighbours paint the front of her house in five colours "
        "round her"
    ),
    place="doorstep, Cartagena",
    layout=(
        "one wide seated body in white, cropped at the lap, against a dark doorway; a man in profile at the left edge, "
        "a broad striped back at the right, five brushes over her head on a patchwork of unfinished fields"
    ),
    incidents=(
        Incident(
            happens="five neighbours paint five colours from five sides and none gives way where they meet",
            wants="each wants the house to be, at last, the right colour",
        ),
        Incident(
            happens=(
                "a little boy carries the shelled peas, handful by handful, to a boot that stands by itself in the "
                "street and pours them in"
            ),
            wants="he wants it full by the time its foot comes back",
        ),
    ),
    seen=(
        "Wall above in brushed pink, sky, lilac, butter, pistachio with dry edges and bare gaps. Doorway plum from "
        "130,250. She sits before it, headcloth at 310,320, white dress, one hand deep in the bowl of peas at 310,960, "
        "the other with an open pod at 300,740. A man in profile at 40,470 holds up green at 160,170; another, his "
        "back to us, head at 710,500, holds up butter at 470,240; three more arms reach in with pink at 130,120, sky at "
        "390,160, lilac at 640,260. Boy close to us at 520,950, his hand over the boot at 660,1060. From across the "
        "street."
    ),
    people=(
        "woman of 66, large, dark brown, white headcloth; unhurried, in command",
        "painters: two brothers, one in profile, one from behind, and three of whom only the arms are seen; zealous",
        "boy of 3, barefoot; diligent",
    ),
    things=(
        "peas",
        "five wide brushes",
        "boot filled with peas",
        "teapot on a sill",
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
    ground="the gaps of unpainted wall and the street",
    clues=Clues(
        feeling="contentment",
        proverb="Rome wasn't built in a day",
        plot="the house has been promised to whoever finishes first, and she keeps feeding them",
        title="Five Brushes",
        memory="shelling beans on my grandmother's step",
        sound="peas into a tin bowl",
        place="in the cool of the doorway",
        person="the one who decides without saying so",
        speech="it can wait till Thursday",
        idea="patience",
    ),
    hidden=(
        "on the sill of the upper window a bean has grown out of a teapot's spout and been tied up with a medal's "
        "ribbon"
    ),
    avoid="A postcard. A servant figure: it is her house. Five painters in one pose.",
)
