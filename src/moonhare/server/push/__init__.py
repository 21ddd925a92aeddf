"""Web push: calling somebody whose turn it is and who has no page open. Whom to call is `live.herald`'s affair."""
