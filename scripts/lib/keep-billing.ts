import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { firestore } from '../../functions/src/firestore';
import { recountBilling } from '../../functions/src/invoices/recount-billing';
import { eachDocument } from './each-document';

/**
 * Says on jobs from before invoices that they are not billed, by which lists count those that are ready to invoice, and
 * counts the bills of all trackers; returns how many jobs lacked it. May run again.
 */
export async function keepAllBilling(db: Firestore = firestore()): Promise<number> {
  const jobs = await eachDocument(db, COLLECTIONS.jobs, (ref) =>
    db.runTransaction(async (tx) => {
      const job = await tx.get(ref);
      if (!job.exists || job.get('isBilled') !== undefined) return false;
      tx.update(ref, { isBilled: false });
      return true;
    }),
  );
  await eachDocument(db, COLLECTIONS.trackers, async ({ id }) => {
    await recountBilling(db, id, '');
    return true;
  });
  return jobs;
}
