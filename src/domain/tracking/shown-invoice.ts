import { shortNumber } from '../core/record-number';
import type { Invoice } from '../invoices/invoice';
import type { ShownInvoice } from './shown-money';

/** What a client's page holds of an invoice or a credit note beside its frozen text; a draft has no number. */
export function shownInvoice(invoice: Invoice): ShownInvoice {
  const {
    uuid: id,
    kind,
    title,
    status,
    issuedOn,
    issuedAt,
    dueOn,
    currency,
    total,
    paid,
    pending,
  } = invoice;
  const { credited, writtenOff, balance, payers, heldBack, heldReason, heldReleasedAt, number } = invoice;
  return {
    ...{ id, kind, title, issuedOn, dueOn, currency, total, paid, pending, credited, writtenOff, balance },
    ...{ payers, heldBack, heldReason, heldReleasedAt },
    number: number === null ? '' : shortNumber(invoice),
    status: status === 'Viewed' ? 'Sent' : status,
    issuedAt: issuedAt ?? 0,
  };
}
