import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { usePeople } from '@/data/employees/use-people';
import { useCount } from '@/data/live/use-live';
import { useListed } from '@/data/live/use-listed';
import { useViewer } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import { archivedTrackers, archivedTrackersCount, trackerList } from '@/data/trackers/tracker-list';
import { dayOf } from '@/domain/time/time';
import type { Tracker } from '@/domain/trackers/tracker';
import { fitsTracker, TRACKER_ARCHIVE } from '@/domain/trackers/tracker-filters';
import { ListScreen } from '@/features/lists/public';
import { EmptyDone } from '@/shared/ui/states/empty-art';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { useListAddress } from '@/shared/ui/list/use-list-address';
import { TrackerCard } from '../list/tracker-card';
import { salespersonChip, STAGE_CHIP } from '../list/tracker-chips';
import { LAST_MOVED, TRACKER_ROW, TRACKER_SEARCH, TRACKERS, trackerColumns } from '../list/tracker-columns';
import { lazy } from '@/shared/ui/states/lazy';

const TrackerBulkBar = lazy(async () => ({
  default: (await import('../list/tracker-bulk-bar')).TrackerBulkBar,
}));

/** The archive keeps views and columns of its own. */
const ARCHIVED = { ...TRACKERS, name: 'trackers-archive' };

const HIDDEN_AT_FIRST = ['billing'];

const VIEWS = [
  { id: 'all', name: 'All archived', shows: { tab: 'trackers' } },
  { id: 'complete', name: 'Complete', shows: { tab: 'trackers', statuses: ['Complete'] } },
  { id: 'cancelled', name: 'Cancelled', shows: { tab: 'trackers', statuses: ['Cancelled'] } },
] as const;

/** The archived trackers, latest change first unless another order is chosen. `tabs` lead to the other archives. */
export function TrackersArchive({ tabs }: { readonly tabs: ReactNode }) {
  const viewer = useViewer();
  const { subStatuses } = useSettings().settings;
  const place = useFormat();
  const today = dayOf(useNow(), place.zone);
  const { people, byUid, nameOf } = usePeople();
  const address = useListAddress(TRACKER_ARCHIVE);
  const { state } = address;
  const fits = useCallback(
    (tracker: Tracker) => fitsTracker(tracker, { ...state, marks: [] }, today),
    [state, today],
  );
  const asked = { ...archivedTrackers(state), search: state.search, fits };
  const trackers = useListed(trackerList, asked);
  const columns = useMemo(
    () => trackerColumns({ today, place, byUid, nameOf, subStatuses, isArchive: true }),
    [today, place, byUid, nameOf, subStatuses],
  );
  const chips = useMemo(() => [STAGE_CHIP, salespersonChip(people)], [people]);
  return (
    <ListScreen
      title="Tracker Archive"
      noun={ARCHIVED}
      kind="archived"
      address={address}
      list={trackers}
      all={useCount(archivedTrackersCount(viewer)).value}
      ownOrder={LAST_MOVED}
      columns={columns}
      hiddenAtFirst={HIDDEN_AT_FIRST}
      row={TRACKER_ROW}
      renderCard={(tracker, card) => (
        <TrackerCard
          {...card}
          {...{ tracker, today, place, subStatuses }}
          salesperson={nameOf(tracker.salesperson)}
        />
      )}
      search={TRACKER_SEARCH}
      chips={chips}
      views={VIEWS}
      figures={tabs}
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
