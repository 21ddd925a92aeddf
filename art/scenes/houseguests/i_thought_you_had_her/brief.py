"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="I Thought You Had Her",
    painter="H",
    hero="very large old skater in black, keeled over with her hands in her muff, whom one fingertip below her elbow keeps up",
    place="open-air ice rink, Ulaanbaatar",
    layout=(
        "vast black coat, keeled over as a bell would swing, with a brown face between white collar and white knot; "
        "another face at the right margin; grey air, bare ice"
    ),
    incidents=(
        Incident(
            happens=(
                "she topples without taking her hands from the muff; a man who does not look at her props her up with "
                "one forefinger"
            ),
            wants="she wants to see whether he will; he wants it to be known how little it costs him",
        ),
        Incident(
            happens="somebody in a long overcoat goes off over the rink in a lady's plumed bonnet, ribbon and all",
            wants="that one wants to be gone before anybody turns round",
        ),
    ),
    seen=(
        "Seen from near. She leans 27 degrees to the right: hem from 0,960 to 370,1140, shoulders at 200,400 and 590,560, "
        "head at 500,330. Dark brown broad face, white hair with a knot, one eye shut and the other open, rust lips, an "
        "earring that hangs plumb at 320,370. White fur collar, white muff on a rust cord at 310,680, three rust buttons. "
        "Rust boots on blades: one bites at 290,1150, the other is in the air at 60,1050. A striped scarf streams up to "
        "0,230. At the right, cut by the edge, a pale long face with a black moustache and a black fur cap at 715,720, eyes "
        "turned away; his grey sleeve hangs from his shoulder at 560,950 and comes up again, and its forefinger stands "
        "below her elbow at 510,820. At the left, "
        "behind her, the back of somebody in a grey coat, cropped dark hair and a wide black hat with a rust band at 100,460."
    ),
    people=(
        "skater of 71, very large, dark brown skin, black coat, white fur; content, and peeping",
        "man of 45, pale, long, moustache, grey coat; cold, bored",
        "somebody from behind, cropped dark hair, brown neck, grey overcoat; in no hurry to be seen",
    ),
    things=(
        "muff on a cord",
        "skates",
        "striped scarf",
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
    ground="the sky over her and the ice beneath her",
    clues=Clues(
        feeling="trust, with one eye open",
        proverb="pride goes before",
        plot="for eleven winters he had asked for nothing",
        title="The Last Button",
        memory="falling backwards into arms in the school yard",
        sound="a blade that scrapes",
        place="out on the ice",
        person="the one who never lifts more than he must",
        speech="take your time",
        idea="dependence",
    ),
    hidden="the earring alone hangs straight; one of her eyes is open",
    avoid="A hurt or frightened fall. A crack in the ice. A crowd. Hands anywhere but at the finger.",
)
