import type { Job } from '@/domain/job';
import { dayOf } from '@/domain/time';
import { formatDate, formatDateTime, formatTimeRange } from '@/shared/format/dates';

/** "Tue 24 Nov, 8:00–10:00 am", or first and last day; '' while nothing is planned. Moments in epoch ms. */
export function plannedText(
  { plannedStart, plannedEnd }: Pick<Job, 'plannedStart' | 'plannedEnd'>,
  zone: string,
): string {
  if (plannedStart === null) return '';
  if (plannedEnd === null) return formatDateTime(plannedStart, zone);
  return spanText(plannedStart, plannedEnd, zone);
}

/** A stretch of time (epoch ms) as people say it, on one day or over several. */
export function spanText(start: number, end: number, zone: string): string {
  if (dayOf(start, zone) === dayOf(end - 1, zone)) {
    return `${formatDate(start, zone)}, ${formatTimeRange(start, end, zone)}`;
  }
  return `${formatDate(start, zone)} – ${formatDate(end - 1, zone)}`;
}
