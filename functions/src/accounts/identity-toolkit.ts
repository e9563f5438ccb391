import * as logger from 'firebase-functions/logger';
import { AppError } from '@/domain/core/errors';
import type { ErrorCode } from '@/domain/core/errors';

/** Purpose and address of a mailed link's code. */
export type MailedCode = { readonly email: string; readonly requestType: string };

/** Refusals of the sign-in service, by the beginning of the message. */
const REFUSALS: readonly (readonly [begin: string, code: ErrorCode])[] = [
  ['INVALID_OOB_CODE', 'expired-link'],
  ['EXPIRED_OOB_CODE', 'expired-link'],
  ['EMAIL_NOT_FOUND', 'expired-link'],
  ['WEAK_PASSWORD', 'weak-password'],
  ['EMAIL_EXISTS', 'email-in-use'],
  ['USER_DISABLED', 'account-disabled'],
  ['TOO_MANY_ATTEMPTS', 'too-many-tries'],
];

/** Reads a code without using it up, by REST: the Admin SDK cannot. @throws AppError('expired-link') */
export async function readCode(code: string): Promise<MailedCode> {
  const answer = await ask('accounts:resetPassword', { oobCode: code });
  return { email: textIn(answer, 'email').toLowerCase(), requestType: textIn(answer, 'requestType') };
}

/** Sets a password by the code of a reset link, which proves the address. @throws AppError('expired-link') */
export async function redeemReset(code: string, password: string): Promise<void> {
  await ask('accounts:resetPassword', { oobCode: code, newPassword: password });
}

/** Restores an account's former address; returns its uid. @throws AppError('expired-link') */
export async function redeemRecovery(code: string): Promise<string> {
  return textIn(await ask('accounts:update', { oobCode: code }), 'localId');
}

async function ask(method: string, body: object): Promise<unknown> {
  const response = await fetch(addressOf(method), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch((cause: unknown) => {
    throw new AppError('unavailable', { cause });
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer;
  const message = textIn(valueIn(answer, 'error'), 'message');
  const code = REFUSALS.find(([begin]) => message.startsWith(begin))?.[1];
  if (!code) logger.error('The sign-in service refused a mailed code.', { status: response.status, message });
  throw new AppError(code ?? 'unavailable', { cause: message });
}

/** `WEB_API_KEY` is the project's own: a caller's key could be of a project where they can prove any address. */
function addressOf(method: string): string {
  const emulator = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const key = process.env['WEB_API_KEY'] || (emulator ? 'emulator' : '');
  if (key === '') {
    logger.error('WEB_API_KEY is not set: mailed links cannot be redeemed. See docs/deploy.md.');
    throw new AppError('unavailable');
  }
  const server = emulator
    ? `http://${emulator}/identitytoolkit.googleapis.com`
    : 'https://identitytoolkit.googleapis.com';
  return `${server}/v1/${method}?key=${encodeURIComponent(key)}`;
}

function valueIn(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function textIn(value: unknown, name: string): string {
  const found = valueIn(value, name);
  return typeof found === 'string' ? found : '';
}
