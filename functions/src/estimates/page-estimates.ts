import type { Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { estimateShape } from '@/domain/estimates/estimate';
import type { Estimate } from '@/domain/estimates/estimate';
import { MOST_ESTIMATES_SHOWN } from '@/domain/tracking/money-copy';
import type { TrackingLink } from '@/domain/trackers/tracker';
import { readRecord } from '../records';

/** Most estimates of a customer or tracker that are looked at. */
const MOST_READ = 200;

type Page = Pick<TrackingLink, 'owner' | 'trackerId' | 'customerId'>;

/** Whether an estimate is shown on a link's page: it is of its tracker, or of its customer before a sale. */
export function isOnPage(
  { owner, trackerId, customerId }: Page,
  estimate: Pick<Estimate, 'owner' | 'trackerId' | 'customerId' | 'version'>,
): boolean {
  if (estimate.owner !== owner || estimate.version === 0) return false;
  return estimate.trackerId === ''
    ? customerId !== '' && estimate.customerId === customerId
    : estimate.trackerId === trackerId;
}

/** The sent estimates of a link's page, the newest first. */
export async function readPageEstimates(
  db: Firestore,
  tx: Transaction,
  page: Page,
): Promise<readonly Estimate[]> {
  const own = db.collection(COLLECTIONS.estimates).where('owner', '==', page.owner).limit(MOST_READ);
  const queries = [
    ...(page.trackerId === '' ? [] : [own.where('trackerId', '==', page.trackerId)]),
    ...(page.customerId === '' ? [] : [own.where('customerId', '==', page.customerId)]),
  ];
  const read = async (query: Query) =>
    (await tx.get(query)).docs.map((doc) => readRecord(estimateShape, doc.data()));
  const found = (await Promise.all(queries.map(read))).flat();
  const byId = new Map(found.map((estimate) => [estimate.uuid, estimate]));
  return [...byId.values()]
    .filter((estimate) => isOnPage(page, estimate))
    .toSorted((a, b) => (b.sentAt ?? 0) - (a.sentAt ?? 0) || a.uuid.localeCompare(b.uuid))
    .slice(0, MOST_ESTIMATES_SHOWN);
}
