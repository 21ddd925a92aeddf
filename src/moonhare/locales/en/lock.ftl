# Passwords of tables, and the open tables that strangers find.
kind-locked = This table asks for a password
    .words = Whoever invited you knows it.
    .stale = This invitation does not open the table any more. Ask for the new one, or type the password.
locked-go = Go in
password = Password
password-new = New password
lock = Ask for a password
    .hint = Nobody comes in or looks on without it. Whoever is at the table stays.
lock-on = The table asks for a password
    .hint = Link and QR code open it: who has them need not type anything.
lock-change = Another one
    .hint = Links that were sent before will not open the table any more.
lock-off = Remove it
listed = Show among the open tables
    .hint = Strangers then find this table on the first page: your name, edition, language, and how many are here. While you are here they can come in.
listed-told = Strangers can find this table on the first page.
tables = Open tables
    .words = Their hosts are glad of company.
tables-none = No table is open just now
    .words = Open one, and show it here: the switch stands beside its invitation.
tables-none-fit = None of them fits just now.
tables-all = Show all
tables-language = Language
tables-edition = Edition
tables-free = Free seats
tables-any = All
tables-at-least = { $count } or more
tables-people = { $count ->
    [one] 1 person
   *[other] { $count } people
}
tables-seats = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
tables-lobby = In the lobby
tables-playing = Playing: you ask for a seat
tables-locked = Asks for a password
tables-new = New
tables-since = { $minutes } min ago
