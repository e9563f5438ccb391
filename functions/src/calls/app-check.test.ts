import { afterEach, describe, expect, it, vi } from 'vitest';
import { needsAppCheck, refuseWithoutProof } from './app-check';

describe('App Check of functions', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ['', '', false],
    ['on', '', true],
    ['on', 'true', false],
    ['off', '', false],
  ])('APP_CHECK=%s, emulated: %s', (appCheck, emulated, isNeeded) => {
    vi.stubEnv('APP_CHECK', appCheck);
    vi.stubEnv('FUNCTIONS_EMULATOR', emulated);
    expect(needsAppCheck()).toBe(isNeeded);
  });

  it('refuses a request without an App Check token where one is required', async () => {
    await expect(refuseWithoutProof(undefined)).resolves.toBeUndefined();
    vi.stubEnv('APP_CHECK', 'on');
    vi.stubEnv('FUNCTIONS_EMULATOR', '');
    vi.stubEnv('GCLOUD_PROJECT', 'demo-joblane');
    await expect(refuseWithoutProof(undefined)).rejects.toMatchObject({ code: 'denied' });
    await expect(refuseWithoutProof('made.up.proof')).rejects.toMatchObject({ code: 'denied' });
  });
});
