import { useCallback } from 'react';
import type { Activity } from '@/domain/history/activity';
import { History } from './history';

export type RecordTimelineProps = {
  readonly trackerId: string;
  /** Shows only entries of these records: a job and its visits. */
  readonly recordIds?: readonly string[];
};

/** The history of a tracker, or of one of its jobs, newest first. */
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
