import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { customerShape } from '@/domain/customers/customer';
import { billedGroups } from '@/domain/invoices/contents/billed-groups';
import { invoiceContent } from '@/domain/invoices/invoice-content';
import type { Invoice } from '@/domain/invoices/invoice';
import { creditProblem } from '@/domain/invoices/issue/correction-problems';
import { issueProblems } from '@/domain/invoices/issue/issue-problems';
import { seriesOf } from '@/domain/invoices/issue/issued-number';
import { grossOf } from '@/domain/money/rate-sums';
import type { RateGroup } from '@/domain/money/totals';
import { SUM_PROBLEMS } from '@/domain/money/totals-problems';
import type { Payment } from '@/domain/payments/payment';
import { refOf } from '../document-ref';
import { readLetterhead } from '../letterhead';
import type { Letterhead } from '../letterhead';
import { readSnapshot } from '../records';
import { storedContent } from '../stored-content';
import { lastNumber, numberCounter } from '../triggers/numbers';
import { readSource } from './billed-source';
import { readSettled } from './customer-payments';
import { nextEntry } from './issued-number';

/** A draft with all that it is issued from, as of one transaction. Money in cents. */
export type ReadyInvoice = Letterhead & {
  readonly invoice: Invoice;
  readonly counter: DocumentSnapshot;
  readonly groups: readonly RateGroup[];
  readonly total: number;
  /** The invoice that a credit note takes back from; null for an invoice. */
  readonly credited: Invoice | null;
  /** The customer's settled payments. */
  readonly payments: readonly Payment[];
};

/**
 * Reads a draft for issuing at `now` (epoch ms), with its sums reckoned again.
 *
 * @throws AppError with the sentence of the first thing that has to change
 */
export async function readReady(
  db: Firestore,
  tx: Transaction,
  read: Invoice,
  stored: DocumentSnapshot,
  now: number,
): Promise<ReadyInvoice> {
  const invoice = { ...read, ...storedContent(invoiceContent, stored, 'invoice') };
  const { owner, customerId } = invoice;
  const letterhead = await readLetterhead(db, tx, owner, now);
  const counter = await tx.get(numberCounter(db, owner, seriesOf(invoice)));
  if ((await tx.get(nextEntry(db, counter))).exists)
    throw new AppError('conflict', {
      sentence: `Number ${lastNumber(counter) + 1} is given already. Set a higher one in the company settings.`,
    });
  const customer = readSnapshot(customerShape, await tx.get(refOf(db, COLLECTIONS.customers, customerId)));
  const { today, formats } = letterhead;
  const hasCustomer = customer?.owner === owner;
  const [problem] = issueProblems(invoice, { today, currency: formats.currency, hasCustomer });
  if (problem) throw new AppError('invalid', { sentence: problem.text });
  const { from, credited } = await readSource(db, tx, invoice);
  const groups = billedGroups(invoice, from);
  if (typeof groups === 'string') throw new AppError('invalid', { sentence: SUM_PROBLEMS[groups] });
  const total = grossOf(groups);
  const refused = credited && creditProblem(credited, total);
  if (refused !== null) throw new AppError('conflict', { sentence: refused });
  const payments = await readSettled(db, tx, invoice);
  return { ...letterhead, invoice, counter, groups, total, credited, payments };
}
