import type { Tracker } from '@/domain/trackers/tracker';
import { formatDay, formatDaySpan } from '@/shared/format/dates';
import type { Place } from '@/domain/format/formats';

/** The expected time of the work: "Mon, Nov 30 – Fri, Dec 4", "from Mon, Nov 30", "by Fri, Dec 4"; '' when unknown. */
export function expectedText(
  { expectedStart, expectedEnd }: Pick<Tracker, 'expectedStart' | 'expectedEnd'>,
  place: Place,
): string {
  if (expectedStart !== '' && expectedEnd !== '')
    return dayByDay(formatDaySpan(expectedStart, expectedEnd, place));
  if (expectedStart !== '') return `from ${formatDay(expectedStart, place)}`;
  return expectedEnd === '' ? '' : `by ${formatDay(expectedEnd, place)}`;
}

/** A narrow line breaks between the days, not inside one. */
function dayByDay(span: string): string {
  return span
    .split(' – ')
    .map((day) => day.replaceAll(' ', '\u00a0'))
    .join(' – ');
}
