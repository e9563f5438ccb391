import { describe, expect, it } from 'vitest';
import { atWallClock } from '../time/time';
import {
  barsOf,
  crewAfter,
  daysFrom,
  daysOffProblem,
  groupsOf,
  hoursOn,
  isOfCrew,
  isOff,
  loadOf,
  shifted,
  shownOf,
  stretched,
} from './workforce';

const zone = 'America/Chicago';
const days = daysFrom('2026-11-02', 7);
const span = (from: string, to = from, begins = '08:00', ends = '16:00') => ({
  start: atWallClock(from, begins, zone),
  end: atWallClock(to, ends, zone),
});
const visit = (uuid: string, ...dates: Parameters<typeof span>) => ({ uuid, ...span(...dates) });

describe('the bars of a row', () => {
  it.each([
    ['one day', visit('a', '2026-11-03'), { from: 1, to: 1 }],
    ['several days', visit('a', '2026-11-03', '2026-11-05'), { from: 1, to: 3 }],
    ['from before the days', visit('a', '2026-10-30', '2026-11-03'), { from: 0, to: 1 }],
    ['until after the days', visit('a', '2026-11-07', '2026-11-12'), { from: 5, to: 6 }],
    ['until midnight', visit('a', '2026-11-03', '2026-11-04', '08:00', '00:00'), { from: 1, to: 1 }],
  ])('of a visit on %s', (_what, one, bar) => {
    expect(barsOf([one], days, zone)).toEqual([{ visit: one, lane: 0, ...bar }]);
  });

  it('leave out visits before and after the days', () => {
    expect(barsOf([visit('a', '2026-11-01'), visit('b', '2026-11-09')], days, zone)).toEqual([]);
  });

  it('are in lanes, the first free one each', () => {
    const [first, second, third] = [
      visit('a', '2026-11-02', '2026-11-04'),
      visit('b', '2026-11-03'),
      visit('c', '2026-11-05'),
    ];
    expect(
      barsOf([third, second, first], days, zone).map(({ visit: { uuid }, lane }) => [uuid, lane]),
    ).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 0],
    ]);
  });
});

it.each([
  ['2026-11-02', 0],
  ['2026-11-03', 8],
  ['2026-11-05', 8],
  ['2026-11-06', 0],
])('a visit of three working days takes %s %d hours', (day, hours) => {
  expect(hoursOn(span('2026-11-03', '2026-11-05'), day, zone)).toBe(hours);
});

it('counts a night as a working day, and adds up what a person has on a day', () => {
  const night = span('2026-11-02', '2026-11-03', '22:00', '06:00');
  expect(hoursOn(night, '2026-11-02', zone)).toBe(8);
  expect(loadOf([span('2026-11-02', '2026-11-02', '08:00', '12:00'), night], days, zone).slice(0, 3)).toEqual(
    [12, 8, 0],
  );
});

describe('a moved visit keeps its times of day', () => {
  it.each([
    // Clocks go back on November 1.
    [span('2026-10-30', '2026-10-31'), 3, span('2026-11-02', '2026-11-03')],
    [span('2026-11-02'), -3, span('2026-10-30')],
  ])('%#', (from, by, to) => {
    expect(shifted(from, by, zone)).toEqual(to);
  });

  it.each([
    [span('2026-10-30'), 4, span('2026-10-30', '2026-11-03')],
    [span('2026-11-02', '2026-11-04'), -1, span('2026-11-02', '2026-11-03')],
    [span('2026-11-02', '2026-11-04'), -9, span('2026-11-02')],
  ])('and stretches by days %#', (from, by, to) => {
    expect(stretched(from, by, zone)).toEqual(to);
  });
});

it.each([
  [['ann', 'bo'], ['ann'], ['cy'], ['bo', 'cy']],
  [['ann', 'bo'], ['ann'], ['bo'], ['bo']],
  [['ann'], ['ann'], [], []],
  [[], [], ['ann'], ['ann']],
  [['ann'], ['ann'], ['ann'], ['ann']],
  [
    ['ann', 'bo', 'di'],
    ['ann', 'bo'],
    ['cy', 'ed'],
    ['di', 'cy', 'ed'],
  ],
  [
    ['ann', 'bo'],
    ['bo', 'ann'],
    ['bo', 'ann'],
    ['ann', 'bo'],
  ],
])('the crew %j without %j and with %j is %j', (crew, from, to, after) => {
  expect(crewAfter(crew, from, to)).toEqual(after);
});

it.each([
  [['ann', 'bo'], ['ann', 'bo', 'cy'], true],
  [['ann'], ['ann', 'bo'], false],
  [['ann', 'di'], ['ann'], true],
  [[], [], false],
])('a visit of %j is of the crew %j: %j', (crew, members, is) => {
  expect(isOfCrew({ crew }, members)).toBe(is);
});

describe('days off', () => {
  const off = [{ person: 'ann', firstDay: '2026-11-04', lastDay: '2026-11-05' }];
  it.each([
    ['ann', span('2026-11-03'), false],
    ['ann', span('2026-11-03', '2026-11-04'), true],
    ['ann', span('2026-11-05', '2026-11-09'), true],
    ['ann', span('2026-11-06'), false],
    ['bo', span('2026-11-04'), false],
  ])('of %s on %j: %s', (person, asked, is) => {
    expect(isOff(off, person, asked, zone) !== undefined).toBe(is);
  });

  it.each([
    ['', '2026-11-04', '2026-11-05', 'Choose who is off.'],
    ['ann', '', '2026-11-05', 'Choose the first and the last day.'],
    ['ann', '2026-11-05', '2026-11-04', 'The last day is before the first. Choose a later one.'],
    ['ann', '2026-11-01', '2026-12-15', null],
    ['ann', '2026-11-01', '2026-12-16', 'Enter at most 45 days at once. Add the rest as a second entry.'],
  ])('%j from %j to %j: %j', (person, firstDay, lastDay, problem) => {
    expect(daysOffProblem({ person, firstDay, lastDay })).toBe(problem);
  });
});

it('puts each person under one crew, the lead first, and the others at the end', () => {
  const people = ['ann', 'bo', 'cy', 'di'].map((uid) => ({ uid, name: uid }));
  const crews = [
    { id: 'a', name: 'North', lead: 'bo', members: ['ann', 'gone'] },
    { id: 'b', name: 'South', lead: '', members: ['bo'] },
  ];
  expect(groupsOf(people, crews).map(({ name, people: of }) => [name, of.map(({ uid }) => uid)])).toEqual([
    ['North', ['bo', 'ann']],
    ['Others', ['cy', 'di']],
  ]);
});

it('shows 60 people of a group, and counts the others', () => {
  const people = Array.from({ length: 63 }, (_, at) => ({ uid: `p${at}` }));
  const { groups, leftOut } = shownOf([{ people }, { people: people.slice(0, 2) }]);
  expect([groups.map((group) => group.people.length), leftOut]).toEqual([[60, 2], 3]);
});
