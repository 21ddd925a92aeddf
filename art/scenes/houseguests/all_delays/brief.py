"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="All Delays",
    painter="A",
    hero="two who embrace, tall as hills, cheek past cheek, snow on their hair, with the railway running in between them",
    place="single-track line through a snowed-up plain, the Hortobágy",
    layout=(
        "a black coat from the left and a bone one from the right shut into one mass, a sleeve of each laid across the other; two "
        "profiles that look opposite ways against bare night; a train bends in below"
    ),
    incidents=(
        Incident(
            happens="the night train stands before the narrow gap where two giants hold each other, and all aboard wait",
            wants="the travellers want nobody to be hurried, though it is late",
        ),
        Incident(
            happens="behind his back she presses a railway signal down with one fingertip, so that it stays red",
            wants="she wants it not to be time yet",
        ),
    ),
    seen=(
        "Bare night from the top to 140, and at both sides. His head, dark brown, grey hair, white moustache, at 477,276, in profile to the "
        "right, eye shut; before it hers, tan, dark hair drawn back, at 313,346, in profile to the left, chin on his shoulder, her eye "
        "down on the signal. Her bone sleeve lies across his black coat from 580,520 to a wine cuff at 210,645, her hand ends in one finger on the red arm "
        "of a white mast at 45,700. His black sleeve crosses her coat at 560,715, its hand open on her back at 690,720. Between the hems, from 320,780 "
        "down to 300,930, the rails. Engine at 270,910, two carriages round the bend, one before us from 435 to the right edge at 1075, "
        "lamps in its windows; two pairs in blankets on the roof at 960. On the snow at 117,1050 the guard, flag out; at 240,1110 three on suitcases, one rug on their knees."
    ),
    people=(
        "woman of 58, tan, bone coat, red earring; fond, and not sorry",
        "man of 70, dark brown, black coat; at rest",
        "thirteen at the windows, light to deep brown, 8 to 79; patient, four of them asleep",
        "four on the roof, two and two; in no hurry",
        "guard, seen from behind, dark grey hair below a black cap, red flag held out, a hand on the lever; he leaves it where it is",
        "woman in a white shawl and a child in a yellow cap, asleep on her; a grey-haired woman has sat down with them",
    ),
    things=(
        "railway signal held down",
        "night train in a bend",
        "snow on hair and shoulders",
        "suitcase as a seat",
    ),
    mood="tenderness",
    view="twenty heads",
    palette="night",
    inks=(
        ("night blue", "#232d4f"),
        ("coat black", "#15151f"),
        ("bone", "#e2d7c2"),
        ("snow blue", "#62708f"),
        ("skin tan", "#cf9d7b"),
        ("wine", "#4f2b3a"),
        ("lamp", "#d9a441"),
        ("signal red", "#c2452f"),
    ),
    edges="all torn",
    ground="the night above the two heads and on both sides of them",
    clues=Clues(
        feeling="not letting go first",
        proverb="time and tide wait for no man",
        plot="the last letter had said not to come to the station",
        title="Standing Room for Two",
        memory="engine running, and mother back up the steps once more",
        sound="steam, and someone not coughing",
        place="kilometre 211",
        person="those who look away out of kindness",
        speech="one more minute, it has been eleven years",
        idea="mercy",
    ),
    hidden="her fingertip on the signal; the guard, who has seen it, puts his flag out and leaves the lever alone",
    avoid=(
        "A kiss, tears, a joke about giants. Travellers who complain. A row of busts: at every window somebody does something else. "
        "A face that schemes: she is only putting it off."
    ),
)
