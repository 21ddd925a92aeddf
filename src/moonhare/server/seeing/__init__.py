"""The way to a vision-language model: an endpoint of the host's choosing that speaks as OpenAI's does.

Knows what is sent no better than a post office does, and keeps nothing of it.
"""

from moonhare.server.seeing.endpoint import Endpoint
from moonhare.server.seeing.terms import Terms, terms_of

__all__ = ["Endpoint", "Terms", "terms_of"]
