import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Calendar from 'lucide-react/icons/calendar';
import Plus from 'lucide-react/icons/plus';
import Upload from 'lucide-react/icons/upload';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { usePeople } from '@/data/employees/use-people';
import { useViewer } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import { UNCONTACTED } from '@/domain/customers/customer-status';
import { listedOwnFields } from '@/domain/company/custom-fields';
import { ownColumn } from '@/domain/customers/own-filters';
import type { ListedCustomer } from '@/domain/directory/listed-customer';
import { idsOf } from '@/domain/core/rows';
import { paths } from '@/domain/navigation/paths';
import { dayOf } from '@/domain/time/time';
import { may, seesAll } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import { ListScreen } from '@/features/lists/public';
import { amountColumn } from '@/features/money/public';
import { EmptyLeads } from '@/shared/ui/states/empty-art';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { useIsPhone } from '@/shared/ui/hooks/use-is-phone';
import { Icon } from '@/shared/ui/text/icon';
import { SearchNote } from '../search/search-note';
import { CUSTOMER_SEARCH } from '../search/searched-fields';
import { useValuedIds } from '../search/use-valued-ids';
import { LeadCard } from './lead-card';
import { leadChips } from './lead-chips';
import { CUSTOMER_ROW, HIDDEN_AT_FIRST, leadColumns } from './lead-columns';
import { ownColumns } from './own-columns';
import { LeadFigureStrip } from './lead-figures';
import { useLeadAddress } from './use-lead-address';
import { useLeadFigures } from './use-lead-figures';
import { useLeads } from './use-leads';
import { lazy } from '@/shared/ui/states/lazy';

const LeadBulkBar = lazy(async () => ({ default: (await import('../bulk/lead-bulk-bar')).LeadBulkBar }));

const NEWEST = { by: 'created', descending: true };

const VIEWS = [
  { id: 'all', name: 'All open', shows: {} },
  { id: 'week', name: 'This week', shows: { followUp: 'week' } },
  { id: 'uncontacted', name: 'To contact', shows: { statuses: UNCONTACTED } },
] as const;

/** /app/management/customers: every open lead, filtered and sorted by the address. */
export function LeadsPage() {
  const viewer = useViewer();
  const place = useFormat();
  const now = useNow();
  const today = dayOf(now, place.zone);
  const isPhone = useIsPhone();
  const { settings } = useSettings();
  const { leadSources, subStatuses } = settings;
  const fields = useMemo(() => listedOwnFields(settings), [settings]);
  const { people, byUid, nameOf } = usePeople();
  const seesAmounts = may(viewer, 'pricing:show');
  const { address, filters } = useLeadAddress(fields);
  const valued = useValuedIds(filters.value);
  const { ids } = valued;
  const asked = useMemo(() => (ids ? { ...filters, ids } : filters), [filters, ids]);
  const leads = useLeads(asked, today, place, byUid);
  const figures = useLeadFigures(today, place);
  const { shown, all, sorts, order, askEverybody } = leads;

  const columns = useMemo(
    () => [
      ...leadColumns({ now, today, people: byUid, nameOf, sorts, subStatuses }),
      ...ownColumns(fields, place),
      ...(seesAmounts ? [amountColumn<ListedCustomer>('Value')] : []),
    ],
    [now, today, byUid, nameOf, sorts, subStatuses, fields, place, seesAmounts],
  );
  const isOwnOrder = order.sortBy === 'created' && order.descending;
  const { salespeople, sources, tags, own } = filters;
  const hiddenAtFirst = useMemo(
    () => [...HIDDEN_AT_FIRST, ...fields.map(({ key }) => ownColumn(key))],
    [fields],
  );
  const chips = useMemo(
    () =>
      leadChips({
        chosen: { salespeople, sources, tags, own },
        fields,
        today,
        place,
        seesAmounts,
        people,
        nameOf,
        sources: leadSources,
        found: { sources: leads.sources, tags: leads.tags, own: leads.own },
        onOpen: askEverybody,
      }),
    [
      salespeople,
      sources,
      tags,
      own,
      fields,
      today,
      place,
      seesAmounts,
      people,
      nameOf,
      leadSources,
      leads.sources,
      leads.tags,
      leads.own,
      askEverybody,
    ],
  );
  const mayEdit = may(viewer, 'customers:edit');
  const add = { label: 'Add lead', to: paths.newCustomer, icon: Plus };
  const bringIn = { id: 'import', label: 'Import a CSV file', icon: Upload, to: paths.importCustomers };
  return (
    <ListScreen
      title="Open Leads List"
      noun={{ name: 'leads', one: 'lead', many: 'customers' }}
      address={address}
      list={valued.isLoading ? { ...leads, status: 'loading' } : leads}
      order={isOwnOrder ? null : { by: order.sortBy, descending: order.descending }}
      ownOrder={NEWEST}
      hiddenAtFirst={hiddenAtFirst}
      all={all}
      total={shown}
      columns={columns}
      row={CUSTOMER_ROW}
      renderCard={(customer, card) => (
        <LeadCard
          {...card}
          {...{ customer, today, subStatuses }}
          salesperson={nameOf(customer.salesperson)}
        />
      )}
      search={CUSTOMER_SEARCH}
      chips={chips}
      views={VIEWS}
      figures={!isPhone && all !== 0 && <LeadFigureStrip {...figures} />}
      note={<SearchNote text={leads.note ?? valued.note} />}
      {...(mayEdit && {
        action: { ...add, hint: 'C' },
        menu: [bringIn],
      })}
      thumb={
        mayEdit ? (
          <IconButton
            component={Link}
            to={paths.customerCalendar}
            aria-label="Open Lead Calendar"
            sx={{ border: '1px solid', borderColor: 'divider' }}
          >
            <Icon of={Calendar} />
          </IconButton>
        ) : (
          <Button
            component={Link}
            to={paths.customerCalendar}
            variant="outlined"
            startIcon={<Icon of={Calendar} />}
          >
            Open Lead Calendar
          </Button>
        )
      }
      empty={{
        art: <EmptyLeads />,
        title: seesAll(viewer) ? 'No leads yet' : 'No leads of yours yet',
        text: emptyText(viewer, mayEdit),
        ...(mayEdit && { steps: seesAll(viewer) ? [add, bringIn] : [add] }),
      }}
      bulk={LeadBulkBar}
      csv={async (picked) => {
        const { csvOfCustomers, csvOfFound, csvOfLeads } = await import('../export/customer-csv');
        if (picked) return csvOfCustomers(async () => idsOf(picked));
        if (leads.readIds) return csvOfCustomers(leads.readIds);
        if (filters.search.trim() !== '') return csvOfFound(leads);
        return csvOfLeads(viewer, asked, today, place);
      }}
    />
  );
}

function emptyText(viewer: Viewer, mayEdit: boolean): string {
  if (!mayEdit) return 'Leads that are given to you appear here.';
  return seesAll(viewer)
    ? 'Add the next person who calls, or bring the ones you have from a spreadsheet.'
    : 'Leads that are given to you appear here. Add the next person who calls.';
}
