import { setGlobalOptions } from 'firebase-functions/v2';

// Bounds the cost of a loop or an attack; the app expects its callables in this region.
setGlobalOptions({ region: 'us-central1', maxInstances: 10 });
