import type { Formats } from '@/domain/format/formats';
import { isOutstanding } from '@/domain/invoices/due/overdue';
import type { Payer } from '@/domain/money/payers';
import type { Day } from '@/domain/time/time';
import { isLate } from '@/domain/tracking/client-balance';
import type { Receipt, ShownInvoice } from '@/domain/tracking/shown-money';
import { formatDay } from '@/shared/format/dates';

/** Where an invoice stands, in a client's words, with the status to show beside it; '' for none. */
type InvoiceState = { readonly status: string; readonly text: string };

/** The state of an invoice or a credit note; `due` is what the client has to pay of it now, in cents. */
export function invoiceState(
  invoice: ShownInvoice,
  due: number,
  { today, formats, now }: { readonly today: Day; readonly formats: Formats; readonly now: number },
): InvoiceState {
  const { kind, dueOn, issuedOn, pending, status } = invoice;
  const day = (of: Day) => formatDay(of, formats, now);
  if (kind === 'Credit note') return { status: '', text: `Credited ${day(issuedOn)}` };
  if (status === 'Paid') return { status: 'Paid', text: 'Paid in full' };
  if (!isOutstanding(invoice)) return { status: '', text: 'Nothing is due' };
  if (due > 0 && isLate(invoice, today)) return { status: 'Overdue', text: `Was due ${day(dueOn)}` };
  const part = status === 'Partially Paid' ? status : '';
  if (due > 0) return { status: part, text: dueOn === '' ? 'Due now' : `Due ${day(dueOn)}` };
  return { status: part, text: pending > 0 ? 'Payment on its way' : 'Nothing is due from you now' };
}

/** Why a part of an invoice is not due yet, as a label. */
export function heldWords(reason: ShownInvoice['heldReason']): string {
  if (reason === 'Depreciation') return 'Held back until your insurer releases it';
  return reason === 'Retainage' ? 'Held back until the work is accepted' : 'Held back for now';
}

/** Who pays a part of an invoice, as a label. */
export const PAYER_WORDS: Readonly<Record<Payer, string>> = {
  Client: 'You pay',
  Insurance: 'Your insurer pays',
  Finance: 'Your financing pays',
};

const PAID_BY: Readonly<Record<Payer, string>> = {
  Client: '',
  Insurance: 'from your insurer',
  Finance: 'from your financing',
};

/** "Check, 2214, from your insurer" of a payment. */
export function receiptWords({ kind, method, reference, payer, state }: Receipt): string {
  const words = [
    kind === 'Refund' ? 'Refund' : '',
    method,
    reference,
    PAID_BY[payer],
    state === 'pending' ? 'on its way' : '',
  ];
  return words.filter((word) => word !== '').join(', ');
}
