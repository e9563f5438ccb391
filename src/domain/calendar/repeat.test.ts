import { describe, expect, it } from 'vitest';
import {
  closedRule,
  continuedRule,
  openRule,
  parseRepeat,
  repeatRule,
  repeatWords,
  shiftedRule,
} from './repeat';

describe('a rule of repeating', () => {
  it.each([
    ['FREQ=DAILY', 'Every day'],
    ['FREQ=DAILY;INTERVAL=3', 'Every 3 days'],
    ['FREQ=WEEKLY;BYDAY=TU', 'Every week on Tuesday'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,FR', 'Every 2 weeks on Tuesday and Friday'],
    [
      'FREQ=WEEKLY;BYDAY=MO,TU,FR;UNTIL=20261231',
      'Every week on Monday, Tuesday and Friday, until Dec 31, 2026',
    ],
    ['FREQ=MONTHLY', 'Every month on the 24th'],
    ['FREQ=MONTHLY;BYDAY=4TU;COUNT=6', 'Every month on the 4th Tuesday, 6 times'],
    ['FREQ=MONTHLY;BYDAY=-1TU', 'Every month on the last Tuesday'],
    ['FREQ=YEARLY;COUNT=1', 'Every year on Nov 24, 1 time'],
  ])('%s reads "%s" and is written the same', (rrule, words) => {
    const repeat = parseRepeat(rrule);
    expect(repeatWords(rrule, '2026-11-24', 'US')).toBe(words);
    expect(repeat && repeatRule(repeat, '2026-11-24')).toBe(rrule);
  });

  it.each([
    '',
    'FREQ=SECONDLY',
    'FREQ=HOURLY;COUNT=2',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;INTERVAL=100',
    'FREQ=DAILY;COUNT=501',
    'FREQ=DAILY;COUNT=2;UNTIL=20270101',
    'FREQ=DAILY;UNTIL=20270230',
    'FREQ=DAILY;BYHOUR=1,2,3',
    'FREQ=WEEKLY;BYDAY=XX',
    'FREQ=MONTHLY;BYDAY=5TU',
    'FREQ=DAILY;BYDAY=TU',
    'FREQ=MONTHLY;BYMONTHDAY=31',
    'FREQ=MONTHLY;BYMONTHDAY=1,15',
    'FREQ=WEEKLY;BYMONTHDAY=28,29;BYSETPOS=-1',
    'FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=28,29;BYSETPOS=-1',
    'every day',
  ])('%j is not known', (rrule) => {
    expect(parseRepeat(rrule)).toBeNull();
  });

  it.each([
    [
      'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1',
      '2027-02-28',
      'Every month on the 31st or the last day',
    ],
    [
      'FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=28,29;BYSETPOS=-1',
      '2027-02-28',
      'Every 2 months on the 29th or the last day',
    ],
    [
      'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1',
      '2027-02-28',
      'Every year on Feb 29 or the day before',
    ],
  ])('%s keeps a date that its first month lacks', (rrule, first, words) => {
    const repeat = parseRepeat(rrule);
    expect(repeatWords(rrule, first, 'US')).toBe(words);
    expect(repeat && repeatRule(repeat, first)).toBe(rrule);
    expect(repeat && repeatRule(repeat, '2027-03-31')).not.toContain('BYMONTHDAY');
  });

  it('adds the weekday of its first day, and takes the place in the month from it', () => {
    const weekly = parseRepeat('FREQ=WEEKLY;BYDAY=FR');
    const monthly = parseRepeat('FREQ=MONTHLY;BYDAY=1MO');
    expect(weekly && repeatRule(weekly, '2026-11-24')).toBe('FREQ=WEEKLY;BYDAY=TU,FR');
    expect(monthly && repeatRule(monthly, '2026-11-24')).toBe('FREQ=MONTHLY;BYDAY=4TU');
    expect(monthly && repeatRule(monthly, '2026-12-29')).toBe('FREQ=MONTHLY;BYDAY=-1TU');
  });

  it.each([
    ['FREQ=WEEKLY;BYDAY=TU', '2026-11-24', '2026-11-26', 'FREQ=WEEKLY;BYDAY=TH'],
    ['FREQ=WEEKLY;BYDAY=TU,SA', '2026-11-24', '2026-11-23', 'FREQ=WEEKLY;BYDAY=MO,FR'],
    ['FREQ=DAILY;UNTIL=20261130', '2026-11-24', '2026-11-26', 'FREQ=DAILY;UNTIL=20261202'],
    ['FREQ=MONTHLY;BYDAY=4TU', '2026-11-24', '2026-11-25', 'FREQ=MONTHLY;BYDAY=4WE'],
  ])('%s moved from %s to %s is %s', (rrule, from, to, moved) => {
    expect(shiftedRule(rrule, from, to)).toBe(moved);
  });
});

describe('a rule whose first day can still change', () => {
  const [TUESDAY, MONDAY, WEDNESDAY] = ['2026-11-24', '2026-11-30', '2026-12-02'];
  const chosen = { unit: 'week', interval: 1, position: 0, until: '', count: null } as const;

  it('has the weekday of its last first day and the chosen others, whatever lay between', () => {
    const open = openRule({ ...chosen, weekdays: ['MO', 'TU', 'FR'] }, TUESDAY);
    expect(closedRule(open, MONDAY)).toBe('FREQ=WEEKLY;BYDAY=MO,FR');
    expect(closedRule(open, WEDNESDAY)).toBe('FREQ=WEEKLY;BYDAY=MO,WE,FR');
    expect(closedRule(open, TUESDAY)).toBe('FREQ=WEEKLY;BYDAY=MO,TU,FR');
  });

  it.each([
    ['FREQ=WEEKLY', 'FREQ=WEEKLY'],
    ['Every week', 'Every week'],
    ['FREQ=WEEKLY;BYDAY=TU,FR;COUNT=4', 'FREQ=WEEKLY;BYDAY=WE,FR;COUNT=4'],
    ['FREQ=MONTHLY;BYDAY=4TU', 'FREQ=MONTHLY;BYDAY=1WE'],
  ])('goes on from another day than planned: %s', (rule, moved) => {
    expect(continuedRule(rule, TUESDAY, WEDNESDAY)).toBe(moved);
  });
});
