import type { UserRecord as Account } from 'firebase-admin/auth';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { LINK_SENTENCES } from '@/domain/employees/invitation';
import { blankUser, userShape } from '@/domain/account/user';
import { accountByEmail, accounts, authCodeOf, isTaken } from '../../accounts/accounts';
import { joinCompany, readRoom } from '../../invitations/join-company';
import { openLink } from '../../invitations/open-link';
import type { OpenedLink } from '../../invitations/open-link';
import { freshSecrets, secretsRef } from '../../invitations/secrets';
import { emailAddress, newPassword, text } from '../../calls/input';
import { readSnapshot } from '../../records';
import { replaceAccount } from '../../accounts/sign-in-accounts';

/** The link is read first: an address alone must not claim a seat. */
export const registerEmployeeInput = v.strictObject({
  email: emailAddress(),
  empId: text(1, 200, 'Register with the link of your invitation. An e-mail alone is not enough.'),
  password: newPassword,
});

type Registration = v.InferOutput<typeof registerEmployeeInput>;

/**
 * Registers an invited person by their link: a sign-in account, then in one transaction the user record as a
 * member and the used invitation. A failed try leaves an account with a known uid, and the next try finishes
 * it. After success the link is used; a user who missed the answer logs in. A copied link creates only the
 * account: its user joins after proving that address (`invitationsOfPerson`), not another one.
 */
export async function registerEmployee(
  db: Firestore,
  registration: Registration,
  now: number,
): Promise<{ readonly success: true }> {
  const link = await db.runTransaction(
    async (tx) => {
      const opened = await openGoodLink(db, tx, registration, now);
      await readRoom(db, tx, opened.invitation, now);
      return opened;
    },
    { readOnly: true },
  );
  const uid = await accountFor(db, link, registration.password);
  if (link.kind === 'copied') return { success: true };
  await db.runTransaction(async (tx) => {
    const { invitation } = await openGoodLink(db, tx, registration, now);
    const record = await tx.get(db.collection(COLLECTIONS.users).doc(uid));
    const user = readSnapshot(userShape, record) ?? blankUser(uid, invitation.email, now);
    if (user.companyUuid !== '') throw inUse();
    await joinCompany(db, tx, invitation, { user: { ...user, uuid: uid }, exists: record.exists }, now);
  });
  return { success: true };
}

async function openGoodLink(
  db: Firestore,
  tx: Transaction,
  { empId, email }: Registration,
  now: number,
): Promise<OpenedLink> {
  const link = await openLink(db, tx, empId, now);
  if (!link) throw new AppError('not-found', { sentence: LINK_SENTENCES.unknown });
  const { condition, invitation } = link;
  if (invitation.email !== email) {
    throw new AppError('denied', {
      sentence: 'This invitation is for another address. Use the e-mail your company invited.',
    });
  }
  if (condition === 'accepted') throw new AppError('used-link', { sentence: LINK_SENTENCES.accepted });
  if (condition !== 'good') throw new AppError('expired-link', { sentence: LINK_SENTENCES[condition] });
  return link;
}

/**
 * The account for the user of this link; a mailed link proves the address.
 * @throws AppError('email-in-use') when the address already has a proven account
 */
async function accountFor(db: Firestore, link: OpenedLink, password: string): Promise<string> {
  const { email } = link.invitation;
  const emailVerified = link.kind === 'mailed';
  const known = await accountByEmail(email);
  if (known) return takeOver(db, known, link, password);
  try {
    const made = await accounts().createUser({ uid: link.secrets.uid, email, password, emailVerified });
    return made.uid;
  } catch (error) {
    const code = authCodeOf(error);
    if (code === 'auth/invalid-password') throw new AppError('weak-password', { cause: error });
    // A concurrent try of the same person with the same link was faster.
    const other = code?.endsWith('-already-exists') ? await accountByEmail(email) : null;
    if (!other) throw error;
    return takeOver(db, other, link, password);
  }
}

/**
 * Continues with an existing account. One proved by an earlier try of this invitation gets the password. An
 * unproven one is replaced, since anyone may have linked a phone to it: always for a mailed link; for a
 * copied link only if this invitation created it. All others stay as they are.
 */
async function takeOver(db: Firestore, known: Account, link: OpenedLink, password: string): Promise<string> {
  const isOwn = known.uid === link.secrets.uid;
  const emailVerified = link.kind === 'mailed';
  if (isOwn && known.emailVerified) {
    if (emailVerified) await accounts().updateUser(known.uid, { password });
    return known.uid;
  }
  if (isTaken(known) || !(isOwn || emailVerified)) throw inUse();
  const uid = isOwn ? freshSecrets(db).uid : link.secrets.uid;
  // Stored first, so that a later failure finds the account by the new uid.
  if (isOwn) await secretsRef(db, link.invitation.uuid).update({ uid });
  await replaceAccount(known.uid, { uid, email: link.invitation.email, password, emailVerified });
  return uid;
}

function inUse(): AppError {
  return new AppError('email-in-use', {
    sentence:
      'There is already an account with this e-mail. Log in: the invitation is waiting for you there.',
  });
}
