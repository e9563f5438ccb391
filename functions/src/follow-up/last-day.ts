import type { Estimate } from '@/domain/estimates/estimate';
import type { Formats } from '@/domain/format/formats';
import { writtenDate } from '@/domain/time/moment-words';
import { atWallClock } from '@/domain/time/time';

/** The last day an estimate is good, in the business's words; '' where it has none. */
export function lastDayInWords(
  { validUntil }: Pick<Estimate, 'validUntil'>,
  formats: Formats,
  now: number,
): string {
  return validUntil === '' ? '' : writtenDate(atWallClock(validUntil, '12:00', formats.zone), formats, now);
}
