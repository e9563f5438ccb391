import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp } from 'firebase/app';
import { disableNetwork, enableNetwork, getFirestore, setLogLevel } from 'firebase/firestore';
import { setLogLevel as setSmallLogLevel } from 'firebase/firestore/lite';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { openFirestoreStore } from '@/data/store/firestore/firestore-store';
import type { DocStore } from '@/data/store/port';
import { emulators } from '../setup/emulators';
import { CLOSED, describeDocStore } from './doc-store.contract';

const PROJECT = 'demo-joblane-contract';

/** The contract's rules, `isRefused` and "never create over a document", in the rules language. */
const RULES = `
rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function isRefused() { return request.resource.data.get('refused', false); }
    match /{collection}/{id}/{rest=**} {
      allow read, delete: if collection != '${CLOSED}';
      allow create: if !isRefused();
      allow update: if resource == null || (resource.data.born == request.resource.data.born && !isRefused());
    }
  }
}`;

let env: RulesTestEnvironment;
let appsMade = 0;

beforeAll(async () => {
  // The SDK logs every refusal, which this suite causes on purpose.
  setLogLevel('silent');
  setSmallLogLevel('silent');
  env = await initializeTestEnvironment({
    projectId: PROJECT,
    firestore: { host: emulators.firestore.host, port: emulators.firestore.port, rules: RULES },
  });
});

afterAll(() => env.cleanup());

describeDocStore('firestore store', async () => {
  await env.clearFirestore();
  const one = openDevice();
  const two = openDevice();
  return { store: one.store, other: two.store, goOffline: one.goOffline, goOnline: one.goOnline };
});

function openDevice(): { store: DocStore; goOffline: () => Promise<void>; goOnline: () => Promise<void> } {
  appsMade += 1;
  const app = initializeApp({ projectId: PROJECT, apiKey: 'none' }, `device-${appsMade}`);
  const store = openFirestoreStore(app, { ownDevice: false, emulator: emulators.firestore });
  const db = getFirestore(app);
  onTestFinished(() => deleteApp(app));
  return { store, goOffline: () => disableNetwork(db), goOnline: () => enableNetwork(db) };
}
