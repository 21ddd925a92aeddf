"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Not My Scene",
    painter="D",
    hero="grey actor crowned as king, eyes shut, who has hauled a black ermine cape up to them until it stands on the boards like a tent",
    place="village hall, County Clare",
    layout=(
        "one black cape as wide as the stage, hung from a fist at the upper left, against pale paper; a narrow dark wing along the "
        "right, and a low strip of black water with one white bird under both"
    ),
    incidents=(
        Incident(
            happens="the king has no words and pulls his cape up to his shut eyes, and from the wing the line is blown into his ear by a long horn",
            wants="he wants not to be looked at until it is over",
        ),
        Incident(
            happens="under the boards a swan crosses the flooded cellar with a dancing slipper in its beak",
            wants="it wants to give the slipper back to its owner",
        ),
    ),
    seen=(
        "Stage 0 to 640, 75 to 900, bare pale paper, torn hills low at the left, a scalloped valance along the top, a paper moon at "
        "100,157 on a string. The cape, black with plum folds, from the four fingers that hold it at 150,280 along its ermine edge "
        "over the nose and round the neck to 600,360, down to the boards from 10,930 to 740,910. Above it the top of a head in "
        "profile to the left: shut eye at 315,262, brow, bare ear at 410,280, grey hair, crown 250 to 475, 25 to 190. Wing from 640 to "
        "800: an old woman on a ladder at 735,230, her horn from 700,260 to its mouth at 460,285. Boards 900 to 940. Cellar to 1200: "
        "swan from 205,1030 to its head at 520,960, slipper at 580,1080, water from 1090. Cut."
    ),
    people=(
        "king, man of 60, pale, large, grey hair; mortified",
        "prompter, woman of 70, small; firm",
        "swan; conscientious",
    ),
    things=(
        "crown",
        "ermine cape",
        "dancing slipper",
        "paper horn",
    ),
    mood="shame",
    view="several rooms",
    palette="night",
    inks=(
        ("ink blue", "#1f2742"),
        ("plum", "#472b46"),
        ("slate", "#4b566c"),
        ("bone", "#e2d7c2"),
        ("skin rose", "#c98a76"),
        ("gold", "#bd9440"),
        ("black", "#181720"),
    ),
    edges="mixed",
    ground="the back sky of the stage",
    clues=Clues(
        feeling="stage fright",
        proverb="the show must go on",
        plot="in act three the messenger brings the wrong news, and the king decides to believe it",
        title="The Back Half of the Horse",
        memory="forgetting the second verse in my best shirt",
        sound="one cough in the hall",
        place="behind the scenes",
        person="the understudy",
        speech='psst, it is "alas"',
        idea="pretending",
    ),
    hidden="the prompter says it with her eyes closed: she knows the whole play by heart",
    avoid="A theatre of gold: trestles and bed sheets. Gloating spectators. Spotlights. An animal as king.",
)
