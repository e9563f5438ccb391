import { useMemo } from 'react';
import { usePages } from '@/data/live/use-live';
import { useSettings, useViewer } from '@/data/session/use-session';
import { archivedTrackers } from '@/data/trackers';
import { usePeople } from '@/data/use-people';
import { paths } from '@/domain/paths';
import { dayOf } from '@/domain/time';
import { EmptyDone } from '@/shared/brand/illustrations';
import { useNow } from '@/shared/format/use-now';
import { DataTable } from '@/shared/ui/data-table';
import { DeniedState } from '@/shared/ui/denied-state';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { ProblemRows } from '@/shared/ui/problem-rows';
import { TrackerCard } from '../list/tracker-card';
import { trackerColumns } from '../list/tracker-columns';

/** Trackers that were put away, what moved last first. */
export function TrackersArchive() {
  const viewer = useViewer();
  const { settings } = useSettings();
  const today = dayOf(useNow(), settings.timeZone);
  const { byUid } = usePeople();
  const columns = useMemo(() => trackerColumns({ today, byUid }), [today, byUid]);
  const pages = usePages(archivedTrackers(viewer));
  if (pages.status === 'denied') return <DeniedState />;
  if (pages.status === 'error' && pages.rows.length === 0) return <ErrorState onRetry={pages.retry} />;
  return (
    <>
      <ProblemRows problems={pages.problems} />
      <DataTable
        label="Tracker Archive"
        rows={pages.rows}
        columns={columns}
        rowId={(tracker) => tracker.uuid}
        rowLabel={(tracker) => tracker.title}
        rowHref={(tracker) => paths.tracker(tracker.uuid)}
        isPending={(tracker) => pages.pendingIds.has(tracker.uuid)}
        loading={pages.status === 'loading' || pages.status === 'idle'}
        loadingMore={pages.loadingMore}
        onEndReached={pages.loadMore}
        empty={
          <EmptyState
            art={<EmptyDone />}
            title="Nothing archived yet"
            text="Archive a tracker when its work is done; it stays here with its dates and history."
          />
        }
        renderCard={(tracker) => (
          <TrackerCard tracker={tracker} today={today} pending={pages.pendingIds.has(tracker.uuid)} />
        )}
      />
    </>
  );
}
