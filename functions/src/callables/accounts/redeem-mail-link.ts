import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { AppError } from '@/domain/core/errors';
import { accountByEmail, isTaken } from '../../accounts/accounts';
import { readCode, redeemRecovery, redeemReset } from '../../accounts/identity-toolkit';
import { newPassword, text } from '../../calls/input';
import { keepMailboxAlone, replaceAccount } from '../../accounts/sign-in-accounts';

type Nothing = Readonly<Record<never, never>>;

const code = text(1, 2_000);

export const resetPasswordInput = v.strictObject({ code, password: newPassword });

export const recoverAddressInput = v.strictObject({ code });

/**
 * Sets a new password by a mailed link, which proves the address. If the address was unproven until now, the
 * account's creator may not own the mailbox: a fresh account replaces it. An account with Facebook sign-in
 * may hold records; it stays, and only the mailbox opens it from now on.
 * @throws AppError('expired-link') for an unknown, used or expired code
 */
export async function resetPassword(
  db: Firestore,
  { code: oobCode, password }: v.InferOutput<typeof resetPasswordInput>,
  now: number,
): Promise<Nothing> {
  const { email, requestType } = await readCode(oobCode);
  const account = requestType === 'PASSWORD_RESET' ? await accountByEmail(email) : null;
  if (!account) throw new AppError('expired-link');
  if (!isTaken(account)) {
    const uid = db.collection('any').doc().id;
    await replaceAccount(account.uid, { uid, email, password, emailVerified: true });
    // Uses the code up, unless it disappeared with the account it was sent for.
    await redeemReset(oobCode, password).catch(unlessUsed);
    return {};
  }
  if (!account.emailVerified) await keepMailboxAlone(db, account.uid, now);
  await redeemReset(oobCode, password);
  return {};
}

/**
 * Restores an account's former address after a change by another person. They may have added sign-in methods
 * of their own: all are removed, and the mailbox's owner sets a new password by another mail.
 * @throws AppError('expired-link') for an unknown, used or expired code
 */
export async function recoverAddress(
  db: Firestore,
  { code: oobCode }: v.InferOutput<typeof recoverAddressInput>,
  now: number,
): Promise<{ readonly email: string }> {
  const { email, requestType } = await readCode(oobCode);
  if (requestType !== 'RECOVER_EMAIL') throw new AppError('expired-link');
  await keepMailboxAlone(db, await redeemRecovery(oobCode), now);
  return { email };
}

function unlessUsed(error: unknown): void {
  if (!(error instanceof AppError && error.code === 'expired-link')) throw error;
}
