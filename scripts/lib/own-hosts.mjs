/**
 * The Content-Security-Policy of one build: beside firebase.json's, which fits every project, it names the project's
 * own hosts, so that a page connects to no other project. A browser applies both.
 * @param {Record<string, string | undefined>} env the build's VITE_ variables
 * @returns {string}
 */
export function ownHostsPolicy(env) {
  const project = env['VITE_FIREBASE_PROJECT_ID'] ?? '';
  const region = env['VITE_FUNCTIONS_REGION'] || 'us-central1';
  const emulators = (env['VITE_FIREBASE_EMULATORS'] ?? '')
    .split(',')
    .map((entry) => entry.split('=')[1])
    .filter((address) => address !== undefined)
    .map((address) => `http://${address}`);
  const connect = [
    "'self'",
    'data:',
    ...GOOGLE_APIS.map((name) => `https://${name}.googleapis.com`),
    `https://${region}-${project}.cloudfunctions.net`,
    `https://${env['VITE_FIREBASE_AUTH_DOMAIN'] || `${project}.firebaseapp.com`}`,
    'https://www.google.com/recaptcha/',
    ...(env['VITE_TAG_MANAGER_ID'] ? COUNTING : []),
    ...(URL.canParse(env['VITE_API_URL'] ?? '') ? [new URL(env['VITE_API_URL'] ?? '').origin] : []),
    ...emulators,
  ];
  return `connect-src ${connect.join(' ')}`;
}

/** Firestore, sign-in and its tokens, App Check. */
const GOOGLE_APIS = [
  'firestore',
  'identitytoolkit',
  'securetoken',
  'firebaseappcheck',
  'content-firebaseappcheck',
  'www',
];
const COUNTING = ['https://*.google-analytics.com', 'https://www.googletagmanager.com'];
