"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Are You Still Holding?",
    painter="F",
    hero="a mustard sleeve that runs in one S through three floors, from a weary old woman to the man in a cot who has her finger",
    place="narrow house, Genoa",
    layout=(
        "three rooms cut open, slate, brick and near black; a thick bright S binds them: bust above left, two bends at "
        "the walls, a low pale cot at the end of it"
    ),
    incidents=(
        Incident(
            happens="an old woman's arm goes down through her floors, and a grown man asleep in a cot still grips its first finger",
            wants="she wants her hand back, and will not be the one to pull",
        ),
        Incident(
            happens="beside the cot a baby in a basket, wide awake, has caught hold of the sleeper's other hand",
            wants="it wants nothing, and has no idea of letting go",
        ),
    ),
    seen=(
        "Top room slate, 20 to 425: woman of 80 with white curls, head 280 wide round 310,180, her left cheek pushed up by "
        "a fist at 200,250; cloth on the table at 400, brown cup at 465,365. Her other arm leaves the shoulder at "
        "440,310, bends at 735,400 with a patch, goes through the floor, back along y 530 to a second patch at 88,570, "
        "down through the next floor and right to its cuff at 280,865. A ginger cat sleeps on it at 600,265. In the "
        "brick room four garments hang from it, smaller the nearer to her. Bottom room black: cot 131 to 637, man of "
        "50 on his back, head at 540,990, fist round her finger at 420,870, bare feet over the end at 60,980; his other "
        "arm hangs out to a baby in a yellow cap, 720,1050. House walls and floors bare cream."
    ),
    people=(
        "woman of 80, white curls, mustard cardigan with patches; long past bored",
        "man of 50, bald, great moustache, pale blue pyjamas; asleep",
        "baby, knitted cap; wide awake",
    ),
    things=(
        "sleeve through the floors",
        "cot too short",
        "washing in four sizes",
        "sleeping cat",
    ),
    mood="boredom",
    view="several rooms",
    palette="dirty",
    inks=(
        ("brown-black", "#2b2523"),
        ("slate", "#48524f"),
        ("brick", "#7e4536"),
        ("mustard", "#c99c3e"),
        ("cream", "#dccfb4"),
        ("olive", "#757249"),
        ("umber", "#4d3a2e"),
    ),
    edges="mixed",
    ground="the walls of the house at both sides and the torn floors",
    clues=Clues(
        feeling="weary duty",
        proverb="a chain is only as strong as its weakest link",
        plot="he dropped off in the autumn of one year, and she thought she would give it another five minutes",
        title="Five More Minutes, Fifty Years",
        memory="creeping out of a room backwards",
        sound="a board that must not creak",
        place="wherever she can be reached",
        person="the one who never got away",
        speech="hush, or we start all over again",
        idea="attachment",
    ),
    hidden="the baby's cap is of the same wool as the sleeve, and four sizes of washing say how long this has gone on",
    avoid="Anything that throttles or ties: it is a sleeve, slack and soft. He is no fool, only asleep. No tears.",
)
