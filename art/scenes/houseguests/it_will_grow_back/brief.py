"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="It Will Grow Back",
    painter="C",
    hero="young woman with newly cropped hair who holds her own long plait up by its end like a caught eel",
    place="courtyard under a stair, Palermo",
    layout=(
        "one dark plait as a strong diagonal from the top edge to the lower, she left of it and behind it, the "
        "grandmother's black as a second mass at lower right, the stair small above her"
    ),
    incidents=(
        Incident(
            happens="she has cut it herself, and holds it up; her neck is bare, chin up, one tuft stands",
            wants="she wants her grandmother to say something, anything",
        ),
        Incident(
            happens="on the stair nine men of all ages queue with their hats in hand and a hen under each arm",
            wants="they want to see somebody who is not at home",
        ),
    ),
    seen=(
        "She stands at 250,700, cut off by the left and the lower edge, head at 220,390, 310 high, light dress from 650 "
        "down, chin up. Plait black from her raised fist at 580,190 across her dress to 420,1180, wider than her neck, "
        "woven, its tied end above the fist with a rust band. Scissors pushed into her sash at 125,1000. Grandmother at "
        "680,850, cut off by the right edge, hands over an open mouth or a smile; we do not know. Stair behind her from "
        "610,770 steeply to 790,130 with the small queue. Wall bare."
    ),
    people=(
        "woman of 19, sturdy, olive, cropped black; triumphant, a little cold at the neck",
        "grandmother of 76, in black; undecided",
        "nine men of 18 to 80; formal",
        "eighteen hens",
    ),
    things=(
        "plait",
        "scissors",
        "row of waiting men",
    ),
    mood="triumph",
    view="other",
    palette="near-monochrome",
    inks=(
        ("chalk", "#f2ede2"),
        ("ash", "#bab4aa"),
        ("pencil", "#6f6b6a"),
        ("ink", "#1f1d20"),
        ("bone", "#ded5c5"),
        ("rust", "#a5482f"),
    ),
    edges="mixed",
    ground="wall and floor, nearly half",
    clues=Clues(
        feeling="liberation",
        proverb="a clean break",
        plot="every bride in the house had been married by that plait",
        title="Nine Men on the Stair",
        memory="the first time I crossed the road alone",
        sound="one long crunch of scissors",
        place="at the foot of the stairs",
        person="the granddaughter nobody asked",
        speech="it is only hair",
        idea="freedom",
    ),
    hidden="a ribbon is already tied round the grandmother's own cut plait in her lap, white",
    avoid="Violence or punishment: the scissors are in her own sash. A barber. A tragic mouth.",
)
