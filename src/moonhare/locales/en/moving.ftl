# Going on with the game on another device.
move = Continue on another device
    .words = Point the other device’s camera at this code, or send yourself the link. Your seat moves there, and this screen looks on.
move-code = QR code of the link
move-link = Link for the other device
move-once = It works once, for { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}. Whoever opens it has your seat, so show it to nobody else.
arrive = Continue here?
    .words = Your seat moves to this device. The other one shows the table without your hand from then on.
arrive-seated = This browser has a seat at this table already.
arrive-go = Continue here
arrive-back = To the table
