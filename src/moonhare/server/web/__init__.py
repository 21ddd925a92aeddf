"""HTTP and WebSocket: the doors of the server. The one folder that imports aiohttp."""
