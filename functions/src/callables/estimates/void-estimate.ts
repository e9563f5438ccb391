import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { ESTIMATE_MOVES } from '@/domain/estimates/estimate-status';
import { estimateShape } from '@/domain/estimates/estimate';
import { estimateNoun } from '@/domain/estimates/noun';
import { mayChange } from '@/domain/nouns/record-rights';
import type { Caller } from '../../calls/guard';
import { id } from '../../calls/input';
import { readViewer } from '../../company/viewers';
import { readSnapshot, storedRecord } from '../../records';

/** Input of `voidEstimate`. */
export const voidEstimateInput = v.strictObject({ estimateId: id(1, 64, 'not-found') });

/** Withdraws an estimate: the client sees so, and may not answer it any more. Idempotent. */
export function voidEstimate(
  db: Firestore,
  { uid }: Caller,
  { estimateId }: v.InferOutput<typeof voidEstimateInput>,
  now: number,
): Promise<Readonly<Record<never, never>>> {
  return db.runTransaction(async (tx) => {
    const ref = db.collection(COLLECTIONS.estimates).doc(estimateId);
    const viewer = await readViewer(db, tx, uid);
    const estimate = readSnapshot(estimateShape, await tx.get(ref));
    if (estimate?.owner !== viewer.owner) throw new AppError('not-found');
    if (!mayChange(viewer, estimateNoun, estimate)) throw new AppError('denied');
    if (estimate.status === 'Void') return {};
    if (!ESTIMATE_MOVES[estimate.status].includes('Void'))
      throw new AppError('conflict', {
        sentence: 'This estimate is sold already. Cancel the work on its tracker instead.',
      });
    tx.update(
      ref,
      storedRecord(estimateShape, {
        status: 'Void',
        ...{ statusAt: now, statusBy: uid, updatedAt: now, updatedBy: uid },
      }),
    );
    return {};
  });
}
