import type { Firestore } from 'firebase-admin/firestore';
import { AppError } from '@/domain/core/errors';
import { accountByEmail, isTaken } from '../accounts';
import { readCode, redeemRecovery, redeemReset } from '../identity-toolkit';
import { newPassword, object, text } from '../parse';
import { keepMailboxAlone, replaceAccount } from '../sign-in-accounts';

type Nothing = Readonly<Record<never, never>>;

const code = text(1, 2_000);

/** What `resetPassword` takes: the code of a mailed reset link, and the password to be. */
export const resetPasswordInput = object({ code, password: newPassword });

/** What `recoverAddress` takes: the code of the mail that tells of a changed address. */
export const recoverAddressInput = object({ code });

/**
 * Sets a new password by a mailed link, which proves the address. When nobody had proved it before, whoever
 * made the account may not be who has the mailbox: a fresh account takes its place, and one that Facebook signs in
 * to, which may hold records, keeps the mailbox alone.
 * @throws AppError('expired-link') for a code that does not work (any more)
 */
export async function resetPassword(
  db: Firestore,
  { code: oobCode, password }: ReturnType<typeof resetPasswordInput>,
  now: number,
): Promise<Nothing> {
  const { email, requestType } = await readCode(oobCode);
  const account = requestType === 'PASSWORD_RESET' ? await accountByEmail(email) : null;
  if (!account) throw new AppError('expired-link');
  if (!isTaken(account)) {
    const uid = db.collection('any').doc().id;
    await replaceAccount(account.uid, { uid, email, password, emailVerified: true });
    // Uses the code up, unless it went with the account it was sent for.
    await redeemReset(oobCode, password).catch(unlessUsed);
    return {};
  }
  if (!account.emailVerified) await keepMailboxAlone(db, account.uid, now);
  await redeemReset(oobCode, password);
  return {};
}

/**
 * Gives an account the address back that somebody changed. They may have added ways to sign in of their own:
 * all are taken away, and the owner of the mailbox sets a new password by a further mail.
 * @throws AppError('expired-link') for a code that does not work (any more)
 */
export async function recoverAddress(
  db: Firestore,
  { code: oobCode }: ReturnType<typeof recoverAddressInput>,
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
