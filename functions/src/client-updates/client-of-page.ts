import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { customerShape } from '@/domain/customers/customer';
import { trackerShape } from '@/domain/trackers/tracker';
import type { TrackingLink } from '@/domain/trackers/tracker';
import { refOf } from '../document-ref';
import { readSnapshot } from '../records';

/** The client of a page: by its tracker, or before the sale by its customer; null where it is gone or another business's. */
export async function clientOfPage(
  db: Firestore,
  tx: Transaction,
  { owner, trackerId, customerId }: Pick<TrackingLink, 'owner' | 'trackerId' | 'customerId'>,
): Promise<{ readonly email: string; readonly phone: string } | null> {
  const client =
    trackerId === ''
      ? readSnapshot(customerShape, await tx.get(refOf(db, COLLECTIONS.customers, customerId)))
      : readSnapshot(trackerShape, await tx.get(refOf(db, COLLECTIONS.trackers, trackerId)));
  return client?.owner === owner ? client : null;
}
