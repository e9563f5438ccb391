import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { CompanyRecord } from '@/domain/company/company';
import { AppError } from '@/domain/core/errors';
import { invitationShape } from '@/domain/employees/invitation';
import type { Invitation } from '@/domain/employees/invitation';
import type { UserRecord } from '@/domain/account/user';
import { readAdministered } from '../company/administration';
import { readSnapshot } from '../records';
import { invitationRef } from './invitation-documents';

export type Inviter = { readonly user: UserRecord; readonly company: CompanyRecord };

/** Reads the inviter. @throws AppError('denied') for all but a company's administrators. */
export async function readInviter(db: Firestore, tx: Transaction, uid: string): Promise<Inviter> {
  return readAdministered(
    db,
    tx,
    uid,
    'Only administrators of a company invite people. Found a company first, or ask yours.',
  );
}

/** Reads an invitation. @throws AppError('not-found'), also for another company's. */
export async function readOwnInvitation(
  db: Firestore,
  tx: Transaction,
  { company }: Inviter,
  id: string,
): Promise<Invitation> {
  const invitation = readSnapshot(invitationShape, await tx.get(invitationRef(db, id)));
  if (!invitation || invitation.owner !== company.uuid) throw new AppError('not-found');
  return invitation;
}
