import { shortNumber } from '../core/record-number';
import type { Invoice } from '../invoices/invoice';
import { paths } from '../navigation/paths';
import type { NewsWords } from './news-words';

type About = Pick<Invoice, 'uuid' | 'title' | 'number' | 'numberPrefix' | 'customerName'>;

const nameOf = (invoice: About) => [shortNumber(invoice), invoice.title].filter(Boolean).join(' ');

/** An invoice was paid, or a part of it; amounts stay in the record. */
export function paidWords(invoice: About, isWhole: boolean): NewsWords {
  return {
    title: `${nameOf(invoice)} is ${isWhole ? 'paid' : 'partly paid'}`,
    text: invoice.customerName,
    link: paths.invoice(invoice.uuid),
  };
}

/** The last day to pay an invoice is over; `when` names that day. */
export function overdueWords(invoice: About, when: string): NewsWords {
  return {
    title: `${nameOf(invoice)} is overdue`,
    text: [`It was due on ${when}.`, invoice.customerName].filter(Boolean).join(' '),
    link: paths.invoice(invoice.uuid),
  };
}
