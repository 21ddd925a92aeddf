"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Ask Me How",
    painter="B",
    hero="old lady up to the nostrils in still green water, one brow raised, a lit match between her lips below it",
    place="mill pond, Minas Gerais",
    layout=(
        "broad brown frontal face from edge to column, cut in two by a pale waterline; above it bare bone, below it "
        "dark green with one flame at the right"
    ),
    incidents=(
        Incident(
            happens="a match burns steadily under the surface, held between the lips of someone in a starched collar",
            wants="she wants to be asked, and will not say",
        ),
        Incident(
            happens="out of the depth comes a long fork with a slice of bread, already brown along one edge",
            wants="whoever lives down there wants breakfast",
        ),
    ),
    seen=(
        "Face from 25 to 545, brow at 290, chin at 945, tilted to the left; black hair parted at 310,285 with one grey "
        "strand to the right, a knot at 290,40 that the upper edge cuts, ears at 10,550 and 570,550. Left lid half down at "
        "170,520, right eye wide at 405,490 under a raised brow. Nostrils at 300,650, just over the waterline at 675. Below "
        "it the same face 7 to the right, a deep warm brown, its right cheek lit. Mouth at 295,765, match to "
        "650,865, flame at 655,790. Bread at 685,1010, fork off the lower edge. Collar at 300,1120, slate dress."
    ),
    people=("woman of 68, broad, brown skin, grey strand, slate dress with a white collar; triumphant",),
    things=("lit match", "waterline", "slice of bread", "one earring"),
    mood="triumph",
    view="one face fills the card",
    palette="dirty",
    inks=(
        ("bone", "#dccfb6"),
        ("pond green", "#2c3632"),
        ("brown", "#98634a"),
        ("black", "#231a17"),
        ("slate", "#575c5b"),
        ("clay", "#a9714f"),
        ("flame gold", "#e0b24d"),
    ),
    edges="mixed",
    ground="air to the right of the face, from the top to the waterline",
    clues=Clues(
        feeling="glory",
        proverb="fortune favours the bold",
        plot="she was the only one who came to the contest in her Sunday dress",
        title="Second Place Is for Sleepers",
        memory="the trick that grandmother took with her",
        sound="a hiss that does not come",
        place="under the surface, behind the mill",
        person="the aunt who wins at everything",
        speech="you should have seen the other one",
        idea="impossibility",
    ),
    hidden="she has an earring in one ear only",
    avoid="A smirk with teeth. A grey lower face that reads as a beard. A soft glow round the flame.",
)
