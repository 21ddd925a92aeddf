"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Beat You to It",
    painter="D",
    hero="enormous roll of asphalt, wound up like a carpet, with a tiny old woman in a red shawl seated on top",
    place="prairie under snow, Saskatchewan at daybreak",
    layout=(
        "huge dark spiral, cropped left, its barrel pouring down at the right into a strip with white dashes that lies out on "
        "the snow; high on its left shoulder one small red seated shape against a blank sky; a car far off at the right"
    ),
    incidents=(
        Incident(
            happens="she has wound up the whole road behind her and sits on it, smiling, one lid shut, at the car that can come no nearer",
            wants="she wants to be the last who ever arrives",
        ),
        Incident(
            happens="out of the dark core somebody's striped sleeve reaches up to her boots with a steaming cup",
            wants="whoever lives in there thinks that it is breakfast",
        ),
    ),
    seen=(
        "End of the roll: a spiral in near-blacks with a pale line between its turns, middle at 195,727, radius 365, cut off by the left "
        "edge; its barrel runs back to the right by 137 and up by 61, black, with six white dashes and two pale edge "
        "lines; at 540,860 the road leaves it, bends round and lies flat on the snow as far as its torn end at 740,1020. "
        "She sits at 143,380, 250 pixels with her boots: red shawl over head and arms with a zigzag "
        "hem, white hair, brown face turned to the right, one eye open, one shut, grey skirt, pale stockings, felt boots apart. From the hole "
        "at 195,727 a chalk sleeve with grey stripes is stretched up, a hand, a white cup at 158,580. A bare grey track goes on from the torn end, "
        "comes back at 800,700 and ends at 750,540 below a black car with two white lamps, 45 pixels from the edge. Snow, torn drift along the bottom, sky bare."
    ),
    people=(
        "woman of 78, tiny, stout, red shawl; content to the point of rudeness",
        "somebody of whom one arm is seen, patient and hospitable",
    ),
    things=("rolled road", "red shawl", "cup handed out of a hole", "car with its lamps on"),
    mood="triumph",
    view="tiny figure in a landscape",
    palette="near-monochrome",
    inks=(
        ("ink", "#1f1d20"),
        ("chalk", "#ece5d8"),
        ("coal", "#3a383b"),
        ("pencil", "#77747a"),
        ("ash", "#b4afa7"),
        ("red", "#a8382f"),
    ),
    edges="mixed",
    ground="the sky above the roll, and the snow below and to the right of it",
    clues=Clues(
        feeling="gloating in peace",
        proverb="who comes first may tidy up the way",
        plot="she promised to be home before them, and made certain of it",
        title="The Last Visitor Was Yesterday",
        memory="pulling up the stairs of the tree house",
        sound="an engine that idles far away",
        place="where the map has been put away",
        person="the aunt whom nobody overtakes",
        speech="you should have set off earlier",
        idea="distance",
    ),
    hidden="the car stands upon the last black scrap of road, cut off clean before its wheels",
    avoid="A second road. Footprints, birds, sun, trees. A whole person in the hole.",
)
