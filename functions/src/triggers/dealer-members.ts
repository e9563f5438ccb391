import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { companyShape } from '@/domain/company/company';
import { endMemberships } from '../erasure/end-sharing';
import { readSnapshot } from '../records';
import { touches } from './change';
import type { Step } from './change';

const NO_FIGURES = { openLeads: 0, openTrackers: 0, soldThisMonth: 0, countedAt: null };

/** On a dealer's member: copies name and consent for the dealer. On a closed company: ends memberships. */
export const memberOfDealer: Step = async (db, change) => {
  if (!change.after) return endSharing(db, change.id);
  if (!touches(change, ['name', 'sharesFigures', 'dealerOwner'])) return;
  const memberRef = db.collection(COLLECTIONS.dealerMembers).doc(change.id);
  await db.runTransaction(async (tx) => {
    const [memberDoc, companyDoc] = await tx.getAll(
      memberRef,
      db.collection(COLLECTIONS.companies).doc(change.id),
    );
    const company = companyDoc && readSnapshot(companyShape, companyDoc);
    if (!company || !memberDoc?.exists) return;
    const { name, sharesFigures } = company;
    if (memberDoc.get('name') === name && memberDoc.get('shares') === sharesFigures) return;
    // Without consent the figures are removed at once.
    tx.update(memberRef, { name, shares: sharesFigures, ...(!sharesFigures && NO_FIGURES) });
  });
};

async function endSharing(db: Firestore, company: string): Promise<void> {
  await db.collection(COLLECTIONS.dealerMembers).doc(company).delete();
  await endMemberships(db, company, Infinity, Date.now());
}
