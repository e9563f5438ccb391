import { describe, expect, it } from 'vitest';
import { readCalendarAddress, viewsFor, writeCalendarAddress } from './calendar-address';
import type { CalendarChoices } from './calendar-address';

const WIDE: CalendarChoices = {
  today: '2026-11-24',
  isPhone: false,
  views: ['day', 'week', 'two-weeks', 'month', 'list'],
  personKey: 'person',
  legend: ['Planned', 'On The Way', 'north'],
};
const PHONE: CalendarChoices = { ...WIDE, isPhone: true };
const LEADS: CalendarChoices = { ...WIDE, views: ['day', 'week', 'month', 'list'], personKey: 'salesperson' };

const nothing = { person: '', hidden: [] };

describe("a calendar's address", () => {
  it.each([
    ['', WIDE, { ...nothing, view: 'week', day: '2026-11-24' }],
    ['', PHONE, { ...nothing, view: 'day', day: '2026-11-24' }],
    ['view=month&day=2027-03-14', WIDE, { ...nothing, view: 'month', day: '2027-03-14' }],
    ['view=week', PHONE, { ...nothing, view: 'three-days', day: '2026-11-24' }],
    ['view=three-days', WIDE, { ...nothing, view: 'week', day: '2026-11-24' }],
    ['view=two-weeks', WIDE, { ...nothing, view: 'two-weeks', day: '2026-11-24' }],
    ['view=two-weeks', PHONE, { ...nothing, view: 'month', day: '2026-11-24' }],
    ['view=two-weeks', LEADS, { ...nothing, view: 'month', day: '2026-11-24' }],
    ['view=decade&day=2026-02-30', WIDE, { ...nothing, view: 'week', day: '2026-11-24' }],
    ['person=rosa', WIDE, { ...nothing, view: 'week', day: '2026-11-24', person: 'rosa' }],
    ['salesperson=rosa', LEADS, { ...nothing, view: 'week', day: '2026-11-24', person: 'rosa' }],
    [
      'hide=north.On+The+Way.Gone',
      WIDE,
      { view: 'week', day: '2026-11-24', person: '', hidden: ['On The Way', 'north'] },
    ],
  ])('%s is read', (address, choices, read) => {
    expect(readCalendarAddress(new URLSearchParams(address), choices)).toEqual(read);
  });

  it.each([
    [{ ...nothing, view: 'week', day: '2026-11-24' }, 'view=week'],
    [
      { view: 'month', day: '2027-03-14', person: 'rosa', hidden: ['On The Way', 'north'] },
      'view=month&day=2027-03-14&person=rosa&hide=On+The+Way.north',
    ],
  ] as const)('%j is written, and read again', (state, address) => {
    expect(writeCalendarAddress(state, WIDE).toString()).toBe(address);
    expect(readCalendarAddress(new URLSearchParams(address), WIDE)).toEqual(state);
  });

  it.each([
    [WIDE, ['day', 'week', 'two-weeks', 'month', 'list']],
    [PHONE, ['day', 'three-days', 'month', 'list']],
    [{ ...LEADS, isPhone: true }, ['day', 'three-days', 'month', 'list']],
  ] as const)('offers its views %#', (choices, views) => {
    expect(viewsFor(choices)).toEqual(views);
  });
});
