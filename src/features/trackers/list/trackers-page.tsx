import { useLocation } from 'react-router-dom';
import { useMemo } from 'react';
import { useCount } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import { openTrackersCount } from '@/data/trackers/tracker-list';
import { usePeople } from '@/data/employees/use-people';
import { dayOf } from '@/domain/time/time';
import {
  ALL_TRACKERS,
  isNarrowed,
  readTrackerFilters,
  TRACKER_ORDERS,
  writeTrackerFilters,
} from '@/domain/trackers/tracker-filters';
import { useNow } from '@/shared/format/use-now';
import { ColumnChooser } from '@/shared/ui/table/column-chooser';
import { FilterBar } from '@/shared/ui/list/filter-bar';
import { ListFrame } from '@/shared/ui/list/list-frame';
import { listCount } from '@/shared/ui/list/list-count';
import { tableOrder } from '@/shared/ui/list/list-order';
import { RecordList } from '@/shared/ui/list/record-list';
import { ShowMore } from '@/shared/ui/list/show-more';
import { SearchField } from '@/shared/ui/list/search-field';
import { useHiddenColumns } from '@/shared/ui/table/use-hidden-columns';
import { useIsPhone } from '@/shared/ui/hooks/use-is-phone';
import { paths } from '@/domain/navigation/paths';
import { useRememberedList } from '@/shared/ui/list/list-position';
import { useListAddress } from '@/shared/ui/list/use-list-address';
import { TrackerCard } from './tracker-card';
import { TRACKER_ROW, trackerColumns } from './tracker-columns';
import { TrackerEmpty } from './tracker-empty';
import { TrackerFigures } from './tracker-figures';
import { TrackerFilterChips } from './tracker-filter-chips';
import { useTrackers } from './use-trackers';
import { useFormat } from '@/shared/format/format-context';

const TITLE = 'Open Tracker List';

/** /app/management/trackers: every open tracker, filtered by the address. */
export function TrackersPage() {
  const viewer = useViewer();
  const { settings } = useSettings();
  const { subStatuses } = settings;
  const today = dayOf(useNow(), settings.timeZone);
  const { people, byUid, nameOf } = usePeople();
  const { filters, change } = useListAddress(readTrackerFilters, writeTrackerFilters);
  const trackers = useTrackers(filters, today);
  const isPhone = useIsPhone();
  const { hidden, setHidden } = useHiddenColumns('trackers');
  const place = useFormat();
  const columns = useMemo(
    () =>
      trackerColumns({
        ...{ today, place, byUid, nameOf, subStatuses },
        orders: trackers.isOrdered ? TRACKER_ORDERS : [],
      }),
    [today, place, byUid, nameOf, subStatuses, trackers.isOrdered],
  );
  const all = useCount(openTrackersCount(viewer)).value;
  const narrowed = isNarrowed(filters);
  const { search: asked } = useLocation();
  useRememberedList(
    'trackers',
    { to: paths.trackers + asked, label: TITLE, total: narrowed ? null : all },
    trackers.rows,
  );

  return (
    <ListFrame
      title={TITLE}
      count={listCount(trackers, all, narrowed, place.country)}
      figures={trackers.status !== 'denied' && !isPhone && <TrackerFigures />}
      filters={
        <FilterBar
          search={
            <SearchField
              label="Number, title, customer, phone, address"
              placeholder="Name, number, address"
              value={filters.search}
              debounceMs={200}
              onChange={(search) => change({ search })}
            />
          }
          chips={<TrackerFilterChips filters={filters} people={people} onChange={change} />}
          columns={<ColumnChooser columns={columns} hidden={hidden} onChange={setHidden} />}
        />
      }
    >
      <RecordList
        list={trackers}
        more={<ShowMore list={trackers} read={trackers.read} />}
        noun="trackers"
        label={TITLE}
        columns={columns}
        hidden={hidden}
        {...TRACKER_ROW}
        {...tableOrder(filters.order, TRACKER_ORDERS, trackers.isOrdered, (order) => change({ order }))}
        empty={
          <TrackerEmpty
            isNarrowed={narrowed}
            trackers={trackers}
            onShowAll={() => change({ ...ALL_TRACKERS, order: filters.order })}
          />
        }
        renderCard={(tracker, { pending }) => (
          <TrackerCard
            tracker={tracker}
            salesperson={nameOf(tracker.salesperson)}
            today={today}
            subStatuses={subStatuses}
            pending={pending}
          />
        )}
      />
    </ListFrame>
  );
}
