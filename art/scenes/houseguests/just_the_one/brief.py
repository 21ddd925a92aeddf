"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Just the One",
    painter="G",
    hero="small man in pyjamas on tiptoe upon a giantess's collar, under the pear that she wears as an earring",
    place="walled orchard, Kashmir in autumn",
    layout=(
        "an enormous profile under a plum mass of hair that leaves by top and right edge, pale hills low at the left, "
        "a yellow drop at the ear and one small blue upright under it"
    ),
    incidents=(
        Incident(
            happens="a man in dotted pyjamas stands on tiptoe on a woman's collar and nearly has the pear at her ear",
            wants="he wants it because it is the last and because it is not his",
        ),
        Incident(
            happens="a white sheep has come up from the brow into the hair and grazes a bare parting as it goes",
            wants="the animal wants to get through before it is counted",
        ),
    ),
    seen=(
        "Her head in profile to the left, 120 to 800 wide, hairline 220,280, nose at 133,585, lips 155,680, chin 170,770; "
        "the eye at 260,505 looks back over its own corner. Hair in plum swept from 180,200 over the top edge and down to "
        "800,830, combed in long thin lines. Ear at 475,530, under it the pear from 620 to 750 with one leaf. Neck 300 "
        "to 630 wide, collar and shoulder in deep green from 950 down, like a hill. The man at 440,910, 320 long, from "
        "behind: blue, dotted, elbow out, hand in his pocket, other arm straight up, both heels out of the slippers. "
        "Sheep at 585,110, from it a pale parting back to the brow. Hills in sky and lilac at 0,860; paper above."
    ),
    people=("woman of 35, enormous, in profile; she has noticed", "man of 57, tiny, pyjamas; burning"),
    things=(
        "pear",
        "sheep",
        "slipper",
    ),
    mood="desire",
    view="tiny figure in a landscape",
    palette="pastel",
    inks=(
        ("chalk", "#f3eee1"),
        ("pistachio", "#bfcda6"),
        ("rose", "#e7beb3"),
        ("lilac", "#bdb2cc"),
        ("sky", "#bad0d8"),
        ("pear yellow", "#e0bf4a"),
        ("plum", "#573a57"),
    ),
    edges="all brush",
    ground="paper sky before her face, a quarter",
    clues=Clues(
        feeling="temptation",
        proverb="stolen fruit is sweetest",
        plot="they counted the pears every evening, and he counted with them",
        title="The Hundredth Tree",
        memory="stretching for the jar while the chair tipped",
        sound="a stalk that gives",
        place="over the wall",
        person="the neighbour with everything of his own",
        speech="I will put it back",
        idea="greed",
    ),
    hidden="one of his hands stays in the pocket, and out of the pocket comes a leaf",
    avoid="A danger of falling: her shoulder is broad as a hill. Eden, snake. Anybody laughed at for size.",
)
