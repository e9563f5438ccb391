import { lazy, Suspense, useMemo, useState } from 'react';
import { leadTest } from '@/domain/customers/fitting-leads';
import { openLeads } from '@/data/customers/customers';
import { useViewer } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import { usePeople } from '@/data/employees/use-people';
import { ALL_LEADS, isFiltered } from '@/domain/customers/customer-filters';
import { paths } from '@/domain/navigation/paths';
import { idsOf } from '@/domain/core/rows';
import { dayOf } from '@/domain/time/time';
import { may } from '@/domain/access/viewer';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { formatCount } from '@/shared/format/counts';
import { ColumnChooser } from '@/shared/ui/table/column-chooser';
import { FilterBar } from '@/shared/ui/list/filter-bar';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { ListFrame } from '@/shared/ui/list/list-frame';
import { RecordList } from '@/shared/ui/list/record-list';
import { SavedViewTabs } from '@/shared/ui/list/saved-view-tabs';
import { SearchField } from '@/shared/ui/list/search-field';
import { useHiddenColumns } from '@/shared/ui/table/use-hidden-columns';
import { useIsPhone } from '@/shared/ui/hooks/use-is-phone';
import { useStableHandler } from '@/shared/ui/hooks/use-stable-handler';
import { useCsvExport } from '../export/use-csv-export';
import { SearchNote } from '../search/search-note';
import { useSelected } from '../bulk/use-selected';
import { LeadActions, LeadThumb } from './lead-actions';
import { LeadCard } from './lead-card';
import { CUSTOMER_ROW, leadColumns, SORT_COLUMNS } from './lead-columns';
import { LeadEmpty } from './lead-empty';
import { LeadFigureStrip } from './lead-figures';
import { LeadFilterChips, TagChip } from './lead-filter-chips';
import { useRememberedList } from '@/shared/ui/list/list-position';
import { SortChip } from './sort-chip';
import { useLeadAddress } from './use-lead-address';
import { useLeadFigures } from './use-lead-figures';
import { useLeads } from './use-leads';
import { useSavedViews } from './use-saved-views';

const ExportDialog = lazyDialog(async () => (await import('../export/export-dialog')).ExportDialog);
const SaveViewDialog = lazyDialog(async () => (await import('./save-view-dialog')).SaveViewDialog);
const LeadBulkBar = lazy(async () => ({ default: (await import('../bulk/lead-bulk-bar')).LeadBulkBar }));

const TITLE = 'Open Leads List';

const SEARCH_PAUSE_MS = 250;

