"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="From Where I Am",
    painter="D",
    hero="grey-streaked tower of hair and the profile beneath it, in the next seat, between us and a singer",
    place="box at the opera, Plovdiv",
    layout=(
        "plum hair stands from the nape to beyond the upper edge and takes half of the sheet; her profile cuts into a strip of "
        "blue scenery on the left, a zigzag collar closes it below, bare paper on the far side"
    ),
    incidents=(
        Incident(
            happens="a lady in a box watches, unmoved, a singer who stands on the stage with her back to the house",
            wants="she wants to hear it out before anybody claps",
        ),
        Incident(
            happens="a yellow bird on her comb leans back and tugs at the one white lock, which it has in its beak",
            wants="it wants that strand, all of it, for a nest",
        ),
    ),
    seen=(
        "Her hair from 275,0 to 800,860, cropped above. Her face in profile to the left: brow at 295,510, nose tip 221,660, lips "
        "250,715, chin 268,810, eye half shut at 330,572. Three white strands from 370,425 over 470,100 to the beak at 658,250. "
        "Bird at 720,320 on a clay comb, roll of hair across its teeth at 700,500. Ear at 500,640, a marigold drop below. Singer "
        "at 142,590, seen from behind, plum gown, on pistachio boards; blue scenery, clay curtain above and at the left edge. "
        "Shells of footlights at y 790, dark pit, rail with fringe at y 1030, opera glasses unused on it at 147,950. Cream "
        "collar in ten points from 245,1000 to 785,1060, pistachio gown. We sit beside her."
    ),
    people=(
        "lady of 60, tan, dark hair with a white lock, pleated collar; attentive, gives nothing away",
        "singer, tiny, in a plum gown, seen from behind; standing still",
    ),
    things=(
        "tower of hair",
        "white lock of hair",
        "comb with a bird on it",
        "opera glasses on the rail",
    ),
    mood="calm",
    view="one face fills the card",
    palette="pastel",
    inks=(
        ("pink clay", "#d9a592"),
        ("pistachio", "#bdc9a4"),
        ("sky", "#bfd0d6"),
        ("cream", "#f2e8d7"),
        ("brown", "#a06c52"),
        ("marigold", "#dda64b"),
        ("plum", "#47293f"),
    ),
    edges="mixed",
    ground="paper behind her nape, scenery left of her brow, her collar",
    clues=Clues(
        feeling="overlooked",
        proverb="every bird likes its own nest best",
        plot="they had sung together once, and only one of them had been asked back",
        title="Restricted View",
        memory="grandmother's hair, let down once a year",
        sound="the breath before the first note",
        place="the cheapest seat on the second tier",
        person="the understudy, retired",
        speech="don't turn round now",
        idea="perspective",
    ),
    hidden="the opera glasses on the rail: she has put them down where she cannot reach them",
    avoid="A wig to laugh at. A full house. A smile.",
)
