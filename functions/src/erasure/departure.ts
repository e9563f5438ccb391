import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/collections';
import { companyShape } from '@/domain/company';
import type { CompanyRecord } from '@/domain/company';
import { AppError } from '@/domain/errors';
import type { DeletionPlan } from '@/domain/erasure';
import { userShape } from '@/domain/user';
import type { UserRecord } from '@/domain/user';
import { readSnapshot } from '../records';

/** How somebody's deletion touches others, as it stands in one transaction. */
export type Departure = {
  readonly user: UserRecord;
  readonly company: CompanyRecord | null;
  readonly fate: DeletionPlan['company'];
  /** Owner ids whose records nobody else has. */
  readonly owners: readonly string[];
};

/**
 * Looks at a person and their company; null when the account has no record. Somebody who is alone in
 * their company takes it along; a company with other people needs another administrator first.
 */
export async function readDeparture(db: Firestore, tx: Transaction, uid: string): Promise<Departure | null> {
  const users = db.collection(COLLECTIONS.users);
  const user = readSnapshot(userShape, await tx.get(users.doc(uid)));
  if (!user) return null;
  const own = user.soloOwner || uid;
  if (user.companyUuid === '') return { user, company: null, fate: 'none', owners: [own] };

  const companyRef = db.collection(COLLECTIONS.companies).doc(user.companyUuid);
  const company = readSnapshot(companyShape, await tx.get(companyRef));
  const members = await tx.get(users.where('companyUuid', '==', user.companyUuid).limit(2));
  const isAlone = members.docs.every((member) => member.id === uid);
  const administrators = company?.administrator ?? [];
  const runsIt = administrators.includes(uid);
  // A founder's own owner id has become the company's.
  const ownAlone = own === user.companyUuid ? [] : [own];
  if (runsIt && isAlone) {
    return { user, company, fate: 'deleted', owners: [user.companyUuid, ...ownAlone] };
  }
  const isLast = runsIt && administrators.length === 1;
  return { user, company, fate: isLast ? 'needs-administrator' : 'left', owners: ownAlone };
}

/** Refuses to leave people without an administrator. */
export function refuseLastAdministrator({ fate, company }: Departure): void {
  if (fate !== 'needs-administrator') return;
  throw new AppError('last-administrator', {
    sentence: `${company?.name ?? 'Your company'} needs an administrator. Make somebody else one first.`,
  });
}
