import { Suspense, useCallback, useMemo } from 'react';
import { usePeople } from '@/data/employees/use-people';
import { useCount } from '@/data/live/use-live';
import { useListed } from '@/data/live/use-listed';
import { useViewer } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import { openTrackers, openTrackersCount, trackerList } from '@/data/trackers/tracker-list';
import { may } from '@/domain/access/viewer';
import { paths } from '@/domain/navigation/paths';
import { dayOf } from '@/domain/time/time';
import type { Tracker } from '@/domain/trackers/tracker';
import { fitsTracker, TRACKER_LIST } from '@/domain/trackers/tracker-filters';
import { ListScreen } from '@/features/lists/public';
import { AMOUNT, amountColumn } from '@/features/money/public';
import { EmptyTrackers } from '@/shared/ui/states/empty-art';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { useListAddress } from '@/shared/ui/list/use-list-address';
import type { AddressOf } from '@/shared/ui/list/use-list-address';
import { PageSkeleton } from '@/shared/ui/states/page-skeleton';
import { StageStrip } from './stage-strip';
import { TrackerCard } from './tracker-card';
import { MARK_OPTIONS, salespersonChip, STAGE_CHIP } from './tracker-chips';
import { LAST_MOVED, TRACKER_ROW, TRACKER_SEARCH, TRACKERS, trackerColumns } from './tracker-columns';
import { lazy } from '@/shared/ui/states/lazy';

const TrackersBoard = lazy(async () => ({
  default: (await import('../board/trackers-board')).TrackersBoard,
}));
const TrackerBulkBar = lazy(async () => ({ default: (await import('./tracker-bulk-bar')).TrackerBulkBar }));

/** Overdue invoices are among what a tracker needs. */
const HIDDEN_AT_FIRST = ['billing', AMOUNT];

const VIEWS = [
  { id: 'all', name: 'All open', shows: {} },
  { id: 'hold', name: 'On hold', shows: { marks: ['hold'] } },
  { id: 'unread', name: 'Unread', shows: { marks: ['unread'] } },
] as const;

/** /app/management/trackers: every open tracker as a list, or as a board by stage, as the address says. */
export function TrackersPage() {
  const address = useListAddress(TRACKER_LIST);
  if (address.state.view !== 'board') return <TrackersList address={address} />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <TrackersBoard address={address} />
    </Suspense>
  );
}

function TrackersList({ address }: { readonly address: AddressOf<typeof TRACKER_LIST> }) {
  const viewer = useViewer();
  const seesAmounts = may(viewer, 'pricing:show');
  const { subStatuses } = useSettings().settings;
  const place = useFormat();
  const today = dayOf(useNow(), place.zone);
  const { people, byUid, nameOf } = usePeople();
  const { state } = address;
  const fits = useCallback((tracker: Tracker) => fitsTracker(tracker, state, today), [state, today]);
  const asked = { ...openTrackers(state), search: state.search, fits };
  const trackers = useListed(trackerList, asked);
  const columns = useMemo(
    () => [
      ...trackerColumns({ today, place, byUid, nameOf, subStatuses }),
      ...(seesAmounts ? [amountColumn<Tracker>('Amount')] : []),
    ],
    [today, place, byUid, nameOf, subStatuses, seesAmounts],
  );
  const chips = useMemo(
    () =>
      [
        STAGE_CHIP,
        salespersonChip(people),
        {
          label: 'Needs you',
          of: 'marks',
          options: MARK_OPTIONS,
        },
      ] as const,
    [people],
  );
  return (
    <ListScreen
      title="Open Tracker List"
      noun={TRACKERS}
      address={address}
      list={trackers}
      all={useCount(openTrackersCount(viewer)).value}
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
      figures={<StageStrip address={address} />}
      onBoard={() => address.choose('view', ['board'])}
      empty={{
        art: <EmptyTrackers />,
        title: 'No trackers yet',
        text: 'Mark a lead as sold, and its tracker appears here with its first job and a link for the client.',
        steps: [{ label: 'Open leads', to: paths.customers }],
      }}
      bulk={TrackerBulkBar}
      csv={async (picked) => (await import('./tracker-csv')).trackerCsv(picked ?? asked)}
    />
  );
}