/** /app/management/customers: every open lead, filtered and sorted by the address. */
export function LeadsPage() {
  const viewer = useViewer();
  const place = useFormat();
  const now = useNow();
  const today = dayOf(now, place.zone);
  const isPhone = useIsPhone();
  const { leadSources, subStatuses } = useSettings().settings;
  const { people, byUid, nameOf } = usePeople();
  const { filters, narrowing, query, change } = useLeadAddress();
  const leads = useLeads(filters, today, place, byUid);
  const figures = useLeadFigures(today, place);
  const views = useSavedViews(query);
  const csv = useCsvExport();
  const { hidden, setHidden } = useHiddenColumns('leads');
  const [selection, setSelection] = useState<readonly string[]>([]);
  const [isSaving, setIsSaving] = useState(false);

  const isSearch = filters.search.trim() !== '';
  const isNarrowed = isSearch || isFiltered(filters);
  const { shown, all, sorts } = leads;

  const mayEdit = may(viewer, 'customers:edit');
  const mayExport = may(viewer, 'export');
  const columns = useMemo(
    () => leadColumns({ now, today, people: byUid, nameOf, sorts, subStatuses }),
    [now, today, byUid, nameOf, sorts, subStatuses],
  );
  const selected = useSelected(leads.rows, selection);
  const sortColumn = Object.keys(SORT_COLUMNS).find((id) => SORT_COLUMNS[id] === leads.order.sortBy);
  const exportList = useStableHandler(
    () =>
      void (leads.readIds || isSearch
        ? csv.exportThese(leads.readIds ?? (async () => idsOf(leads.rows)), TITLE)
        : csv.exportAll(
            openLeads(viewer, filters, today, place.country),
            TITLE,
            leadTest(filters, today, place),
          )),
  );
  useRememberedList(
    'customers',
    { to: query ? `${paths.customers}?${query}` : paths.customers, label: TITLE, total: shown },
    leads.rows,
  );

  const search = useStableHandler((text: string) => change({ search: text }));
  const removeView = useStableHandler(() => views.own && views.remove(views.own));
  const saveView = useStableHandler(() => setIsSaving(true));
  const actions = {
    mayEdit,
    ...(mayExport && { onExport: exportList }),
    ...(views.own && { onRemoveView: removeView }),
  };

  return (
    <ListFrame
      title={TITLE}
      count={
        shown === null || all === null
          ? undefined
          : isNarrowed
            ? `${formatCount(shown, place.country)} of ${formatCount(all, place.country)}`
            : formatCount(all, place.country)
      }
      actions={<LeadActions {...actions} />}
      thumb={<LeadThumb {...actions} />}
      figures={leads.status !== 'denied' && !isPhone && all !== 0 && <LeadFigureStrip {...figures} />}
      filters={
        <FilterBar
          search={
            <SearchField
              label="Name, phone or e-mail"
              value={filters.search}
              debounceMs={SEARCH_PAUSE_MS}
              onChange={search}
            />
          }
          chips={
            <>
              <LeadFilterChips
                filters={narrowing}
                today={today}
                people={people}
                sources={leadSources}
                foundSources={leads.sources}
                onChange={change}
                onOpenSources={leads.askEverybody}
              />
              <TagChip
                chosen={narrowing.tags}
                tags={leads.tags}
                onChange={change}
                onOpen={leads.askEverybody}
              />
              {isPhone && sorts.length > 1 && <SortChip filters={filters} sorts={sorts} onChange={change} />}
            </>
          }
          views={
            <SavedViewTabs
              views={views.views}
              value={views.current}
              {...(views.current === null && { onSave: saveView })}
            />
          }
          columns={<ColumnChooser columns={columns} hidden={hidden} onChange={setHidden} />}
        />
      }
      bulk={
        selected.length > 0 && (
          <Suspense>
            <LeadBulkBar
              selected={selected}
              loaded={leads.rows.length}
              people={people}
              mayEdit={mayEdit}
              {...(mayExport && {
                onExport: () => void csv.exportThese(async () => selected.map((row) => row.uuid), TITLE),
              })}
              onSelectAll={() => setSelection(idsOf(leads.rows))}
              onClear={() => setSelection([])}
            />
          </Suspense>
        )
      }
    >
      <SearchNote text={leads.note ?? null} />
      <RecordList
        list={leads}
        noun="customers"
        label={TITLE}
        columns={columns}
        hidden={hidden}
        {...CUSTOMER_ROW}
        {...(shown !== null && { total: shown })}
        sort={
          sortColumn ? { columnId: sortColumn, direction: leads.order.descending ? 'desc' : 'asc' } : null
        }
        onSortChange={({ columnId, direction }) => {
          const sortBy = SORT_COLUMNS[columnId];
          if (sortBy) change({ sortBy, descending: direction === 'desc' });
        }}
        selection={selection}
        onSelectionChange={setSelection}
        empty={
          <LeadEmpty isNarrowed={isNarrowed} mayEdit={mayEdit} onShowAll={() => change({ ...ALL_LEADS })} />
        }
        renderCard={(customer, card) => (
          <LeadCard
            customer={customer}
            salesperson={nameOf(customer.salesperson)}
            today={today}
            subStatuses={subStatuses}
            selected={card.selected}
            pending={card.pending}
          />
        )}
      />
      <SaveViewDialog
        open={isSaving}
        taken={views.views.map((view) => view.label)}
        problem={views.problem}
        onSave={views.save}
        onClose={() => setIsSaving(false)}
      />
      <ExportDialog
        open={csv.progress !== null}
        done={csv.progress?.done ?? 0}
        total={shown}
        onCancel={csv.cancel}
      />
    </ListFrame>
  );
}
