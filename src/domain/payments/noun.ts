import { paths } from '../navigation/paths';
import { defineNoun } from '../nouns/define-noun';
import { paymentShape } from './payment';

/** Payments and refunds, shown on their customer's and their invoices' pages. */
export const paymentNoun = defineNoun({
  key: 'payments',
  name: 'payment',
  shape: paymentShape,
  area: 'invoices',
  words: { one: 'payment', many: 'payments', this: 'the payment' },
  line: { title: 'method', text: ['customerName', 'receivedOn'] },
  address: null,
  list: paths.invoices,
  archive: null,
  parent: { noun: 'customer', field: 'customerId', shared: [] },
  optionalParents: [{ noun: 'tracker', field: 'trackerId', shared: ['customerId'] }],
  status: null,
  openWork: null,
  amounts: 'inside',
  files: null,
  number: { prefix: 'paymentPrefix', example: 'R-', when: 'issued' },
  hasSearchWords: false,
  isExported: true,
  movesWithOwner: true,
});
