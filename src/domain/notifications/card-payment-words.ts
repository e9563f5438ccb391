import { paths } from '../navigation/paths';
import { DISPUTED } from '../payments/card/from-stripe';
import type { Payment } from '../payments/payment';
import type { NewsWords } from './news-words';

type Told = Pick<
  Payment,
  'kind' | 'state' | 'method' | 'reference' | 'customerName' | 'wished' | 'allocations' | 'unallocated'
>;

/**
 * What became of money that a client paid online, after the state `before` (null for a new payment); null for what its
 * people know. Amounts stay in the record.
 */
export function cardPaymentWords(payment: Told, before: Payment['state'] | null): NewsWords | null {
  const { kind, state, reference, wished, allocations } = payment;
  const invoice = wished[0]?.invoiceId ?? allocations[0]?.invoiceId;
  const link = invoice === undefined ? paths.invoices : paths.invoice(invoice);
  const client = payment.customerName || 'A client';
  if (kind === 'Refund') {
    const isDisputed = reference === DISPUTED && state === 'settled' && before === null;
    return isDisputed ? { ...disputed(client), link } : null;
  }
  const words = wordsOf(payment, before, client);
  return words && { ...words, link };
}

function wordsOf({ state, method, unallocated }: Told, before: Payment['state'] | null, client: string) {
  switch (state) {
    case 'pending':
      return {
        title: `${client} pays from a bank account`,
        text: 'The money takes up to four business days. The invoice shows it as on its way.',
      };
    case 'settled':
      if (before === 'reversed')
        return { title: `The dispute of ${client} was won`, text: 'The payment counts again.' };
      // The notice of the invoice says that it is paid.
      if (unallocated === 0) return null;
      return {
        title: `${client} paid ${method === 'ACH' ? 'from a bank account' : 'by card'}`,
        text: 'It is more than was open. Refund the rest, or keep it as credit.',
      };
    case 'failed':
      return {
        title: `The bank payment of ${client} failed`,
        text: 'The invoice is open again. The client can pay it another way.',
      };
    case 'reversed':
      return disputed(client);
    default:
      return null;
  }
}

function disputed(client: string): { readonly title: string; readonly text: string } {
  return {
    title: `${client} disputes a payment`,
    text: 'Their bank took the money back. Answer it on your account’s pages at Stripe.',
  };
}
