"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Nobody Told Me",
    painter="B",
    hero="row of five people in bathing suits on a snowy tram-stop bench beside one man in full evening dress",
    place="tram stop, Riga in January",
    layout=(
        "low bench straight across the card, six seated bodies like a row of teeth with one black one, deep empty "
        "pale sky"
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
        "Bench from 0 to 800 at 800; bodies from 470 to 1050, cut: thin old man blue with cold at 80, huge woman in "
        "lilac with a fishbowl at 220, girl of 10 with flippers at 360, the man in tails at 480, hands between his "
        "knees, ears red, two brothers in stripes at 600 and 740, cropped. All gazes ahead to us or into the "
        "distance, only his is down. Snow bare below. The hill is one pale torn slope at 250 to 450; boy and sleigh "
        "at 640,300, small. Frontal."
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
    ground="snow and sky, nearly half of the card",
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
    hidden="under his tails, at the ankle, a wet bathing suit's strap shows",
    avoid="Mockery of bodies: the bathers are at ease and handsome. Shivering lines. A second black shape.",
)
