"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Nobody Told Me",
    painter="B",
    hero="huge man in evening dress and top hat on a snowy tram-stop bench, hemmed in by five people in bathing suits",
    place="tram stop, Riga in January",
    layout=(
        "six close bodies cropped by the card, each turned another way, one black one before pale ones, empty sky above"
    ),
    incidents=(
        Incident(
            happens=("five wear bathing suits and sit as if that were right; the sixth is in tails and is dying of it"),
            wants="he wants one of them to look at him and laugh",
        ),
        Incident(
            happens=(
                "a sleigh without a horse is being pushed uphill behind them by a small boy who has a grand "
                "chandelier on it"
            ),
            wants="he wants it at the top before it melts into parts",
        ),
    ),
    seen=(
        "The man in tails is one black mass from the lower edge to 145, 200 to 640 wide, top hat with snow on it, ears "
        "red, eyes down at 427,430, an invitation in both hands at 427,1090. At the left, cropped, a huge woman in lilac "
        "and a flowered cap at 75,490, her eyes shut, a fishbowl on her lap; behind her in profile a thin old man blue with "
        "cold at 240,400. At the right two brothers in stripes, one from behind at 605,440, one in profile at 715,530; in "
        "front a girl of 10 with plaits at 645,900 holds two flippers; she alone looks ahead. The hill is one pale slope; "
        "boy and sleigh at 660,210, a chandelier dark on a pale sun at 690,170. Frontal, close."
    ),
    people=(
        "man of 45, tails, thinning hair; ashamed",
        "woman of 60, very large, brown, lilac suit; regal",
        "man of 82, bony",
        "girl of 10, freckles; patient",
        "brothers of 28 and 33, pale, moustaches; polite",
        "boy of 8, pushing",
    ),
    things=(
        "evening dress",
        "flippers",
        "fishbowl on a lap",
        "chandelier",
    ),
    mood="shame",
    view="other",
    palette="pastel",
    inks=(
        ("snow", "#eef0ea"),
        ("ice blue", "#c6d6de"),
        ("lilac", "#bba9c6"),
        ("pink", "#e8b9b4"),
        ("pistachio", "#bccaa4"),
        ("mauve grey", "#8f8798"),
        ("plum-black", "#382c3b"),
    ),
    edges="mixed",
    ground="sky and the white of shirts, a fifth of the card",
    clues=Clues(
        feeling="mortified",
        proverb="when in Rome",
        plot="the invitation had a second page",
        title="Evening Dress Will Be Worn",
        memory="the fancy-dress party that was not one",
        sound="bare feet on ice",
        place="where the line turns",
        person="the best-dressed man in the wrong country",
        speech="it said so on the card",
        idea="conformity",
    ),
    hidden="out of his stiff collar a bathing suit's lilac strap hangs",
    avoid="Mockery of bodies: the bathers are at ease and handsome. Shivering lines. A second black shape.",
)
