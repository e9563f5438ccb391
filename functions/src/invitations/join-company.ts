import { Timestamp } from 'firebase-admin/firestore';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import type { CompanyRecord } from '@/domain/company/company';
import { AppError } from '@/domain/core/errors';
import type { Invitation } from '@/domain/employees/invitation';
import { userShape } from '@/domain/account/user';
import type { UserRecord } from '@/domain/account/user';
import { NO_FORMER_COMPANY } from '../company/administration';
import { readBusiness, readPlanCopy } from '../business';
import { storedRecord } from '../records';
import { invitationRef } from './invitation-documents';
import { refuseWithoutSeat } from './seats';

export type Joining = { readonly user: UserRecord; readonly exists: boolean };

/**
 * Reads the inviting company while it has a free seat.
 * @throws AppError('not-found') when the company is gone, 'limit-reached' when a lapsed plan has no seat any
 * more
 */
export async function readRoom(
  db: Firestore,
  tx: Transaction,
  { owner }: Invitation,
  now: number,
): Promise<CompanyRecord> {
  const business = await readBusiness(db, tx, owner);
  if (business.kind !== 'company') {
    throw new AppError('not-found', { sentence: 'This company is not there any more.' });
  }
  await refuseWithoutSeat(db, tx, business.company, { invited: 0, now });
  return business.company;
}

/**
 * Makes a person a member by a valid invitation. Does the last reads and all writes of a transaction, so that
 * record and invitation change together.
 * @throws AppError as `readRoom`
 */
export async function joinCompany(
  db: Firestore,
  tx: Transaction,
  invitation: Invitation,
  { user, exists }: Joining,
  now: number,
): Promise<void> {
  const company = await readRoom(db, tx, invitation, now);
  const plan = await readPlanCopy(db, tx, company.uuid, now);
  const membership = {
    companyUuid: company.uuid,
    company: company.name,
    permissionLevel: invitation.permissionLevel,
    jobRole: invitation.jobRole || user.jobRole,
    ...NO_FORMER_COMPANY,
    ...plan,
    userApproveCompanyAdd: true,
    userCompanyAddRequested: false,
    updatedAt: now,
  };
  const userRef = db.collection(COLLECTIONS.users).doc(user.uuid);
  if (exists) tx.update(userRef, storedRecord(userShape, membership));
  else tx.create(userRef, storedRecord(userShape, { ...user, ...membership }));
  tx.update(invitationRef(db, invitation.uuid), {
    state: 'accepted',
    acceptedBy: user.uuid,
    endedAt: Timestamp.fromMillis(now),
  });
}
