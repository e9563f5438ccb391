import { dueOf } from '../../invoices/sums/invoice-sums';
import type { Invoice } from '../../invoices/invoice';

/** What a business lets clients pay online: a part of an invoice, and at most so much at once (cents, 0 for no bound). */
export type CardTerms = { readonly isPartAllowed: boolean; readonly mostCents: number };

type CardAsk = CardTerms & {
  /** The client's own part of what is due, in cents, where an insurer or a lender pays the rest; paid whole at any time. */
  readonly ownCents?: number;
};

/**
 * The least that Stripe charges, in cents of a currency
 * (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts).
 */
export function leastByCard(currency: string): number {
  return currency === 'GBP' ? 30 : 50;
}

type Payable = Pick<Invoice, 'currency' | 'heldBack' | 'heldReleasedAt' | 'balance' | 'pending'>;

/**
 * Why a client cannot pay this amount (cents) of an issued invoice online, as a sentence for them; null if they can.
 * `money` writes an amount of the invoice's currency.
 */
export function cardAmountProblem(
  invoice: Payable,
  cents: number,
  { isPartAllowed, mostCents, ownCents }: CardAsk,
  money: (cents: number) => string,
): string | null {
  const due = dueOf(invoice);
  if (due === 0) return 'Nothing is open on this invoice any more.';
  const least = leastByCard(invoice.currency);
  if (due < least) return `Less than ${money(least)} cannot be paid online. Call the office.`;
  if (cents > due) return `Only ${money(due)} is open on this invoice now. Pay that, or less.`;
  if (cents < least) return `Pay at least ${money(least)}.`;
  if (cents < due && cents !== ownCents && !isPartAllowed)
    return `This invoice is paid in one amount: ${money(ownCents === undefined || ownCents === 0 ? due : ownCents)}.`;
  if (mostCents > 0 && cents > mostCents)
    return `At most ${money(mostCents)} can be paid online at once. Call the office for larger amounts.`;
  return null;
}
