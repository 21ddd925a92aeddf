"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Leave It, It Will Burn",
    painter="G",
    hero="grey runner in a coat over her nightgown who carries off a window, with a piece of its wall and the neighbour in it",
    place="beet field below the last house, outside Kutná Hora",
    layout=(
        "a stride from edge to edge: coat tails and curtain out at the left, boot planted at the lower right, profile high "
        "at the right; the window over her breast and lap; a small house on the slope behind; bare to the right"
    ),
    incidents=(
        Incident(
            happens="a woman with her hair undone runs across the beet rows, a torn-out window under her arm",
            wants="she wants him, and thinks that he has not noticed",
        ),
        Incident(
            happens="in it a moustached neighbour shelters his candle from the draught, eyes lifted to her chin",
            wants="he wants to arrive with it still alight",
        ),
    ),
    seen=(
        "She runs to the right and fills the card. Profile at 565,245, eyes ahead, mouth all but shut; grey hair straight back "
        "to 190,110. Black coat from 440,410 to its hem at 920, out at the left edge; white hem and collar of a nightgown; bare "
        "calves, boots with one lace loose at 670,1120 and 70,1100. Window, 430 wide, its brick torn all round, from 305,470 "
        "to 690,880, tilted with her; near hand under it at 415,840, far fingers round it at 680,705. In it a bald man in shirt "
        "and braces, 460,700; candle at 570,760 before a black doorway, his palm on the side of the wind. Curtain with brick dots "
        "from 430,620 to the left edge. House at 120,340, 260 wide, with a hole where the window was; in it a white-haired "
        "woman holds a jacket out on its hanger at 145,395. Fallen bricks from there to 185,1115. All torn."
    ),
    people=(
        "woman of 62, strong, light brown, iron-grey hair; sly and happy, looks where she goes",
        "man of 58, brown, bald, grey moustache; eyes up to her, says nothing",
        "old woman, tiny, white bun and nightgown; holds out what he will need",
    ),
    things=(
        "window with its wall",
        "candle behind a palm",
        "jacket on a hanger",
        "curtain in the wind",
    ),
    mood="desire",
    view="a body in motion",
    palette="dirty",
    inks=(
        ("cream", "#d6c8aa"),
        ("brown-black", "#2a2221"),
        ("olive", "#7b7850"),
        ("umber", "#574437"),
        ("brick", "#9a4f3d"),
        ("slate", "#5a6362"),
        ("ochre", "#c39a50"),
        ("tan", "#b98660"),
    ),
    edges="all torn",
    ground="sky, above the house and all down the right, a quarter",
    clues=Clues(
        feeling="found out, and glad of it",
        proverb="love will find a way in",
        plot="for nine years she greeted him from across the road, and on the tenth of May she took measurements",
        title="Room With a Neighbour",
        memory="my grandparents never agreed on how they had met",
        sound="a curtain ring that runs to the end of its rod",
        place="neither at home nor out",
        person="somebody who pretends to be asleep so as to be carried",
        speech="mind the step, if there is one",
        idea="elopement",
    ),
    hidden="from the hole in the house an old woman holds out his jacket: he has left without it",
    avoid="A thief's grimace, a cry for help: nobody minds. Bars, broken glass, a flame that has gone out. A witch.",
)
