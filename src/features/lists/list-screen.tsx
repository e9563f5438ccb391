import Button from '@mui/material/Button';
import { Suspense, useMemo, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useViewer } from '@/data/session/use-session';
import { isNarrowed, writeAddress } from '@/domain/core/list-address';
import type { ListAddress } from '@/domain/core/list-address';
import { idsOf } from '@/domain/core/rows';
import { may } from '@/domain/access/viewer';
import { useFormat } from '@/shared/format/format-context';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { useIsPhone } from '@/shared/ui/hooks/use-is-phone';
import { useStableHandler } from '@/shared/ui/hooks/use-stable-handler';
import { FilterBar } from '@/shared/ui/list/filter-bar';
import { listCount } from '@/shared/ui/list/list-count';
import { ListBoardSwitch } from '@/shared/ui/page/list-board-switch';
import { ListFrame } from '@/shared/ui/list/list-frame';
import { useRememberedList } from '@/shared/ui/list/list-position';
import { NothingFitsYet } from '@/shared/ui/list/nothing-fits-yet';
import { PrimaryLink } from '@/shared/ui/page/primary-link';
import { RecordList } from '@/shared/ui/list/record-list';
import { SavedViewTabs } from '@/shared/ui/list/saved-view-tabs';
import { SearchField } from '@/shared/ui/list/search-field';
import { ShowMore } from '@/shared/ui/list/show-more';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { ColumnChooser } from '@/shared/ui/table/column-chooser';
import { useHiddenColumns } from '@/shared/ui/table/use-hidden-columns';
import { Icon } from '@/shared/ui/text/icon';
import { useSelected } from './bulk/use-selected';
import { useCsvExport } from './export/use-csv-export';
import { ListChips } from './list-chips';
import { ListMenu } from './list-menu';
import type { FirstStep, ListScreenProps } from './list-screen-props';
import { SortChip } from './sort-chip';
import { useSavedViews } from './use-saved-views';

const ExportDialog = lazyDialog(async () => (await import('./export/export-dialog')).ExportDialog);
const SaveViewDialog = lazyDialog(async () => (await import('./save-view-dialog')).SaveViewDialog);

const stepButton = ({ label, to, icon }: FirstStep, at: number) => (
  <Button
    key={to}
    component={Link}
    to={to}
    variant={at === 0 ? 'contained' : 'outlined'}
    {...(icon && { startIcon: <Icon of={icon} /> })}
  >
    {label}
  </Button>
);

/** Every list screen: its address, figures, search, filters, views, rows, and what may be done with them. */
export function ListScreen<
  Row extends { readonly uuid: string },
  A extends ListAddress,
  Exported extends { readonly uuid: string } = Row,
