/** The tests' project, in which the functions emulator runs triggers. */
export const TEST_PROJECT = process.env['GCLOUD_PROJECT'] ?? 'demo-joblane-test';

/** Addresses of the tests' emulators; `npm test` sets them to these defaults. */
export const emulators = {
  auth: address('FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:19099'),
  firestore: address('FIRESTORE_EMULATOR_HOST', '127.0.0.1:18080'),
  functions: address('FUNCTIONS_EMULATOR_HOST', '127.0.0.1:15001'),
  hub: address('FIREBASE_EMULATOR_HUB', '127.0.0.1:14400'),
};

export const DATABASE = `projects/${TEST_PROJECT}/databases/(default)`;

/** The documents' address in Firestore's REST API. */
export const DOCUMENTS = `${emulators.firestore.url}/v1/${DATABASE}/documents`;

function address(variable: string, fallback: string) {
  const [host = '', port = ''] = (process.env[variable] ?? fallback).split(':');
  return { host, port: Number(port), url: `http://${host}:${port}` };
}
