import { settleNoted } from '../invoices/settle-noted';
import type { Step } from './change';

/** Payments of one business contend for the number of the receipt. */
const ATTEMPTS = 40;

/** On a payment that somebody noted: settles it on invoices. */
export const settlePaymentNoted: Step = async (db, { id, after }) => {
  // A device writes no field of functions: a new payment has no state yet.
  if (!after || (after['state'] ?? 'noted') !== 'noted') return;
  await db.runTransaction((tx) => settleNoted(db, tx, id, Date.now()), { maxAttempts: ATTEMPTS });
};
