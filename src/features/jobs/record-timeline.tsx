import { useCallback, useMemo } from 'react';
import { activityOfTracker } from '@/data/activity';
import { useNarrowed } from '@/data/live/use-narrowed';
import { useSettings, useViewer } from '@/data/session/use-session';
import { usePeople } from '@/data/use-people';
import type { Activity } from '@/domain/activity';
import { timelineEntry } from '@/features/customers/public';
import { useFormat } from '@/shared/format/format-context';
import { AsyncView } from '@/shared/ui/async-view';
import { EmptyState } from '@/shared/ui/empty-state';
import { ListSkeleton } from '@/shared/ui/list-skeleton';
import { ProblemRows } from '@/shared/ui/problem-rows';
import { Timeline } from '@/shared/ui/timeline';

export type RecordTimelineProps = {
  readonly trackerId: string;
  /** Given, only entries of these records are shown: a job and its visits. */
  readonly recordIds?: readonly string[];
};

/** Everything that happened around a tracker, or around one of its jobs, newest first. */
export function RecordTimeline({ trackerId, recordIds }: RecordTimelineProps) {
  const viewer = useViewer();
  const { zone, currency } = useFormat();
  const { settings } = useSettings();
  const { byUid } = usePeople();
  const wanted = recordIds?.join(' ');
  const fits = useCallback(
    (entry: Activity) => wanted === undefined || wanted.split(' ').includes(entry.recordId),
    [wanted],
  );
  const pages = useNarrowed(activityOfTracker(viewer, trackerId), fits);
  const words = useMemo(
    () => ({
      zone,
      currency,
      people: byUid,
      ownFields: settings.customFields,
    }),
    [zone, currency, byUid, settings.customFields],
  );
  const entries = pages.rows.map((entry) => timelineEntry(entry, pages.pendingIds.has(entry.uuid), words));
  return (
    <>
      <ProblemRows problems={pages.problems} />
      <AsyncView
        status={pages.status === 'idle' ? 'loading' : pages.status}
        data={pages.status === 'loading' && entries.length === 0 ? undefined : entries}
        skeleton={<ListSkeleton rows={5} />}
        onRetry={pages.retry}
        isEmpty={(list) => list.length === 0}
        empty={
          <EmptyState title="Nothing yet" text="Changes, visits and messages appear here as they happen." />
        }
      >
        {(list) => (
          <Timeline entries={list} zone={zone} {...(pages.hasMore && { onEndReached: pages.loadMore })} />
        )}
      </AsyncView>
    </>
  );
}
