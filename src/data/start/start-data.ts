import { initializeApp } from 'firebase/app';
import { setTagManager } from '../analytics/analytics';
import { createAppCheck, setAppCheck } from '../callables/app-check';
import { createDeviceRoom } from '../base/device-room';
import { setShardAccess } from '../directory/shard-access';
import { documentsAddress } from '../base/environment';
import type { Environment } from '../base/environment';
import { setFunctionCaller } from '../callables/function-caller';
import { loadOnce } from '../base/load-once';
import { readOwnDevice } from '../base/own-device';
import { createRuntime } from './runtime';
import { settleSignIn } from '../session/settle-account';
import type { Runtime } from './runtime';
import { createLazyAuth } from '../session/lazy-auth';
import { firstAsked } from '../live/first-asked';
import { forgetLastPerson } from '../session/forget-last-person';
import { forgetWindow } from '../session/forget-window';
import { storesAccount } from './start-visitor';
import { readsSoFar } from '../store/reads';

declare global {
  interface Window {
    /** Documents delivered so far by collection; with the emulators only, for measuring screens. */
    joblaneReads?: () => Readonly<Record<string, number>>;
  }
}

/** Starts the data layer at boot: sign-in at once, Firestore and Functions as chunks on first use. */
export function startData(environment: Environment): Runtime {
  const { emulators, tagManagerId } = environment;
  const app = initializeApp(environment.firebase);
  const appCheck = createAppCheck(() => app, environment);
  setAppCheck(appCheck);
  const auth = createLazyAuth(async () => {
    await appCheck.start();
    const { openFirebaseAuth } = await import('../session/firebase-auth');
    return openFirebaseAuth(app, emulators && emulators.auth, settleSignIn);
  }, storesAccount);
  const callerOnce = loadOnce(async () => {
    await appCheck.start();
    const { openFunctions } = await import('../callables/firebase-functions');
    return openFunctions(app, environment);
  });
  setFunctionCaller(async (name, input) => (await callerOnce())(name, input));

  const documents = documentsAddress(environment);
  setShardAccess(async (isForced) => ({
    documents,
    token: await auth.idToken(isForced),
    headers: await appCheck.headers(),
  }));

  if (emulators) window.joblaneReads = readsSoFar;
  if (tagManagerId) setTagManager({ id: tagManagerId, address: new URL(window.location.href) });

  const room = createDeviceRoom();
  if (storesAccount()) fetchSignedIn();
  return createRuntime({
    auth,
    openStore: async (account) => {
      await appCheck.start();
      const emulator = emulators && emulators.firestore;
      if (account && readOwnDevice() && !room.loss()) {
        const { openOwnDeviceStore } = await import('./own-device-store');
        return openOwnDeviceStore(app, { uid: account.uid, emulator, room });
      }
      const { openFirestoreStore } = await import('../store/firestore/firestore-store');
      return openFirestoreStore(app, { ownDevice: false, emulator });
    },
    forgetWindow,
    firstAsked,
    forgetLastPerson,
    // The store's code is needed next: fetched in parallel.
    loadWatch: loadOnce(async () => {
      // Not waited for: what the device kept of the user is shown without it.
      import('../store/firestore/firestore-store').catch(() => undefined);
      const [{ watchPerson }, { lastPerson }] = await Promise.all([
        import('../session/watch-person'),
        import('../session/last-person'),
      ]);
      return (store, account, listeners) => watchPerson(store, account, listeners, lastPerson);
    }),
    openJournal: async (options) => {
      const { openDeviceJournal, openWindowJournal } = await import('../journal/open-journal');
      return readOwnDevice() ? openDeviceJournal(options, room) : openWindowJournal(options, room);
    },
  });
}

/** Fetches the code of signed-in users while the sign-in service is still asked; its users report a failure. */
function fetchSignedIn(): void {
  const parts = [
    import('../session/watch-person'),
    import('../session/last-person'),
    import('./own-device-store'),
    import('../journal/open-journal'),
  ];
  for (const part of parts) part.catch(() => undefined);
}
