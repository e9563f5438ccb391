import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { AppError } from '@/domain/core/errors';
import { INVOICE_KINDS } from '@/domain/invoices/invoice';
import { seriesOf } from '@/domain/invoices/issue/issued-number';
import type { Caller } from '../../calls/guard';
import { integer } from '../../calls/input';
import { readViewer } from '../../company/viewers';
import { lastNumber, numberCounter } from '../../triggers/numbers';

const LARGEST = 99_999_999;

/** Input of `setNextNumber`: the number of the next invoice or credit note. */
export const setNextNumberInput = v.strictObject({
  kind: v.picklist(INVOICE_KINDS),
  next: integer(1, LARGEST, 'Write a whole number of at most eight digits.'),
});

/**
 * Sets the next number of invoices or of credit notes, for a business that goes on with the numbers of an earlier program.
 * Numbers only go up, so that none is given twice. Idempotent.
 */
export async function setNextNumber(
  db: Firestore,
  { uid }: Caller,
  { kind: of, next }: v.InferOutput<typeof setNextNumberInput>,
): Promise<void> {
  await db.runTransaction(async (tx) => {
    const { owner, isAdmin } = await readViewer(db, tx, uid);
    if (!isAdmin) throw new AppError('denied');
    const kind = seriesOf({ kind: of });
    const counter = await tx.get(numberCounter(db, owner, kind));
    const last = lastNumber(counter);
    if (next <= last)
      throw new AppError('conflict', { sentence: `Number ${last} is given already. Write a higher one.` });
    tx.set(counter.ref, { owner, kind, last: next - 1 }, { merge: true });
  });
}
