import { describe, expect, it } from 'vitest';
import { makeJob } from '@tests/factories/records';
import { readAddress } from '../core/list-address';
import { atWallClock } from '../time/time';
import { leadOf } from './crews';
import { fitsYear, spanOf, YEAR_LIST, askedYear } from './year';

const zone = 'America/Chicago';

it.each([
  ['2026', 2026],
  ['1999', null],
  ['2100', null],
  ['26', null],
  ['next', null],
])('reads the year of %j', (text, year) => {
  expect(askedYear(text)).toBe(year);
});

it.each([
  [null, '2026-01-01', '2027-01-01'],
  ['03', '2026-03-01', '2026-04-01'],
  ['12', '2026-12-01', '2027-01-01'],
] as const)('the month %s is a span of whole days', (month, start, end) => {
  const at = (day: string) => atWallClock(day, '00:00', zone);
  expect(spanOf(2026, month, zone)).toEqual({ start: at(start), end: at(end) });
});

it.each([
  [{ lead: 'tom', members: ['rosa'] }, 'tom'],
  [{ lead: '', members: ['rosa'] }, 'rosa'],
  [{ lead: '', members: [] }, ''],
])('counts a crew by its lead: %j', (crew, lead) => {
  expect(leadOf(crew)).toBe(lead);
});

describe('the filters of a year', () => {
  const crews = [{ id: 'a', name: 'Crew A', lead: 'tom', members: ['rosa'] }];
  const planned = (day: string) =>
    makeJob({
      plannedStart: atWallClock(day, '08:00', zone),
      jobType: 'Repair',
      status: 'Completed',
      assignees: ['tom'],
    });
  it.each([
    ['', '2026-05-04', true],
    ['', '2025-12-31', false],
    ['month=05', '2026-05-31', true],
    ['month=05', '2026-06-01', false],
    ['type=Repair', '2026-05-04', true],
    ['type=Install', '2026-05-04', false],
    ['status=Scheduled', '2026-05-04', false],
    ['crew=a', '2026-05-04', true],
    ['crew=gone', '2026-05-04', false],
  ])('%j keeps a job of %s: %s', (address, day, fits) => {
    const filters = readAddress(YEAR_LIST, new URLSearchParams(address));
    expect(fitsYear(planned(day), filters, { year: 2026, zone, crews })).toBe(fits);
  });

  it('leave out a job without a plan', () => {
    const filters = readAddress(YEAR_LIST, new URLSearchParams());
    expect(fitsYear(makeJob({ plannedStart: null }), filters, { year: 2026, zone, crews })).toBe(false);
  });
});
