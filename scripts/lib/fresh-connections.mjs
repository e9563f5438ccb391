// Loaded into the emulators' process, which keeps connections to the functions' processes; those close idle
// ones after five seconds. An event sent at that moment may be lost ("socket hang up" in the log), and the
// emulator does not retry triggers. A new connection per request costs a fraction of a millisecond.
import http from 'node:http';

http.globalAgent = new http.Agent({ keepAlive: false });
