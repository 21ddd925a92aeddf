"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="It Will Grow Back",
    painter="C",
    hero="young woman with newly cropped hair who holds her own long plait up by its end like a caught eel",
    place="courtyard under a stair, Palermo",
    layout=(
        "one dark plait as a strong vertical from the top edge to the floor, she left of it, three small reactions "
        "on the stair at right"
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
        "She stands at 250,640, three-quarter back to us, face turned over her shoulder at 290,330, from 160 to the "
        "lower edge, light dress. Plait black from her raised fist at 470,130 to 480,1040, thick as an arm. "
        "Grandmother sits at 660,980, hands over an open mouth or a smile; we do not know. Stair rises behind from "
        "560,900 to 800,300 with the small queue. Chair with towel at 120,1080. Wall bare."
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
        "chair with a towel",
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
    avoid="Violence or punishment: the scissors lie on her own chair. A barber. A tragic mouth.",
)
