import { useMemo } from 'react';
import { archivedCount, archivedCustomers } from '@/data/customers/archived-customers';
import { usePeople } from '@/data/employees/use-people';
import { useCount } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import { archiveOrder, CUSTOMER_ARCHIVE } from '@/domain/customers/archive-filters';
import type { ArchiveList } from '@/domain/customers/archive-filters';
import { idsOf } from '@/domain/core/rows';
import { paths } from '@/domain/navigation/paths';
import { customerLabel } from '@/domain/customers/customer';
import { ListScreen } from '@/features/lists/public';
import { formatCount } from '@/shared/format/counts';
import { useFormat } from '@/shared/format/format-context';
import { useListAddress } from '@/shared/ui/list/use-list-address';
import { RecordTabs } from '@/shared/ui/record/record-tabs';
import { CUSTOMER_ROW } from '../list/lead-columns';
import { SearchNote } from '../search/search-note';
import { CUSTOMER_SEARCH } from '../search/searched-fields';
import { useCustomerList } from '../search/use-customer-list';
import { salespersonOptions } from '../list/salesperson-options';
import { ArchiveCard } from './archive-card';
import { archiveColumns } from './archive-columns';
import { lazy } from '@/shared/ui/states/lazy';

const LeadBulkBar = lazy(async () => ({ default: (await import('../bulk/lead-bulk-bar')).LeadBulkBar }));

const SOLD = { name: 'sold', one: 'customer', many: 'customers' };
const ARCHIVED = { name: 'archive', one: 'customer', many: 'customers' };

function viewsOf(list: ArchiveList, uid: string) {
  const tab = list === 'Archive' ? 'archived' : null;
  return [
    { id: 'all', name: list === 'Sold' ? 'All sold' : 'All archived', shows: { tab } },
    { id: 'mine', name: 'Mine', shows: { tab, salespeople: [uid] } },
  ] as const;
}

/** /app/management/clientArchive: sold and archived customers, on two tabs in the address. */
export function ArchivePage() {
  const { country } = useFormat();
  const viewer = useViewer();
  const address = useListAddress(CUSTOMER_ARCHIVE);
  const { tab, search, salespeople, order } = address.state;
  const list = tab === 'archived' ? 'Archive' : 'Sold';
  const customers = useCustomerList({
    list,
    stored: archivedCustomers(viewer, list, order),
    shownOrder: archiveOrder(list, order),
    filters: address.state,
  });
  const sold = useCount(archivedCount(viewer, 'Sold')).value;
  const archived = useCount(archivedCount(viewer, 'Archive')).value;
  const { subStatuses } = useSettings().settings;
  const { people, nameOf } = usePeople();
  const columns = useMemo(() => archiveColumns(list, subStatuses, nameOf), [list, subStatuses, nameOf]);
  const chips = useMemo(
    () =>
      [
        {
          label: customerLabel('salesperson'),
          of: 'salespeople',
          options: salespersonOptions(people, salespeople, nameOf),
        },
      ] as const,
    [people, salespeople, nameOf],
  );
  const views = useMemo(() => viewsOf(list, viewer.uid), [list, viewer.uid]);
  const counted = (count: number | null) => count !== null && { count: formatCount(count, country) };
  return (
    <ListScreen
      key={list}
      title="Client Archive"
      noun={list === 'Sold' ? SOLD : ARCHIVED}
      kind="archived"
      address={address}
      list={customers}
      order={order}
      all={list === 'Sold' ? sold : archived}
      {...(customers.total !== undefined && { total: customers.total })}
      ownOrder={archiveOrder(list, null)}
      columns={columns}
      row={CUSTOMER_ROW}
      renderCard={(customer, card) => <ArchiveCard {...card} {...{ customer, subStatuses }} />}
      search={CUSTOMER_SEARCH}
      chips={chips}
      views={views}
      figures={
        <RecordTabs
          label="Archive"
          value={list}
          tabs={[
            { id: 'Sold', label: 'Sold', to: paths.clientArchive, ...counted(sold) },
            {
              id: 'Archive',
              label: 'Archived',
              to: `${paths.clientArchive}?tab=archived`,
              ...counted(archived),
            },
          ]}
        />
      }
      note={<SearchNote text={customers.note} />}
      empty={
        list === 'Sold'
          ? { title: 'Nobody sold yet', text: 'Customers appear here once they are marked sold.' }
          : { title: 'Nothing archived', text: 'Leads that are archived rest here and can come back.' }
      }
      bulk={LeadBulkBar}
      csv={async (picked) => {
        const { csvOfCustomers, csvOfFound, csvOfQueries } = await import('../export/customer-csv');
        if (picked) return csvOfCustomers(async () => idsOf(picked));
        if (customers.readIds) return csvOfCustomers(customers.readIds);
        if (search.trim() !== '') return csvOfFound(customers);
        return csvOfQueries([archivedCustomers(viewer, list, order)], customers.fits);
      }}
    />
  );
}
