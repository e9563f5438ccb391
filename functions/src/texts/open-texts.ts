import { isEmulated } from '../app-address';
import type { SendText } from './text-port';
import { twilio } from './twilio';

/** The secret of the function that sends; the emulators need none. */
export const TEXT_SECRETS = isEmulated() ? [] : ['TWILIO_AUTH_TOKEN'];

/** Twilio; on the emulators a sender that sends nothing; null where text messages are not set up. */
export function openTexts(): SendText | null {
  const accountSid = process.env['TWILIO_ACCOUNT_SID'] ?? '';
  const authToken = process.env['TWILIO_AUTH_TOKEN'] ?? '';
  const from = process.env['TWILIO_FROM'] ?? '';
  if (accountSid !== '' && from !== '' && !['', 'none'].includes(authToken))
    return twilio({ accountSid, authToken, from });
  return isEmulated() ? async () => ({ kind: 'sent' }) : null;
}

/** Whether clients get text messages at all. The secret is not read: other functions do not hold it. */
export function sendsTexts(): boolean {
  const isSet = ['TWILIO_ACCOUNT_SID', 'TWILIO_FROM'].every((name) => (process.env[name] ?? '') !== '');
  return isSet || isEmulated();
}
