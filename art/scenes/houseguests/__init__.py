"""Houseguests, a set in the making: cut paper and gouache, people and rooms; a folder a card, its brief beside it."""
