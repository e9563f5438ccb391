import type { PublicCopy } from '@/domain/tracking/public-copy';
import { dayOf } from '@/domain/time/time';
import { formatDate, formatDateTime, formatTime, formatTimeRange } from '@/shared/format/dates';
import type { Place } from '@/domain/format/formats';

/** "Tue, Nov 24, 8:00–10:00 am", or both days of a longer visit. */
export function visitTime(
  visit: Pick<PublicCopy['visits'][number], 'start' | 'end'>,
  place: Place,
  now: number,
): string {
  if (dayOf(visit.start, place.zone) === dayOf(visit.end - 1, place.zone)) {
    return `${formatDate(visit.start, place, now)}, ${formatTimeRange(visit.start, visit.end, place)}`;
  }
  return `${formatDateTime(visit.start, place, now)} – ${formatDate(visit.end, place, now)}, ${formatTime(visit.end, place)}`;
}
