"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Count to a Hundred",
    painter="A",
    hero="brown bear upright at a birch with a paw over its eyes and a child hanging on its own back",
    place="snowy yard behind the village school, Tromsø",
    layout=(
        "white trunk as a stripe at the left from edge to edge, one huge dark animal leaning on it that is cropped below, a "
        "loud raincoat in the middle of the dark"
    ),
    incidents=(
        Incident(
            happens="a child in a yellow raincoat holds on to the fur between the shoulders of the very bear that counts",
            wants="the child wants to be looked for everywhere else first",
        ),
        Incident(
            happens="in the meantime a white grouse has built its nest on top of the head and sits down to brood",
            wants="the grouse wants three weeks without anybody moving",
        ),
    ),
    seen=(
        "Sky in bare bone, four far birches as pale stripes, snow below 950. A near birch, chalk with black marks, from 45 to "
        "175 over the whole height. Against it stands a bear in profile to the left, umber, from 260 to 710 and from 150 to "
        "beyond the lower edge: far paw on the trunk at 90,390, near paw over the eye at 270,280, elbow at 380,640, nose at "
        "190,348, ears at 235,175 and 405,180. Between the ears a nest with a white grouse at 330,80. On the bear's back at "
        "541,541 a child seen from behind, hood up, arms wide, mittens in the fur, petrol boots hanging at 600,690. Prints of "
        "small boots come from 785,975 to 765,1110 and end."
    ),
    people=(
        "child of 6 in a raincoat, from behind; blissful, we suppose",
        "bear, honest; at seventy-one",
        "grouse, firm",
    ),
    things=(
        "bear",
        "yellow raincoat",
        "nest",
        "footprints in snow",
    ),
    mood="mischief",
    view="no face",
    palette="one loud",
    inks=(
        ("bone", "#e9e1d0"),
        ("yellow", "#e8b51e"),
        ("petrol", "#36525a"),
        ("slate", "#6d7778"),
        ("umber", "#3b2d28"),
        ("chalk", "#f6f1e6"),
    ),
    edges="mixed",
    ground="sky and snow to both sides of the animal",
    clues=Clues(
        feeling="giddy",
        proverb="give them an inch",
        plot="the last lesson was cancelled, and only one pupil was told",
        title="The Best Place of All",
        memory="holding my breath behind my grandfather",
        sound="numbers, growled",
        place="behind the school, where nobody is allowed",
        person="the child who is never looked for",
        speech="you have to promise not to look",
        idea="belonging",
    ),
    hidden="the steps in the snow lead up to the bear and none lead away",
    avoid="A monster: it is a patient bear that plays fair. A child in danger. A face in the hood.",
)
