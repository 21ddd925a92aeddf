"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Look at You",
    painter="F",
    hero="aunt in yellow, grown to the size of the hall, who bows down until her brow is at the brow of a girl of nine",
    place="arrivals hall, Lagos",
    layout=(
        "one yellow arch out of the right edge: skirt as its pillar, back as its vault, at its lower left end a dark head as "
        "large as the whole child before it; bone above and within"
    ),
    incidents=(
        Incident(
            happens="an aunt as large as a house bends from the hips until her nose is before a niece's nose",
            wants="she wants to see whether anything is left of the one who went away",
        ),
        Incident(
            happens="a dark bird has climbed out of the printed cloth, labelled like luggage, and walks off over the floor",
            wants="it wants to be somewhere where no other looks the same",
        ),
    ),
    seen=(
        "Hall bare bone, grey skirting at 985, floor grey below. The aunt from the right edge: skirt from 530 to 800, hem brown at "
        "1150; back from 800,30 down to the collar at 370,520, a wide sleeve folded behind her out of the edge at 200 to 600. Neck "
        "bare and brown, beads hang straight down from it to 480,825. Head in profile to the left, centre 287,793, two browns, the chin short, the eye smiling, a pleated yellow "
        "head cloth standing up to 80,560. Brown birds all over the yellow, all walking left; at 630,1045 one is only a white gap. "
        "The girl at 148,960, slate dress, profile to the right, mouth a little up, both arms behind her, three yellow carnations head down at "
        "40,1040. The bird that is missing walks at 370,1065, a white label at its neck."
    ),
    people=(
        "girl of 9, brown, hair in rows and a knot; nobody has told her how to greet",
        "woman of 72, brown, grey at the temple, yellow gown and head cloth; solemn, close to tears, hides it",
    ),
    things=(
        "bunch of carnations turned down",
        "luggage label",
        "gap in a print, in the shape of a bird",
    ),
    mood="tenderness",
    view="a body in motion",
    palette="one loud",
    inks=(
        ("yellow", "#f2b705"),
        ("bone", "#eae1cf"),
        ("deep brown", "#4f322a"),
        ("brown", "#7c503e"),
        ("slate", "#59636b"),
        ("chalk", "#f6f1e6"),
    ),
    edges="mixed",
    ground="hall, above the back and within the arch",
    clues=Clues(
        feeling="joy",
        proverb="absence makes the heart grow fonder",
        plot="they had sworn at nineteen never to speak again, and one forgot",
        title="Thirty Years, Platform None",
        memory="being passed round the aunts at the door",
        sound="bangles, and a shriek",
        place="behind the barrier",
        person="the one who came along",
        speech="you have not changed",
        idea="reunion",
    ),
    hidden="the bobble in the girl's hair is cut from the yellow of the gown",
    avoid="A joke about size, a monster. Sweetness: it is rather a solemn inspection. Big smiles. Sun, halo.",
)
