"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="I Said I Am Fine",
    painter="C",
    hero="glaring man with a moustache, one cheek swollen, his head tied up in a white dress shirt like a parcel",
    place="end of the table, Glasgow",
    layout=(
        "a bandaged face as wide as the card, its two knotted sleeves run off the top; along the lower edge a strip of "
        "tablecloth with a shell at one end, a balloon at the other"
    ),
    incidents=(
        Incident(
            happens="a red thread runs taut from under his moustache to the shell of a snail that is leaving",
            wants="the snail wants to be at the end of the table by tonight",
        ),
        Incident(
            happens="a girl with her eyes shut blows up something blue, already larger than her own head",
            wants="she wants it to be as big as a house, and nobody to say stop",
        ),
    ),
    seen=(
        "Wall dark blue, brushed, from 0 to 900. White cloth round the head from 60,250 to 800,980, knot at 410,270; left "
        "sleeve straight up and off the top at 240,0, right sleeve flopped over, its buttoned cuff at 720,300. Face "
        "within from 140,320 to 780,920: black hair parted at 300,370, brows two heavy unequal strokes at 540, eyes blue, "
        "straight at us, right cheek bulging to the edge at 760,720. Moustache black from 210,860 to 650,720, one end "
        "lifted by the cheek. Snail with ochre shell at 140,1050 on the cloth, balloon at 515,970, girl's head in profile "
        "at 720,1010. Black coat between."
    ),
    people=(
        "man of 50, black hair, big moustache; rage that has not decided",
        "girl of 5, fair bob, brick-coloured frock, eyes shut",
    ),
    things=(
        "shirt tied round the head",
        "red thread",
        "snail",
        "blue balloon",
    ),
    mood="anger",
    view="one face fills the card",
    palette="dirty",
    inks=(
        ("raw flesh", "#c99a7f"),
        ("brick", "#9a5443"),
        ("bone", "#dccfb8"),
        ("umber", "#5a463a"),
        ("dull blue", "#51718a"),
        ("gold ochre", "#b8913f"),
        ("brown-black", "#2a2320"),
    ),
    edges="all brush",
    ground="the cloth round the head, its sleeves and the table in bone: a third of the card",
    clues=Clues(
        feeling="rage",
        proverb="least said, soonest mended",
        plot="he would not go to the dentist, so they sent for somebody slower",
        title="A Small Procedure",
        memory="knowing from the eyebrows that father was cross",
        sound="a rubber squeak, just before the bang",
        place="the dentist's stairs",
        person="the man with the longest fuse",
        speech="do not touch it",
        idea="dignity",
    ),
    hidden="the cloth is a good shirt: two buttons are left on the cuff of the sleeve that has given up",
    avoid="A comic angry mask, a hospital, tears, an open mouth. He must be capable of laughing in a second.",
)
