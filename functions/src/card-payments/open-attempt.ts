import { randomBytes } from 'node:crypto';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { shortNumber } from '@/domain/core/record-number';
import { moneyText } from '@/domain/format/money-text';
import { invoiceShape } from '@/domain/invoices/invoice';
import type { Invoice } from '@/domain/invoices/invoice';
import { dueParts } from '@/domain/invoices/sums/due-parts';
import { cardAmountProblem } from '@/domain/payments/card/card-amount';
import { countUse, limitRef } from '../calls/limits';
import { refOf } from '../document-ref';
import { readOpenedPage } from '../estimates/opened-page';
import { readPayments } from '../invoices/customer-payments';
import { isInvoiceOnPage } from '../invoices/page-invoices';
import { readLetterhead } from '../letterhead';
import { readRecord, readSnapshot, storedRecord } from '../records';
import { readCardTerms } from './card-terms';
import { stateOf } from './mirror';
import { attemptRef, cardAttemptShape, readConnected } from './records';
import type { CardAttempt } from './records';

const ATTEMPTS_PER_HOUR = 20;

/** Most open attempts of an invoice that are looked at; one is usual. */
const MOST_OPEN = 20;

/** A checkout that ends sooner is not opened again, ms. */
const ENDS_SOON_MS = 5 * 60_000;

export type Paying = {
  readonly link: string;
  readonly key: string;
  readonly invoiceId: string;
  readonly cents: number;
};

/** A client's attempt, whose checkout may be open already, with the earlier ones that it replaces. */
export type OpenedAttempt = {
  readonly id: string;
  readonly attempt: CardAttempt;
  readonly title: string;
  readonly replaced: readonly CardAttempt[];
};

/**
 * Notes that a client wants to pay an amount (cents) of an invoice: the open attempt of the same amount, or a new one.
 *
 * @throws AppError whose message is a sentence for the client
 */
export async function openAttempt(
  db: Firestore,
  tx: Transaction,
  paying: Paying,
  isLive: boolean,
  now: number,
): Promise<OpenedAttempt> {
  const { link, invoiceId, cents } = paying;
  const invoice = await readPaid(db, tx, paying, now);
  const { owner, currency } = invoice;
  const connected = await readConnected(db, tx, owner);
  if (!connected || stateOf(connected) !== 'on' || connected.isLive !== isLive)
    throw new AppError('unavailable', {
      sentence: 'This business takes no payments online at the moment. Call the office.',
    });
  const terms = await readCardTerms(db, tx, owner);
  const { formats, businessName } = await readLetterhead(db, tx, owner, now);
  const payments = await readPayments(db, tx, invoice, ['settled', 'pending']);
  const asked = { ...terms, ownCents: dueParts(invoice, payments).Client };
  const problem = cardAmountProblem(invoice, cents, asked, (amount) => moneyText(amount, formats));
  if (problem !== null) throw new AppError('conflict', { sentence: problem });
  const limit = await tx.get(limitRef(db, `pay_${link}`, now));
  const found = await tx.get(
    db
      .collection(COLLECTIONS.cardAttempts)
      .where('owner', '==', owner)
      .where('invoiceId', '==', invoiceId)
      .where('state', '==', 'open')
      .limit(MOST_OPEN),
  );
  const open = found.docs.map((doc) => ({ ref: doc.ref, attempt: readRecord(cardAttemptShape, doc.data()) }));
  const { account } = connected;
  const same = open.find(
    ({ attempt }) =>
      attempt.cents === cents && attempt.account === account && attempt.expiresAt > now + ENDS_SOON_MS,
  );
  countUse(tx, limit, ATTEMPTS_PER_HOUR, now);
  const others = open.filter((one) => one !== same);
  for (const { ref } of others) tx.update(ref, { state: 'replaced' });
  const title = `Invoice ${shortNumber(invoice)}, ${businessName}`;
  const replaced = others.map(({ attempt }) => attempt);
  if (same) return { id: same.ref.id, attempt: same.attempt, title, replaced };
  const attempt: CardAttempt = {
    ...{ owner, account, isLive, invoiceId, link, cents, currency, state: 'open', checkout: '', url: '' },
    ...{ createdAt: now, expiresAt: now + ENDS_SOON_MS * 2 },
  };
  const id = randomBytes(12).toString('hex');
  tx.create(attemptRef(db, id), storedRecord(cardAttemptShape, attempt));
  return { id, attempt, title, replaced };
}

/** The invoice that a client pays, if the page that they opened shows it. */
async function readPaid(db: Firestore, tx: Transaction, paying: Paying, now: number): Promise<Invoice> {
  const page = await readOpenedPage(db, tx, paying, now);
  const stored = await tx.get(refOf(db, COLLECTIONS.invoices, paying.invoiceId));
  const invoice = readSnapshot(invoiceShape, stored);
  if (!invoice || invoice.kind !== 'Invoice' || !isInvoiceOnPage(page, invoice))
    throw new AppError('not-found', {
      sentence: 'This invoice is not on your page any more. Load the page again.',
    });
  return invoice;
}
