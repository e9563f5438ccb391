import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { initialOf } from '@/domain/core/shape';
import { customerShape } from '@/domain/customers/customer';
import { customerNoun } from '@/domain/customers/noun';
import { activityShape } from '@/domain/history/activity';
import { subjectOf } from '@/domain/history/activity-entry';
import { OPENED_PER_HOUR } from '@/domain/tracking/link-limits';
import { trackingShape } from '@/domain/trackers/tracker';
import { countUse, limitRef } from '../calls/limits';
import { refOf } from '../document-ref';
import { tellLeadOpened } from '../notifications/tell-others';
import { refuseUnlessOpen, responseId } from '../open-page';
import { readSnapshot, storedRecord } from '../records';

/**
 * Notes in a lead's history that their page was opened, once per request, and tells the lead's people. False for a page of
 * a tracker, which has a history of its own.
 */
export async function noteLeadOpened(
  db: Firestore,
  { link, requestId, name }: { readonly link: string; readonly requestId: string; readonly name: string },
  now: number,
): Promise<boolean> {
  const entryId = responseId('opened', link, requestId);
  const lead = await db.runTransaction(async (tx) => {
    const handle = readSnapshot(trackingShape, await tx.get(db.collection(COLLECTIONS.tracking).doc(link)));
    if (handle?.trackerId !== '') return null;
    refuseUnlessOpen(handle, now);
    const entryRef = db.collection(COLLECTIONS.activity).doc(entryId);
    const [stored, entry, limit] = await tx.getAll(
      refOf(db, COLLECTIONS.customers, handle.customerId),
      entryRef,
      limitRef(db, `opened_${link}`, now),
    );
    const customer = stored && readSnapshot(customerShape, stored);
    if (!customer || customer.owner !== handle.owner || !entry || !limit) throw new AppError('not-found');
    if (entry.exists) return customer;
    countUse(tx, limit, OPENED_PER_HOUR, now);
    const { owner, assignees } = customer;
    tx.create(
      entryRef,
      storedRecord(activityShape, {
        ...initialOf(activityShape.fields),
        ...subjectOf(customerNoun, customer.uuid, customer),
        ...{ uuid: entryId, owner, assignees, createdAt: now, updatedAt: now },
        ...{ kind: 'opened', byName: name || customer.name },
      }),
    );
    return customer;
  });
  if (lead) await tellLeadOpened(db, lead, { eventId: entryId, at: now });
  return lead !== null;
}
