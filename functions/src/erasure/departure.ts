import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import type { CompanyRecord } from '@/domain/company/company';
import { ownersBefore } from '@/domain/joining/earlier-records';
import { AppError } from '@/domain/core/errors';
import type { DeletionPlan } from '@/domain/account/erasure';
import { ownerOf } from '@/domain/session/session';
import type { UserRecord } from '@/domain/account/user';
import { otherAdministrators, readPlace } from '../company/administration';

/** How deleting an account affects others, as read in one transaction. */
export type Departure = {
  readonly user: UserRecord;
  readonly company: CompanyRecord | null;
  readonly fate: DeletionPlan['company'];
  /** Owner ids whose records belong to this person alone, including those from before a company. */
  readonly owners: readonly string[];
};

/**
 * Reads a person and their company; null when the account has no user record. A company without other members
 * is deleted too; one with other members first needs another administrator.
 */
export async function readDeparture(db: Firestore, tx: Transaction, uid: string): Promise<Departure | null> {
  const place = await readPlace(db, tx, uid);
  if (!place) return null;
  const { user, company } = place;
  const before = ownersBefore(user);
  if (!place.companyRef) return { user, company, fate: 'none', owners: [ownerOf(user), ...before] };
  if (!company?.administrator.includes(uid)) return { user, company, fate: 'left', owners: before };
  const members = await tx.get(
    db.collection(COLLECTIONS.users).where('companyUuid', '==', user.companyUuid).limit(2),
  );
  if (members.docs.every((member) => member.id === uid)) {
    return { user, company, fate: 'deleted', owners: [user.companyUuid, ...before] };
  }
  const others = await otherAdministrators(db, tx, company, uid);
  return { user, company, fate: others.length === 0 ? 'needs-administrator' : 'left', owners: before };
}

export function refuseLastAdministrator({ fate, company }: Departure): void {
  if (fate !== 'needs-administrator') return;
  throw new AppError('last-administrator', {
    sentence: `${company?.name ?? 'Your company'} needs an administrator. Make another person one first.`,
  });
}
