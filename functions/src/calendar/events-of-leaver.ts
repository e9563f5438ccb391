import { Timestamp } from 'firebase-admin/firestore';
import { eventShape } from '@/domain/calendar/event';
import { eventAfterLeaving } from '@/domain/calendar/leaving';
import { COLLECTIONS } from '@/domain/core/collections';
import { readFormats } from '../business';
import { readRecord, storedRecord } from '../records';
import type { Step } from '../triggers/change';

/** Most events ahead that are looked at: one transaction writes them. */
const MOST_EVENTS = 400;

/**
 * On a person who is no longer in a company: hands over the events ahead that they organise, and takes back their
 * invitations. What is past keeps their name.
 */
export const eventsOfLeaver: Step = async (db, change) => {
  const owner: unknown = change.before?.['companyUuid'];
  if (typeof owner !== 'string' || owner === '' || change.after?.['companyUuid'] === owner) return;
  const ahead = db
    .collection(COLLECTIONS.events)
    .where('owner', '==', owner)
    .where('assignees', 'array-contains', change.id)
    .where('repeatsUntil', '>', Timestamp.fromMillis(change.at))
    .limit(MOST_EVENTS);
  await db.runTransaction(async (tx) => {
    const user = await tx.get(db.collection(COLLECTIONS.users).doc(change.id));
    // Back in the company before this event arrived.
    if (user.get('companyUuid') === owner) return;
    const { zone } = await readFormats(db, tx, owner);
    for (const doc of (await tx.get(ahead)).docs) {
      const event = readRecord(eventShape, doc.data());
      const after = eventAfterLeaving(event, change.id, change.at, zone);
      if (after === 'delete') tx.delete(doc.ref);
      else if (after) tx.set(doc.ref, storedRecord(eventShape, { ...event, ...after }));
    }
  });
};
