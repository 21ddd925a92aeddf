"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Let Her Sleep",
    painter="E",
    hero="bearded father, back to us, who has the sun over his shoulder, bundled in a spotted baby's blanket",
    place="bare coast road ahead of sunrise, Lamu",
    layout=(
        "round near-black hair at the upper left, cheek to cheek with one orange disc in a pointed pale hood at the "
        "right; below them a quiet striped white shirt as far as three edges"
    ),
    incidents=(
        Incident(
            happens="the sun has dropped off and is borne along in a dotted wrap, his brow laid against it",
            wants="he wants another hour of quiet, whatever is waiting for daylight",
        ),
        Incident(
            happens="down his other shoulder dangle two tiny black boots, knotted together by their laces",
            wants="whoever took them off wants them at hand later",
        ),
    ),
    seen=(
        "From very near, at natural height, from behind, the head turned to the right and bowed by 13 degrees. Black hair "
        "from 55,335 to 440,92, ear at 230,382, brown profile, shut lid with three lashes at 370,402, heavy brow, nose tip "
        "at 460,482 on the orange, lips between moustache and short beard, chin at 312,662. Sun: plain disc, centre "
        "537,450, radius 209. Blanket of pale straw with chalk spots: a soft point at 695,142 behind it, a fold before its "
        "lower right rim, one corner down his back to 440,930. White shirt with thin mint stripes, stand-up collar at "
        "240,645, yoke seam at 890, a pleat. Boots at 95,970 and 190,1025, laces from his left shoulder at 78,668. No hand "
        "shows. Sky of bare mint."
    ),
    people=("man of 40, broad, brown skin, thick black hair and beard; tender, tired, and in no doubt",),
    things=(
        "sun",
        "baby's blanket",
        "tiny boots",
        "striped shirt",
    ),
    mood="mischief",
    view="one face fills the card",
    palette="high-key",
    inks=(
        ("mint", "#d3e3da"),
        ("chalk", "#f8f4ea"),
        ("straw", "#f1e0b0"),
        ("linen", "#e6dccb"),
        ("sun orange", "#ee8330"),
        ("skin", "#8f5a3c"),
        ("ink plum", "#2a2030"),
    ),
    edges="all torn",
    ground="mint above and beside the head, and the unbroken white of the shirt",
    clues=Clues(
        feeling="wanting nobody to have to get up yet",
        proverb="who carries the morning may choose the hour",
        plot="that year the cocks were asked to wait",
        title="Late Again",
        memory="pretending to be asleep so as to be carried in",
        sound="humming through somebody's collar",
        place="the long way home",
        person="a father with a night job",
        speech="shh, she only just dropped off",
        idea="postponement",
    ),
    hidden="nobody's feet are to be seen that the boots would fit",
    avoid=(
        "A face or rays on the sun. A hand. Flames or a scorch. A dull grey shirt. A gap between his brow and the disc."
    ),
)
