"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Go and Stand Outside",
    painter="F",
    hero="kneeling woman in plum whose head has come through a wall, a flower from the next room's wallpaper behind her back",
    place="two rooms with one wall and a cellar, Malmö",
    layout=(
        "a cream bar from top to floor at the middle; a dark hill of a dress at its left on rose, two heads brow to brow "
        "at its right on blue; a low dark strip along the bottom"
    ),
    incidents=(
        Incident(
            happens="a woman kneels in one room and has her head in the other, where a boy on a stool lays his brow to hers",
            wants="she wants not to have to say it; he wants her to know that he knows",
        ),
        Incident(
            happens="in the cellar a fawn sleeps beside the roots that come down through the floor, a petal at its muzzle",
            wants="it wants the quiet hour after a meal",
        ),
    ),
    seen=(
        "A cream wall from 427 to 460 cuts the sheet, a floor from 1003 to 1040. Left, rose: the dress, torn, with ferns, "
        "from 390 to the floor, the neck running into the wall at 480; her hand behind her at 75,735 holds an orange "
        "flower, 60,600, by the stalk, roots down to 875; window from 40,105 to 225,325, in it on a hill an orange stool. "
        "Right, blue with rows of white flowers; at 657,290 one is only a grey-blue patch. Her head at 575,480, dark knot "
        "from 310, lids down; his at 700,495, eye open; his hand at her jaw, 570,570. He wears a striped shirt, violet "
        "shorts, bare feet on an orange stool at 720,920. Cellar, plum: roots from 500 to 790 under the blue room, at the "
        "left a spotted fawn, 80 to 395. Cut paper, dress torn. From the front."
    ),
    people=(
        "woman of 40, light brown, black knot, plum dress with ferns; she cannot look up",
        "boy of 7, brown, striped shirt; he looks, and is not cross",
    ),
    things=("orange flower with its root", "wallpaper with one flower missing", "orange stool, twice", "window"),
    mood="shame",
    view="several rooms",
    palette="pastel",
    inks=(
        ("rose", "#e8bdb0"),
        ("lilac", "#bdb0cb"),
        ("cream", "#f6efe0"),
        ("sky", "#b9d0da"),
        ("pistachio", "#b9c9a0"),
        ("carrot", "#e08652"),
        ("brown", "#6b4635"),
        ("plum", "#452c44"),
    ),
    edges="mixed",
    ground="the rose wall between window and dress",
    clues=Clues(
        feeling="being forgiven before one has asked",
        proverb="a fault confessed is half redressed",
        plot="she only wanted one of them, and there were so many",
        title="What the Wall Let Through",
        memory="the room one was not to go into",
        sound="two people breathing",
        place="between the good room and the other",
        person="one who knows and does not tell",
        speech="show me what you have there",
        idea="owning up",
    ),
    hidden="at the fawn's muzzle lies an orange petal; and out on the hill stands another stool, with nobody on it",
    avoid="Pain: the wall does not pinch. A scolding face. A hole with bricks. Tears.",
)
