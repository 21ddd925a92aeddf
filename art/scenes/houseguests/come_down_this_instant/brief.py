"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Come Down This Instant",
    painter="A",
    hero="white-haired seamstress sewing one enormous vermilion leaf back where it fell from",
    place="last tree on a plain, outside Plovdiv",
    layout=(
        "black column along the left border and a bough from it over the top; a red spearhead hanging before a dark dress, one sleeve "
        "across it, one sleeve up; a blue-grey half-length low in the right corner"
    ),
    incidents=(
        Incident(
            happens="an old seamstress holds a leaf as big as herself in her arm and sews its stalk to the bough, the thread drawn taut",
            wants="she wants it to have stayed; how many times she has done this the bough does not say",
        ),
        Incident(
            happens="a boy with a buttoned coat stands below, leaves out at his collar and under his arm, a palm on his belly",
            wants="he wants not to be asked what he is keeping, nor for whom",
        ),
    ),
    seen=(
        "A trunk fills the left border to 120; its bough leaves at 130 and rises over the top to 660,0; at five twig ends red threads are "
        "knotted and hang loose. The leaf hangs from a binding at 235,145: stalk to 330, blade from 52 to 412 across, its tip at 257,1005. "
        "The woman's head at 420,440, white hair, knot from 208; both eyes go up to the left, to the binding. White collar at 650, a red "
        "button; black dress with small grey dots down to the lower edge. One sleeve lies over the leaf, the hand flat at 170,795; the "
        "other goes up to 690,260, in its fingers a white needle; from its eye a red thread runs to 270,150. The boy's head at 675,900: "
        "black fringe, eyes to the right; slate coat, leaves at 620,960, 770,930, 525,1050 and between two buttons at 715,1070, hand at "
        "715,1140. In a hollow at 35,890 a pale bird, an end of thread in its beak. Right, far off at 690,750, somebody in black with "
        "both arms up under another tree with one small leaf. Sand from 765, hills from 690."
    ),
    people=(
        "woman of 70, brown, white knot, black dress with dots; patient, and pleased with the stitch",
        "boy of 8, black fringe, slate coat, very full; he looks elsewhere",
        "somebody in black, small as a thumb, arms up; nobody can tell whether to catch it or to fix it",
    ),
    things=(
        "leaf as big as a person",
        "needle and red thread",
        "coat stuffed with leaves",
        "cut threads on the twigs",
    ),
    mood="mischief",
    view="other",
    palette="one loud",
    inks=(
        ("dull blue", "#9fb0b4"),
        ("vermilion", "#cf3b22"),
        ("sand", "#c6b795"),
        ("black", "#25201f"),
        ("chalk", "#f7f1e4"),
        ("rose", "#cfa083"),
        ("bone", "#eee6d6"),
        ("umber", "#5a4436"),
    ),
    edges="all torn",
    ground="the grey-blue sky between bough and shoulder",
    clues=Clues(
        feeling="not yet",
        proverb="everything in its season",
        plot="every year she says that this one stays, and every year somebody small is standing behind her",
        title="The Seamstress of November",
        memory="the coat that was done up for you to the chin",
        sound="thread going through, and a rustle that is nobody",
        place="where it has been autumn since Tuesday",
        person="one who does not take a fall for an answer",
        speech="hold still, it is only for the winter",
        idea="persistence",
    ),
    hidden="the pale bird in the hollow has bitten one of the threads through; and over there another one has begun",
    avoid="Tears, a grave, frost. The boy as a thief who is caught: nobody has seen him. A leaf with a face.",
)
