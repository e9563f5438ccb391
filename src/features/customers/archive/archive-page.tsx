import { lazy, useMemo } from 'react';
import { archivedCount, archivedCustomers } from '@/data/customers/customers';
import { usePeople } from '@/data/employees/use-people';
import { useCount, usePages } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import { CUSTOMER_ARCHIVE } from '@/domain/customers/customer-filters';
import { idsOf } from '@/domain/core/rows';
import { paths } from '@/domain/navigation/paths';
import { ListScreen } from '@/features/lists/public';
import { formatCount } from '@/shared/format/counts';
import { useFormat } from '@/shared/format/format-context';
import { useListAddress } from '@/shared/ui/list/use-list-address';
import { RecordTabs } from '@/shared/ui/record/record-tabs';
import { CUSTOMER_ROW } from '../list/lead-columns';
import { SearchNote } from '../search/search-note';
import { useCustomerSearch } from '../search/use-customer-search';
import { ArchiveCard } from './archive-card';
import { archiveColumns } from './archive-columns';

const LeadBulkBar = lazy(async () => ({ default: (await import('../bulk/lead-bulk-bar')).LeadBulkBar }));

/** /app/management/clientArchive: sold and archived customers, on two tabs in the address. */
export function ArchivePage() {
  const { country } = useFormat();
  const viewer = useViewer();
  const address = useListAddress(CUSTOMER_ARCHIVE);
  const { tab, search } = address.state;
  const list = tab === 'archived' ? 'Archive' : 'Sold';
  const isSearch = search.trim() !== '';
  const asked = archivedCustomers(viewer, list);
  const pages = usePages(isSearch ? null : asked);
  const found = useCustomerSearch(search, list);
  const shown = isSearch ? { ...pages, ...found, rows: found.customers } : pages;
  const sold = useCount(archivedCount(viewer, 'Sold')).value;
  const archived = useCount(archivedCount(viewer, 'Archive')).value;
  const total = isSearch ? found.total : list === 'Sold' ? sold : archived;
  const { subStatuses } = useSettings().settings;
  const { nameOf } = usePeople();
  const columns = useMemo(() => archiveColumns(list, subStatuses, nameOf), [list, subStatuses, nameOf]);
  const counted = (count: number | null) => count !== null && { count: formatCount(count, country) };
  return (
    <ListScreen
      key={list}
      title="Client Archive"
      noun={{ name: 'archive', one: 'customer', many: 'customers' }}
      kind="archived"
      address={address}
      list={shown}
      order={null}
      all={total}
      total={total}
      count={total === null ? undefined : formatCount(total, country)}
      columns={columns}
      row={CUSTOMER_ROW}
      renderCard={(customer, card) => <ArchiveCard {...card} {...{ customer, subStatuses }} />}
      search={{ label: 'Name, phone or e-mail' }}
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
      note={<SearchNote text={isSearch ? found.note : null} />}
      empty={
        list === 'Sold'
          ? { title: 'Nobody sold yet', text: 'Customers appear here once they are marked sold.' }
          : { title: 'Nothing archived', text: 'Leads that are archived rest here and can come back.' }
      }
      bulk={LeadBulkBar}
      csv={async (picked) => {
        const { csvOfCustomers, csvOfFound, csvOfQueries } = await import('../export/customer-csv');
        if (picked) return csvOfCustomers(async () => idsOf(picked));
        if (!isSearch) return csvOfQueries([asked]);
        return found.readIds ? csvOfCustomers(found.readIds) : csvOfFound(shown);
      }}
    />
  );
}
