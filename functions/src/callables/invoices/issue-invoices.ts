import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { shortNumber } from '@/domain/core/record-number';
import { invoiceShape } from '@/domain/invoices/invoice';
import { invoiceNoun } from '@/domain/invoices/noun';
import { mayChange } from '@/domain/nouns/record-rights';
import type { Caller } from '../../calls/guard';
import { id } from '../../calls/input';
import { saidError } from '../../calls/said-error';
import { readViewer } from '../../company/viewers';
import { issueInvoice } from '../../invoices/issue-invoice';
import { readReady } from '../../invoices/ready-invoice';
import { readSnapshot } from '../../records';

/** Most invoices that are issued with one press. */
const MOST = 20;

/** All of a business's issues contend for one counter; the library waits a random time before each try. */
const ATTEMPTS = 40;

/** Input of `issueInvoices`: drafts, in the order of their numbers. */
export const issueInvoicesInput = v.strictObject({
  ids: v.pipe(v.array(id(1, 64, 'not-found')), v.minLength(1), v.maxLength(MOST)),
});

/** One invoice of a batch: its number, or '' and the sentence that says why it has none. */
export type IssueResult = { readonly id: string; readonly number: string; readonly problem: string };

/**
 * Issues invoices and credit notes one after the other, each in a transaction of its own: one that is refused stops no
 * other, and a call that ends half-way leaves no gap. Issued ones come back unchanged, so a repetition does no harm.
 */
export async function issueInvoices(
  db: Firestore,
  { uid }: Caller,
  { ids }: v.InferOutput<typeof issueInvoicesInput>,
  now: number,
): Promise<{ readonly results: readonly IssueResult[] }> {
  const results: IssueResult[] = [];
  for (const one of new Set(ids)) {
    const result = await issueOne(db, uid, one, now).then(
      (number) => ({ number, problem: '' }),
      (error: unknown) => ({ number: '', problem: saidError(error).message }),
    );
    results.push({ id: one, ...result });
  }
  return { results };
}

function issueOne(db: Firestore, uid: string, invoiceId: string, now: number): Promise<string> {
  return db.runTransaction(
    async (tx) => {
      const viewer = await readViewer(db, tx, uid);
      const stored = await tx.get(db.collection(COLLECTIONS.invoices).doc(invoiceId));
      const invoice = readSnapshot(invoiceShape, stored);
      if (invoice?.owner !== viewer.owner) throw new AppError('not-found');
      if (!mayChange(viewer, invoiceNoun, invoice)) throw new AppError('denied');
      if (invoice.number !== null) return shortNumber(invoice);
      return issueInvoice(db, tx, await readReady(db, tx, invoice, stored, now), { by: uid, now });
    },
    { maxAttempts: ATTEMPTS },
  );
}
