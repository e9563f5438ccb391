import type { Tracker } from '@/domain/tracker';
import { formatDay, formatDayRange } from '@/shared/format/dates';

/** "30 Nov – 4 Dec", "from Mon 30 Nov", "by Fri 4 Dec": when the work is expected; '' when nobody said. */
export function expectedText({
  expectedStart,
  expectedEnd,
}: Pick<Tracker, 'expectedStart' | 'expectedEnd'>): string {
  if (expectedStart !== '' && expectedEnd !== '') return formatDayRange(expectedStart, expectedEnd);
  if (expectedStart !== '') return `from ${formatDay(expectedStart)}`;
  return expectedEnd === '' ? '' : `by ${formatDay(expectedEnd)}`;
}
