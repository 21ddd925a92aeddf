"""What cards say to people: from the notes of several pairs of eyes to the weighted concepts of a set of cards.

`SET/PAIR.txt` is what one person wrote who saw the pictures alone: neither names, nor texts, nor what others wrote.
Owns the way from there to the `concepts` in a set's `set.json`, and the forms of words that no stemmer knows.
"""
