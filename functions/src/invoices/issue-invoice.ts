import { createHash } from 'node:crypto';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { shortNumber } from '@/domain/core/record-number';
import { initialOf } from '@/domain/core/shape';
import { MAX_ISSUED } from '@/domain/estimates/issued-estimate';
import { issuedPaperId, issuedPaperShape } from '@/domain/estimates/issued-paper';
import { dueDay } from '@/domain/invoices/due/due-day';
import { invoiceShape } from '@/domain/invoices/invoice';
import type { Invoice } from '@/domain/invoices/invoice';
import { issueDay } from '@/domain/invoices/issue/issued-number';
import { frozenInvoice } from '@/domain/invoices/issue/frozen-invoice';
import { issuedInvoiceText, ISSUED_INVOICE_VERSION } from '@/domain/invoices/issue/issued-invoice';
import { invoiceNoun } from '@/domain/invoices/noun';
import { keptSums } from '@/domain/invoices/sums/invoice-sums';
import { applyCredit } from '@/domain/payments/settle/apply-credit';
import { creditInvoice } from '@/domain/payments/settle/credit-invoice';
import { storedRecord } from '../records';
import { lastIssuedOn, takeIssuedNumber } from './issued-number';
import type { ReadyInvoice } from './ready-invoice';
import { stampOf, writeSettlement } from './write-settlement';
import type { Signed } from './write-settlement';

/**
 * Issues a draft in the transaction that read it: number, day, sums, and the frozen copy. An invoice is paid with the
 * customer's credit, a credit note is taken off its invoice. Returns its number with the prefix.
 *
 * @throws AppError('too-large') where its text does not fit a document
 */
export function issueInvoice(db: Firestore, tx: Transaction, ready: ReadyInvoice, signed: Signed): string {
  const { invoice, groups, total, credited, payments, counter, settings, today } = ready;
  const issuedOn = issueDay(today, lastIssuedOn(counter));
  const ownPrefix = settings[invoiceNoun.number.prefix];
  const numbered = takeIssuedNumber(db, tx, { invoice, counter, ownPrefix, issuedOn });
  const dueOn = invoice.kind === 'Invoice' ? dueDay(invoice, issuedOn) : '';
  const change = { ...numbered, issuedOn, issuedAt: signed.now, dueOn, groups, total };
  const unpaid = { ...invoice, ...change };
  const issued: Invoice = { ...unpaid, ...keptSums(unpaid) };
  freeze(db, tx, ready, issued, signed);
  const settlement = credited ? creditInvoice(credited, total, payments) : applyCredit(issued, payments);
  const [own = { uuid: issued.uuid, ...keptSums(issued) }] = settlement.invoices.filter(
    ({ uuid }) => uuid === issued.uuid,
  );
  const others = settlement.invoices.filter(({ uuid }) => uuid !== issued.uuid);
  writeSettlement(db, tx, { ...settlement, invoices: others }, credited ? [credited] : [], signed);
  tx.update(
    db.collection(COLLECTIONS.invoices).doc(issued.uuid),
    storedRecord(invoiceShape, { ...change, ...own, ...stampOf(invoice.status, own.status, signed) }),
  );
  return shortNumber(issued);
}

function freeze(
  db: Firestore,
  tx: Transaction,
  ready: ReadyInvoice,
  issued: Invoice,
  { by, now }: Signed,
): void {
  const { credited, formats, businessName, settings } = ready;
  const { uuid: invoiceId, owner, assignees, customerId, trackerId } = issued;
  const json = issuedInvoiceText(
    frozenInvoice(issued, {
      business: { name: businessName, settings },
      place: formats,
      credits: credited ? shortNumber(credited) : '',
      at: now,
    }),
  );
  if (Buffer.byteLength(json) > MAX_ISSUED)
    throw new AppError('too-large', {
      sentence: 'This invoice is too long to issue. Shorten its longest descriptions.',
    });
  const sha256 = createHash('sha256').update(json).digest('hex');
  const uuid = issuedPaperId(invoiceId, ISSUED_INVOICE_VERSION);
  tx.create(
    db.collection(COLLECTIONS.issuedPapers).doc(uuid),
    storedRecord(issuedPaperShape, {
      ...initialOf(issuedPaperShape.fields),
      ...{ uuid, owner, assignees, customerId, trackerId, json, sha256 },
      ...{ noun: invoiceNoun.name, recordId: invoiceId, version: ISSUED_INVOICE_VERSION },
      ...{ createdAt: now, createdBy: by, updatedAt: now, updatedBy: by },
    }),
  );
}
