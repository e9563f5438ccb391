import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeTask } from '@tests/factories/records';
import { addDays } from '../time/time';
import { DUE_GROUPS, dueGroup, dueProblem, dueWord, timeProblem } from './due';
import { nextRemindOn, reminderAt, reminderProblem } from './reminders';
import { rhythmWords, taskRepeatWords } from './repeat-words';
import { leftFrom, nextDueOn, plannedOn, repeatEndProblem } from './repeats';
import { FREE_REMINDER } from './task';
import { ALL_TASKS, fitsTask } from './task-filters';

const ZONE = 'America/Chicago';
/** Tuesday noon in Chicago. */
const NOW = Date.UTC(2026, 10, 24, 18);
const days = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
const isoDay = (date: Date) => date.toISOString().slice(0, 10);

describe('when a task is due', () => {
  it.each([
    ['2026-11-23', 'Overdue'],
    ['2026-11-24', 'Today'],
    ['2026-11-30', 'This week'],
    ['2026-12-01', 'Later'],
    ['', 'No date'],
  ] as const)('%j is %s', (dueOn, group) => {
    expect(dueGroup(makeTask({ dueOn }), NOW, ZONE)).toBe(group);
  });

  it('is no matter once it is done', () => {
    expect(dueGroup(makeTask({ dueOn: '2026-01-01', status: 'Done' }), NOW, ZONE)).toBeNull();
  });

  it('orders tasks by day and time, those of any time at the end of the day', () => {
    const sorted = [
      { dueOn: '2026-11-24', dueTime: '09:00' },
      { dueOn: '2026-11-24', dueTime: '' },
      { dueOn: '2026-11-25', dueTime: '07:00' },
      { dueOn: '', dueTime: '' },
    ].map(dueWord);
    expect(sorted.toSorted()).toEqual(sorted);
  });

  it('orders them as their groups are', () => {
    fc.assert(
      fc.property(days, days, (a, b) => {
        const [one, other] = [makeTask({ dueOn: isoDay(a) }), makeTask({ dueOn: isoDay(b) })];
        const rank = (task: typeof one) => DUE_GROUPS.indexOf(dueGroup(task, NOW, ZONE) ?? 'No date');
        if (one.due < other.due) expect(rank(one)).toBeLessThanOrEqual(rank(other));
      }),
    );
  });

  it.each([
    ['1970-01-01', /too long ago/],
    ['2199-01-01', /too far away/],
    ['24.11.2026', /Enter a day/],
  ])('cannot be %s', (day, sentence) => {
    expect(dueProblem(day)).toMatch(sentence);
  });

  it.each(['9:00', '24:00', '12:60', 'noon'])('is at no time like %s', (time) => {
    expect(timeProblem(time)).toMatch(/2:30 pm or 14:30/);
  });
});

/** 4:45 pm in Chicago on the Friday before. */
const CHOSEN = Date.parse('2026-11-20T22:45Z');

describe('a reminder', () => {
  it.each([
    [{ remind: 'When it is due' }, '2026-11-24T15:30Z'],
    [{ remind: '15 minutes before' }, '2026-11-24T15:15Z'],
    [{ remind: '1 hour before' }, '2026-11-24T14:30Z'],
    [{ remind: '1 day before' }, '2026-11-23T15:30Z'],
    [{ remind: '1 hour before', dueTime: '' }, '2026-11-24T13:00Z'],
    [{ remind: FREE_REMINDER, remindOn: CHOSEN }, '2026-11-20T22:45Z'],
    [{ remind: FREE_REMINDER, remindOn: CHOSEN, dueOn: '' }, '2026-11-20T22:45Z'],
    [{ remind: FREE_REMINDER, remindOn: CHOSEN, dueOn: '2026-12-24' }, '2026-11-20T22:45Z'],
    [{ remind: FREE_REMINDER, remindOn: CHOSEN, status: 'Done' }, null],
    [{ remind: FREE_REMINDER, remindOn: null }, null],
    [{ remind: '' }, null],
    [{ remind: 'When it is due', dueOn: '' }, null],
    [{ remind: 'When it is due', status: 'Done' }, null],
    [{ remind: 'When it is due', listOrganizer: 'Archive' }, null],
  ] as const)('of %j is at %j', (fields, at) => {
    const task = makeTask({ dueOn: '2026-11-24', dueTime: '09:30', ...fields });
    expect(reminderAt(task, 'America/Chicago')).toBe(at && Date.parse(at));
  });

  it.each([
    [null, /Choose when/],
    [NOW, /This time is over/],
    [Date.UTC(2199, 0, 1), /too far away/],
    [NOW + 60_000, null],
  ])('at %j says %s', (moment, sentence) => {
    const problem = reminderProblem(moment, NOW);
    if (sentence === null) expect(problem).toBeNull();
    else expect(problem).toMatch(sentence);
  });

  it('of the next task is as many days before its day, at the same time over a clock change', () => {
    expect(nextRemindOn(CHOSEN, '2026-11-24', '2027-04-24', ZONE)).toBe(Date.parse('2027-04-20T21:45Z'));
    expect(nextRemindOn(null, '2026-11-24', '2027-04-24', ZONE)).toBeNull();
  });
});

