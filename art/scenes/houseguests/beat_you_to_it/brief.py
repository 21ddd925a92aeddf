"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Beat You to It",
    painter="D",
    hero="black basalt headland that stoops until a tiny old woman on a fruit ladder can whisper to it",
    place="basalt shore at low tide, Azores",
    layout=(
        "stooping black rock, cut off by the left edge, domed at the top, then a saddle, an overhang in square ledges, a bay of pale "
        "air beneath it; a thin ladder leans at the right, red cloth beside it"
    ),
    incidents=(
        Incident(
            happens="she has climbed to the overhang, lays her palm on the stone and tells it something, a flag held back",
            wants="she wants it to hear this from nobody else",
        ),
        Incident(
            happens="on the topmost point a kitchen chair stands empty with a cup that still steams",
            wants="somebody means to come straight back",
        ),
    ),
    seen=(
        "Rock in near-blacks, torn pale edge: from 0,250 over a dome at 190,160, down to a saddle at 430,315, an overhang "
        "that steps down in square ledges from 460,290 to 695,400, 650,580 and 480,645, then in to 370,760 and out over a second swell to a toe at 640,1070. Beds of stone run along "
        "it as thin grey lines; no eye, no ear. Ladder from a flat stone at 730,1100 up to the ledges at 640,570. She at 660,560, 260 pixels: "
        "white kerchief, profile to the left, palm at 560,505, dark bodice, grey skirt with a white band; a red flag hangs at 750,570. "
        "Chair and cup at 190,90, one bent tree at 460,230. Sea, far coast and wet sand at the lower right. Sky bare."
    ),
    people=("woman of 75, tiny, stout, white kerchief, eyes shut, chin up; sure that she is the first",),
    things=(
        "fruit ladder",
        "red flag",
        "empty kitchen chair",
        "steaming cup",
        "bent tree",
    ),
    mood="triumph",
    view="tiny figure in a landscape",
    palette="near-monochrome",
    inks=(
        ("ink", "#211f22"),
        ("chalk", "#ece5d8"),
        ("coal", "#3f3d40"),
        ("pencil", "#77747a"),
        ("ash", "#b4afa7"),
        ("red", "#a8382f"),
    ),
    edges="mixed",
    ground="sky above and to the right, and the bay under the overhang",
    clues=Clues(
        feeling="triumph",
        proverb="the first word weighs most",
        plot="everyone on the island had something to confess, and only she owned a ladder",
        title="Before the Others Tell It",
        memory="saying it at last, to someone who could not answer",
        sound="breath against cold stone",
        place="where the coast bends down to listen",
        person="the one who always knows by breakfast",
        speech="you did not get this from me",
        idea="precedence",
    ),
    hidden="the chair on the summit is turned away from her, and its cup is still hot",
    avoid="A face in the rock. A second climber. Waves, birds, sun.",
)
