"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Just the One",
    painter="G",
    hero="small man in pyjamas on tiptoe upon a giantess's collar, under the pear that she wears as an earring",
    place="walled orchard, Kashmir in autumn",
    layout=(
        "an enormous profile under a plum mass of hair that leaves by top and right edge, pale hills low at the left, "
        "a yellow drop at the ear and one striped upright under it"
    ),
    incidents=(
        Incident(
            happens="a man in pyjamas stands on one foot on a woman's collar and nearly has the pear at her ear",
            wants="he wants it because it is the last and because it is not his",
        ),
        Incident(
            happens="a white sheep has come in over the top of the hairdo and grazes a bare path across it",
            wants="the animal wants to get through before it is counted",
        ),
    ),
    seen=(
        "Her head in profile to the left, 120 to 800 wide, hairline 130,280, nose at 115,575, lips 140,660, chin 175,800; "
        "the eye at 270,500 looks back over its own corner. Hair in plum from 180,230 over the top edge and down to "
        "800,820, combed in long thin lines. Ear at 475,550, under it the pear from 620 to 750 with one leaf. Neck 310 "
        "to 670 wide, collar and shoulder in deep green from 950 down, like a hill. The man at 460,930, 310 long, from "
        "behind: stripes, elbow out, hand in his pocket, other arm straight up, one foot bare, its slipper at 600,1050. "
        "Sheep at 540,150, behind it a pale grazed path to the right edge. Hills in sky and lilac at 0,880; paper above."
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
    hidden="one of his hands stays in the pocket, and the pocket is not flat",
    avoid="A danger of falling: her shoulder is broad as a hill. Eden, snake. Anybody laughed at for size.",
)
