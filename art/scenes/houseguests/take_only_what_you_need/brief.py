"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Take Only What You Need",
    painter="study",
    hero="mirror image in hat and fur, dressed to leave, whose gloved hand comes out of the glass for the owner's spectacles",
    place="dressing table above the strait, Punta Arenas",
    layout=(
        "near-black hat and collar over a pale blue bell of coat, in a yellow arch right of the middle; a round head of curlers over its lower "
        "left corner; one sleeve that crosses the sill onto bare board"
    ),
    incidents=(
        Incident(
            happens="a reflection has put on its best things and reaches over the frame to take a pair of red spectacles along",
            wants="it wants to be off before the other one has her curlers out",
        ),
        Incident(
            happens="beyond an open door somebody sleeps in a made bed that drifts on the sea",
            wants="the sleeper wants five minutes more",
        ),
    ),
    seen=(
        "Wall pale pistachio, bare at the left and above. Mirror, a yellow arch from 157 to 779, top 44, sill at "
        "920. In it the woman: hat near-black with a pink rose from 235,390 to 695,270, face 300 to 570 by 360 to "
        "580, silver waves, lids at half, eyes to her left below, one corner of the mouth up; plum-black fur collar to 850, "
        "tomato button at 445,641, pale blue coat to both sides. Right of her a door from 620 to 745, pink sky, petrol sea, a "
        "dark bed from 620 to 740 by 460 to 660, a white pillow and a dark head on it, a yellow blanket, waves "
        "about its feet. The other woman from behind: eleven rollers on a head at 175,755, pink gown, bone collar, "
        "cut by the left and lower edges. The sleeve comes over the sill at 600,930, dark fur cuff, petrol glove, thumb "
        "and forefinger about the bridge of red spectacles at 490,1110, which stand on the board. Green vase at "
        "753,1110, water in it and no flower."
    ),
    people=(
        "woman of 50, tan, silver waves, dark hat and fur, pale blue coat; has won",
        "the same woman from behind, in curlers; has not moved yet",
        "sleeper in the bed, very small, dark hair",
    ),
    things=(
        "red spectacles",
        "curlers",
        "vase with water only",
        "bed at sea",
    ),
    mood="triumph",
    view="other",
    palette="pastel",
    inks=(
        ("pale pistachio", "#dbddc4"),
        ("plum black", "#2e1c2b"),
        ("silver lilac", "#d0c9cd"),
        ("pink", "#eabfb4"),
        ("pale blue", "#a9bcc6"),
        ("bone", "#f5efe3"),
        ("yellow", "#dcb958"),
        ("petrol", "#3d5a6b"),
    ),
    edges="mixed",
    ground="the wall left of the mirror and above it",
    clues=Clues(
        feeling="resolve",
        proverb="every man for himself",
        plot="one of them has practised this departure for thirty years",
        title="The Better Half Goes First",
        memory="grandmother's dressing table, and not to touch",
        sound="a glove drawn on",
        place="the other side",
        person="somebody who never says goodbye",
        speech="you will hardly notice",
        idea="independence",
    ),
    hidden="the vase has lost its rose to the hat",
    avoid="A ghost, a witch, a cracked glass. Mockery of age: the one who goes is splendid, the one who stays is dear.",
)
