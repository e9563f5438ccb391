import { MAX_CREW_MINUTES } from '@/domain/estimates/estimate';
import { writtenNumber } from '@/domain/format/number-words';
import type { ReadNumber } from '@/domain/money/read-typed';
import { readQuantity } from '@/shared/format/lines/line-values';

/** "34.8%" of a margin in tenths of a percent. */
export function marginText(margin: number, country: string): string {
  return `${writtenNumber(margin / 10, country, 1)}%`;
}

/** "4.5" of 270 minutes; '' for none. */
export function hoursText(minutes: number, country: string): string {
  return minutes === 0 ? '' : writtenNumber(minutes / 60, country, 2);
}

/** Reads hours into whole minutes; empty is none. */
export function readHours(text: string, country: string): ReadNumber {
  if (text.trim() === '') return { value: 0 };
  const read = readQuantity(text, country);
  if ('problem' in read) return read;
  const minutes = Math.round((read.value * 60) / 100);
  return minutes > MAX_CREW_MINUTES ? { problem: 'That is more than fits.' } : { value: minutes };
}
