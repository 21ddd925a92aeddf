"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Mind the Corner",
    painter="F",
    hero="orange hound folded like paper round the corner of a house, between two strangers who each wait out of the other's sight",
    place="the shady and the sunny side of a bank, Lisbon",
    layout=(
        "card halved by one upright edge, chalk at the left and black at the right; a black coat on the chalk, a white coat on the "
        "black, one loud animal across both below, a clock with two dials on top"
    ),
    incidents=(
        Incident(
            happens="a man with folded arms sleeps standing under a bowler; the lead on his arm goes out of sight",
            wants="he would like to be woken by whoever knows him by the flower",
        ),
        Incident(
            happens="round the edge a woman has plucked a daisy down to three petals and pats what has come along",
            wants="she means to leave after the next petal, as after each one before",
        ),
    ),
    seen=(
        "The edge of a house at 390 from the top to 993, stones of the corner on both sides; left wall chalk, right wall charcoal. At "
        "390,180 a clock with two dials: the left, white, says five to six, the right, black, a quarter past seven. The man from 62 to "
        "328: bowler at 196,255 down to his mouth, chin, white collar, black coat, arms folded, one hand at 105,500, a white daisy whole "
        "at 262,452, shoes at 230,980; his flat shadow on the wall. The woman from 490 to 790: pale hat at 630,295, chin, grey bob, fur "
        "collar, white coat belted at 575; right fist at 757,470 with a daisy of three petals, other hand at 555,690 on the dog's brow. "
        "The dog, rump at 40,820, tail up to 35,535, back at 695, folded at 390 from orange to rust, its face towards us at 545,790, "
        "ears torn, lids low, mouth down, a petal on its nose. Lead wound on his sleeve at 265,560, round the corner to the collar at 473,848. Petals at 730,1035. A kerb with its "
        "own corner at 390,1165."
    ),
    people=(
        "man of about 50, brown-skinned, bowler and black coat; asleep on his feet",
        "woman of about 60, brown-skinned, grey bob, pale hat and white coat; counting petals",
    ),
    things=(
        "dog on a lead",
        "daisy",
        "clock with two dials",
    ),
    mood="boredom",
    view="no face",
    palette="near-monochrome",
    inks=(
        ("charcoal", "#302f31"),
        ("chalk", "#efe9de"),
        ("bone", "#d6cdbe"),
        ("ash", "#aea99f"),
        ("pencil", "#6c6a69"),
        ("brown", "#8d7b70"),
        ("orange", "#d4702b"),
    ),
    edges="mixed",
    ground="the light wall above the man and the dark one above the woman, both bare",
    clues=Clues(
        feeling="stood up",
        proverb="all things come to those who look round the bend",
        plot="each goes home in the end and says that the other never came",
        title="A Quarter Past Never",
        memory="a blind date outside the wrong door of the cinema",
        sound="a sigh through a wet nose",
        place="where the sunny street ends",
        person="the go-between",
        speech="I shall give it five more minutes",
        idea="coincidence missed",
    ),
    hidden="both wear the same flower; the two dials are an hour and twenty minutes apart; one petal has come down on the dog's nose",
    avoid="A human face. Numerals on the dials. A reunion. Orange on anything but the dog.",
)
