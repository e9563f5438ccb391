import Plus from 'lucide-react/icons/plus';
import Upload from 'lucide-react/icons/upload';
import { useMemo } from 'react';
import { everybody, everybodyCount } from '@/data/customers/archived-customers';
import { usePeople } from '@/data/employees/use-people';
import { useCount } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import { may } from '@/domain/access/viewer';
import { idsOf } from '@/domain/core/rows';
import { listedOwnFields } from '@/domain/company/custom-fields';
import { BY_NAME, everybodyList } from '@/domain/customers/archive-filters';
import { CUSTOMER_ORGANIZERS, customerLabel } from '@/domain/customers/customer';
import { ownColumn, ownTests } from '@/domain/customers/own-filters';
import type { ListedCustomer } from '@/domain/directory/listed-customer';
import { paths } from '@/domain/navigation/paths';
import { dayOf } from '@/domain/time/time';
import { ListScreen } from '@/features/lists/public';
import { AMOUNT, amountColumn } from '@/features/money/public';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { EmptyLeads } from '@/shared/ui/states/empty-art';
import { useListAddress } from '@/shared/ui/list/use-list-address';
import { lazy } from '@/shared/ui/states/lazy';
import { ArchiveCard } from '../archive/archive-card';
import { LeadCard } from '../list/lead-card';
import { EMAIL_CHIP, STATUS_CHIP, tagChips, valueChips } from '../list/lead-chips';
import { CUSTOMER_ROW } from '../list/lead-columns';
import { ownChips } from '../list/own-chips';
import { ownColumns } from '../list/own-columns';
import { salespersonOptions } from '../list/salesperson-options';
import { SearchNote } from '../search/search-note';
import { CUSTOMER_SEARCH } from '../search/searched-fields';
import { useCustomerList } from '../search/use-customer-list';
import { everybodyColumns, LIST_NAMES } from './everybody-columns';

const LeadBulkBar = lazy(async () => ({ default: (await import('../bulk/lead-bulk-bar')).LeadBulkBar }));

const CUSTOMERS = { name: 'everybody', one: 'customer', many: 'customers' };
const HIDDEN_AT_FIRST = ['tags', 'source', 'created', AMOUNT];
const VIEWS = [
  { id: 'all', name: 'Everybody', shows: {} },
  ...CUSTOMER_ORGANIZERS.map((list) => ({ id: list, name: LIST_NAMES[list], shows: { list } })),
];
const LIST_CHIP = {
  label: 'List',
  of: 'list',
  options: CUSTOMER_ORGANIZERS.map((value) => ({ value, label: LIST_NAMES[value] })),
} as const;

/** /app/management/allCustomers: leads, sold and archived customers in one list, by name. */
export function EverybodyPage() {
  const viewer = useViewer();
  const formats = useFormat();
  const { zone } = formats;
  const now = useNow();
  const today = dayOf(now, zone);
  const { settings } = useSettings();
  const { subStatuses } = settings;
  const fields = useMemo(() => listedOwnFields(settings), [settings]);
  const keys = useMemo(() => fields.map(({ key }) => key), [fields]);
  const { people, byUid, nameOf } = usePeople();
  const seesAmounts = may(viewer, 'pricing:show');
  const address = useListAddress(useMemo(() => everybodyList(keys), [keys]));
  const { list, salespeople, tags, own, search } = address.state;
  const asked = useMemo(() => ownTests(own, today, formats.country), [own, today, formats.country]);
  const stored = everybody(viewer, list);
  const customers = useCustomerList({
    list,
    stored,
    shownOrder: BY_NAME,
    filters: address.state,
    ownTests: asked,
  });
  const all = useCount(everybodyCount(viewer, null)).value;
  const columns = useMemo(
    () => [
      ...everybodyColumns({ now, today, people: byUid, nameOf, subStatuses }),
      ...ownColumns(fields, formats),
      ...(seesAmounts ? [amountColumn<ListedCustomer>('Value')] : []),
    ],
    [now, today, byUid, nameOf, subStatuses, fields, formats, seesAmounts],
  );
  const chips = useMemo(
    () =>
      [
        LIST_CHIP,
        STATUS_CHIP,
        {
          label: customerLabel('salesperson'),
          of: 'salespeople',
          options: salespersonOptions(people, salespeople, nameOf),
        },
        ...tagChips({ found: customers.tags, chosen: tags, onOpen: customers.askTags }),
        EMAIL_CHIP,
        ...valueChips(formats, seesAmounts),
        ...ownChips({ fields, found: customers.own, chosen: own, formats, onOpen: customers.askTags }),
      ] as const,
    [
      people,
      salespeople,
      nameOf,
      customers.tags,
      tags,
      customers.askTags,
      formats,
      seesAmounts,
      fields,
      customers.own,
      own,
    ],
  );
  const hiddenAtFirst = useMemo(() => [...HIDDEN_AT_FIRST, ...keys.map(ownColumn)], [keys]);
  const mayEdit = may(viewer, 'customers:edit');
  const add = { label: 'Add lead', to: paths.newCustomer, icon: Plus };
  const bringIn = { id: 'import', label: 'Import a CSV file', icon: Upload, to: paths.importCustomers };
  return (
    <ListScreen
      title="All Customers"
      noun={CUSTOMERS}
      address={address}
      list={customers}
      ownOrder={BY_NAME}
      all={all}
      {...(customers.total !== undefined && { total: customers.total })}
      columns={columns}
      hiddenAtFirst={hiddenAtFirst}
      row={CUSTOMER_ROW}
      renderCard={(customer, card) =>
        customer.listOrganizer === 'Open' ? (
          <LeadCard
            {...card}
            {...{ customer, today, subStatuses }}
            salesperson={nameOf(customer.salesperson)}
          />
        ) : (
          <ArchiveCard {...card} {...{ customer, subStatuses }} />
        )
      }
      search={CUSTOMER_SEARCH}
      chips={chips}
      views={VIEWS}
      note={<SearchNote text={customers.note} />}
      {...(mayEdit && { action: { ...add, hint: 'C' }, menu: [bringIn] })}
      empty={{
        art: <EmptyLeads />,
        title: 'No customers yet',
        text: mayEdit
          ? 'Add the next person who calls, or bring the ones you have from a spreadsheet.'
          : 'Customers that are given to you appear here.',
        ...(mayEdit && { steps: [add, bringIn] }),
      }}
      bulk={LeadBulkBar}
      csv={async (picked) => {
        const { csvOfCustomers, csvOfFound, csvOfQueries } = await import('../export/customer-csv');
        if (picked) return csvOfCustomers(async () => idsOf(picked));
        if (customers.readIds) return csvOfCustomers(customers.readIds);
        if (search.trim() !== '') return csvOfFound(customers);
        return csvOfQueries([stored], customers.fits);
      }}
    />
  );
}
