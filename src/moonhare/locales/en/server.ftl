# What the server itself writes: the preview of a link in a chat.
preview-title = Moonhare
preview-description = A picture, a clue, a secret vote: storytelling with cards for 3 to 12 people, in the browser.
preview-locked = A table of friends: it asks for a password.
preview-table-title = Table { $code } · Moonhare
# $host (String): the name of whoever opened the table; $members (Number): how many sit there.
preview-table-description = { $members ->
    [one] { $host } has laid the table. Take a seat and play along.
   *[other] { $host } is at the table, { $members } in all. Take a seat and play along.
}
