"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="I Thought You Had Her",
    painter="H",
    hero="brown woman in black who swings in head first from above, crown to crown with a man; her long black hair falls as his",
    place="circus ring at rehearsal, Ulaanbaatar",
    layout=(
        "black bodice out of the upper edge, aslant; a brown face upside down below a white ruff; one black fall of hair that "
        "widens round a pale face upright at the bottom; bare chalk left, one small back at the right"
    ),
    incidents=(
        Incident(
            happens=(
                "she has come down until her crown is on his; her hair hangs round his face as if it were his own, and he "
                "keeps quite still"
            ),
            wants="she wants to see how long he pretends; he wants nobody to notice whose hair it is",
        ),
        Incident(
            happens="somebody in a long overcoat goes off over the ring in a lady's plumed hat, ribbon and all",
            wants="that one wants to be gone before anybody turns round",
        ),
    ),
    seen=(
        "Seen from near. Her bodice from 330,0 to 730,0 down to 480,290, three rust buttons, both arms bent like handles, their hands "
        "beyond the edge. White ruff from 320,170 to 650,340. Her face upside down, centre 381,493: chin at the ruff, half a smile in "
        "rust, one eye shut with three lashes, the other open; a rust earring hangs plumb at 215,490. From her brow at 370,650 black hair "
        "with one white streak, parted at 365,750, down both sides of his face to 180,1160; at the right its ends fly out to the edge at 1000. "
        "His face, centre 377,933: pale, long, black moustache, both eyes to the left; white collar, rust bow tie, black "
        "shoulders cut by the lower edge. At the right, centre 770,820, the back of somebody in a grey coat, cropped dark hair "
        "and a black hat with rust band and white feather. The curb of the ring, grey, at 945."
    ),
    people=(
        "woman of 50, brown, black bodice, white ruff; pleased, with one eye shut",
        "man of 45, pale, long, moustache, bow tie; would rather not look up",
        "somebody from behind, cropped dark hair, brown neck, grey overcoat; in no hurry to be seen",
    ),
    things=(
        "hair with a white streak",
        "ruff",
        "bow tie",
        "plumed hat",
    ),
    mood="menace",
    view="a body in motion",
    palette="near-monochrome",
    inks=(
        ("charcoal", "#2c2a2d"),
        ("ash", "#aba49b"),
        ("chalk", "#f0eadf"),
        ("pencil", "#646164"),
        ("bone", "#d9d0c1"),
        ("rust", "#b3502f"),
    ),
    edges="mixed",
    ground="canvas to the left of them, and under her arms",
    clues=Clues(
        feeling="dread, politely borne",
        proverb="two heads are better than one",
        plot="for eleven winters he had been bald and content",
        title="The Queen of Spades, Both Ways Up",
        memory="hanging from the climbing frame until the yard was the sky",
        sound="a rope that creaks and stops",
        place="under the big top",
        person="the one who hangs about",
        speech="do not look up",
        idea="influence",
    ),
    hidden="the earring alone hangs straight down; the white streak belongs to both",
    avoid="A hurt or frightened fall. A rope round anything. A crowd. Any hand.",
)
