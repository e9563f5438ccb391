// Loaded into the emulators' process: it talks to the functions' own processes over connections it keeps, and
// those close what stood idle for five seconds. An event sent at that moment can be lost ("socket hang up" in the log),
// and triggers are not tried again there. A connection for each request costs a fraction of a millisecond.
import http from 'node:http';

http.globalAgent = new http.Agent({ keepAlive: false });
