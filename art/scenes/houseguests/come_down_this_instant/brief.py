"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Come Down This Instant",
    painter="A",
    hero="vast old woman in a black headscarf at the top of a red playground slide, arms folded, one eye shut",
    place="playground on a plain, outside Plovdiv",
    layout=(
        "a black bell of shawl and skirt over half the card, a lit oval in it; below, a steel chute that swings to the lower "
        "right, rungs on the left, a plait in the lower left corner, white linen in the lower right"
    ),
    incidents=(
        Incident(
            happens=(
                "a giant grandmother sits on top of a slide and will not slide, though a bed is made up at its foot; a girl "
                "looks up at her"
            ),
            wants="the girl wants her in bed by eight; she wants one more hour of being tall",
        ),
        Incident(
            happens="beside her two big soles two thin legs in striped stockings and black boots hang out from beneath the hem",
            wants="whoever wears them wants not to be counted",
        ),
    ),
    seen=(
        "Black headscarf from the upper edge to 270, cropped at the crown, with a red band round the face, 290 to 590; white "
        "hair parted at the brow; left eye at 360,165 looks down to the left, right eye at 500,165 is shut; red lips at 420,305, one corner "
        "up; knot at 410,375. Shoulders and folded arms from 145 to 715, hands under them; skirt to 640, from 135 to 725. Two "
        "brown soles at 369,641 and 499,641, two legs in stripes and black boots hang out at 640,690 and 705,680. Red ladder at 270, 640 to 940. Chute "
        "from 375 to 770, down to 1010. Pillow, sheet and striped quilt from 955, 380 to 780, black iron foot at 1190. Girl from behind at "
        "128, 830 to 1200, black plait, red bow, blue dress, cropped by the lower edge. Hills at 800, sand from 880."
    ),
    people=(
        "grandmother, olive skin, black headscarf and black dress; she has heard it, and is enjoying it",
        "girl of 8 from behind, black plait, blue dress; she has said it twice",
        "somebody small in striped stockings, of whom nothing else is to be seen",
    ),
    things=(
        "playground slide",
        "bed made up out of doors",
        "striped stockings",
        "black headscarf",
    ),
    mood="mischief",
    view="other",
    palette="one loud",
    inks=(
        ("black", "#25201f"),
        ("bone", "#eee6d6"),
        ("vermilion", "#cf3b22"),
        ("dull blue", "#9fb0b4"),
        ("sand", "#c6b795"),
        ("rose", "#cfa083"),
        ("umber", "#5a4436"),
    ),
    edges="all torn",
    ground="the pale sky on both sides of her",
    clues=Clues(
        feeling="freedom",
        proverb="it takes two to quarrel",
        plot="at eighty she had been told that she might stay up as late as she liked, and had not forgotten it",
        title="The Long Way to Bed",
        memory="the last child on the playground",
        sound="a cloth sliding a little, and stopping",
        place="one rung above everybody",
        person="the one who has to be coaxed",
        speech="ask me nicely",
        idea="stubbornness",
    ),
    hidden="she has two legs, and there are four under her hem",
    avoid="A witch or a monster: she is warm and very pleased. A fall: she sits as firm as a hill. The stockings noticed by anybody.",
)
