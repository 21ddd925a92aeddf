"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Are You Coming or Not",
    painter="A",
    hero="scarecrow in a coat as big as a barn that smiles over the head of the tiny bridegroom who shouts up at it",
    place="ploughed plain, Vojvodina",
    layout=(
        "one black standing shape with outstretched sleeves that leave the card left and right, furrows fanning out "
        "below, a speck of a person in the lower right corner"
    ),
    incidents=(
        Incident(
            happens="a small man in wedding clothes shouts up and points at the ground before him, hat thrown down",
            wants="he wants to be followed to church now, by somebody who has no legs",
        ),
        Incident(
            happens="a white hen has settled in the pocket of the coat and broods, her comb up",
            wants="she wants three more weeks in which nobody moves",
        ),
    ),
    seen=(
        "Torn dirty cream sky to 860, three torn layers of haze. Black hat cropped above, brim from 125,220 to "
        "590,100, brick band; head of sacking at 360,260: button eyes, stitched smile, straw hair, checked neckerchief to 365,480. Coat from 350,350 "
        "to its ragged hem at 960, sleeves out to 0,520 and 800,330, slate patch at 675,370, flower at 300,460. Hen "
        "at 470,600 in a pocket at 470,750. Post to 360,1070. Furrows of umber, clay, olive, slate fan from 300,860 to "
        "the lower edge. The bridegroom at 650,1000, 200 high, mouth open; his top hat at 680,1165."
    ),
    people=("man of 30, tailcoat, beside himself, tiny",),
    things=(
        "scarecrow",
        "hen in a pocket",
        "top hat",
        "furrows",
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
    ground="the sky and the pale balks between furrows",
    clues=Clues(
        feeling="fury",
        proverb="no use shouting at the weather",
        plot="of all who had been asked to stand beside him only one had not said no",
        title="The Second Groom",
        memory="being called in when the game was not over",
        sound="an echo that takes its time",
        place="miles from any chair",
        person="a guest who has not been told the hour",
        speech="I have told them you are ill",
        idea="patience",
    ),
    hidden="both wear the same white flower in the buttonhole",
    avoid="A cross or a gallows: a coat on a stick, well planted. A carved face, a hood, a rope. Crows. Any other figure.",
)
