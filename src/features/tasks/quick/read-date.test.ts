import { describe, expect, it } from 'vitest';
import { dateReader } from './read-date';

/** Wednesday 25 November 2026, 9:40 pm in Chicago; already Thursday in London. */
const LATE = Date.UTC(2026, 10, 26, 3, 40);

describe('a date in a line', () => {
  it.each([
    ['call tomorrow 9am', '2026-11-26', '09:00', 'tomorrow 9am'],
    ['call tomorrow', '2026-11-26', '', 'tomorrow'],
    ['order on friday at 14:30', '2026-11-27', '14:30', 'on friday at 14:30'],
    ['inspect in 2 days', '2026-11-27', '', 'in 2 days'],
    ['permit by 12/3', '2026-12-03', '', '12/3'],
    ['permit by jan 5', '2027-01-05', '', 'jan 5'],
    ['meet next tuesday', '2026-12-01', '', 'next tuesday'],
  ])('%s', (line, day, time, words) => {
    const read = dateReader(LATE, 'America/Chicago', 'US')(line);
    expect(read && { ...read, words: line.slice(read.start, read.end) }).toMatchObject({ day, time, words });
  });

  it('is read in the business’s zone and country', () => {
    const read = dateReader(LATE, 'Europe/London', 'GB');
    expect(read('tomorrow')?.day).toBe('2026-11-27');
    expect(read('by 3/12')?.day).toBe('2026-12-03');
  });

  it('is not read where there is none', () => {
    expect(dateReader(LATE, 'America/Chicago', 'US')('order 30 bundles')).toBeNull();
  });
});