describe('a task of a series that was moved', () => {
  it.each([
    ['with the next ones', { uuid: 's-2026-11-24', seriesOn: '2026-11-26' }, '2026-11-26'],
    ['alone', { uuid: 's-2026-11-24', seriesOn: '2026-11-03' }, '2026-11-24'],
    ['alone, as the first one', { uuid: 's', seriesOn: '2026-11-24' }, '2026-11-24'],
  ])('%s, has its day in the rhythm', (_, fields, planned) => {
    expect(plannedOn(makeTask({ seriesId: 's', dueOn: '2026-11-26', ...fields }))).toBe(planned);
  });
});

describe('a task that repeats', () => {
  it.each([
    ['Every week', '2026-11-24', '2026-11-24', '2026-12-01'],
    ['Every week', '2026-11-24', '2026-12-09', '2026-12-15'],
    ['Every week', '2026-12-01', '2026-11-24', '2026-12-08'],
    ['Every month', '2026-01-31', '2026-01-31', '2026-02-28'],
    ['Every month', '2026-01-31', '2026-03-01', '2026-03-31'],
    ['Every year', '2028-02-29', '2028-03-01', '2029-02-28'],
    ['Every day', '', '2026-11-24', '2026-11-25'],
    ['FREQ=DAILY;INTERVAL=3', '2026-11-24', '2026-11-25', '2026-11-27'],
    ['FREQ=WEEKLY;BYDAY=TU,FR', '2026-11-24', '2026-11-24', '2026-11-27'],
    ['FREQ=WEEKLY;BYDAY=TU,FR', '2026-11-24', '2026-11-27', '2026-12-01'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU', '2026-11-24', '2026-11-24', '2026-12-07'],
    ['FREQ=MONTHLY;BYDAY=4TU', '2026-11-24', '2026-11-24', '2026-12-22'],
    ['FREQ=MONTHLY;BYDAY=-1MO', '2026-11-30', '2026-12-01', '2026-12-28'],
    ['FREQ=WEEKLY;COUNT=3', '2026-11-24', '2026-12-01', '2026-12-08'],
    ['FREQ=WEEKLY;COUNT=3', '2026-11-24', '2026-12-08', null],
    ['FREQ=WEEKLY;UNTIL=20261130', '2026-11-24', '2026-11-24', null],
    ['FREQ=HOURLY', '2026-11-24', '2026-11-24', null],
  ] as const)('%s from %j, done on %s, is next due on %s', (repeat, dueOn, doneOn, next) => {
    expect(nextDueOn(repeat, dueOn, dueOn, doneOn)).toBe(next);
  });

  it.each([
    ['Every month', '2026-01-31', ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']],
    ['Every year', '2028-02-29', ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']],
  ] as const)('%s from %s keeps its day over months without it', (repeat, first, following) => {
    let dueOn: string = first;
    expect(following.map(() => (dueOn = nextDueOn(repeat, first, dueOn, dueOn) ?? ''))).toEqual(following);
  });

  it('is never next due on a day that is over', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('Every day', 'FREQ=WEEKLY;INTERVAL=2', 'FREQ=MONTHLY', 'FREQ=MONTHLY;BYDAY=-1FR'),
        days,
        fc.integer({ min: 0, max: 900 }),
        (repeat, start, late) => {
          const dueOn = isoDay(start);
          const doneOn = addDays(dueOn, late);
          expect((nextDueOn(repeat, dueOn, dueOn, doneOn) ?? '') > doneOn).toBe(true);
        },
      ),
    );
  });
});

