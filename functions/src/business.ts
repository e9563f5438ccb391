import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { companyShape, settingsShape } from '@/domain/company/company';
import type { CompanyRecord } from '@/domain/company/company';
import { entitlementShape, freeEntitlement, planAt, planCopyOf } from '@/domain/plans/entitlement';
import type { Entitlement, PlanCopy } from '@/domain/plans/entitlement';
import { formatsOf } from '@/domain/format/formats';
import type { Formats } from '@/domain/format/formats';
import { ownerOf } from '@/domain/session/session';
import { initialOf } from '@/domain/core/shape';
import { FREE_TIER, tierOf } from '@/domain/plans/tiers';
import type { Tier } from '@/domain/plans/tiers';
import { personName, userShape } from '@/domain/account/user';
import type { UserRecord } from '@/domain/account/user';
import { readRecord, readSnapshot } from './records';

/** The business behind an owner id: a company or a person alone; null when neither exists any more. */
export type Business =
  | { readonly kind: 'company'; readonly company: CompanyRecord }
  | { readonly kind: 'alone'; readonly user: UserRecord | null };

/** An owner id's business. A company comes first: a founder who left keeps the id but not the records. */
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

export function businessName(business: Business): string {
  if (business.kind === 'company') return business.company.name;
  return business.user ? business.user.company || personName(business.user) : '';
}

/** Owner id of a business's records; null when the business is gone. */
export function ownerOfBusiness(business: Business): string | null {
  if (business.kind === 'company') return business.company.uuid;
  return business.user && ownerOf(business.user);
}

/** The business's date formats. */
export async function readFormats(db: Firestore, tx: Transaction, owner: string): Promise<Formats> {
  const stored = await tx.get(db.collection(COLLECTIONS.settings).doc(owner));
  const settings = readSnapshot(settingsShape, stored) ?? initialOf(settingsShape.fields);
  return formatsOf({ ...settings, timeZone: settings.timeZone || 'UTC' });
}

export function entitlementRef(db: Firestore, owner: string): DocumentReference {
  return db.collection(COLLECTIONS.entitlements).doc(owner);
}

/** The stored plan of a business; Free when it never had one. */
export async function readEntitlement(db: Firestore, tx: Transaction, owner: string): Promise<Entitlement> {
  return readSnapshot(entitlementShape, await tx.get(entitlementRef(db, owner))) ?? freeEntitlement(owner);
}

/** The plan fields copied into the members' accounts, as of `now` (epoch ms). */
export async function readPlanCopy(
  db: Firestore,
  tx: Transaction,
  owner: string,
  now: number,
): Promise<PlanCopy> {
  return planCopyOf(await readEntitlement(db, tx, owner), now);
}

/** The tier of a business at `now` (epoch ms). */
export async function readTier(
  db: Firestore,
  tx: Transaction,
  business: Business,
  now = Date.now(),
): Promise<Tier> {
  const owner = ownerOfBusiness(business);
  if (owner === null) return FREE_TIER;
  const plan = planAt(await readEntitlement(db, tx, owner), now);
  return tierOf({ plan }, business.kind === 'company' ? business.company : null);
}
