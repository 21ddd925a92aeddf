"""Tables that live: their runtime, presence and computer players, and the HTTP and WebSocket doors to them."""
