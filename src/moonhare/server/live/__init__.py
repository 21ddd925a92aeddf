"""Tables that live: their log, their viewers, who is present, who acts when. No sockets, no HTTP."""
