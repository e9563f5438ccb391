import { expect } from '@playwright/test';
import { emulators, TEST_PROJECT } from '../../setup/emulators';

/** A password that is long enough for everyone made here. */
export const PASSWORD = 'ridge vent 46';

let made = 0;

/** An address nobody has used before in this run. */
export function freshEmail(who: string): string {
  made += 1;
  return `${who}-${Date.now().toString(36)}-${made}@example.com`;
}

/** A phone number nobody has used before in this run, in the form +15551234567. */
export function freshPhone(): string {
  made += 1;
  return `+1817555${String(1000 + ((Date.now() + made) % 9000))}`;
}

/** Makes a verified account with PASSWORD straight in the Auth emulator; it has never logged in. */
export async function makeAccount(email: string): Promise<void> {
  const address = `${emulators.auth.url}/identitytoolkit.googleapis.com/v1/projects/${TEST_PROJECT}/accounts`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, emailVerified: true, displayName: 'Nora Quist' }),
  });
  expect(response.ok, `account of ${email}`).toBe(true);
}
