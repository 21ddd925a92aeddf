"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Too Hot to Sleep",
    painter="A",
    hero=(
        "flat roofs full of sleepers seen from straight above, and a woman who crosses a lane between them with a bowl"
    ),
    place="roofs, Yazd in August",
    layout=(
        "four pale roof slabs set like a broken window, black lanes as a crooked cross between them, beds as small "
        "bright oblongs"
    ),
    incidents=(
        Incident(
            happens="a woman steps across the dark lane with a full bowl held level",
            wants="she wants to bring it without a drop lost to somebody on the fourth roof",
        ),
        Incident(
            happens=(
                "in the lane below, between walls too narrow for it, stands an iron bed with a man who reads a "
                "newspaper"
            ),
            wants="he wants to be left alone and has found where",
        ),
    ),
    seen=(
        "Straight down. A dark lane from edge to edge between 440 and 750; the far roof in bare clay, the near one in "
        "dusk. The woman over it, her white skirt a pleated fan from 40,880 to 540,400, by far the largest shape; red "
        "blouse, plait down her back, a white bowl before her at 350,310, one foot on each roof. Four brothers in a "
        "row under a striped sheet above, the third awake; a girl at 680,160 with an ear on a red radio. Below, "
        "cropped at the waist, grandfather at 380,930 and a couple back to back. The bed in the lane at 600,590, "
        "cropped at the right, its reader behind a newspaper. A melon's slice and slippers at 130,1050."
    ),
    people=(
        "woman of 40, strong, olive skin, white skirt; careful",
        "man of 55, pyjamas, in the lane; content",
        "girl of 13 with the radio; somewhere else",
        "grandfather, couple back to back, four brothers like spoons",
    ),
    things=(
        "bowl of water",
        "radio",
        "iron bed in the lane",
        "watermelon",
    ),
    mood="calm",
    view="from above",
    palette="night",
    inks=(
        ("ink blue", "#1c2238"),
        ("indigo", "#323a5e"),
        ("clay", "#cdb59a"),
        ("dusk", "#544d6c"),
        ("chalk", "#efe8da"),
        ("melon", "#c9564b"),
    ),
    edges="mixed",
    ground="two of the roofs, left in bare clay around the beds",
    clues=Clues(
        feeling="restless",
        proverb="many hands make light work",
        plot="the night the whole town agreed to sleep outside, one house stayed locked",
        title="The Fourth Roof",
        memory="talking across to the neighbours' children in the dark",
        sound="a radio under a pillow",
        place="up where the washing dries",
        person="the one who cannot lie still",
        speech="are you awake too",
        idea="heat",
    ),
    hidden="on the near roof one sleeper wears a snorkel",
    avoid=(
        "Glow, stars, moon. Lit windows. The step over the lane must be a plain long step: no fall, no jump into "
        "nothing."
    ),
)
