"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Stay In as Long as You Like",
    painter="G",
    hero=(
        "bald moustached grandfather tucked up in a black pram that stands in the sea; out of its hood a brown hand cups "
        "his cheek"
    ),
    place="sandbank in a dead calm sea, off Iceland",
    layout=(
        "the hood a near-black fan cut off by the right edge, a lens of deeper dark in it with the pale face, the hull a "
        "dark boat across the card, bare sky over it; below and to the left water with bathers' heads in loose rows, small at "
        "the horizon, large along the bottom"
    ),
    incidents=(
        Incident(
            happens="somebody deep in the hood, of whom only hand, cuff and striped sleeve come out, cups his cheek",
            wants="to keep him a little longer, or to find out whether he has a fever",
        ),
        Incident(
            happens=(
                "twenty bathers stand in the sea between here and a second black pram on the horizon and look up; two talk, "
                "one has fallen asleep"
            ),
            wants="each waits to be the next who is taken in",
        ),
    ),
    seen=(
        "From close by, at the height of the pram. Hood from 360,150 over 560,75 to the right edge at 800,220, hinge at "
        "567,767, its near rim piped in chalk; in its hollow, 130 to 560 wide, the head at 300,500, 300 tall, bare but "
        "for one grey curl, one lid lower than the other, mouth crooked under a grey moustache. The hand comes from the "
        "rim at 530,530 and lies along the cheek. Sheet and pink quilt up to the chin, knees a hump at 110,640. Hull from "
        "0,724 to the right edge, cut off there. Two wheels at 180,1070 and 653,1070, in water to the hubs. Heads in water to the "
        "chin: three pairs from 107,415 to 45,575, a headscarf at 36,965, then thirteen in rows along the bottom from 1080 to 1190, "
        "60 to 85 tall: white cap and cornrows face to face at 330 and 405, the sleeper at 492,1110, a child to the eyes at "
        "448,1170, a bald nape at 270, wet black hair at 567, a pink towel at 757. The other pram at 80,350."
    ),
    people=(
        "man of 68, stout, light skin, bald, grey moustache; at ease, and not to be talked out of it",
        "twenty bathers from 7 to 79, of many skins, in caps, hats and hair; patient, curious, one asleep",
        "somebody unseen, brown hand, white cuff, butter sleeve striped plum; tender",
    ),
    things=(
        "black pram",
        "heads in the sea",
        "hand from the hood",
        "second pram",
    ),
    mood="calm",
    view="twenty heads",
    palette="pastel",
    inks=(
        ("sky blue", "#b4d0da"),
        ("chalk", "#f4f0e6"),
        ("pink", "#e9bdb5"),
        ("butter", "#ebdba0"),
        ("lilac", "#bdb1cb"),
        ("brown", "#8a5b45"),
        ("plum", "#533756"),
    ),
    edges="all cut",
    ground="sky at the top and left, water at the left",
    clues=Clues(
        feeling="ease",
        proverb="once a man, twice a child",
        plot="he was to be handed over at noon, and the other pram is late",
        title="The Second Pram",
        memory="being carried in from the car, pretending to be asleep",
        sound="a spring that creaks when nobody rocks",
        place="where the nurse could not follow",
        person="the eldest of her babies",
        speech="you were never any trouble",
        idea="dependence",
    ),
    hidden="one child, in water to the eyes, looks at us instead",
    avoid="A baby's bonnet. A hand that grips. Waves. Heads strewn like stamps. A joke about old age.",
)
