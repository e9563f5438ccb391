import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { AppError } from '@/domain/core/errors';
import { seriesOf } from '@/domain/invoices/issue/issued-number';
import type { Caller } from '../../calls/guard';
import { readViewer } from '../../company/viewers';
import { lastNumber, numberCounter } from '../../triggers/numbers';

/** Input of `nextNumbers`. */
export const nextNumbersInput = v.strictObject({});

/** The numbers that the next invoice and the next credit note get, for administrators: nobody reads counters directly. */
export async function nextNumbers(
  db: Firestore,
  { uid }: Caller,
): Promise<{ readonly invoice: number; readonly creditNote: number }> {
  return db.runTransaction(async (tx) => {
    const { owner, isAdmin } = await readViewer(db, tx, uid);
    if (!isAdmin) throw new AppError('denied');
    const [invoice, creditNote] = await tx.getAll(
      ...(['Invoice', 'Credit note'] as const).map((kind) => numberCounter(db, owner, seriesOf({ kind }))),
    );
    return { invoice: lastNumber(invoice) + 1, creditNote: lastNumber(creditNote) + 1 };
  });
}
