import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/collections';
import { companyShape } from '@/domain/company';
import type { CompanyRecord } from '@/domain/company';
import { ownerOf } from '@/domain/session';
import { FREE_TIER, tierOf } from '@/domain/tiers';
import type { Tier } from '@/domain/tiers';
import { personName, userShape } from '@/domain/user';
import type { UserRecord } from '@/domain/user';
import { readRecord, readSnapshot } from './records';

/** Who stands behind an owner id: a company, or a person alone (null when nobody does any more). */
export type Business =
  | { readonly kind: 'company'; readonly company: CompanyRecord }
  | { readonly kind: 'alone'; readonly user: UserRecord | null };

/** Reads who owns. A company comes first: a founder who left keeps the id as uid but not the records. */
export async function readBusiness(db: Firestore, tx: Transaction, owner: string): Promise<Business> {
  const company = readSnapshot(companyShape, await tx.get(db.collection(COLLECTIONS.companies).doc(owner)));
  if (company) return { kind: 'company', company };
  const users = db.collection(COLLECTIONS.users);
  const own = readSnapshot(userShape, await tx.get(users.doc(owner)));
  if (own && ownerOf(own) === owner) return { kind: 'alone', user: own };
  const moved = await tx.get(users.where('soloOwner', '==', owner).limit(1));
  const user = moved.docs.map((doc) => readRecord(userShape, doc.data()))[0];
  return { kind: 'alone', user: user && ownerOf(user) === owner ? user : null };
}

/** What clients know the business by. */
export function businessName(business: Business): string {
  if (business.kind === 'company') return business.company.name;
  return business.user ? business.user.company || personName(business.user) : '';
}

/** The plan of a business: the best any of its administrators has, or the person's own. */
export async function readTier(db: Firestore, tx: Transaction, business: Business): Promise<Tier> {
  if (business.kind === 'alone') return business.user ? tierOf(business.user, null) : FREE_TIER;
  const { company } = business;
  if (company.administrator.length === 0) return FREE_TIER;
  const users = db.collection(COLLECTIONS.users);
  const administrators = await tx.getAll(...company.administrator.map((uid) => users.doc(uid)));
  const tiers = administrators.flatMap((snapshot) => {
    const user = readSnapshot(userShape, snapshot);
    return user && user.companyUuid === company.uuid ? [tierOf(user, company)] : [];
  });
  return tiers.find((tier) => tier !== FREE_TIER) ?? FREE_TIER;
}
