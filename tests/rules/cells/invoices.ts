import type { Ref, Write } from '@/data/store/port';
import { instant } from '@/domain/core/value';
import type { InvoiceContent } from '@/domain/invoices/invoice-content';
import { INVOICE_STATUSES } from '@/domain/invoices/invoice-status';
import { ACME, MADE_AT } from '@tests/factories/records';
import { create, patch } from '../acting';
import type { Data } from '../documents';
import { ADMIN, employee, EMPLOYEES } from '../roles';
import type { Role } from '../roles';
import { people } from '../world';
import { cellsOf, gets, lists, writes } from './cell';
import type { Cell, CellRow } from './cell';

const { Manager, Coordinator, 'Field worker': FieldWorker } = EMPLOYEES;

/** Bills for the customers that are assigned to them. */
const Biller = employee('employee who bills their own customers', 'bill', [
  'customers:view',
  'trackers:view',
  'jobs:view',
  'estimates:view',
  'invoices:view',
  'invoices:edit',
  'invoices:delete',
  'pricing:show',
]);

const invoice: Ref = { collection: 'Invoices', id: 'Invoices-assigned' };
const at = (later: number) => instant(MADE_AT + later);
const given = (fields: Data, ref = invoice): readonly Write[] => [{ kind: 'patch', ref, fields }];
const ISSUED: Data = { number: 2_087, numberPrefix: 'INV-', status: 'Sent', issuedOn: '2026-05-04' };

const edits = (name: string, isAllowed: boolean, change: Data, before: Data = {}): CellRow =>
  writes(Manager, name, [patch(Manager, invoice, change)], isAllowed, given({ contentAt: at(0), ...before }));

const made = (name: string, isAllowed: boolean, change: Data, before: readonly Write[] = []): CellRow => {
  const standing = [...people([Biller]), ...given({ assignees: ['bill'] }), ...before];
  const fields: Data = { trackerId: '', jobId: '', ...change };
  return {
    ...writes(Biller, name, [create(Biller, 'Invoices', 'i-new', ['bill'], fields)], isAllowed),
    given: [...standing, ...given({ assignees: ['bill'] }, { collection: 'Customers', id: 'c-assigned' })],
  };
};

/** Another value of each part of the contents. */
const CHANGED: Readonly<Record<keyof InvoiceContent, Data[string]>> = {
  lines: [],
  taxRates: [{}],
  defaultTaxRate: 'city',
  isTaxInclusive: true,
  discountPercent: 1_000,
  discount: 100,
  currency: 'CAD',
  termsDays: 14,
  dueOn: '2027-01-01',
  servicedFrom: '2026-12-01',
  servicedTo: '2026-12-02',
  customerReference: 'PO 7',
  payers: [{}],
  heldBack: 100,
  heldReason: 'Retainage',
  step: 'deposit',
  share: 30_000,
  clientText: 'Hello',
  terms: 'Net 30',
};

const drafts = cellsOf('a new invoice is a draft', [
  made('a draft', true, {}),
  ...INVOICE_STATUSES.filter((status) => status !== 'Draft').map((status) => made(status, false, { status })),
]);

const credit = (creditOf: string, more: Data = {}): Data => ({ kind: 'Credit note', creditOf, ...more });

const credits = cellsOf('a credit note takes back from an invoice of its customer', [
  made('its own', true, credit(invoice.id)),
  made('none', false, credit('')),
  made('one that is not there', false, credit('nowhere')),
  made(
    'another customer’s',
    false,
    credit(invoice.id),
    given({ customerId: 'c-unassigned', assignees: ['bill'] }),
  ),
  made('one they do not see', false, credit(invoice.id), given({ assignees: ['somebody'] })),
  made('though it is an invoice', false, { creditOf: invoice.id }),
  edits('become one', false, { kind: 'Credit note', creditOf: 'Invoices-unassigned' }),
  edits('become an invoice', false, { kind: 'Invoice' }, { kind: 'Credit note', creditOf: 'another' }),
  edits('another invoice', false, { creditOf: 'Invoices-unassigned' }, credit('another')),
]);

const contents = cellsOf('a change of what is billed says so', [
  ...Object.entries(CHANGED).flatMap(([name, value]) => [
    edits(`${name} alone`, false, { [name]: value }),
    edits(`${name} at a new time`, true, { [name]: value, contentAt: at(1) }),
    edits(`${name} of an issued one`, false, { [name]: value, contentAt: at(1) }, ISSUED),
  ]),
  edits('the title of a draft', true, { title: 'Roof' }),
]);

const issued = cellsOf('an issued invoice stays as it is', [
  edits('its people', true, { assignees: ['max', 'bo'] }, ISSUED),
  edits('its salesperson', true, { salesperson: 'bo' }, ISSUED),
  edits('its list', true, { listOrganizer: 'Archive' }, ISSUED),
  edits('notes of the office', true, { internalNotes: 'Called twice' }, ISSUED),
  edits('its title', false, { title: 'Roof' }, ISSUED),
  edits('its customer’s name', false, { customerName: 'Bob' }, ISSUED),
  edits('its address', false, { city: 'Duluth' }, ISSUED),
  edits('the time of its contents', false, { contentAt: at(1) }, ISSUED),
  edits('its status', false, { status: 'Paid', statusBy: 'max' }, ISSUED),
  edits('its balance', false, { balance: 0 }, { ...ISSUED, balance: 100 }),
  writes(Manager, 'deleted as a draft', [{ kind: 'delete', ref: invoice }], true),
  writes(Manager, 'deleted', [{ kind: 'delete', ref: invoice }], false, given(ISSUED)),
]);

/** The frozen copy of the seeded invoice. */
const paper: Ref = { collection: 'IssuedPapers', id: 'IssuedPapers-assigned' };
const ofInvoice = given({ noun: 'invoice', recordId: invoice.id }, paper);
const papersOf = (noun: string) => ({
  collection: 'IssuedPapers',
  where: [
    { field: 'owner', op: '==', value: ACME } as const,
    { field: 'noun', op: '==', value: noun } as const,
  ],
  orderBy: [],
  limit: 5,
});

const Estimator = employee('employee with estimates and without invoices', 'esti', [
  'estimates:view',
  'pricing:show',
  'scope:all',
]);
const READERS: readonly (readonly [Role, boolean, boolean])[] = [
  [ADMIN, true, true],
  [Manager, true, true],
  [Estimator, false, true],
  [Coordinator, false, false],
  [FieldWorker, false, false],
];

const papers = cellsOf(
  'the paper of an invoice is read by the people who see invoices',
  READERS.flatMap(([role, seesInvoices, seesEstimates]) => [
    {
      ...gets(role, 'one of an invoice', paper, seesInvoices),
      given: [...people([Estimator]), ...ofInvoice],
    },
    { ...gets(role, 'one of an estimate', paper, seesEstimates), given: people([Estimator]) },
    { ...lists(role, 'those of invoices', papersOf('invoice'), seesInvoices), given: people([Estimator]) },
    { ...lists(role, 'those of estimates', papersOf('estimate'), seesEstimates), given: people([Estimator]) },
  ]),
);

/** What invoices have beyond the uniform rules, each condition with its opposite. */
export const invoiceCells: readonly Cell[] = [...drafts, ...credits, ...contents, ...issued, ...papers];