>(props: ListScreenProps<Row, A, Exported>) {
  const { title, noun, address, list, all, chips, views = [], action, bulk: Bulk, csv, kind } = props;
  const { state, query, change } = address;
  const viewer = useViewer();
  const { country } = useFormat();
  const { pathname } = useLocation();
  const isPhone = useIsPhone();
  const kept = useHiddenColumns(noun.name, props.hiddenAtFirst);
  const saved = useSavedViews(noun.name, address.list, query, views);
  const file = useCsvExport<Exported>(title, noun);
  const [selection, setSelection] = useState<readonly string[]>([]);
  const [isPicking, setIsPicking] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const selected = useSelected(list.rows, selection);

  const hidden = state.hidden ?? kept.hidden;
  const narrowed = isNarrowed(address.list, state);
  const isOrdered = list.isOrdered ?? true;
  const order = props.order === undefined && isOrdered ? state.order : (props.order ?? null);
  // Found records come by relevance.
  const shownOrder = order ?? (isOrdered && state.search === '' ? (props.ownOrder ?? null) : null);
  const columns = useMemo(
    () => (isOrdered ? props.columns : props.columns.map((column) => ({ ...column, sortable: false }))),
    [props.columns, isOrdered],
  );
  const total = props.total === undefined ? (narrowed ? null : all) : props.total;
  const count = listCount(list, all, narrowed, country, total);
  const mayExport = csv !== undefined && may(viewer, 'export');
  useRememberedList(
    noun.many,
    { to: query ? `${pathname}?${query}` : pathname, label: title, total },
    list.rows,
  );

  const search = useStableHandler((text: string) => change({ search: text }));
  const hide = useStableHandler((ids: readonly string[]) => {
    kept.setHidden(ids);
    change({ hidden: ids });
  });
  const sortBy = (by: string | null, descending = false) =>
    change({ order: by === null ? null : { by, descending } });
  const save = useStableHandler(() => setIsSaving(true));
  const exportList = useStableHandler(() => csv && file.save(() => csv(null)));
  const endPicking = () => {
    setSelection([]);
    setIsPicking(false);
  };
  const pick = useStableHandler(() => (isPicking ? endPicking() : setIsPicking(true)));
  const removeView = useStableHandler(() => saved.own && saved.remove(saved.own));
  const { onBoard } = props;
  const menu = (
    <ListMenu
      entries={props.menu}
      {...(isPhone && onBoard && { onBoard })}
      isPicking={isPicking}
      {...(isPhone && Bulk && { onPick: pick })}
      {...(mayExport && { onExport: exportList })}
      {...(saved.own && { onRemoveView: removeView })}
    />
  );
  const primary = action && <PrimaryLink {...action} />;

  return (
    <ListFrame
      title={title}
      count={count}
      actions={
        <>
          {!isPhone && onBoard && <ListBoardSwitch view="list" onSwitch={onBoard} />}
          {menu}
          {primary}
        </>
      }
      thumb={
        (primary ?? props.thumb) && (
          <>
            {primary}
            {props.thumb}
            {menu}
          </>
        )
      }
      figures={list.status !== 'denied' && props.figures}
      filters={
        <FilterBar
          search={
            props.search && (
              <SearchField {...props.search} value={state.search} debounceMs={200} onChange={search} />
            )
          }
          chips={
            <>
              {chips && (
                <ListChips
                  list={address.list}
                  query={writeAddress(address.list, { ...state, search: '' }).toString()}
                  chips={chips}
                  onChoose={address.choose}
                />
              )}
              {isPhone && <SortChip columns={columns} order={order} onChange={sortBy} />}
            </>
          }
          views={
            views.length > 0 && (
              <SavedViewTabs
                views={saved.views}
                value={saved.current}
                {...(saved.isNew && { onSave: save })}
              />
            )
          }
          columns={<ColumnChooser columns={columns} hidden={hidden} onChange={hide} />}
        />
      }
      bulk={
        Bulk &&
        selected.length > 0 && (
          <Suspense>
            <Bulk
              selected={selected}
              loaded={list.rows.length}
              onSelectAll={() => setSelection(idsOf(list.rows))}
              onClear={endPicking}
              {...(mayExport && { onExport: () => csv && file.save(() => csv(selected)) })}
            />
          </Suspense>
        )
      }
    >
      {props.note}
      <RecordList
        list={list}
        more={<ShowMore list={{ ...list, hasMore: list.hasMore === true }} read={list.read} />}
        noun={noun.many}
        label={title}
        columns={columns}
        hidden={hidden}
        {...props.row}
        {...(total !== null && { total })}
        sort={shownOrder && { columnId: shownOrder.by, direction: shownOrder.descending ? 'desc' : 'asc' }}
        onSortChange={({ columnId, direction }) => sortBy(columnId, direction === 'desc')}
        {...(Bulk && { selection, onSelectionChange: setSelection, picking: isPicking })}
        empty={
          narrowed ? (
            <NothingFitsYet
              noun={noun.one}
              {...(kind && { list: kind })}
              records={list}
              onShowAll={address.showAll}
            />
          ) : (
            <EmptyState
              {...props.empty}
              {...(props.empty.steps && { actions: props.empty.steps.map(stepButton) })}
            />
          )
        }
        renderCard={props.renderCard}
      />
      <SaveViewDialog
        open={isSaving}
        taken={saved.views.map((view) => view.label)}
        problem={saved.problem}
        onSave={saved.save}
        onClose={() => setIsSaving(false)}
      />
      <ExportDialog
        open={file.progress !== null}
        noun={noun.many}
        done={file.progress?.done ?? 0}
        total={total}
        onCancel={file.cancel}
      />
    </ListFrame>
  );
}
