import Archive from 'lucide-react/icons/archive';
import BookCheck from 'lucide-react/icons/book-check';
import Plus from 'lucide-react/icons/plus';
import Receipt from 'lucide-react/icons/receipt';
import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { invoiceList, invoicesCount, listedInvoices } from '@/data/invoices/invoice-list';
import { personOptions, usePeople } from '@/data/employees/use-people';
import { useCount } from '@/data/live/use-live';
import { useListed } from '@/data/live/use-listed';
import { useViewer } from '@/data/session/use-session';
import { may } from '@/domain/access/viewer';
import { DUE_FILTERS, fitsInvoice, INVOICE_LIST } from '@/domain/invoices/invoice-filters';
import { INVOICE_STATUSES, OUTSTANDING_INVOICES } from '@/domain/invoices/invoice-status';
import type { Invoice } from '@/domain/invoices/invoice';
import { PAYERS } from '@/domain/money/payers';
import { paths } from '@/domain/navigation/paths';
import { mayHandOff } from '@/domain/payments/handoff/handed-off';
import { dayOf } from '@/domain/time/time';
import { ListScreen } from '@/features/lists/public';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { useListAddress } from '@/shared/ui/list/use-list-address';
import { EmptyJobs } from '@/shared/ui/states/empty-art';
import { lazy } from '@/shared/ui/states/lazy';
import { InvoiceCard } from './invoice-card';
import { HIDDEN_AT_FIRST, INVOICE_ROW, INVOICE_SEARCH, invoiceColumns, INVOICES } from './invoice-columns';
import { InvoiceFigures } from './invoice-figures';
import { monthOptions } from './month-options';

const InvoiceBulkBar = lazy(async () => ({
  default: (await import('./invoice-bulk-bar')).InvoiceBulkBar,
}));

const VIEWS = [
  { id: 'all', name: 'All', shows: {} },
  { id: 'open', name: 'Open', shows: { statuses: OUTSTANDING_INVOICES } },
  { id: 'overdue', name: 'Overdue', shows: { due: 'Overdue' } },
  { id: 'drafts', name: 'Drafts', shows: { statuses: ['Draft'] } },
  { id: 'paid', name: 'Paid', shows: { statuses: ['Paid'] } },
] as const;

const optionsOf = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

export type InvoiceListProps = {
  /** They lead to the payments. */
  readonly tabs: ReactNode;
};

/** Every invoice and credit note, those that moved last first, filtered by the address. */
export function InvoiceList({ tabs }: InvoiceListProps) {
  const viewer = useViewer();
  const formats = useFormat();
  const now = useNow();
  const today = dayOf(now, formats.zone);
  const { people, byUid, nameOf } = usePeople();
  const address = useListAddress(INVOICE_LIST);
  const { state } = address;
  const fits = useCallback((invoice: Invoice) => fitsInvoice(invoice, state, today), [state, today]);
  const asked = { ...listedInvoices(viewer, state), search: state.search, fits };
  const invoices = useListed(invoiceList, asked);
  const columns = useMemo(
    () => invoiceColumns({ now, today, formats, nameOf, people: byUid }),
    [now, today, formats, nameOf, byUid],
  );
  const chips = useMemo(
    () =>
      [
        { label: 'Status', of: 'statuses', options: optionsOf(INVOICE_STATUSES) },
        { label: 'Due', of: 'due', options: optionsOf(DUE_FILTERS) },
        { label: 'Payer', of: 'payer', options: optionsOf(PAYERS) },
        { label: 'Issued', of: 'month', options: monthOptions(today) },
        { label: 'Person', of: 'person', options: personOptions(people) },
      ] as const,
    [people, today],
  );
  const mayEdit = may(viewer, 'invoices:edit');
  const create = { label: 'Create invoice', to: paths.newInvoice, icon: Plus };
  const isArchive = state.list === 'archive';
  return (
    <ListScreen
      title="Invoices"
      noun={INVOICES}
      address={address}
      list={invoices}
      all={useCount(invoicesCount(viewer, [], isArchive ? 'Archive' : 'Open')).value}
      columns={columns}
      hiddenAtFirst={HIDDEN_AT_FIRST}
      row={INVOICE_ROW}
      renderCard={(invoice, card) => <InvoiceCard {...card} {...{ invoice, now, today, formats }} />}
      search={INVOICE_SEARCH}
      chips={chips}
      views={VIEWS}
      figures={
        <>
          {tabs}
          <InvoiceFigures today={today} />
        </>
      }
      {...(mayEdit && { action: create })}
      kind={isArchive ? 'archived' : 'open'}
      menu={[
        {
          id: 'archive',
          label: isArchive ? 'Open invoices' : 'Archive',
          icon: isArchive ? Receipt : Archive,
          onSelect: () => address.choose('list', isArchive ? [] : ['archive']),
        },
        ...(mayHandOff(viewer)
          ? [{ id: 'hand-off', label: 'Hand off to accounting', icon: BookCheck, to: paths.handOff }]
          : []),
      ]}
      empty={{
        art: <EmptyJobs />,
        title: isArchive ? 'Nothing archived yet' : 'No invoices yet',
        text: 'An invoice bills signed work, a payment step or a deposit. What is owed and overdue is summed here.',
        ...(mayEdit && !isArchive && { steps: [create] }),
      }}
      bulk={InvoiceBulkBar}
      csv={async (picked) => (await import('./invoice-csv')).invoiceCsv(picked ?? asked)}
    />
  );
}
