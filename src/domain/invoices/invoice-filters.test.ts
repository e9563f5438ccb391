import { expect, it } from 'vitest';
import { makeInvoice } from '@tests/factories/records';
import { ALL_INVOICES, fitsInvoice } from './invoice-filters';
import type { InvoiceFilters } from './invoice-filters';

const TODAY = '2026-11-23';
const sent = makeInvoice({
  status: 'Sent',
  number: 7,
  issuedOn: '2026-10-08',
  dueOn: '2026-11-07',
  total: 90_000,
  balance: 90_000,
  assignees: ['elena'],
  payers: [{ payer: 'Insurance', amount: 90_000 }],
});
const plain = makeInvoice({ status: 'Paid', issuedOn: '2026-11-02' });

it.each<[string, Partial<InvoiceFilters>, boolean, boolean]>([
  ['all', {}, true, true],
  ['a status', { statuses: ['Sent', 'Viewed'] }, true, false],
  ['overdue', { due: 'Overdue' }, true, false],
  ['the age', { due: '1–30 days' }, true, false],
  ['another age', { due: 'Over 90 days' }, false, false],
  ['not due yet', { due: 'Current' }, false, false],
  ['the insurer', { payer: 'Insurance' }, true, false],
  ['the client, who pays what names nobody', { payer: 'Client' }, false, true],
  ['the month of issue', { month: '2026-11' }, false, true],
  ['a person', { person: 'elena' }, true, false],
])('a list of %s', (_name, some, first, second) => {
  const filters = { ...ALL_INVOICES, ...some };
  expect([fitsInvoice(sent, filters, TODAY), fitsInvoice(plain, filters, TODAY)]).toEqual([first, second]);
});
