import { timeOffBetween } from '@/data/calendar/time-off';
import { MOST_VISITS, scheduledVisits } from '@/data/jobs/visits';
import { useLive } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import type { Around } from '@/domain/jobs/move-visits';
import type { Span } from '@/domain/time/spans';

export type LiveAround = Omit<Around, 'zone'> & {
  readonly status: 'loading' | 'ready' | 'error';
  /** The span may have more visits than were read, the last ones of it. */
  readonly isCut: boolean;
};

/** The live visits and days off of a span (epoch ms); null reads nothing. */
export function useAround(span: Span | null): LiveAround {
  const viewer = useViewer();
  const visits = useLive(span && scheduledVisits(viewer, span.start, span.end));
  const off = useLive(span && timeOffBetween(viewer, span));
  const all = [visits.status, off.status];
  const isFailed = all.some((status) => status === 'error' || status === 'denied');
  const isReady = all.every((status) => status === 'ready');
  return {
    visits: visits.rows,
    off: off.rows,
    status: isFailed ? 'error' : isReady ? 'ready' : 'loading',
    isCut: visits.rows.length >= MOST_VISITS,
  };
}
