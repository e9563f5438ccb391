import { isOutstanding } from '../due/overdue';
import type { Invoice } from '../invoice';

/** Countries where a business may declare an issued invoice void; elsewhere a credit note takes it back. */
const VOIDING = ['US', 'CA'];

type Corrected = Pick<
  Invoice,
  'kind' | 'status' | 'issuedOn' | 'paid' | 'pending' | 'credited' | 'total' | 'balance'
>;

const ON_ITS_WAY = 'A payment is on its way. Wait until it has arrived or failed.';

/**
 * Why an invoice cannot be declared void, as a sentence; null when it can. `isHandedOff` tells whether the accountant has
 * it already; the country is the business's (ISO 3166-1).
 */
export function voidProblem(invoice: Corrected, country: string, isHandedOff: boolean): string | null {
  const { kind, status, issuedOn, paid, pending, credited } = invoice;
  if (issuedOn === '') return 'This is a draft. Delete it instead.';
  if (status === 'Void') return 'This invoice is void already.';
  if (kind === 'Credit note') return 'A credit note cannot be void. Issue an invoice for the same amount.';
  if (!VOIDING.includes(country))
    return 'An issued invoice stays in your books. Issue a credit note instead.';
  if (pending > 0) return ON_ITS_WAY;
  if (paid > 0 || credited > 0)
    return 'A part is paid or credited. Issue a credit note for the rest instead.';
  return isHandedOff ? 'Your accountant has this invoice already. Issue a credit note instead.' : null;
}

/** Why the rest of an invoice cannot be written off, as a sentence; null when it can. */
export function writeOffProblem(invoice: Corrected): string | null {
  if (!isOutstanding(invoice)) return 'Nothing is owed on this invoice.';
  return invoice.pending > 0 ? ON_ITS_WAY : null;
}

/** Why an invoice cannot be credited by an amount in cents, as a sentence; null when it can. */
export function creditProblem(invoice: Corrected, amount: number): string | null {
  const { kind, status, issuedOn, total, credited } = invoice;
  if (kind !== 'Invoice' || issuedOn === '' || status === 'Void')
    return 'Only an issued invoice can be credited.';
  if (amount <= 0) return 'Write an amount above zero.';
  return amount > total - credited ? 'More cannot be credited than is left of the invoice.' : null;
}
