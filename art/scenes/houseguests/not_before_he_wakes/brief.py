"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Not Before He Wakes",
    painter="study",
    hero="bowed bald head of a white-bearded sleeper, huge in his overcoat, between two brass cymbals that are held apart",
    place="kerb of a parade route, Halifax in a cold spring",
    layout=(
        "one pale mountain of a coat over the whole lower half, the bent head on top of it, a golden round cropped at "
        "either edge, a second head straight above"
    ),
    incidents=(
        Incident(
            happens="a bandswoman behind a sleeping man holds her cymbals wide and does not bring them together",
            wants="she wants to play and cannot bear to, and nobody has told her which is worse",
        ),
        Incident(
            happens="somebody has taken a bite out of the brass, and a small child peers from inside the coat",
            wants="the child wants to see the golden thing once more, and to be seen by no one",
        ),
    ),
    seen=(
        "The lilac-grey overcoat, dark only at its collar and buttons, fills the card from 700 down, torn white along "
        "the shoulders, cropped left, right and below. The sleeper's head, dark brown, bald, at 400,600, leans to the "
        "left; lids shut, white brows and beard down to 890. Behind him the bandswoman, head at 427,225, a curled "
        "plume in her hair, eyes on him; her arms end behind two cymbals, at 90,450 and 710,430, cropped by the "
        "edges, a thumb over the rim of each; the right one has a bite out of its rim at 660,270. The right front of "
        "the coat is turned back to show a striped lining; in the gap, at 490,1060, a child's face under a knitted "
        "cap. Eye level."
    ),
    people=(
        "man of 75, very large, dark brown skin, bald, white beard, lilac-grey overcoat with a dark collar; fast asleep, at peace",
        "bandswoman of 40, light brown skin, lined, dark brown bob, earrings, rose jacket with white braid; tender, sorry, holding her breath",
        "child of 3, brown skin, mint knitted cap, ochre jersey; wide awake, one cheek full",
    ),
    things=(
        "pair of cymbals",
        "bite out of the brass",
        "striped coat lining",
    ),
    mood="tenderness",
    view="other",
    palette="high-key",
    inks=(
        ("bone", "#f3ecdf"),
        ("lilac-grey", "#b4b0c2"),
        ("ochre", "#cfa24e"),
        ("umber", "#74483a"),
        ("chalk", "#f8f4ea"),
        ("aubergine", "#2f2030"),
        ("mint", "#b9cabf"),
        ("rose", "#d0928a"),
    ),
    edges="mixed",
    ground="bare paper round the bandswoman and below the cymbals, most of the upper half",
    clues=Clues(
        feeling="on guard",
        proverb="let sleeping dogs lie",
        plot="the parade has gone round three corners and one player is still standing at the first",
        title="The Rest Between Two Beats",
        memory="my grandfather's coat, which had room for me as well",
        sound="a crash that does not come",
        place="the quiet side of a loud street",
        person="the one who never gets her cue",
        speech="five more minutes, that is all I ask",
        idea="restraint",
    ),
    hidden="three golden crumbs at the corner of the child's mouth",
    avoid="A prankster's grin. A sleeper who looks ill. A cap that looks like the police. A page, a cymbal toy.",
)
