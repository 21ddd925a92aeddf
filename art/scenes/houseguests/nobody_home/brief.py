"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Nobody Home",
    painter="E",
    hero="woman in a nightgown who stands as a lit floor lamp, the fringed shade over her head down to her shut mouth",
    place="emptied parlour of a flat, Warsaw",
    layout=(
        "a cone of gold papers on night blue, in it an upright pale gown below a huge straw-coloured shade; a black back "
        "with a bowler closes the right side and sends one gloved hand into the light"
    ),
    incidents=(
        Incident(
            happens="a caller who has let himself in takes the bead chain of the lamp between two gloved fingers",
            wants="he wants to see whether it can be turned off",
        ),
        Incident(
            happens="below her skirt somebody small stands very close, odd socks under the lace, the mother's palm on that head",
            wants="the child wants to be a part of her until he has gone",
        ),
    ),
    seen=(
        "Wall of night blue with two paler places where pictures hung, 0 to 63, 141 to 348, and 578 to 757, 60 to 238. "
        "Shade of straw and plum from 193,70 to 460,400, with finial and fringe; below it only a chin, a closed mouth "
        "at 272,445; a moth comes to it from 528,212. Gown of bone with lilac sprigs from 180,485 to 430,1050. Its left side bulges over a "
        "small head at 130,760, on which a spread hand lies at 150,760; the other hand, at 383,775, clenches the cloth. "
        "Lace, below it two bare feet at 235,1110 and 325,1110, two small ones in odd socks at 88,1080 and 150,1080. The light, one "
        "cut paper, widens from the fringe to 1015, and a pool ends at 1180. Right, cropped by two edges, the caller from "
        "behind: bowler at 683,350, ears, collar, coat down to 1200; his plum glove pinches the chain at 441,575, the other "
        "holds four keys at 690,960 behind him. Cord from the hem to a plug at 25,1110; the socket at 25,910 is empty."
    ),
    people=(
        "a woman of thirty-odd, fair skin, nightgown, barefoot, shoulders drawn up; stiff with fear",
        "a child of five beneath her gown, of whom two socks are seen; holds its breath",
        "a man in bowler, dark coat and gloves, from behind; in no hurry",
    ),
    things=(
        "lampshade",
        "bead chain",
        "odd socks",
        "ring of keys",
        "pulled plug",
    ),
    mood="menace",
    view="no face",
    palette="night",
    inks=(
        ("night blue", "#2c3654"),
        ("ink", "#191a29"),
        ("gold", "#c9a052"),
        ("bone", "#ece3d6"),
        ("straw", "#f2d284"),
        ("plum", "#4a2747"),
        ("lilac", "#a99bb4"),
        ("skin", "#d9a98a"),
    ),
    edges="all cut",
    ground="the bare wall above the caller and left of the shade",
    clues=Clues(
        feeling="ill at ease",
        proverb="silence is golden",
        plot="he counted what was left in the flat, and each time there was one lamp too many",
        title="Part of the Furniture",
        memory="playing dead when the aunts rang",
        sound="a click that does not come",
        place="where the pictures used to hang",
        person="a caller who has time",
        speech="stay close to me and do not breathe",
        idea="shelter",
    ),
    hidden="the lamp shines although its plug lies on the floor, a hand's breadth from the socket",
    avoid="A weapon, a grin, a glow; a bump that reads as a bag; a face below the shade that tells more than a mouth can.",
)
