"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="I Thought You Had Her",
    painter="H",
    hero="barefoot sleeper in a linen nightgown who strides out, arms stretched before her, ridden by a girl in black with red mittens",
    place="ploughed field between the last houses and the spruces, Masuria by night",
    layout=(
        "white sail of a gown from the lower right, fair profile above it to the left, both arms level; a small black rider "
        "upright on top; two bare trunks at the left margin, dark earth rising to the right, grey sky"
    ),
    incidents=(
        Incident(
            happens=(
                "a child sits on the shoulders of a woman who walks in her sleep, holds her two plaits like reins, and "
                "turns to see who has noticed"
            ),
            wants="the girl wants to be back before it gets light, and nobody asked; the woman wants nothing, for once",
        ),
        Incident(
            happens="others in nightclothes go ahead among the trees, every one of them mounted; the last leave the open doors",
            wants="they want not to be late for whatever it is",
        ),
    ),
    seen=(
        "From the side, near, at natural height, everything going left. The sleeper's face in profile to the left, centre 260,470, "
        "eye shut, the corner of the mouth a little up, brow and nose lit, chin up, white hair drawn back over the ear; sleeves level at 630 and 710, limp hands "
        "at 80,630 and 95,720 before a black trunk. Gown cut by the right edge from 860 down, two shaded folds, a gathered hem from "
        "1040 to 1150, one bare foot arriving at 150,1145, one leaving at 590,1165. On her shoulders the girl: black bob blown "
        "right, centre 480,165, pale face in three-quarter view, eyes to the right, mouth shut; black coat to 440,680, white collar, "
        "red mittens at 395,290 and 470,360; a plait loops from the nape by 480,570 up to the near one, the other comes over the "
        "crown. Ringed stocking over the shoulder, boot at 330,820. Grey satchel, a pair of red boots hanging by their "
        "laces at 680,530. Trunks at 20 and 105. On the edge of the field at 975 three pairs, 160 high at most, arms bent before them and hands hanging; at 755,755 one more, "
        "before three houses with white doorways."
    ),
    people=(
        "woman of 55, pale, white plaits, nightgown, barefoot; fast asleep",
        "girl of 8, pale, black fringe, coat, mittens, laced boots; calm, and knows that she is seen",
        "four more sleepers, each with a child on top; tiny",
    ),
    things=(
        "plaits for reins",
        "red mittens",
        "boots carried by their laces",
        "open doors",
    ),
    mood="menace",
    view="a body in motion",
    palette="near-monochrome",
    inks=(
        ("pewter", "#8d8986"),
        ("chalk", "#f3ede2"),
        ("bone", "#d9d0c2"),
        ("charcoal", "#242226"),
        ("slate", "#5b585b"),
        ("rowan", "#b8402d"),
    ),
    edges="mixed",
    ground="the grey sky right of the girl, and between the trunks and her",
    clues=Clues(
        feeling="unease at one's own calm",
        proverb="the hand that rocks the cradle",
        plot="in the morning there is earth between her toes, and she blames the cat",
        title="The Night Stables",
        memory="steering my father through the crowd by his ears",
        sound="bare soles on ploughed ground",
        place="wherever they go once the lights are out",
        person="the youngest, who decides everything",
        speech="you never saw us",
        idea="who looks after whom",
    ),
    hidden="the red boots are the sleeper's own size: somebody has thought of the way back",
    avoid="A whip, a bit, a pull that hurts: the near plait hangs slack. A cliff or water ahead. A monster in the wood. A grin.",
)
