import type { Place } from '@/domain/format/formats';
import type { Job } from '@/domain/jobs/job';
import { formatDateTime, formatSpan } from '@/shared/format/dates';

/** "Tue, Nov 24, 8:00–10:00 am", or both ends of a longer span; '' when nothing is planned. Times in epoch ms. */
export function plannedText(
  { plannedStart, plannedEnd }: Pick<Job, 'plannedStart' | 'plannedEnd'>,
  place: Place,
): string {
  if (plannedStart === null) return '';
  if (plannedEnd === null) return formatDateTime(plannedStart, place);
  return formatSpan(plannedStart, plannedEnd, place);
}
