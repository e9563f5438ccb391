import { casual, GB } from 'chrono-node/en';
import type { ReadDate } from '@/domain/tasks/quick-add';
import { dayOf, wallClockOf } from '@/domain/time/time';

/** The country whose dates begin with the month. */
const MONTH_FIRST = 'US';

const two = (value: number | null) => String(value ?? 0).padStart(2, '0');

/** Reads the first date in an English text, as of `now` (epoch ms) in the business's zone and country. */
export function dateReader(now: number, zone: string, country: string): (text: string) => ReadDate | null {
  const reader = country === MONTH_FIRST ? casual : GB;
  const onTheWall = Date.parse(`${dayOf(now, zone)}T${wallClockOf(now, zone)}Z`);
  const reference = { instant: new Date(now), timezone: Math.round((onTheWall - now) / 60_000) };
  return (text) => {
    const [found] = reader.parse(text, reference, { forwardDate: true });
    if (!found) return null;
    const { index, text: words, start } = found;
    const day = `${start.get('year')}-${two(start.get('month'))}-${two(start.get('day'))}`;
    const isTimed = start.isCertain('hour');
    const time = isTimed ? `${two(start.get('hour'))}:${two(start.get('minute'))}` : '';
    return { start: index, end: index + words.length, day, time };
  };
}
