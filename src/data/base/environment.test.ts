import { expect, test } from 'vitest';
import { readEnvironment } from './environment';

const complete = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'example.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'example',
  VITE_FIREBASE_APP_ID: '1:1:web:1',
};
const emulators = 'auth=127.0.0.1:9099,firestore=127.0.0.1:8080, functions=localhost:5001';

test('a complete production environment talks to no emulator and loads no analytics', () => {
  expect(readEnvironment(complete)).toEqual({
    isComplete: true,
    environment: {
      firebase: {
        apiKey: 'key',
        authDomain: 'example.firebaseapp.com',
        projectId: 'example',
        appId: '1:1:web:1',
      },
      functionsRegion: 'us-central1',
      emulators: null,
      appCheckKey: null,
      tagManagerId: null,
    },
  });
});

test('a demo project reads where its emulators listen', () => {
  const reading = readEnvironment({
    ...complete,
    VITE_FIREBASE_PROJECT_ID: 'demo-example',
    VITE_FIREBASE_EMULATORS: emulators,
    VITE_FUNCTIONS_REGION: 'europe-west1',
    VITE_APP_CHECK_KEY: 'site-key',
    VITE_TAG_MANAGER_ID: 'GTM-1',
  });
  expect(reading).toMatchObject({
    environment: {
      functionsRegion: 'europe-west1',
      appCheckKey: 'site-key',
      tagManagerId: 'GTM-1',
      emulators: {
        auth: { host: '127.0.0.1', port: 9099 },
        firestore: { host: '127.0.0.1', port: 8080 },
        functions: { host: 'localhost', port: 5001 },
      },
    },
  });
});

test('a real project ignores a forgotten emulator list', () => {
  const reading = readEnvironment({ ...complete, VITE_FIREBASE_EMULATORS: emulators });
  expect(reading).toMatchObject({ isComplete: true, environment: { emulators: null } });
});

test('missing and blank variables are named, all at once', () => {
  expect(
    readEnvironment({ ...complete, VITE_FIREBASE_API_KEY: ' ', VITE_FIREBASE_APP_ID: undefined }),
  ).toEqual({
    isComplete: false,
    missing: ['VITE_FIREBASE_API_KEY', 'VITE_FIREBASE_APP_ID'],
  });
});

test.each(['auth=127.0.0.1:9099', 'nonsense', 'auth=x:1,firestore=x:2,functions=x:port'])(
  'names an unreadable emulator list: %s',
  (list) => {
    const demo = { ...complete, VITE_FIREBASE_PROJECT_ID: 'demo-example' };
    expect(readEnvironment({ ...demo, VITE_FIREBASE_EMULATORS: list })).toEqual({
      isComplete: false,
      missing: ['VITE_FIREBASE_EMULATORS'],
    });
  },
);
