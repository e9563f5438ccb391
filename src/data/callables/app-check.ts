import type { FirebaseApp } from 'firebase/app';
import type { Environment } from '../base/environment';
import { loadOnce } from '../base/load-once';

/** Firebase App Check: proves that a request comes from this app. */
export type AppCheck = {
  /** Resolves once the app's services send the token; awaited before a service is opened. */
  readonly start: () => Promise<void>;
  /** The header for other requests; empty while App Check is off or has no token. */
  readonly headers: () => Promise<Readonly<Record<string, string>>>;
};

/** Returns a source of tokens for one app. */
export type LoadAppCheck = () => Promise<(app: FirebaseApp, siteKey: string) => () => Promise<string>>;

const loadFirebase: LoadAppCheck = async () => (await import('./firebase-app-check')).openAppCheck;

/** App Check of an app, which it opens when needed. Without an Enterprise key, and on the emulators, no code loads. */
export function createAppCheck(
  app: () => FirebaseApp | Promise<FirebaseApp>,
  { appCheckKey, emulators }: Pick<Environment, 'appCheckKey' | 'emulators'>,
  load = loadFirebase,
): AppCheck {
  if (appCheckKey === null || emulators !== null) {
    return { start: () => Promise.resolve(), headers: () => Promise.resolve({}) };
  }
  const opened = loadOnce(async () => (await load())(await app(), appCheckKey));
  return {
    start: async () => void (await opened()),
    headers: async () => {
      const token = await opened();
      // The server reports a refusal; without its answer, it is unknown whether the token was needed.
      return token().then(
        (proof) => ({ 'X-Firebase-AppCheck': proof }),
        () => ({}),
      );
    },
  };
}

let current: AppCheck = { start: () => Promise.resolve(), headers: () => Promise.resolve({}) };

/** Sets the App Check of the app's other requests; `startData` calls it. */
export function setAppCheck(appCheck: AppCheck): void {
  current = appCheck;
}

/** The token header for a request outside Firebase's services. */
export function appCheckHeaders(): Promise<Readonly<Record<string, string>>> {
  return current.headers();
}
