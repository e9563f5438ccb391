import { paths } from '../navigation/paths';
import { defineNoun } from '../nouns/define-noun';
import { invoiceShape } from './invoice';
import { INVOICE_CLIENT_MOVES, OPEN_INVOICES } from './invoice-status';

/** Invoices and credit notes: what a client is asked to pay, and what is taken back of it. */
export const invoiceNoun = defineNoun({
  key: 'invoices',
  name: 'invoice',
  shape: invoiceShape,
  area: 'invoices',
  words: { one: 'invoice', many: 'invoices', this: 'the invoice' },
  line: { title: 'title', text: ['customerName', 'status'] },
  address: paths.invoice,
  list: paths.invoices,
  archive: { field: 'listOrganizer', at: null, restoresTo: () => 'Open' },
  parent: { noun: 'customer', field: 'customerId', shared: [] },
  optionalParents: [
    { noun: 'tracker', field: 'trackerId', shared: ['customerId'] },
    { noun: 'job', field: 'jobId', shared: ['customerId', 'trackerId'] },
    { noun: 'estimate', field: 'estimateId', shared: ['customerId'] },
  ],
  status: { field: 'status', moves: INVOICE_CLIENT_MOVES, reasons: {} },
  openWork: {
    open: { field: 'status', values: OPEN_INVOICES },
    one: 'open invoice',
    takesRoom: false,
    changes: ({ salesperson }, { from, to }) => (salesperson === from ? { salesperson: to } : {}),
  },
  amounts: 'inside',
  files: null,
  number: { prefix: 'invoicePrefix', example: 'INV-', when: 'issued' },
  hasSearchWords: true,
  isExported: true,
  movesWithOwner: true,
});
