"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Let Her Sleep",
    painter="E",
    hero="woman asleep bolt upright while a stranger's fingers paint a staring teal eye upon her shut lid",
    place="back row of the assembly hall, Praia",
    layout=(
        "brown oval under a black cloud of hair that the top crops; one white almond blazes in it; a plum wedge of "
        "cloth cuts off the lower right corner"
    ),
    incidents=(
        Incident(
            happens="both her lids are down, and on them fresh eyes are being put with a brush, one done, one begun",
            wants="whoever paints wants her to look awake until the vote is over",
        ),
        Incident(
            happens="a white mouse sleeps in the wide sleeve's mouth, its chin on the hem",
            wants="it wants the arm to go on moving as gently as that",
        ),
    ),
    seen=(
        "Seen from very near and in front. Head tilted by 6 degrees: face from 85,180 to 590,940, lids shut along 200,600 and 450,640 "
        "with their lashes on the cheek. On the left lid a painted eye, white with a teal iris, at 225,505, its lashes "
        "standing up; a drop of teal has run down to 205,705. On the right lid only the white's first half at 405,540, the brush's "
        "tip in it. Tan fingers with a teal brush from 560,690 to 800,950. Plum sleeve, lined in henna, from 800,600 "
        "to 450,1200; in its mouth at 620,1080 the mouse, its tail over the hem. Hair with one white lock up to the upper edge. "
        "Pleated collar at 290,1030, mint stripes below, a cane chair's round back behind."
    ),
    people=(
        "woman of 55, broad, brown skin, black hair with one white lock, asleep, content at one corner of the mouth",
        "somebody with tan fingers in a vast plum sleeve, patient, otherwise beyond the edge",
    ),
    things=(
        "painted eye",
        "fine brush",
        "sleeve",
        "white mouse",
    ),
    mood="mischief",
    view="one face fills the card",
    palette="high-key",
    inks=(
        ("linen", "#ede3d2"),
        ("chalk", "#f8f4ea"),
        ("straw", "#e8c97f"),
        ("pale mint", "#cbdccf"),
        ("skin", "#94603f"),
        ("henna", "#b0532c"),
        ("teal", "#3f7f7a"),
        ("ink plum", "#2a2030"),
    ),
    edges="all torn",
    ground="linen to both sides of the hair, and the pale cane of the chair",
    clues=Clues(
        feeling="wide awake by proxy",
        proverb="forty winks are as good as a vote",
        plot="nobody in the hall noticed that the chairwoman had not blinked since Tuesday",
        title="The Understudy's Eyes",
        memory="an aunt who listened best with her eyes shut",
        sound="one hair of a brush",
        place="the row where nobody is ever asked",
        person="the one who covers for you",
        speech="hold still, the other one now",
        idea="alibi",
    ),
    hidden="a mouse sleeps in the sleeve, and the mouth of the woman smiles on one side",
    avoid=(
        "An eye that looks really open: the shut lid must show round the paint. A wound, a tear, a doctor. A hand "
        "that presses. Lids alike on both sides. A mouse that is about to fall."
    ),
)
