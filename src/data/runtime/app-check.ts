import type { FirebaseApp } from 'firebase/app';
import type { Environment } from './environment';
import { loadOnce } from '../core/load-once';

/** Firebase App Check: the proof that a request comes from this app. */
export type AppCheck = {
  /** Resolves once requests of the app's services carry the proof; awaited before a service is opened. */
  readonly start: () => Promise<void>;
  /** The header of a request of one's own; none while App Check is off, or when there is no proof. */
  readonly headers: () => Promise<Readonly<Record<string, string>>>;
};

/** Gives the proof of one app. */
export type LoadAppCheck = () => Promise<(app: FirebaseApp, siteKey: string) => () => Promise<string>>;

const loadFirebase: LoadAppCheck = async () => (await import('./firebase-app-check')).openAppCheck;

/** App Check of an app; without a key of reCAPTCHA Enterprise, and on the emulators, nothing of it is loaded. */
export function createAppCheck(
  app: FirebaseApp,
  { appCheckKey, emulators }: Pick<Environment, 'appCheckKey' | 'emulators'>,
  load = loadFirebase,
): AppCheck {
  if (appCheckKey === null || emulators !== null) {
    return { start: () => Promise.resolve(), headers: () => Promise.resolve({}) };
  }
  const opened = loadOnce(async () => (await load())(app, appCheckKey));
  return {
    start: async () => void (await opened()),
    headers: async () => {
      const token = await opened();
      // The server says what it refuses; without its answer nobody knows whether the proof was needed.
      return token().then(
        (proof) => ({ 'X-Firebase-AppCheck': proof }),
        () => ({}),
      );
    },
  };
}

let current: AppCheck = { start: () => Promise.resolve(), headers: () => Promise.resolve({}) };

/** Says which App Check the app's own requests go by; `startData` does it. */
export function setAppCheck(appCheck: AppCheck): void {
  current = appCheck;
}

/** The proof for a request that no service of Firebase sends. */
export function appCheckHeaders(): Promise<Readonly<Record<string, string>>> {
  return current.headers();
}
