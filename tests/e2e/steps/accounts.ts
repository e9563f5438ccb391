import { expect } from '@playwright/test';
import { emulators, TEST_PROJECT } from '../../setup/emulators';

export const PASSWORD = 'ridge vent 46';

let made = 0;

/** An address no test has used in this run. */
export function freshEmail(who: string): string {
  made += 1;
  return `${who}-${Date.now().toString(36)}-${made}@example.com`;
}

/** A phone number no test has used in this run, in the form +15551234567. */
export function freshPhone(): string {
  made += 1;
  return `+1817555${String(1000 + ((Date.now() + made) % 9000))}`;
}

/** Creates a verified account with PASSWORD in the Auth emulator; it has never logged in. */
export async function makeAccount(email: string): Promise<void> {
  const address = `${emulators.auth.url}/identitytoolkit.googleapis.com/v1/projects/${TEST_PROJECT}/accounts`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, emailVerified: true, displayName: 'Nora Quist' }),
  });
  expect(response.ok, `account of ${email}`).toBe(true);
}
