"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="I Said I Am Fine",
    painter="C",
    hero="enormous woman in pearls who grips a laid tablecloth between her teeth, jaw set, nothing under it but air",
    place="upstairs back room with one lamp, Rijeka",
    layout=(
        "giant brown-haired profile and dark bodice crop at left and take three fifths; from the bite a pale triangle of linen runs down "
        "to a small red child at right; drab green above, one lamp hanging askew"
    ),
    incidents=(
        Incident(
            happens="a big woman and a little girl stretch the linen between their jaws, since there is no table",
            wants="the woman wants to say something and must not open her mouth",
        ),
        Incident(
            happens="an old lady sips beetroot soup with closed eyes, quite at ease; her own teeth lie in a tumbler",
            wants="she wants it hot, and to be asked for nothing any more",
        ),
    ),
    seen=(
        "Drab green wall, dark skirting at 1010, boards below. Her profile looks right: dark hair with grey strands from the top edge to 300,200, "
        "knot and bone pin cropped at the left, brow black and low at 380,300, eye at 360,380, nose tip at 485,515, pearl at 118,624, lips drawn up "
        "at 410,630, four teeth; a corner of the cloth with a red hem and tassel hangs over her chin. From 450,660 it spreads: tumbler 525,730, soup plate "
        "590,755, clean plate 555,812, tureen 655,790; the near corner falls to 560,965. Behind sits the old lady, head 595,600, spoon at her lips, black "
        "dress, beet slippers at 1035. At the right edge the girl, profile to the left, head 755,770, red frock, shoes on the boards at 1090. "
        "Crocheted collar at 960, black dress below. A brick lamp at 635,360 swings away from her. From the side, very near."
    ),
    people=(
        "big woman of 45, fair, brown hair drawn back, pearls, black dress with a crocheted collar; rage, held",
        "old lady of 84, white knot of hair, black dress, slippers; content",
        "girl of 8, brown plait, red frock, hands behind her; grinning, teeth over the cloth, resolved to hold out",
    ),
    things=(
        "tablecloth held in the teeth",
        "dentures in a tumbler",
        "beetroot soup",
        "clean plate",
    ),
    mood="anger",
    view="one face fills the card",
    palette="dirty",
    inks=(
        ("drab green", "#69705c"),
        ("flesh", "#cf9f80"),
        ("brown-black", "#272021"),
        ("linen", "#e4d9c2"),
        ("umber", "#4d3d33"),
        ("raw flesh", "#a36b50"),
        ("brick", "#9c4a36"),
        ("beet", "#86293a"),
    ),
    edges="all brush",
    ground="the drab green wall right of her profile, above the old lady and below the cloth: a quarter of the card",
    clues=Clues(
        feeling="rage behind the teeth",
        proverb="many hands make light work",
        plot="on Sundays three generations dine; on Monday one of them will open her mouth",
        title="The Good Linen",
        memory="being told not to talk during meals",
        sound="one spoon, and somebody breathing through the nose",
        place="where the sideboard used to be",
        person="the daughter who never complains",
        speech="is there any more of this",
        idea="inheritance",
    ),
    hidden="the old lady's teeth lie in the tumbler: she has had her turn",
    avoid="A shouting mouth, an ogress, a servant; a table. The old lady must enjoy her soup, and nobody may look to us for help.",
)
