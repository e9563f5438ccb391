import { createHash } from 'node:crypto';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { activityShape } from '@/domain/history/activity';
import type { ActivityKind } from '@/domain/history/activity';
import { entryOfWrite, subjectOf } from '@/domain/history/activity-entry';
import { historyShape } from '@/domain/history/history-place';
import type { Estimate } from '@/domain/estimates/estimate';
import { estimateNoun } from '@/domain/estimates/noun';
import { storedRecord } from '../records';

/** What an entry says; equal ids are one entry. */
export type EstimateEvent = {
  readonly id: string;
  /** Epoch ms. */
  readonly at: number;
  /** Uid, or '' for the client. */
  readonly by: string;
  readonly byName: string;
  readonly kind: ActivityKind;
  readonly body: string;
};

const LONGEST = 2_000;

/** Writes an entry into an estimate's history, which only people who see amounts read. */
export function enterEstimate(
  db: Firestore,
  tx: Transaction,
  estimate: Estimate,
  { id, at, by, byName, kind, body }: EstimateEvent,
): void {
  const uuid = createHash('sha256').update(`estimate ${id}`).digest('base64url').slice(0, 24);
  const { uuid: recordId, owner, assignees } = estimate;
  const subject = subjectOf(estimateNoun, recordId, estimate);
  const entry = entryOfWrite({ uuid, subject, owner, assignees, at, by, byName, kind, changes: [] });
  const { collection } = historyShape(estimateNoun);
  tx.set(
    db.collection(collection).doc(uuid),
    storedRecord(activityShape, { ...entry, body: body.slice(0, LONGEST) }),
  );
}
