import { maxLengthOf } from '../../core/bounds';
import type { Numbered } from '../../core/record-number';
import { customerShape } from '../../customers/customer';
import { invoiceShape } from '../../invoices/invoice';
import type { Day } from '../../time/time';
import { readEmails, readPhones } from '../cells/read-contacts';
import { readDate } from '../cells/read-values';
import type { DateReading } from '../cells/read-values';
import { rowCells } from '../cells/row-cells';
import type { RowCells } from '../cells/row-cells';
import { readTypedAmount } from '../cells/typed-amount';
import type { AmountReading } from '../cells/typed-amount';
import type { ColumnTarget } from '../columns/columns';
import { namesIn } from '../columns/target-table';
import type { NamedClient } from '../jobs/read-row';
import type { ImportLine } from '../planned';
import { keptNumber } from './kept-number';
import { INVOICE_TARGETS } from './targets';
import type { InvoiceTarget } from './targets';

/** An open invoice as a row says it; amounts in cents, what is paid and owed adds up to the total. */
export type ImportedInvoice = Numbered & {
  readonly client: NamedClient;
  readonly issuedOn: Day;
  readonly dueOn: Day;
  readonly total: number;
  readonly paid: number;
  readonly balance: number;
  readonly note: string;
};

export type InvoiceDraft = ImportLine & { readonly fields: ImportedInvoice };

/** How the rows of a file of open invoices are read. */
export type InvoiceReading = AmountReading &
  DateReading & {
    readonly mapping: readonly ColumnTarget[];
    /** The business's day: nothing was issued after it. */
    readonly today: Day;
  };

export const INVOICE_NAMES = namesIn(INVOICE_TARGETS);

/** Reads one row. A missing part, an amount that may be two, and sums that contradict each other are problems of the row. */
export function readInvoiceRow(cells: readonly string[], row: number, reading: InvoiceReading): InvoiceDraft {
  const { mapping, country } = reading;
  const read = rowCells<InvoiceTarget>(cells, mapping, { country, naming: INVOICE_NAMES });
  const numbered = keptNumber(read.text('number'));
  if (numbered === null)
    read.fail('number', 'An open invoice keeps its number, which ends with digits: “INV-1042”.');
  const [phone = '', phoneAlt = ''] = readPhones(read, ['phone']);
  const [email = ''] = readEmails(read, 'email');
  const name = read.bounded('customer', maxLengthOf(customerShape, 'name'), ' ');
  if (name === '') read.fail('customer', 'An invoice needs its customer.');
  return {
    row,
    cells,
    fields: {
      ...(numbered ?? { number: null, numberPrefix: '' }),
      client: { name, phone, phoneAlt, email },
      ...readDays(read, reading),
      ...readSums(read, reading),
      note: read.bounded('note', maxLengthOf(invoiceShape, 'title'), ' '),
    },
    problems: read.problems,
  };
}

/** Day of issue and last day to pay: without one, it was due as it was issued. */
function readDays(read: RowCells<InvoiceTarget>, reading: InvoiceReading) {
  const issuedOn = readDate(read, 'issuedOn', reading);
  const dueOn = readDate(read, 'dueOn', reading) || issuedOn;
  if (read.text('issuedOn') === '') read.fail('issuedOn', 'An invoice needs the day on which it was issued.');
  if (issuedOn > reading.today) read.fail('issuedOn', 'This day is in the future.');
  if (issuedOn !== '' && dueOn < issuedOn) read.fail('dueOn', 'Due before it was issued.');
  return { issuedOn, dueOn };
}

/** Total, paid and balance, of which a file may leave out what follows from the others. */
function readSums(read: RowCells<InvoiceTarget>, reading: InvoiceReading) {
  const said = {
    total: readTypedAmount(read, 'total', reading),
    paid: readTypedAmount(read, 'paid', reading),
    balance: readTypedAmount(read, 'balance', reading),
  };
  const total = said.total ?? (said.balance ?? 0) + (said.paid ?? 0);
  const paid = said.paid ?? total - (said.balance ?? total);
  const balance = said.balance ?? total - paid;
  // An amount that cannot be read has a sentence of its own.
  if (read.text('total') === '' && read.text('balance') === '')
    read.fail('total', 'An open invoice needs its total or what is still owed.');
  else if (paid < 0 || balance < 0) read.fail('total', 'More is paid or owed than the total.');
  else if (total !== paid + balance) read.fail('balance', 'The total less what is paid is another balance.');
  return { total, paid, balance };
}
