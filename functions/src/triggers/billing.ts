import { COLLECTIONS } from '@/domain/core/collections';
import { invoiceShape } from '@/domain/invoices/invoice';
import { recountBilling } from '../invoices/recount-billing';
import { readRecord } from '../records';
import { textField, touches } from './change';
import type { Step } from './change';

/** Fields of an invoice from which its tracker's bills follow. */
const COUNTED = [
  ...['status', 'kind', 'total', 'paid', 'pending', 'credited', 'writtenOff', 'balance'],
  ...['heldReleasedAt', 'dueOn', 'trackerId', 'jobId'],
] as const;

/** On an invoice that is issued, paid, corrected or given to a tracker: keeps what follows on its tracker. */
export const billingOfInvoice: Step = async (db, change) => {
  if (!touches(change, COUNTED)) return;
  const states = [change.before, change.after].flatMap((data) =>
    data ? [readRecord(invoiceShape, data)] : [],
  );
  const trackers = states.flatMap(({ status, trackerId }) =>
    status === 'Draft' || trackerId === '' ? [] : [trackerId],
  );
  for (const trackerId of new Set(trackers))
    await recountBilling(db, trackerId, textField(change, 'updatedBy'));
};

/** On a tracker's contract that changed: more or less of it is billed. */
export const billingOfPrice: Step = async (db, change) => {
  if (textField(change, 'noun') !== 'tracker' || !touches(change, ['amount'])) return;
  await recountBilled(db, change.id, textField(change, 'updatedBy'));
};

/** On a job that is made, moved or completed under a tracker with invoices. */
export const billingOfJob: Step = async (db, change) => {
  const trackerId = textField(change, 'trackerId');
  if (!change.after || trackerId === '' || !touches(change, ['status', 'trackerId'])) return;
  await recountBilled(db, trackerId, textField(change, 'statusBy'));
};

/** Recounts a tracker that has bills; all others cost one read. */
async function recountBilled(db: Parameters<Step>[0], trackerId: string, by: string): Promise<void> {
  const tracker = await db.collection(COLLECTIONS.trackers).doc(trackerId).get();
  const billing: unknown = tracker.get('billing') ?? '';
  if (tracker.exists && billing !== '') await recountBilling(db, trackerId, by);
}
