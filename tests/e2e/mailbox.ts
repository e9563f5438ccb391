import { expect } from '@playwright/test';
import { emulators, TEST_PROJECT } from '../setup/emulators';

type OobCode = {
  readonly email: string;
  /** Recipient of a mail about a change of address: not the account's own address. */
  readonly newEmail?: string;
  readonly requestType: string;
  readonly oobLink: string;
};
type SmsCode = { readonly phoneNumber: string; readonly code: string };

export type MailKind = 'VERIFY_EMAIL' | 'PASSWORD_RESET' | 'EMAIL_SIGNIN' | 'VERIFY_AND_CHANGE_EMAIL';

/** Waits for the newest mail of a kind, which the Auth emulator keeps. `code` is its `oobCode`. */
export async function readMail(email: string, kind: MailKind): Promise<{ code: string; link: string }> {
  const mail = await newest<OobCode>(
    'oobCodes',
    (one) => (one.newEmail ?? one.email).toLowerCase() === email.toLowerCase() && one.requestType === kind,
  );
  return { code: new URL(mail.oobLink).searchParams.get('oobCode') ?? '', link: mail.oobLink };
}

/** Waits for the newest SMS code for a number in the form +15551234567. */
export async function readSmsCode(phoneNumber: string): Promise<string> {
  const sms = await newest<SmsCode>('verificationCodes', (one) => one.phoneNumber === phoneNumber);
  return sms.code;
}

async function newest<T>(list: 'oobCodes' | 'verificationCodes', isWanted: (one: T) => boolean): Promise<T> {
  const address = `${emulators.auth.url}/emulator/v1/projects/${TEST_PROJECT}/${list}`;
  let found: T | undefined;
  await expect(async () => {
    const response = await fetch(address);
    // The emulator's own answer: an object with one list, oldest first.
    const body = (await response.json()) as Partial<Record<typeof list, T[]>>;
    found = (body[list] ?? []).findLast(isWanted);
    expect(found, `in ${list}`).toBeDefined();
  }).toPass({ timeout: 15_000 });
  if (found === undefined) throw new Error(`nothing in ${list}`);
  return found;
}
