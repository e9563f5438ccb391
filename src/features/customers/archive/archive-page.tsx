import { lazy, Suspense, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { archivedCount, archivedCustomers } from '@/data/customers/customers';
import { useCount, usePages } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import { usePeople } from '@/data/employees/use-people';
import { paths } from '@/domain/navigation/paths';
import { may } from '@/domain/access/viewer';
import { useFormat } from '@/shared/format/format-context';
import { formatCount } from '@/shared/format/counts';
import { ColumnChooser } from '@/shared/ui/table/column-chooser';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { FilterBar } from '@/shared/ui/list/filter-bar';
import { ListFrame } from '@/shared/ui/list/list-frame';
import { RecordList } from '@/shared/ui/list/record-list';
import { RecordTabs } from '@/shared/ui/record/record-tabs';
import { SearchField } from '@/shared/ui/list/search-field';
import { useHiddenColumns } from '@/shared/ui/table/use-hidden-columns';
import { useRememberedList } from '@/shared/ui/list/list-position';
import { SearchNote } from '../search/search-note';
import { useCustomerSearch } from '../search/use-customer-search';
import { useSelected } from '../bulk/use-selected';
import { ArchiveCard } from './archive-card';
import { CUSTOMER_ROW } from '../list/lead-columns';
import { archiveColumns } from './archive-columns';

const ArchiveBulkBar = lazy(async () => ({ default: (await import('./archive-bulk-bar')).ArchiveBulkBar }));

const TITLE = 'Client Archive';
const TABS = {
  sold: { list: 'Sold', label: 'Sold', empty: 'Customers appear here once they are marked sold.' },
  archived: {
    list: 'Archive',
    label: 'Archived',
    empty: 'Leads that are archived rest here and can come back.',
  },
} as const;

/** /app/management/clientArchive: sold and archived customers, on two tabs in the address. */
export function ArchivePage() {
  const { country } = useFormat();
  const viewer = useViewer();
  const [address, setAddress] = useSearchParams();
  const { hidden, setHidden } = useHiddenColumns('archive');
  const [selection, setSelection] = useState<readonly string[]>([]);
  const tab = address.get('tab') === 'archived' ? 'archived' : 'sold';
  const search = address.get('q') ?? '';
  const { list, empty } = TABS[tab];

  const isSearch = search.trim() !== '';
  const pages = usePages(isSearch ? null : archivedCustomers(viewer, list));
  const found = useCustomerSearch(search, list);
  const shown = isSearch ? { ...pages, ...found, rows: found.customers } : pages;
  const sold = useCount(archivedCount(viewer, 'Sold')).value;
  const archived = useCount(archivedCount(viewer, 'Archive')).value;
  const total = isSearch ? found.total : tab === 'sold' ? sold : archived;
  const { subStatuses } = useSettings().settings;
  const { nameOf } = usePeople();
  const columns = useMemo(() => archiveColumns(list, subStatuses, nameOf), [list, subStatuses, nameOf]);
  const selected = useSelected(shown.rows, selection);
  const self = tab === 'sold' ? paths.clientArchive : `${paths.clientArchive}?tab=archived`;
  useRememberedList('customers', { to: self, label: TITLE, total }, shown.rows);

  return (
    <ListFrame
      title={TITLE}
      count={total === null ? undefined : formatCount(total, country)}
      figures={
        <RecordTabs
          label="Archive"
          value={tab}
          tabs={[
            {
              id: 'sold',
              label: 'Sold',
              to: paths.clientArchive,
              ...(sold !== null && { count: formatCount(sold, country) }),
            },
            {
              id: 'archived',
              label: 'Archived',
              to: `${paths.clientArchive}?tab=archived`,
              ...(archived !== null && { count: formatCount(archived, country) }),
            },
          ]}
        />
      }
      filters={
        <FilterBar
          search={
            <SearchField
              label="Name, phone or e-mail"
              value={search}
              debounceMs={200}
              onChange={(text) =>
                setAddress(
                  { ...(tab === 'archived' && { tab }), ...(text && { q: text }) },
                  { replace: true },
                )
              }
            />
          }
          columns={<ColumnChooser columns={columns} hidden={hidden} onChange={setHidden} />}
        />
      }
      bulk={
        selected.length > 0 && (
          <Suspense>
            <ArchiveBulkBar
              selected={selected}
              loaded={shown.rows.length}
              isArchived={tab === 'archived'}
              mayEdit={may(viewer, 'customers:edit')}
              onSelectAll={() => setSelection(shown.rows.map((row) => row.uuid))}
              onClear={() => setSelection([])}
            />
          </Suspense>
        )
      }
    >
      <SearchNote text={isSearch ? found.note : null} />
      <RecordList
        key={tab}
        list={shown}
        noun="customers"
        label={`${TITLE}: ${TABS[tab].label}`}
        columns={columns}
        hidden={hidden}
        {...CUSTOMER_ROW}
        {...(total !== null && { total })}
        sort={null}
        selection={selection}
        onSelectionChange={setSelection}
        empty={
          isSearch ? (
            <EmptyState title="Nobody found" text="Nobody here has such a name, phone, e-mail or address." />
          ) : (
            <EmptyState title={tab === 'sold' ? 'Nobody sold yet' : 'Nothing archived'} text={empty} />
          )
        }
        renderCard={(customer, card) => (
          <ArchiveCard
            customer={customer}
            subStatuses={subStatuses}
            selected={card.selected}
            pending={card.pending}
          />
        )}
      />
    </ListFrame>
  );
}
