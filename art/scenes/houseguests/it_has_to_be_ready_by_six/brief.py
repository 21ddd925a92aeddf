"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="It Has to Be Ready by Six",
    painter="H",
    hero="broad face in rollers on a pillow, both lids shut, that paints a wide open eye on one of them by itself",
    place="double bed, Paramaribo",
    layout=(
        "pale pillow at the top, on it a face as wide as the card under a dark arch of eight rollers, a loud quilt "
        "across the foot, a striped sock at left, a raised hand at right"
    ),
    incidents=(
        Incident(
            happens="a woman with closed lids paints an eye on the right one with a soft round brush; its corner is still bare",
            wants="to be thought awake at six, and to sleep until seven",
        ),
        Incident(
            happens="a large foot in a striped sock, its big toe through a hole, lies beside her cheek: a sleeper the other way round",
            wants="he wants the cool end, and no conversation",
        ),
    ),
    seen=(
        "Straight down on a bed, near. Bone sheet along the upper edge, white pillow below it. Face, middle 415,620, "
        "520 wide, a little laid to the right: black hair wound on eight pale rollers from 112,555 over 370,200 to "
        "720,615, the right ones cropped. Left eye at 310,530 shut, blue-green shadow on the lid. Right lid shut too, its "
        "lashes below; over it at 530,520 a white eye, grey-green iris, black lashes, looking at us, its outer "
        "corner still blue-green, with the brush at it; a white drop has run down from it. Red mouth open at 400,780. A spotted grey-green nightgown at both "
        "shoulders; her hand at 750,760 comes out of the same spotted sleeve, whose elbow is under the sheet. At left, "
        "toes at 80,640, the sole of a foot in a red and white sock, a brown big toe bare. Red quilted cover from "
        "970 down, with a white turned-down sheet and an open pot of white paint at 507,1087."
    ),
    people=(
        "woman of 50, broad, olive skin, red lips, rollers, spotted nightgown; drowsy, and very exact",
        "somebody with a large foot in a sock; asleep",
    ),
    things=(
        "painted eye",
        "rollers",
        "soft brush",
        "pot of paint",
        "striped sock",
    ),
    mood="mischief",
    view="from above",
    palette="one loud",
    inks=(
        ("chalk", "#f6f0e2"),
        ("red", "#d5222f"),
        ("olive skin", "#d9a787"),
        ("umber", "#2a1d1c"),
        ("bone", "#eae0ce"),
        ("brown skin", "#a06b50"),
        ("grey green", "#7c8677"),
        ("blue green", "#3f9791"),
    ),
    edges="all cut",
    ground="the pillow round her head, and the sheet along the upper edge",
    clues=Clues(
        feeling="dread of the alarm clock",
        proverb="sleep with one eye open",
        plot="nobody at the reception noticed until she began to snore",
        title="The Night Shift of Mrs Day",
        memory="pretending to be awake when my father looked in",
        sound="a brush rinsed in a glass",
        place="the warm side of the bed",
        person="whoever is never caught napping",
        speech="I'm only resting them",
        idea="vigilance",
    ),
    hidden="under the painted eye her own lashes hang down just like those of the other",
    avoid=(
        "An undertaker's table: cheeks rosy, brow raised, the hand her own, out of her own sleeve. A brush in an open eye: the lid's blue-green shows "
        "at the corner and its edge lies shut below."
    ),
)