describe('the end of a repeat', () => {
  it.each([
    ['FREQ=WEEKLY;BYDAY=TU,FR;COUNT=9', '2026-12-04', 'FREQ=WEEKLY;BYDAY=TU,FR;COUNT=6'],
    ['FREQ=MONTHLY;COUNT=6', '2026-11-24', 'FREQ=MONTHLY;COUNT=6'],
    ['FREQ=MONTHLY;COUNT=2', '2027-06-24', 'FREQ=MONTHLY;COUNT=1'],
    ['FREQ=MONTHLY;UNTIL=20270624', '2027-01-24', 'FREQ=MONTHLY;UNTIL=20270624'],
    ['Every month', '2027-01-24', 'Every month'],
    ['', '2027-01-24', ''],
  ])('of %s is, from %s on, that of %s', (rule, planned, left) => {
    expect(leftFrom(rule, '2026-11-24', planned)).toBe(left);
  });

  it.each([
    ['2026-11-23', '2026-11-24', /ends before the task is due/],
    ['2199-01-01', '2026-11-24', /too far away/],
    ['1970-01-01', '2026-11-24', /too long ago/],
    ['2026-11-24', '2026-11-24', null],
    ['', '2026-11-24', null],
  ])('on %j, of a task due on %s, says %s', (until, dueOn, sentence) => {
    const problem = repeatEndProblem(until, dueOn);
    if (sentence === null) expect(problem).toBeNull();
    else expect(problem).toMatch(sentence);
  });
});

describe('the words of a rhythm', () => {
  it.each([
    ['', '', ''],
    ['Every month', 'Every month', 'Every month'],
    ['FREQ=WEEKLY;INTERVAL=2', 'Every two weeks', 'Every two weeks'],
    ['FREQ=WEEKLY;INTERVAL=3;BYDAY=FR', 'Every 3 weeks on Tuesday and Friday', 'Every 3 weeks on Friday'],
    [
      'FREQ=MONTHLY;BYDAY=4TU;COUNT=5',
      'Every month on the 4th Tuesday, 5 times',
      'Every month on the 4th Tuesday, 5 times',
    ],
    ['FREQ=MONTHLY;BYDAY=-1TU', 'Every month on the last Tuesday', 'Every month on the last Tuesday'],
    ['FREQ=DAILY;UNTIL=20261209', 'Every day, until Dec 9, 2026', 'Every day, until Dec 9, 2026'],
  ])('%j from a Tuesday on is %j, and %j without it', (rule, withDay, without) => {
    expect(taskRepeatWords(rule, '2026-11-24', 'US')).toBe(withDay);
    expect(rhythmWords(rule, 'US')).toBe(without);
  });
});

describe('the filters of tasks', () => {
  const done = makeTask({ status: 'Done' });
  it('leave out what is done, unless it is asked for or archived', () => {
    expect(fitsTask(done, ALL_TASKS, NOW, ZONE)).toBe(false);
    expect(fitsTask(done, { ...ALL_TASKS, statuses: ['Done'] }, NOW, ZONE)).toBe(true);
    expect(fitsTask(done, { ...ALL_TASKS, list: 'archive' }, NOW, ZONE)).toBe(true);
  });

  it('narrow by type, priority, person and group', () => {
    const task = makeTask({ taskType: 'Call', priority: 'High', assignees: ['tom'], dueOn: '2026-11-24' });
    expect(fitsTask(task, { ...ALL_TASKS, types: ['Call'], priorities: ['High'] }, NOW, ZONE)).toBe(true);
    expect(fitsTask(task, { ...ALL_TASKS, types: ['Permit'] }, NOW, ZONE)).toBe(false);
    expect(fitsTask(task, { ...ALL_TASKS, priorities: ['Low'] }, NOW, ZONE)).toBe(false);
    expect(fitsTask(task, { ...ALL_TASKS, person: 'rosa' }, NOW, ZONE)).toBe(false);
    expect(fitsTask(task, { ...ALL_TASKS, when: 'Today' }, NOW, ZONE)).toBe(true);
    expect(fitsTask(task, { ...ALL_TASKS, when: 'Overdue' }, NOW, ZONE)).toBe(false);
  });
});
