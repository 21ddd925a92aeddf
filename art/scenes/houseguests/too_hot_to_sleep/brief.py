"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Too Hot to Sleep",
    painter="A",
    hero=(
        "sleeper in a fur cap on whose side of the double bed alone it has snowed, robbed with a spoon by his wakeful wife"
    ),
    place="double bed, Cartagena in the dog days",
    layout=(
        "a dark quilted hill with a white drift on it fills the left half, a red shift slants down beside it, and a "
        "strip of blue floorboards narrows along the right edge"
    ),
    incidents=(
        Incident(
            happens="a woman in a thin red shift, eyes wide, lifts a spoonful of snow off the quilt of the man beside her",
            wants="she wants it cool, and she wants him to know nothing about it in the morning",
        ),
        Incident(
            happens="from below the bed an arm in a striped sleeve holds out a bowl that is half full already",
            wants="whoever lies down there wants more, and wants it without a word",
        ),
    ),
    seen=(
        "Straight down upon a bed that both side edges crop. Left the sleeper: grey pillow, blue fur-trimmed cap with snow on "
        "its crown from 0 to 410 and 40 to 460, its earflaps untied, a red cord from either; lids shut at 215,320, small pale "
        "nose, white moustache at 220,445 with icicles over a striped hem. Below it the ink quilt with a drift of snow from 555 "
        "to 1010, a hollow spooned out of it on his chest at 165,645. Right of him her black hair spread from 375 to 800 over a "
        "chalk pillow, brown face at 575,345, eyes to the left; bare arm down to an elbow at 490,880 and up to the spoon at "
        "280,640. Red shift to the lower edge. At 750,675 slippers on blue boards; at 745,860 a red bowl of snow, a thumb over "
        "its rim, below it a striped sleeve, bent at the elbow at 780,1130, that goes in under the bed."
    ),
    people=(
        "woman of 38, brown skin, black hair, red shift; wide awake, watching him",
        "man of 60, tan skin, moustache, fur cap; deep in content",
        "somebody under the bed, of whom there is a hand and an elbow",
    ),
    things=(
        "snow on a quilt",
        "fur cap",
        "soup spoon",
        "bowl held out",
    ),
    mood="calm",
    view="from above",
    palette="night",
    inks=(
        ("ink blue", "#1c2238"),
        ("indigo", "#323a5e"),
        ("clay", "#cdb59a"),
        ("dusk", "#544d6c"),
        ("chalk", "#efe8da"),
        ("melon", "#c9564b"),
    ),
    edges="mixed",
    ground="the bed sheet, left in bare clay between the pillows and beside her",
    clues=Clues(
        feeling="restless",
        proverb="what he does not miss is not stolen",
        plot="each night it fell on one side only, and each morning there was a little less of it",
        title="A Second Helping of January",
        memory="the kitchen raids with my brother, when every floorboard had a name",
        sound="a spoon going into something soft",
        place="the far side of the mattress",
        person="the accomplice nobody introduced",
        speech="shh, he always turns over at three",
        idea="what two people in one bed do not share",
    ),
    hidden="three icicles have grown on his moustache, and they hang over the hem of the quilt",
    avoid=(
        "Glow, stars, moon. He must plainly sleep, and be content; no falling flakes, no breath in the air; the "
        "one below the bed keeps to an arm."
    ),
)
