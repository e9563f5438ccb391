import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import type { Invitation } from '@/domain/employees/invitation';
import { emailKey } from '@/domain/format/email';
import { userShape } from '@/domain/account/user';
import type { UserRecord } from '@/domain/account/user';
import { accounts } from '../accounts/accounts';
import { waitingFor } from '../invitations/invitation-documents';
import { joinCompany } from '../invitations/join-company';
import { requestOf } from '../invitations/request-flag';
import { secretsRef, secretsShape } from '../invitations/secrets';
import { readSnapshot } from '../records';
import { touches } from './change';
import type { Step } from './change';

/** On a newly proven address: a user who registered by a copied link joins now; others are asked. */
export const invitationsOfPerson: Step = async (db, change) => {
  if (!change.after || !touches(change, ['email'])) return;
  const userRef = db.collection(COLLECTIONS.users).doc(change.id);
  await db.runTransaction(async (tx) => {
    const user = readSnapshot(userShape, await tx.get(userRef));
    if (!user || user.email === '' || user.companyUuid !== '') return;
    const now = Date.now();
    const waiting = await waitingFor(db, tx, emailKey(user.email), now);
    if (waiting.length === 0) return;
    const own = await registeredBy(db, tx, user, waiting);
    if (own && (await hasJoined(db, tx, user, own, now))) return;
    if (!user.userCompanyAddRequested) tx.update(userRef, requestOf(now));
  });
};

/** The invitation whose link created this account, if its address is proven by now. */
async function registeredBy(
  db: Firestore,
  tx: Transaction,
  user: UserRecord,
  waiting: readonly Invitation[],
): Promise<Invitation | null> {
  const secrets = await tx.getAll(...waiting.map(({ uuid }) => secretsRef(db, uuid)));
  const at = secrets.findIndex((snapshot) => readSnapshot(secretsShape, snapshot)?.uid === user.uuid);
  const invitation = waiting[at];
  if (!invitation) return null;
  // A membership needs the sign-in service's address, not the record's copy.
  const { email, emailVerified } = await accounts().getUser(user.uuid);
  return emailVerified && emailKey(email ?? '') === invitation.email ? invitation : null;
}

/** Joins if there is a free seat; else the invitation stays for the app, which explains why. */
async function hasJoined(
  db: Firestore,
  tx: Transaction,
  user: UserRecord,
  invitation: Invitation,
  now: number,
): Promise<boolean> {
  try {
    await joinCompany(db, tx, invitation, { user, exists: true }, now);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
