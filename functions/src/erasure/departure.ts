import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/collections';
import { companyShape } from '@/domain/company';
import type { CompanyRecord } from '@/domain/company';
import { ownersBefore } from '@/domain/earlier-records';
import { AppError } from '@/domain/errors';
import type { DeletionPlan } from '@/domain/erasure';
import { ownerOf } from '@/domain/session';
import { userShape } from '@/domain/user';
import type { UserRecord } from '@/domain/user';
import { otherAdministrators } from '../administration';
import { readSnapshot } from '../records';

/** How somebody's deletion touches others, as it stands in one transaction. */
export type Departure = {
  readonly user: UserRecord;
  readonly company: CompanyRecord | null;
  readonly fate: DeletionPlan['company'];
  /** Owner ids whose records nobody else has, those from before joining a company among them. */
  readonly owners: readonly string[];
};

/**
 * Looks at a person and their company; null when the account has no record. Somebody who is alone in
 * their company takes it along; a company with other people needs another administrator first.
 */
export async function readDeparture(db: Firestore, tx: Transaction, uid: string): Promise<Departure | null> {
  const users = db.collection(COLLECTIONS.users);
  const stored = readSnapshot(userShape, await tx.get(users.doc(uid)));
  if (!stored) return null;
  const user = { ...stored, uuid: uid };
  const before = ownersBefore(user);
  if (user.companyUuid === '')
    return { user, company: null, fate: 'none', owners: [ownerOf(user), ...before] };

  const companyRef = db.collection(COLLECTIONS.companies).doc(user.companyUuid);
  const company = readSnapshot(companyShape, await tx.get(companyRef));
  if (!company?.administrator.includes(uid)) return { user, company, fate: 'left', owners: before };
  const members = await tx.get(users.where('companyUuid', '==', user.companyUuid).limit(2));
  if (members.docs.every((member) => member.id === uid)) {
    return { user, company, fate: 'deleted', owners: [user.companyUuid, ...before] };
  }
  const others = await otherAdministrators(db, tx, company, uid);
  return { user, company, fate: others.length === 0 ? 'needs-administrator' : 'left', owners: before };
}

/** Refuses to leave people without an administrator. */
export function refuseLastAdministrator({ fate, company }: Departure): void {
  if (fate !== 'needs-administrator') return;
  throw new AppError('last-administrator', {
    sentence: `${company?.name ?? 'Your company'} needs an administrator. Make somebody else one first.`,
  });
}
