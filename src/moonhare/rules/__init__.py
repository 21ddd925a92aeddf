"""The game itself, pure: `decide` says what happens, `evolve` applies it, `view_for` shows what one may see.

Owns every rule of play. Knows no clock, no global random, no files, no network, and no other folder of the
package. The rules in prose, with the rulings, R1 and on, that this code refers to: `docs/rules.md`.
"""
