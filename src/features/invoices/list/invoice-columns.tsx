import { invoiceLabel } from '@/domain/invoices/invoice';
import type { Invoice } from '@/domain/invoices/invoice';
import { daysOverdue } from '@/domain/invoices/due/overdue';
import { INVOICE_STATUSES } from '@/domain/invoices/invoice-status';
import type { Formats } from '@/domain/format/formats';
import { paths } from '@/domain/navigation/paths';
import type { Day } from '@/domain/time/time';
import { shortAddress } from '@/shared/format/address';
import { formatDay } from '@/shared/format/dates';
import { customerColumn, numberColumn, salespersonColumn, titleColumn } from '@/shared/ui/list/work-columns';
import { chipWidth, DAY_WIDTH } from '@/shared/ui/table/column-widths';
import type { DataColumn } from '@/shared/ui/table/data-table';
import { Dash } from '@/shared/ui/text/dash';
import { StatusChip } from '@/shared/ui/text/status-chip';
import { DueText } from './due-text';
import { balanceText, totalText } from './invoice-texts';

export type InvoiceColumnsInput = {
  readonly now: number;
  readonly today: Day;
  readonly formats: Formats;
  readonly nameOf: (uid: string) => string;
  readonly people: ReadonlyMap<string, { readonly picture: string }>;
};

/** Label and link of an invoice's row: stable functions, as lists require. */
export const INVOICE_ROW = {
  rowLabel: (invoice: Invoice) => invoice.title,
  rowHref: (invoice: Invoice) => paths.invoice(invoice.uuid),
};

export const HIDDEN_AT_FIRST: readonly string[] = ['address', 'issued'];
export const INVOICES = { name: 'invoices', one: 'invoice', many: 'invoices' } as const;
export const INVOICE_SEARCH = { label: 'Number, title, customer, address', placeholder: 'Title or customer' };

/** The columns of the list of invoices. */
export function invoiceColumns(input: InvoiceColumnsInput): readonly DataColumn<Invoice>[] {
  const { now, today, formats, nameOf, people } = input;
  const dayText = (day: Day) => (day === '' ? '' : formatDay(day, formats, now));
  return [
    titleColumn(invoiceLabel),
    // With its prefix, as "INV-2103" is what a client asks about.
    { ...numberColumn<Invoice>(invoiceLabel), width: 74, most: 90 },
    customerColumn(invoiceLabel),
    {
      id: 'address',
      header: 'Address',
      width: 110,
      grow: 3,
      muted: true,
      cell: (invoice) => shortAddress(invoice) || <Dash />,
      title: shortAddress,
    },
    {
      id: 'status',
      header: invoiceLabel('status'),
      width: chipWidth(INVOICE_STATUSES),
      cell: (invoice) => <StatusChip status={invoice.status} />,
    },
    {
      id: 'issued',
      sortable: true,
      header: invoiceLabel('issuedOn'),
      width: DAY_WIDTH,
      muted: true,
      cell: ({ issuedOn }) => dayText(issuedOn) || <Dash />,
      title: ({ issuedOn }) => dayText(issuedOn),
    },
    {
      id: 'due',
      sortable: true,
      header: invoiceLabel('dueOn'),
      width: DAY_WIDTH + 44,
      cell: (invoice) =>
        invoice.dueOn === '' ? (
          <Dash />
        ) : (
          <DueText text={dayText(invoice.dueOn)} days={daysOverdue(invoice, today)} />
        ),
      title: ({ dueOn }) => dayText(dueOn),
    },
    {
      id: 'total',
      header: invoiceLabel('total'),
      width: 92,
      align: 'end',
      muted: true,
      cell: (invoice) => <span className="tn">{totalText(invoice, formats)}</span>,
    },
    {
      id: 'balance',
      sortable: true,
      header: invoiceLabel('balance'),
      width: 92,
      align: 'end',
      cell: (invoice) => <b className="tn">{balanceText(invoice, formats)}</b>,
    },
    salespersonColumn(invoiceLabel, nameOf, people),
  ];
}
