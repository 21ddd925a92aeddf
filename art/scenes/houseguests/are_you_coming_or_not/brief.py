"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Are You Coming or Not",
    painter="A",
    hero="tiny man in a wedding suit who shouts into a hole in an enormous ploughed field",
    place="ploughed plain, Vojvodina",
    layout=(
        "one vast tilted brown field that fills three quarters, furrows combed in a spiral round a speck, strip of sky"
    ),
    incidents=(
        Incident(
            happens="a man in a wedding suit leans over a hole and shouts, hat thrown down behind him",
            wants="he wants somebody down there to come up at once and as they are",
        ),
        Incident(
            happens=(
                "the fence along the horizon has been pulled up post by post and stacked into a neat tower nobody "
                "guards"
            ),
            wants="somebody wants there to be no more this side and that side",
        ),
    ),
    seen=(
        "Sky of torn dirty cream from 0 to 250, horizon tilting from 250 at the left to 190 at the right. The field "
        "below is layered in torn brown, olive and grey furrows, which are one furrow that winds in to 330,760. The "
        "man, 75 pixels high, black with one white shirt front, bends there over trodden clay, mouth open; the hole is a "
        "small torn black oval. A plough without a horse at 600,520. Tower of posts at 690,215, holes of the fence as a "
        "dotted line. From a hill."
    ),
    people=("man of 30, wedding suit, red with rage, tiny",),
    things=(
        "plough",
        "fence posts",
        "wreath",
        "hole",
    ),
    mood="anger",
    view="tiny figure in a landscape",
    palette="dirty",
    inks=(
        ("umber", "#6b503c"),
        ("olive", "#6f6b45"),
        ("clay", "#94755a"),
        ("slate", "#5c5f5e"),
        ("dirty cream", "#d8cbb0"),
        ("brown-black", "#2c2522"),
        ("brick", "#9b4a34"),
    ),
    edges="all torn",
    ground="sky and the pale balks between furrows",
    clues=Clues(
        feeling="fury",
        proverb="no use shouting at the weather",
        plot="the bride said she would just look whether her grandmother's well was still open",
        title="The Second Groom",
        memory="being called in when the game was not over",
        sound="an echo that takes its time",
        place="miles from any chair",
        person="a man in the wrong shoes",
        speech="I have told them you are ill",
        idea="patience",
    ),
    hidden="the wreath hangs on the plough's handle, with one place torn out of it",
    avoid="A grave, a body, a fall: the hole is wide, with a ladder's two ends standing out. Any other figure.",
)
