/** A draft, then what its payments, corrections and views make of it; "overdue" is computed. */
export const INVOICE_STATUSES = [
  'Draft',
  'Sent',
  'Viewed',
  'Partially Paid',
  'Paid',
  'Written Off',
  'Void',
] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

type Moves = Readonly<Record<InvoiceStatus, readonly InvoiceStatus[]>>;

/** Every move there is. Functions make them all: a payment that is taken back also moves an invoice back. */
export const INVOICE_MOVES: Moves = {
  Draft: ['Sent', 'Partially Paid', 'Paid'],
  Sent: ['Viewed', 'Partially Paid', 'Paid', 'Written Off', 'Void'],
  Viewed: ['Sent', 'Partially Paid', 'Paid', 'Written Off', 'Void'],
  'Partially Paid': ['Sent', 'Viewed', 'Paid', 'Written Off'],
  Paid: ['Sent', 'Viewed', 'Partially Paid'],
  'Written Off': ['Sent', 'Viewed', 'Partially Paid', 'Paid'],
  Void: [],
};

/** The moves of an employee's own write: none. Drafts are issued by a function. */
export const INVOICE_CLIENT_MOVES: Moves = {
  Draft: [],
  Sent: [],
  Viewed: [],
  'Partially Paid': [],
  Paid: [],
  'Written Off': [],
  Void: [],
};

/** The statuses in which the client still owes something. */
export const OUTSTANDING_INVOICES: readonly InvoiceStatus[] = ['Sent', 'Viewed', 'Partially Paid'];

/** The statuses of open work: it waits for the office or for the client's money. */
export const OPEN_INVOICES: readonly InvoiceStatus[] = ['Draft', ...OUTSTANDING_INVOICES];
