import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { companyShape } from '@/domain/company/company';
import { endMemberships } from '../erasure/end-sharing';
import { readSnapshot } from '../records';
import { touches } from './change';
import type { Step } from './change';

const NO_FIGURES = { openLeads: 0, openTrackers: 0, soldThisMonth: 0, countedAt: null };

/**
 * On a company that is a dealer's member: its name and its consent, as its dealer sees them. On one that
 * closed: the end of both.
 */
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
    // Without the consent the figures go at once.
    tx.update(memberRef, { name, shares: sharesFigures, ...(!sharesFigures && NO_FIGURES) });
  });
};

/** A closed company is nobody's member, and whoever was its member has no dealer. */
async function endSharing(db: Firestore, company: string): Promise<void> {
  await db.collection(COLLECTIONS.dealerMembers).doc(company).delete();
  await endMemberships(db, company, Infinity, Date.now());
}
