"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="It Was Already Broken",
    painter="C",
    hero="painted lady who glares from a smashed plate without a mouth, and a small culprit with red ears who has that mouth",
    place="tiled kitchen, Puebla",
    layout=(
        "one great disc of blue and white in six pieces over the upper two thirds, a hole in it that shows the floor; "
        "under it, overlapping, an upright child in night blue; beside his hip a small white polygon with red in it"
    ),
    incidents=(
        Incident(
            happens="a boy looks up at us, lips shut, and keeps behind his arm the one piece whose lips are wide open",
            wants="not to be asked",
        ),
        Incident(
            happens="on her shoulder a painted parrot, whole on its own shard, has not stopped talking either",
            wants="to tell everything it saw, from the beginning",
        ),
    ),
    seen=(
        "Down on pale apricot tiles. The plate, middle 398,403, radius 376, a little turned: blue leaves and dots on a white "
        "rim, a pale blue well, in it a lady in cobalt with a knot of hair, frowning brows, eyes down to the left. A crack "
        "from 325,20 parts her face down to the nose; others run to the rim at 20,480, at 785,400, at 665,690 and under the "
        "boy's hair. Where her mouth was, 420,530, is a hole 250 wide. A blue parrot with a red beak, open, at 630,545. A chip "
        "is out of the rim at 115,590. The boy, 580 high, before the lower rim: head 210 wide at 475,760, dark hair with a "
        "tuft at 490,620, red ears, eyes up, corners of the mouth down; white collar, night-blue jersey, blue shorts, socks "
        "with a stripe, toes turned in. One arm hangs at 375,950 before the piece, thumb on its front; its red lips are "
        "at 270,993, open, teeth and tongue in them. His other fist twists the hem at 527,1003. The chip lies "
        "under his shoe at 395,1165. His shadow goes to the right as far as 745,1175."
    ),
    people=(
        "boy of 6, brown, school jersey; ears red, lips shut, hopes",
        "lady of 40, painted in cobalt; furious, without a mouth",
    ),
    things=(
        "smashed plate",
        "piece with a mouth",
        "painted parrot",
        "chip of a rim",
    ),
    mood="shame",
    view="from above",
    palette="high-key",
    inks=(
        ("apricot", "#f0cdb0"),
        ("china", "#fdfaf2"),
        ("pale blue", "#cdddde"),
        ("cobalt", "#3d5f94"),
        ("night", "#23243a"),
        ("grout", "#f7dfc8"),
        ("skin", "#d39c74"),
        ("red", "#c8452f"),
    ),
    edges="mixed",
    ground="the tiles at both sides of the boy, in the corners, and in the hole",
    clues=Clues(
        feeling="guilty",
        proverb="the truth will out",
        plot="he took the only witness with him, or the part of her that counts",
        title="What Grandmother Would Say",
        memory="knowing it would be asked who",
        sound="china and then nothing",
        place="the far side of the kitchen door",
        person="whoever was nearest",
        speech="don't look at me",
        idea="hush",
    ),
    hidden="the chip that is out of the rim lies under his shoe",
    avoid="Tears, a ball, a broom, a heap of shards. A smile on him. Fear: he is ashamed, nobody threatens him.",
)
