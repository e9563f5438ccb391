import { randomBytes } from 'node:crypto';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { pick } from '@/domain/core/record';
import { initialOf } from '@/domain/core/shape';
import { estimateContent } from '@/domain/estimates/estimate-content';
import type { EstimateContent } from '@/domain/estimates/estimate-content';
import { estimateShape } from '@/domain/estimates/estimate';
import type { Estimate } from '@/domain/estimates/estimate';
import type { IssuedEstimate } from '@/domain/estimates/issued-estimate';
import { storedRecord } from '../records';

const ID_BYTES = 12;

// The names of the shape itself.
const CONTENT = Object.keys(estimateContent) as (keyof EstimateContent)[];

type Signing = {
  readonly ref: DocumentReference;
  readonly estimate: Estimate;
  readonly issued: IssuedEstimate;
  readonly by: string;
  readonly now: number;
};

/**
 * Where the office had begun the next version when a client signed the present one: the estimate gets what was signed, and
 * the draft becomes a change estimate that needs a signature of its own.
 */
export function keepDraftAside(
  db: Firestore,
  tx: Transaction,
  { ref, estimate, issued, by, now }: Signing,
): void {
  if (estimate.sentOf === null || estimate.sentOf === estimate.contentAt) return;
  // What a version leaves out of a line: its cost, and the item of the price list that it was made from.
  const kept = new Map(estimate.lines.map(({ id, unitCost, priceItem }) => [id, { unitCost, priceItem }]));
  const lines = issued.lines.map((line) => ({ ...line, ...kept.get(line.id) }));
  const signed = { ...pick(issued, CONTENT), lines, contentAt: estimate.sentOf };
  tx.update(ref, storedRecord(estimateShape, signed));
  const uuid = randomBytes(ID_BYTES).toString('hex');
  const { owner, assignees, title, customerId, customerName, trackerId, salesperson, versionNote } = estimate;
  const { streetAddress, city, state, zipcode, internalNotes } = estimate;
  const draft: Estimate = {
    ...initialOf(estimateShape.fields),
    ...pick(estimate, CONTENT),
    ...{ uuid, owner, assignees, title, customerId, customerName, trackerId, salesperson, versionNote },
    ...{ streetAddress, city, state, zipcode, internalNotes },
    kind: 'Change',
    ...{ createdAt: now, createdBy: by, updatedAt: now, updatedBy: by, statusAt: now, contentAt: now },
  };
  tx.create(db.collection(COLLECTIONS.estimates).doc(uuid), storedRecord(estimateShape, draft));
}
