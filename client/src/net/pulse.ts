// A worker that does nothing but tick: browsers slow the timers of pages in the background down to one a minute,
// and a server would take their silence for a lost connection.
setInterval(() => postMessage("tick"), 1000);
