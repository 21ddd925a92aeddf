"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Are You Coming or Not",
    painter="A",
    hero="angry woman's back as big as the evening, fists on her hips, a hen come to brood in her crown of plaits",
    place="ploughed plain, Vojvodina",
    layout=(
        "black bodice and bell of a skirt down the middle, elbows out at both edges; the triangle between arm and waist "
        "is a window on pale furrows and on a speck of a person; red sky behind a head"
    ),
    incidents=(
        Incident(
            happens="fists on her hips, she waits for a man in a top hat, far out in the field, who has turned away",
            wants="she wants him here now; he wants one more minute with nobody behind him",
        ),
        Incident(
            happens="a white hen has settled in the ring of plaits on her head and broods there",
            wants="the hen wants three more weeks in which nobody moves",
        ),
    ),
    seen=(
        "Torn brown cloud to 190, brick sky to 540, its lowest bands paler. Below it bare cream field, furrows of clay and "
        "umber fanning from 220,540. Woman from behind: hen at 455,110 in a thick plait at 445,210, a white flower at "
        "540,215; umber hair drawn up from a nape at 460,395; pearl earrings; white collar at 460,435; seven white buttons down "
        "to 460,820. Black sleeves from 310,420 to elbows at 0,740 and beyond 800,740, white cuffs at 310,850 and 615,850, "
        "thumbs on a brick sash at 465,865. Skirt to the lower edge, a brick band at 460,1185. In the crook of the left "
        "arm, at 265,705 and 160 high, the bridegroom's back: top hat, tailcoat, three white flowers held behind him."
    ),
    people=("woman of 30, back, huge, out of patience", "man of 30, back, tailcoat, tiny"),
    things=(
        "fists on hips",
        "hen in plaits",
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
    ground="the pale balks between furrows",
    clues=Clues(
        feeling="fury",
        proverb="no use shouting at the weather",
        plot="of all who had been asked to the wedding only one had not said yes",
        title="The Second Groom",
        memory="being called in when the game was not over",
        sound="an echo that takes its time",
        place="miles from any chair",
        person="a guest who has not been told the hour",
        speech="I have told them you are ill",
        idea="patience",
    ),
    hidden="the flower in her plait is of the same kind as the three that he holds behind his back",
    avoid="A face. A church, a crowd, a road. The man on his way back. Hands drawn finger by finger. Any other figure.",
)
