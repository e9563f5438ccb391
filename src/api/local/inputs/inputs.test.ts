import { parse, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { CARD_COLOURS } from '@/domain/boards/board';
import { EVENT_COLOURS } from '@/domain/calendar/event';
import { colourInput } from './colour-input';
import { epochOf, timeInput } from './time-input';

const ZONE = 'America/Chicago';
const TEN = Date.UTC(2026, 10, 24, 16);

describe('a time of the API', () => {
  it.each([
    ['epoch ms', TEN],
    ['epoch ms in an address', String(TEN)],
    ['a Date', new Date(TEN)],
    ['a Date as JSON has it', JSON.parse(JSON.stringify(new Date(TEN))) as unknown],
    ['an offset', '2026-11-24T17:00:00+01:00'],
    ['the clock of the company', '2026-11-24T10:00'],
    ['the clock with a space and seconds', '2026-11-24 10:00:00'],
  ])('is read from %s', (_name, given) => {
    expect(epochOf(parse(timeInput, given), ZONE)).toBe(TEN);
  });

  it('is midnight in the company’s zone for a day', () => {
    expect(epochOf(parse(timeInput, '2026-11-24'), ZONE)).toBe(Date.UTC(2026, 10, 24, 6));
  });

  it.each([
    '',
    'soon',
    '2026-13-40',
    '2026-11-24T25:00',
    '11/24/2026',
    -1,
    1.5,
    NaN,
    1e15,
    new Date(NaN),
    true,
  ])('is not %s', (given) => expect(safeParse(timeInput, given).success).toBe(false));
});

describe('a color of the API', () => {
  it.each([
    ['blue', 'blue'],
    ['Teal', 'teal'],
    ['#1e88e5', 'blue'],
    ['#43A047', 'green'],
    ['#fb8c00', 'brown'],
    ['#e53935', 'rose'],
    ['#5e35b1', 'violet'],
    ['#999', 'grey'],
    ['#000000', 'grey'],
    ['gray', 'grey'],
    ['purple', 'violet'],
    ['#2196f3ff', 'blue'],
  ])('%s of an event is %s', (given, name) => {
    expect(parse(colourInput(EVENT_COLOURS), given)).toBe(name);
  });

  it('is always one of those offered', () => {
    expect(parse(colourInput(CARD_COLOURS), '#808080')).toBe('blue');
    expect(parse(colourInput(CARD_COLOURS), 'violet')).toBe('purple');
    expect(parse(colourInput(CARD_COLOURS), 'red')).toBe('pink');
  });

  it.each(['', '#12', '#ggg', 'sky', 'constructor', 3])('is not %s', (given) => {
    expect(safeParse(colourInput(EVENT_COLOURS), given).success).toBe(false);
  });
});
