import type { PublicCopy } from '@/domain/public-copy';
import { dayOf } from '@/domain/time';
import { formatDate, formatDateTime, formatTime, formatTimeRange } from '@/shared/format/dates';

/** "Tue 24 Nov, 8:00–10:00 am", or both days when a visit lasts longer than one. */
export function visitTime(
  visit: Pick<PublicCopy['visits'][number], 'start' | 'end'>,
  zone: string,
  now: number,
): string {
  if (dayOf(visit.start, zone) === dayOf(visit.end - 1, zone)) {
    return `${formatDate(visit.start, zone, now)}, ${formatTimeRange(visit.start, visit.end, zone)}`;
  }
  return `${formatDateTime(visit.start, zone, now)} – ${formatDate(visit.end, zone, now)}, ${formatTime(visit.end, zone)}`;
}
