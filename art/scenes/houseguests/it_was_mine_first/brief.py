"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="It Was Mine First",
    painter="B",
    hero="two deep straw bonnets rammed brim to brim, so that two quarrellers have one barrel instead of faces",
    place="promenade, Ostend in a heat wave",
    layout=(
        "a spotted rose bulk and a striped blue one lean in from left and right until headgear and skirts meet; a lozenge of "
        "rosy air stays open at their waists, above one saucer that both grip"
    ),
    incidents=(
        Incident(
            happens=(
                "two large women have pushed their bonnets together; a pair of cherries hangs out of the seam on one stalk"
            ),
            wants="each wants the other to give way, or to bite first",
        ),
        Incident(
            happens="below, each has an arm bent to one saucer and grips its rim; on it stands a boiled egg in its cup",
            wants="neither wants the egg, only that the other should not have it",
        ),
    ),
    seen=(
        "Bare pale rose paper above. The left woman, taller, old rose with near-black spots from 500 to the lower edge, cut off at x 0; near-black bonnet "
        "from 87,150 to 425,510, red band, red curtain at the nape, red bow at 290,510. The right one, stouter, blue with "
        "slate stripes, cut off at x 800; straw bonnet from 390,140 to 712,520, slate curtain and bow at 510,555. A "
        "squashed white frill between the brims from 430,95 to 385,520. Puffed sleeves, lace, bare arms "
        "bent at 30,960 and 780,970; at 315,930 and 490,930 a hand of each at the saucer's rim, thumb above, four fingers below. Cherries at 365,615 and 427,638. Egg at 402,770 on the saucer at 402,920, where the skirts "
        "touch. Seen from their own height, very near."
    ),
    people=(
        "tall woman of 50, large, brown skin, rose dress with black spots, furious, her face in the bonnet",
        "short woman of 55, stout, fair skin, striped dress, quite as furious, her face in the other",
    ),
    things=(
        "straw bonnets",
        "pair of cherries",
        "boiled egg in a blue cup",
    ),
    mood="anger",
    view="no face",
    palette="high-key",
    inks=(
        ("pale rose", "#f8e5da"),
        ("old rose", "#e4b4a8"),
        ("powder blue", "#b3c6d2"),
        ("slate blue", "#7d9bb0"),
        ("near-black", "#2f2427"),
        ("straw", "#e6cf9c"),
        ("geranium", "#c4483c"),
        ("white", "#fffdf6"),
    ),
    edges="all torn",
    ground="the rosy air above the bonnets, and the lozenge between the waists",
    clues=Clues(
        feeling="spite",
        proverb="when two quarrel, both are to blame",
        plot="two cousins have not spoken for a year, and meet on the narrowest stretch of the sea front",
        title="Inside the Brim",
        memory="the tug over the seat at the window",
        sound="straw that creaks",
        place="the middle of a very small word",
        person="the friend who must always stand nearer",
        speech="say that to my face",
        idea="stalemate",
    ),
    hidden="a first crack runs across the egg",
    avoid="Faces in profile. Hair instead of straw. White wings and a red cloak. A hand that strikes or grabs the other woman.",
)
