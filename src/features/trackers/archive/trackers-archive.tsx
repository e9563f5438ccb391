import { lazy, useMemo } from 'react';
import type { ReactNode } from 'react';
import { usePeople } from '@/data/employees/use-people';
import { useCount } from '@/data/live/use-live';
import { useListed } from '@/data/live/use-listed';
import { useViewer } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import { archivedTrackers, archivedTrackersCount, trackerList } from '@/data/trackers/tracker-list';
import { dayOf } from '@/domain/time/time';
import { TRACKER_ARCHIVE } from '@/domain/trackers/tracker-filters';
import { ListScreen } from '@/features/lists/public';
import { EmptyDone } from '@/shared/brand/empty-art';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { useListAddress } from '@/shared/ui/list/use-list-address';
import { TrackerCard } from '../list/tracker-card';
import { TRACKER_ROW, TRACKER_SEARCH, TRACKERS, trackerColumns } from '../list/tracker-columns';

const TrackerBulkBar = lazy(async () => ({
  default: (await import('../list/tracker-bulk-bar')).TrackerBulkBar,
}));

const anyTracker = () => true;

/** The archived trackers, latest change first unless another order is chosen. `tabs` lead to the other archives. */
export function TrackersArchive({ tabs }: { readonly tabs: ReactNode }) {
  const viewer = useViewer();
  const { subStatuses } = useSettings().settings;
  const place = useFormat();
  const today = dayOf(useNow(), place.zone);
  const { byUid, nameOf } = usePeople();
  const address = useListAddress(TRACKER_ARCHIVE);
  const { search, order } = address.state;
  const asked = { ...archivedTrackers(order), search, fits: anyTracker, isExact: true };
  const trackers = useListed(trackerList, asked);
  const columns = useMemo(
    () =>
      trackerColumns({
        ...{ today, place, byUid, nameOf, subStatuses },
        ...{ isOrdered: trackers.isOrdered, isArchive: true },
      }),
    [today, place, byUid, nameOf, subStatuses, trackers.isOrdered],
  );
  return (
    <ListScreen
      title="Tracker Archive"
      noun={TRACKERS}
      kind="archived"
      address={address}
      list={trackers}
      order={trackers.isOrdered ? order : null}
      all={useCount(archivedTrackersCount(viewer)).value}
      columns={columns}
      row={TRACKER_ROW}
      renderCard={(tracker, card) => (
        <TrackerCard
          {...card}
          {...{ tracker, today, place, subStatuses }}
          salesperson={nameOf(tracker.salesperson)}
        />
      )}
      search={TRACKER_SEARCH}
      tabs={tabs}
      empty={{
        art: <EmptyDone />,
        title: 'Nothing archived yet',
        text: 'Archive a tracker when its work is done; it stays here with its dates and history.',
      }}
      bulk={TrackerBulkBar}
      csv={async (picked) => (await import('../list/tracker-csv')).trackerCsv(picked ?? asked)}
    />
  );
}
