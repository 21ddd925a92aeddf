"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Please Be Seated",
    painter="D",
    hero="vast black back with an open door chalked on it, and at its sill two hands that hold each other",
    place="wooden church, island of Chiloé",
    layout=(
        "one black back from the collar to the lower edge, three quarters of the width; a red and an olive sleeve come in "
        "from both edges and meet low down, a striped cat on the left one"
    ),
    incidents=(
        Incident(
            happens=(
                "behind the upright gentleman the hand of the woman on his left holds the hand of the man on his right"
            ),
            wants="they want the sermon never to end",
        ),
        Incident(
            happens="a cat sits before a door that is only drawn, in chalk, and waits",
            wants="the cat wants to be let in",
        ),
    ),
    seen=(
        "From the bench behind. Backs only. The gentleman from 77 to 723 wide, shoulders at 320, bowler cropped by the upper "
        "edge with its brim at 120, a ring of white hair, a bone collar at 300. The door from 215,425 to 570,960, its leaf open "
        "to the right. Her grey bun at 25,405 and his dark grey head at 770,370, both cropped. Brick sleeve from the left edge "
        "to a cuff at 345,950, olive sleeve from the right edge to 570,950; pale and dark fingers by turns at 460,950. The cat "
        "at 295,730, 400 high, from behind, its tail down over the sleeve to 1090. Bench plank from 1120 down."
    ),
    people=(
        "woman of 55, grey bun; breathless",
        "man of 60, dark grey hair; breathless too",
        "gentleman of 70 between them, upright; content",
    ),
    things=(
        "clasped hands",
        "door drawn in chalk",
        "waiting cat",
        "bowler hat",
    ),
    mood="desire",
    view="no face",
    palette="dirty",
    inks=(
        ("petrol", "#34484d"),
        ("umber", "#564338"),
        ("olive", "#6b6844"),
        ("brick", "#88473a"),
        ("bone", "#dacdb5"),
        ("clay", "#a87f61"),
        ("black-brown", "#26201f"),
    ),
    edges="mixed",
    ground="the wall round his hat and the bare wood of the bench",
    clues=Clues(
        feeling="secret happiness",
        proverb="love is blind",
        plot="every Sunday for thirty years he has wondered why that bench is never cold",
        title="The Third From the Left",
        memory="the backs of the grown-ups in church",
        sound="a bench that creaks when no one moves",
        place="among the faithful",
        person="a chaperone",
        speech="look straight ahead",
        idea="fidelity",
    ),
    hidden="her fingertips are white with chalk",
    avoid=(
        "Crosses, priest, mockery of prayer. Any profile. Hands as a pale spot only: interlaced fingers must read at "
        "150 px."
    ),
)
