import { Timestamp } from 'firebase-admin/firestore';
import type { Firestore, Query } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { COLLECTIONS } from '@/domain/core/collections';
import { companyShape, settingsShape } from '@/domain/company/company';
import { COUNT_AFTER_MS, dealerMemberShape, MOST_MEMBERS } from '@/domain/dealer/dealer';
import { AppError } from '@/domain/core/errors';
import { atWallClock, dayOf } from '@/domain/time/time';
import { readViewer } from '../../company/viewers';
import { takeLease } from '../../directory/lease';
import type { Caller } from '../../calls/guard';
import { readRecord, readSnapshot } from '../../records';

const AT_ONCE = 5;

export const compareMembersInput = v.strictObject({});

/** Recounts consenting members' figures, each at most every ten minutes; `busy` while another call counts. */
export async function compareMembers(
  db: Firestore,
  caller: Caller,
  _input: Readonly<Record<never, never>>,
  now: number,
): Promise<{ readonly state: 'done' | 'busy' }> {
  const dealer = await dealerRunBy(db, caller.uid);
  const lease = await takeLease(db, `members_${dealer}`);
  if (!lease) return { state: 'busy' };
  try {
    const found = await db
      .collection(COLLECTIONS.dealerMembers)
      .where('owner', '==', dealer)
      .where('shares', '==', true)
      .limit(MOST_MEMBERS)
      .get();
    const due = found.docs
      .map((doc) => readRecord(dealerMemberShape, doc.data()))
      .filter((member) => member.countedAt === null || now - member.countedAt >= COUNT_AFTER_MS);
    for (let start = 0; start < due.length; start += AT_ONCE) {
      await Promise.all(
        due.slice(start, start + AT_ONCE).map(({ uuid }) => countMember(db, dealer, uuid, now)),
      );
    }
  } finally {
    await lease.drop();
  }
  return { state: 'done' };
}

async function dealerRunBy(db: Firestore, uid: string): Promise<string> {
  return db.runTransaction(async (tx) => {
    const viewer = await readViewer(db, tx, uid);
    const company = await tx.get(db.collection(COLLECTIONS.companies).doc(viewer.owner));
    if (!viewer.isCompanyAdmin || company.get('louveRoofDealer') !== true) throw new AppError('denied');
    return viewer.owner;
  });
}

async function countMember(db: Firestore, dealer: string, company: string, now: number): Promise<void> {
  const of = (collection: string) => db.collection(collection).where('owner', '==', company);
  const settings = readSnapshot(settingsShape, await db.collection(COLLECTIONS.settings).doc(company).get());
  const zone = settings?.timeZone || 'UTC';
  const month = atWallClock(`${dayOf(now, zone).slice(0, 7)}-01`, '00:00', zone);
  const [openLeads, openTrackers, soldThisMonth] = await Promise.all([
    count(of(COLLECTIONS.customers).where('listOrganizer', '==', 'Open')),
    count(of(COLLECTIONS.trackers).where('listOrganizer', '==', 'Open')),
    count(of(COLLECTIONS.trackers).where('createdAt', '>=', Timestamp.fromMillis(month))),
  ]);
  const memberRef = db.collection(COLLECTIONS.dealerMembers).doc(company);
  const companyRef = db.collection(COLLECTIONS.companies).doc(company);
  await db.runTransaction(async (tx) => {
    const [memberDoc, companyDoc] = await tx.getAll(memberRef, companyRef);
    const standing = companyDoc && readSnapshot(companyShape, companyDoc);
    // A member who left or withdrew consent during the count shows nothing.
    if (!memberDoc?.exists || standing?.dealerOwner !== dealer || !standing.sharesFigures) return;
    tx.update(memberRef, { openLeads, openTrackers, soldThisMonth, countedAt: Timestamp.fromMillis(now) });
  });
}

async function count(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}
