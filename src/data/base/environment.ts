/** The address of an emulator. */
export type Address = { readonly host: string; readonly port: number };

/** The Firebase emulators. */
export type EmulatorAddresses = {
  readonly auth: Address;
  readonly firestore: Address;
  readonly functions: Address;
};

/** The configuration of a build. */
export type Environment = {
  readonly firebase: {
    readonly apiKey: string;
    readonly authDomain: string;
    readonly projectId: string;
    readonly appId: string;
  };
  readonly functionsRegion: string;
  /** Null in production: the app then only talks to the real project. */
  readonly emulators: EmulatorAddresses | null;
  /** reCAPTCHA Enterprise key for App Check; null switches App Check off. */
  readonly appCheckKey: string | null;
  /** Google Tag Manager container; null loads no analytics script. */
  readonly tagManagerId: string | null;
};

export type EnvironmentReading =
  | { readonly isComplete: true; readonly environment: Environment }
  | { readonly isComplete: false; readonly missing: readonly string[] };

const REQUIRED = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_APP_ID',
] as const;

const DEFAULT_REGION = 'us-central1';

/** Reads the variables of `.env.example`. Returns missing ones instead of throwing, so that the page can name them. */
export function readEnvironment(variables: Readonly<Record<string, unknown>>): EnvironmentReading {
  const read = (name: string): string => {
    const value = variables[name];
    return typeof value === 'string' ? value.trim() : '';
  };

  const projectId = read('VITE_FIREBASE_PROJECT_ID');
  // A real project never uses an emulator, whatever a forgotten variable says.
  const emulatorList = projectId.startsWith('demo-') ? read('VITE_FIREBASE_EMULATORS') : '';
  const emulators = readEmulators(emulatorList);

  const missing: string[] = REQUIRED.filter((name) => read(name) === '');
  if (emulators === 'unreadable')
    return { isComplete: false, missing: [...missing, 'VITE_FIREBASE_EMULATORS'] };
  if (missing.length > 0) return { isComplete: false, missing };

  return {
    isComplete: true,
    environment: {
      firebase: {
        apiKey: read('VITE_FIREBASE_API_KEY'),
        authDomain: read('VITE_FIREBASE_AUTH_DOMAIN'),
        projectId,
        appId: read('VITE_FIREBASE_APP_ID'),
      },
      functionsRegion: read('VITE_FUNCTIONS_REGION') || DEFAULT_REGION,
      emulators,
      appCheckKey: read('VITE_APP_CHECK_KEY') || null,
      tagManagerId: read('VITE_TAG_MANAGER_ID') || null,
    },
  };
}

/** The REST address of this project's documents in Firestore, without a slash at the end. */
export function documentsAddress({
  firebase,
  emulators,
}: Pick<Environment, 'firebase' | 'emulators'>): string {
  const server = emulators
    ? `http://${emulators.firestore.host}:${emulators.firestore.port}`
    : 'https://firestore.googleapis.com';
  return `${server}/v1/projects/${firebase.projectId}/databases/(default)/documents`;
}

/** This build's configuration, read once. */
export const environmentReading: EnvironmentReading = readEnvironment(import.meta.env);

function readEmulators(list: string): EmulatorAddresses | 'unreadable' | null {
  if (list === '') return null;
  const found = new Map(
    list.split(',').map((entry) => {
      const [name = '', address = ''] = entry.split('=');
      return [name.trim(), readAddress(address.trim())] as const;
    }),
  );
  const auth = found.get('auth');
  const firestore = found.get('firestore');
  const functions = found.get('functions');
  return auth && firestore && functions ? { auth, firestore, functions } : 'unreadable';
}

function readAddress(text: string): Address | null {
  const [, host, port] = /^([^:\s]+):(\d{1,5})$/.exec(text) ?? [];
  return host !== undefined && port !== undefined ? { host, port: Number(port) } : null;
}
