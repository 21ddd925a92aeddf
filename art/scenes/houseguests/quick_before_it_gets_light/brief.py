"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Quick, Before It Gets Light",
    painter="C",
    hero="boy who runs with a mattress on a rope behind him, his sister asleep on it",
    place="sloping street, Marseille before dawn",
    layout=(
        "long stretched runner at the left, taut rope across the middle, mattress as a pale raft at the right, "
        "street as a falling band"
    ),
    incidents=(
        Incident(
            happens=(
                "a boy of fourteen drags a mattress down the street at a run, on it his little sister asleep with a "
                "pot plant in her arms"
            ),
            wants="he wants to be there before she wakes and asks where",
        ),
        Incident(
            happens=(
                "the other way, uphill on tiptoe, comes a brass band in uniform, each with a hand in the bell of his "
                "instrument"
            ),
            wants="they want to reach one certain window unheard",
        ),
    ),
    seen=(
        "Street rises from 0,1150 to 800,1010, bone cobbles bare, roofs of the lower town below its kerb. He runs downhill, to the left, and looks back at her. The boy at 200,690, body thrown forward, one foot "
        "off the ground, legs 300 long, shirt flying, cropped foot at the left edge. Rope to 480,800. Mattress 470 "
        "to 790, 740 to 930, torn, striped in grey, girl in a yellow night shirt. Above, five bandsmen in file at "
        "430 to 780, 300 to 560, dark blue with dull brass, smaller, going right and up a stair. House fronts are "
        "two torn night planes; sky a torn wedge."
    ),
    people=(
        "boy of 14, long, brown, one sock; hurried, careful",
        "girl of 5, brown, curls; asleep",
        "five musicians of 20 to 65, round, thin, tall, bearded, a woman with the tuba; sly",
    ),
    things=(
        "mattress",
        "rope",
        "brass band",
        "pot plant",
    ),
    mood="tenderness",
    view="a body in motion",
    palette="night",
    inks=(
        ("ink blue", "#1d2540"),
        ("slate blue", "#3b4a6b"),
        ("plum", "#402c44"),
        ("brass", "#b8923f"),
        ("bone", "#e4dac7"),
        ("ash", "#8b8f98"),
        ("sleep yellow", "#e0c368"),
    ),
    edges="mixed",
    ground="street in bare bone, a slanting fifth",
    clues=Clues(
        feeling="urgency",
        proverb="never wake a sleeping dog",
        plot="they had promised her that in the new house the bed would already be there",
        title="Two Streets Before Morning",
        memory="being carried in from the car",
        sound="shoes on stones, and brass that is not played",
        place="downhill",
        person="the brother who decides",
        speech="she will never know",
        idea="protection",
    ),
    hidden="the pot plant has its own small scarf",
    avoid="Flight from danger, poverty. The sister looks dead: thumb in mouth. Stars, lamps.",
)
