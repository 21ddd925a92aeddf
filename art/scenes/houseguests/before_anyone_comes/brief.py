"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Before Anyone Comes",
    painter="D",
    hero="grey-haired dancer in plum and rose whose hips keep a coral hoop of burning candles going, one of them out",
    place="bare green parlour, Manila",
    layout=(
        "dark plum trunk between rose sleeves spread wide like a kite, a rose skirt cut off below; a slanting red ellipse "
        "with flames crosses it at hip height, a small pale profile at the right"
    ),
    incidents=(
        Incident(
            happens="she winks, hands behind her head, and swings a ring set with six lights; a seventh only smokes",
            wants="she wants to keep it up until the last one has gone out by itself",
        ),
        Incident(
            happens="an old man in a brown bowler has walked up to a wall and stays, nose against it, eyes shut",
            wants="he wants to be told that he may turn round",
        ),
    ),
    seen=(
        "Thighs up, seen near. Head centre 357,267, brown, silver hair drawn back, tilted left; one eye shut, the other "
        "looks left below a raised brow, crooked closed smile; coral earring flies out at 510,330. White collar at 470. "
        "Elbows at 20,310 and 710,310, hands hidden behind the head. Dark plum bodice from the shoulders down to the hoop, "
        "sleeves and skirt rose with a print of small plum leaf pairs, the skirt to the bottom edge, hips out to the "
        "right at 740,920; pearls swing right to 547,550. Hoop from 30,880 to 785,770, its front at 400,945; candles on "
        "it, all flames blown back to the right, the one at 515,840 out, with smoke; one more behind at the left. Wall "
        "light mint, chalk above 60. At the right a pale shell-coloured wall edge from 750; against it a man's nose at "
        "750,567, white moustache, brown hat pushed back, white coat, a bone-coloured sleeve hanging at 640,740."
    ),
    people=(
        "woman of 64, brown, strong, plum bodice, white collar, printed rose sleeves and skirt; delighted with herself",
        "man of 75, pale, white moustache, brown bowler, white coat; patient",
    ),
    things=(
        "hoop",
        "burning candles",
        "string of pearls",
        "bowler hat",
    ),
    mood="triumph",
    view="a body in motion",
    palette="high-key",
    inks=(
        ("mint", "#c6dccb"),
        ("rose", "#e2a3ac"),
        ("plum", "#371a33"),
        ("chalk", "#faf6ec"),
        ("brown", "#8b5c45"),
        ("shell", "#ecc7b2"),
        ("coral", "#d9593f"),
        ("lemon", "#f3da85"),
    ),
    edges="all brush",
    ground="mint wall about head and elbows, chalk above it",
    clues=Clues(
        feeling="exuberance",
        proverb="when the cat's away",
        plot="every year on the same evening she has one turn, and he keeps his promise not to look",
        title="The Seventh Candle",
        memory="dancing in the parlour with the door locked",
        sound="pearls clicking",
        place="a house with the shutters closed",
        person="the quiet aunt",
        speech="you can turn round now",
        idea="balance",
    ),
    hidden="the one candle that has gone out, and its smoke",
    avoid="Anything on fire that should not be. Fingers: both hands stay behind the head. A coquette: she does it for herself.",
)
