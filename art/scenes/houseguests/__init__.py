"""Houseguests: cut paper and gouache, people and rooms; a folder a card, its brief beside it."""
