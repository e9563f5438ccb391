import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { shortNumber } from '@/domain/core/record-number';
import { competingWith } from '@/domain/estimates/competing';
import { ESTIMATE_WITH_CLIENT } from '@/domain/estimates/estimate-status';
import { estimateShape } from '@/domain/estimates/estimate';
import { estimateNoun } from '@/domain/estimates/noun';
import { mayChange } from '@/domain/nouns/record-rights';
import type { Caller } from '../../calls/guard';
import { id } from '../../calls/input';
import { readViewer } from '../../company/viewers';
import { refOf } from '../../document-ref';
import { enterEstimate } from '../../estimates/estimate-entry';
import { readSnapshot, storedRecord } from '../../records';

/** Most estimates that are declined with one press. */
const MOST = 20;

/** Input of `declineEstimates`: the signed estimate, and the open ones that it was chosen instead of. */
export const declineEstimatesInput = v.strictObject({
  signedId: id(1, 64, 'not-found'),
  estimateIds: v.pipe(v.array(id(1, 64, 'not-found')), v.minLength(1), v.maxLength(MOST)),
});

/**
 * Declines the estimates that compete with a signed one: what the client has is Declined, a draft withdrawn. Those that were
 * answered, sold or hidden from the caller meanwhile stay as they are. Idempotent; the number of declined ones.
 */
export function declineEstimates(
  db: Firestore,
  { uid }: Caller,
  { signedId, estimateIds }: v.InferOutput<typeof declineEstimatesInput>,
  now: number,
): Promise<{ readonly declined: number }> {
  return db.runTransaction(async (tx) => {
    const viewer = await readViewer(db, tx, uid);
    const signed = readSnapshot(estimateShape, await tx.get(refOf(db, COLLECTIONS.estimates, signedId)));
    if (signed?.owner !== viewer.owner) throw new AppError('not-found');
    if (!mayChange(viewer, estimateNoun, signed)) throw new AppError('denied');
    const docs = await tx.getAll(
      ...[...new Set(estimateIds)].map((one) => refOf(db, COLLECTIONS.estimates, one)),
    );
    const found = docs.flatMap((doc) => {
      const estimate = readSnapshot(estimateShape, doc);
      return estimate?.owner === viewer.owner && estimate.customerId === signed.customerId ? [estimate] : [];
    });
    const others = competingWith(signed, found).filter((one) => mayChange(viewer, estimateNoun, one));
    for (const estimate of others) {
      const hasClient = ESTIMATE_WITH_CLIENT.includes(estimate.status);
      tx.update(
        db.collection(COLLECTIONS.estimates).doc(estimate.uuid),
        storedRecord(estimateShape, {
          status: hasClient ? 'Declined' : 'Void',
          ...{ statusAt: now, statusBy: uid, updatedAt: now, updatedBy: uid },
        }),
      );
      enterEstimate(db, tx, estimate, {
        ...{ id: `declined ${estimate.uuid} ${now}`, at: now, by: uid, byName: '', kind: 'note' },
        body: `The client signed ${signed.number === null ? signed.title : shortNumber(signed)} instead.`,
      });
    }
    return { declined: others.length };
  });
}
