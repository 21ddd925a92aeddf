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
            happens="beside her two big soles a grey goose has put its neck out from beneath the hem and looks the other way",
            wants="the goose wants not to be taken home for the night",
        ),
    ),
    seen=(
        "Black headscarf from the upper edge to 270, cropped at the crown, with a red band round the face, 290 to 590; white "
        "hair parted at the brow; left eye at 360,165 looks down to the left, right eye at 500,165 is shut; red lips at 420,305, one corner "
        "up; knot at 410,375. Shoulders and folded arms from 145 to 715, hands under them; skirt to 650, from 135 to 725, its hem "
        "drawn in two arches over the toes of two brown soles at 369,655 and 499,655. A goose's neck from under the hem at 640,640, down to 770 and up "
        "to a head with a red bill at 740,625. Red ladder at 270, 640 to 940. Chute between two red rails, 385 to 570 above, 450 to 715 at its level "
        "end at 1000. Pillow, sheet and striped quilt from 955, 380 to 780, black iron foot at 1190. Girl from behind at "
        "128, 830 to 1200, black plait, red bow, blue dress, cropped by the lower edge. Hills at 800, sand from 880."
    ),
    people=(
        "grandmother, olive skin, black headscarf and black dress; she has heard it, and is enjoying it",
        "girl of 8 from behind, black plait, blue dress; she has said it twice",
    ),
    things=(
        "playground slide",
        "bed made up out of doors",
        "goose under the hem",
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
    hidden="the bill, the lips and the bow are of one red: all three are of one family",
    avoid="A witch or a monster: she is warm and very pleased. A fall: she sits as firm as a hill. The goose noticed by anybody.",
)
