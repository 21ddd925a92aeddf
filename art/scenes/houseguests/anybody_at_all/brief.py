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
        "Plain in flat orange from 520 down; sky bare bone. Billboard from 110,170 to 700,620, white, torn at one "
        "corner, on nine thin legs to 860. The girl at 520,150, 60 pixels, black hair hanging over the edge. Darts, "
        "seven of them, in a slow curve to 90,1050. Road a grey ribbon from the lower left corner to the right edge "
        "at 800,760; bus small at 600,790; fourteen hats as dots of ink at 260 to 560, 905. From far off, a hill "
        "opposite."
    ),
    people=("girl of 15, tiny, black hair, school skirt; bored to eternity",),
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
        "A person about to fall: she lies flat with her arm behind her head, the top is a broad shelf. Words or "
        "marks on the board. Cactus cliché."
    ),
)
