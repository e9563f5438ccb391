import { useMemo } from 'react';
import { useListed } from '@/data/live/use-listed';
import { useSettings } from '@/data/session/use-settings';
import { archivedTrackers, trackerList } from '@/data/trackers/tracker-list';
import { usePeople } from '@/data/employees/use-people';
import { dayOf } from '@/domain/time/time';
import { readTrackerFilters, TRACKER_ORDERS, writeTrackerFilters } from '@/domain/trackers/tracker-filters';
import { EmptyDone } from '@/shared/brand/empty-art';
import { useNow } from '@/shared/format/use-now';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { tableOrder } from '@/shared/ui/list/list-order';
import { NothingFitsYet } from '@/shared/ui/list/nothing-fits-yet';
import { RecordList } from '@/shared/ui/list/record-list';
import { ShowMore } from '@/shared/ui/list/show-more';
import { useListAddress } from '@/shared/ui/list/use-list-address';
import { TrackerCard } from '../list/tracker-card';
import { TRACKER_ROW, trackerColumns } from '../list/tracker-columns';
import { useFormat } from '@/shared/format/format-context';

const anyTracker = () => true;

/** The archived trackers, latest change first unless another order is chosen, searched by the address. */
export function TrackersArchive() {
  const { settings } = useSettings();
  const { subStatuses } = settings;
  const today = dayOf(useNow(), settings.timeZone);
  const { byUid, nameOf } = usePeople();
  const place = useFormat();
  const { filters, change } = useListAddress(readTrackerFilters, writeTrackerFilters, 'tab');
  const { search, order } = filters;
  const trackers = useListed(trackerList, {
    ...archivedTrackers(order),
    search,
    fits: anyTracker,
    isExact: true,
  });
  const columns = useMemo(
    () =>
      trackerColumns({
        ...{ today, place, byUid, nameOf, subStatuses },
        orders: trackers.isOrdered ? TRACKER_ORDERS : [],
      }),
    [today, place, byUid, nameOf, subStatuses, trackers.isOrdered],
  );
  return (
    <RecordList
      list={trackers}
      more={<ShowMore list={trackers} read={trackers.read} />}
      noun="trackers"
      label="Tracker Archive"
      columns={columns}
      {...TRACKER_ROW}
      {...tableOrder(order, TRACKER_ORDERS, trackers.isOrdered, (chosen) => change({ order: chosen }))}
      empty={
        search ? (
          <NothingFitsYet
            noun="tracker"
            list="archived"
            records={trackers}
            onShowAll={() => change({ search: '' })}
          />
        ) : (
          <EmptyState
            art={<EmptyDone />}
            title="Nothing archived yet"
            text="Archive a tracker when its work is done; it stays here with its dates and history."
          />
        )
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
  );
}
