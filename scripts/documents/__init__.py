"""What is written from the program itself, for readers and for clients: no part of what runs.

The protocol's schema, the reference in `docs/protocol.md`, and the description of the HTTP part that the server hands
out. `python -m scripts.documents` brings the files of a checkout up to date.
"""
