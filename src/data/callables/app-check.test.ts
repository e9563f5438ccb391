import type { FirebaseApp } from 'firebase/app';
import { describe, expect, it, vi } from 'vitest';
import { createAppCheck } from './app-check';
import type { LoadAppCheck } from './app-check';

// The tests use no part of the app.
const app = {} as FirebaseApp;
const at = { host: '127.0.0.1', port: 1 };
const emulators = { auth: at, firestore: at, functions: at };

describe('App Check', () => {
  it.each([
    ['without a key', { appCheckKey: null, emulators: null }],
    ['on the emulators', { appCheckKey: 'site-key', emulators }],
  ])('loads nothing %s', async (_name, environment) => {
    const load = vi.fn<LoadAppCheck>();
    const appCheck = createAppCheck(() => app, environment, load);
    await appCheck.start();
    expect(await appCheck.headers()).toEqual({});
    expect(load).not.toHaveBeenCalled();
  });

  it('starts once with the key, and gives its proof to requests', async () => {
    const open = vi.fn(() => async () => 'proof');
    const appCheck = createAppCheck(
      () => app,
      { appCheckKey: 'site-key', emulators: null },
      async () => open,
    );
    await Promise.all([appCheck.start(), appCheck.start()]);
    expect(open).toHaveBeenCalledExactlyOnceWith(app, 'site-key');
    expect(await appCheck.headers()).toEqual({ 'X-Firebase-AppCheck': 'proof' });
  });

  it('sends without a proof when there is none to be had', async () => {
    const open = () => () => Promise.reject(new Error('blocked'));
    const appCheck = createAppCheck(
      () => app,
      { appCheckKey: 'site-key', emulators: null },
      async () => open,
    );
    expect(await appCheck.headers()).toEqual({});
  });
});
