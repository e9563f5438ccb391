import { useCallback } from 'react';
import type { Activity } from '@/domain/history/activity';
import { History } from './history';

export type RecordTimelineProps = {
  readonly trackerId: string;
  /** Given, only entries of these records are shown: a job and its visits. */
  readonly recordIds?: readonly string[];
};

/** Everything that happened around a tracker, or around one of its jobs, newest first. */
export function RecordTimeline({ trackerId, recordIds }: RecordTimelineProps) {
  const wanted = recordIds?.join(' ');
  const fits = useCallback(
    (entry: Activity) => wanted === undefined || wanted.split(' ').includes(entry.recordId),
    [wanted],
  );
  return (
    <History
      of={{ field: 'trackerId', id: trackerId }}
      fits={fits}
      emptyText="Changes, visits and messages appear here as they happen."
    />
  );
}
