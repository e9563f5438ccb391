/** Variables of `.env.example` for these emulators. @param {import('./ports.mjs').Suite} suite */
export function appEnv(suite) {
  const { auth, firestore, functions } = suite.at;
  return {
    VITE_FIREBASE_API_KEY: 'demo-key',
    VITE_FIREBASE_AUTH_DOMAIN: `${suite.project}.firebaseapp.com`,
    VITE_FIREBASE_PROJECT_ID: suite.project,
    VITE_FIREBASE_APP_ID: '1:1:web:1',
    VITE_FUNCTIONS_REGION: 'us-central1',
    VITE_APP_ADDRESS: '',
    VITE_APP_CHECK_KEY: '',
    VITE_TAG_MANAGER_ID: '',
    VITE_TEXT_MESSAGES: 'on',
    VITE_API_MODE: '',
    VITE_API_URL: '',
    VITE_FIREBASE_EMULATORS: `auth=${auth},firestore=${firestore},functions=${functions}`,
  };
}
