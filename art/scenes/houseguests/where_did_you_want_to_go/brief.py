"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Where Did You Want to Go?",
    painter="G",
    hero="elderly bride astride the shoulders of a vast bearded man, her gloved hands laid over his eyes, her own eyes shut",
    place="snowfield at night, Telemark",
    layout=(
        "one tower of two bodies that fills the left three quarters: coat as a near-black hill cropped by the lower "
        "edges, white dress over its shoulders, veil taut in one slope to the right; torn horizon at the middle"
    ),
    incidents=(
        Incident(
            happens="a bride rides on a big man's shoulders and covers his eyes; one of them has found a gap",
            wants="she wants to be taken somewhere without either of them having to choose",
        ),
        Incident(
            happens="a small gentleman in a top hat is towed on skis behind them by the end of her veil",
            wants="he wants not to be noticed, or not to be left behind",
        ),
    ),
    seen=(
        "Bride's face at 360,175, very dark, lids down, head inclined to the left, wreath of five paper flowers on "
        "grey hair, veil round it. White bodice with three buttons, lilac sash at 360,405; below it, clear of it, his bald "
        "crown at 327,450. White sleeves come down from 290,290 and 450,290 to lilac gloves at 270,640 and 410,640 over the "
        "eyes of the man; between two fingers of the right one his eye at 392,622 looks out. Broad dark beard to 920 with "
        "a smile in it. Skirt in one piece behind his neck and over both shoulders to 950, drawn up under the beard, "
        "lilac boots below to 1090. His coat near black from 710 down, its sleeves end in slanted pockets. Veil runs to "
        "705,665, where a gentleman in tails and top hat, 180 high, on skis, holds on to it. Dark sky above 570, "
        "snow below. Eye level."
    ),
    people=(
        "bride of 50, slight, very dark, cropped grey hair; sure of him",
        "man of 52, huge, brown, bald, black beard; amused, says nothing",
        "gentleman of 40 in tails, small with distance, brown",
    ),
    things=("veil", "gloves", "skis"),
    mood="tenderness",
    view="other",
    palette="night",
    inks=(
        ("ink", "#181b2d"),
        ("slate blue", "#3a4663"),
        ("plum", "#44294a"),
        ("chalk", "#ece4d5"),
        ("lilac", "#9e90b4"),
        ("brown", "#8a583f"),
    ),
    edges="mixed",
    ground="the snow to the right and to the left of the coat",
    clues=Clues(
        feeling="trust",
        proverb="the longest way round is the shortest way home",
        plot="whoever marries in that village must be carried out of it by somebody who cannot see the way",
        title="The Long Way to the Church",
        memory="being carried home from a feast, higher than everybody",
        sound="skis on dry snow",
        place="the last field before the border",
        person="an uncle who never asks",
        speech="left a little, I think",
        idea="surrender",
    ),
    hidden="one of his eyes is open between her fingers",
    avoid="A kidnapping, a chase, tears. Stars, moon, lit windows, his hands.",
)
