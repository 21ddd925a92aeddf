"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Not My Scene",
    painter="D",
    hero="king on a village stage who has forgotten his line, crown pushed back, eyes rolled to the wing",
    place="village hall, County Clare",
    layout=(
        "upright cut through the hall: bright narrow stage at left, dark wing at right as a tall shaft, low dark "
        "trap under both"
    ),
    incidents=(
        Incident(
            happens="the king stands with lifted hand and no words, the queen says hers for him behind her fan",
            wants="he wants the trap to open",
        ),
        Incident(
            happens=(
                "in the wing a messenger in armour weeps with laughter into the horse's back half, whose front half "
                "has gone home"
            ),
            wants="the back half wants to know when to go on",
        ),
    ),
    seen=(
        "Stage 0 to 420, 120 to 800, backdrop of torn pale hills, king at 200,480 large, red face, cloak of brushed "
        "plum; queen at 360,520. Wing 440 to 800, 60 to 800, ink blue: messenger of 50 at 560,420, tin armour, "
        "horse's back legs beside him at 690,560 with a boy's face in the opening. Under the boards 0 to 800, 830 to "
        "1200: a prompter asleep on a heap of costumes at 300,1040 with the script over her face, a hand on the "
        "lever. One strip of public at the far left, five profiles cropped. Cut."
    ),
    people=(
        "king, man of 38, farmer's hands; mortified",
        "queen, woman of 63, small; cross",
        "messenger, woman of 50, broad; helpless with laughter",
        "boy of 12, half a horse; anxious",
        "prompter of 70, asleep",
    ),
    things=(
        "crown",
        "sausage",
        "trapdoor lever",
        "prompter's lamp that is off",
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
    ground="the stage's boards and back sky",
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
    hidden="beside the sleeper's hand lies a second crown, gnawed",
    avoid="A theatre of gold: trestles and bed sheets. Gloating spectators. Spotlights.",
)
