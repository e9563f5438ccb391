import type { Job } from '@/domain/jobs/job';
import { dayOf } from '@/domain/time/time';
import { formatDate, formatDateTime, formatTimeRange } from '@/shared/format/dates';
import type { Place } from '@/domain/format/formats';

/** "Tue, Nov 24, 8:00–10:00 am", or first and last day; '' when nothing is planned. Times in epoch ms. */
export function plannedText(
  { plannedStart, plannedEnd }: Pick<Job, 'plannedStart' | 'plannedEnd'>,
  place: Place,
): string {
  if (plannedStart === null) return '';
  if (plannedEnd === null) return formatDateTime(plannedStart, place);
  return spanText(plannedStart, plannedEnd, place);
}

/** Formats a time span (epoch ms), on one day or over several. */
export function spanText(start: number, end: number, place: Place): string {
  if (dayOf(start, place.zone) === dayOf(end - 1, place.zone)) {
    return `${formatDate(start, place)}, ${formatTimeRange(start, end, place)}`;
  }
  return `${formatDate(start, place)} – ${formatDate(end - 1, place)}`;
}
