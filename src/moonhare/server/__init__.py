"""The server: tables that live, HTTP and WebSocket. Start it with `moonhare.server.serving.serve`."""
