"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Anybody at All",
    painter="B",
    hero="tiny girl who lies along the top edge of an enormous blank billboard and lets paper darts go",
    place="desert road, Atacama",
    layout=(
        "huge blank oblong on stilts against a loud orange plain, thin road underneath, speck of a girl on its upper "
        "edge"
    ),
    incidents=(
        Incident(
            happens=("a girl of fifteen lies up there on her back, one leg down, and lets paper darts fall one by one"),
            wants="she wants one of them to be read",
        ),
        Incident(
            happens=(
                "below stands a bus with all its doors open and no one in it; the passengers' hats lie on the road "
                "in a line by size"
            ),
            wants="somebody wants them to come back in the right order",
        ),
    ),
    seen=(
        "The board from behind and below, a dark wedge of planks and lattice from 0,60 to 680,600, its shelf running "
        "down from the upper left corner; nine legs to the ground at 0,890 to 640,820. Sky bare bone. The girl lies "
        "behind a rail at 345 to 610,210, her black hair along the shelf and under the rail's corner at 690,230; a rag of the blank paper under its corner at "
        "600,650. Seven white darts against the dark, one up at 615,75. Plain in flat orange from 680 down, the "
        "board's shadow brown on it at the lower left. Grey road from 400,1200 up to a bus at 690,740; fourteen hats "
        "on it, the nearest 260 wide at 440,1080, the last a dot. A hill opposite."
    ),
    people=("girl of 15, tiny, black hair, orange trousers to below the knee; bored to eternity",),
    things=(
        "billboard",
        "paper darts",
        "bus",
        "row of hats",
    ),
    mood="boredom",
    view="tiny figure in a landscape",
    palette="one loud",
    inks=(
        ("burning orange", "#e2701f"),
        ("bone", "#ece2d0"),
        ("chalk", "#f7f2e8"),
        ("ash", "#9b938a"),
        ("umber", "#4c3b33"),
        ("slate", "#66707a"),
    ),
    edges="mixed",
    ground="sky and the billboard's face",
    clues=Clues(
        feeling="tedium",
        proverb="no news is good news",
        plot="the advertisement was for rain, and had to be taken down",
        title="The Girl on Kilometre Ninety",
        memory="summers when nothing was open",
        sound="wind in sheet iron",
        place="halfway to somewhere",
        person="the town's last teenager",
        speech="is anyone even listening",
        idea="attention",
    ),
    hidden="one dart flies upwards",
    avoid=(
        "A person about to fall: she lies flat with her arm behind her head, the top is a broad shelf between two rails, the nearer one before her. Words or "
        "marks on the board. Cactus cliché."
    ),
)
