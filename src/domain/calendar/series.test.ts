import { describe, expect, it } from 'vitest';
import { initialOf } from '../core/shape';
import { atWallClock, dayOf, endOfDay, HOUR_MS, startOfDay, wallClockOf } from '../time/time';
import { answerOf, answersInWords, storedAnswer } from './answers';
import { eventShape } from './event';
import type { CalendarRecord, EventContent } from './event';
import { contentOf, eventProblem, settled } from './event-content';
import { occurrenceOn, occurrencesOf, ruleOn } from './occurrences';
import { endedBefore, restFrom, scopeFrom, wholeSeries, withoutDay } from './series';

const ZONE = 'America/Chicago';

function made(at: string, rrule: string, more: Partial<CalendarRecord> = {}): CalendarRecord {
  const start = atWallClock(at.slice(0, 10), at.slice(11), ZONE);
  const base = {
    ...initialOf(eventShape.fields),
    title: 'Crew plan',
    person: 'ann',
    start,
    end: start + HOUR_MS,
  };
  return { ...base, ...settled({ ...base, rrule, ...more }, 'ann', ZONE), ...more, rrule };
}

const WEEKLY = made('2027-03-02 07:30', 'FREQ=WEEKLY;BYDAY=TU;COUNT=4', { exceptions: ['2027-03-16'] });

const times = (event: Parameters<typeof occurrencesOf>[0]) =>
  occurrencesOf(
    event,
    { start: startOfDay('2027-01-01', ZONE), end: endOfDay('2027-12-31', ZONE) },
    ZONE,
  ).map(({ day, start }) => `${day} ${wallClockOf(start, ZONE)}`);

/** An occurrence of the weekly series, changed. */
function changed(day: string, at: string, more: Partial<EventContent> = {}): EventContent {
  const start = atWallClock(at.slice(0, 10), at.slice(11), ZONE);
  return { ...contentOf(WEEKLY), ...occurrenceOn(WEEKLY, day, ZONE), start, end: start + HOUR_MS, ...more };
}

describe('a change of a series', () => {
  it('of one day leaves the day out', () => {
    expect(withoutDay(WEEKLY, '2027-03-09')).toEqual(['2027-03-09', '2027-03-16']);
    expect(withoutDay(WEEKLY, '2027-03-16')).toEqual(['2027-03-16']);
    const full = Array.from({ length: 200 }, (_, at) => `2000-01-${at}`);
    expect(withoutDay({ exceptions: full }, '2027-03-09')).toBeNull();
  });

  it.each<[string, string, EventContent, readonly string[], readonly string[]]>([
    [
      'another hour',
      '2027-03-09',
      changed('2027-03-09', '2027-03-09 10:00'),
      ['2027-03-02 07:30'],
      ['2027-03-09 10:00', '2027-03-23 10:00'],
    ],
    [
      'another weekday, over the clock change',
      '2027-03-09',
      changed('2027-03-09', '2027-03-11 07:30'),
      ['2027-03-02 07:30'],
      ['2027-03-11 07:30', '2027-03-25 07:30'],
    ],
    [
      'another rule',
      '2027-03-23',
      changed('2027-03-23', '2027-03-23 07:30', { rrule: 'FREQ=DAILY;COUNT=2' }),
      ['2027-03-02 07:30', '2027-03-09 07:30'],
      ['2027-03-23 07:30', '2027-03-24 07:30'],
    ],
  ])('of this and following days: %s', (_name, day, content, before, after) => {
    expect(times({ ...WEEKLY, ...endedBefore(WEEKLY, day, ZONE) })).toEqual(before);
    expect(times(restFrom(WEEKLY, day, content, ZONE))).toEqual(after);
  });

  it.each([
    ['FREQ=MONTHLY', '2026-12-31', '2027-02-28', ['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']],
    ['FREQ=MONTHLY;COUNT=5', '2026-12-30', '2027-02-28', ['2027-02-28', '2027-03-30', '2027-04-30']],
    ['FREQ=MONTHLY;COUNT=6', '2026-10-31', '2027-02-28', ['2027-02-28', '2027-03-31']],
    ['FREQ=MONTHLY;INTERVAL=2', '2026-12-29', '2027-02-28', ['2027-02-28', '2027-04-29', '2027-06-29']],
    ['FREQ=YEARLY', '2024-02-29', '2027-02-28', ['2027-02-28', '2028-02-29', '2029-02-28']],
    ['FREQ=MONTHLY', '2026-12-28', '2027-02-28', ['2027-02-28', '2027-03-28', '2027-04-28']],
  ])('of this and following days keeps the date of %s from %s', (rrule, first, day, after) => {
    const series = made(`${first} 07:30`, rrule);
    const later = atWallClock(day, '10:00', ZONE);
    const content = { ...contentOf(series), start: later, end: later + HOUR_MS };
    const daysOf = (event: Parameters<typeof occurrencesOf>[0]) =>
      occurrencesOf(event, { start: startOfDay(day, ZONE), end: endOfDay('2030-12-31', ZONE) }, ZONE)
        .map((one) => one.day)
        .slice(0, after.length);
    const rest = restFrom(series, day, content, ZONE);
    expect(daysOf(rest)).toEqual(after);
    // As a form and the API's answers have it: with the date, or with another end of the repeat.
    const shown = ruleOn(series, day, ZONE);
    expect(daysOf(restFrom(series, day, { ...content, rrule: shown }, ZONE))).toEqual(after);
    const ending = { ...content, rrule: rrule.replace(/;COUNT=\d+/, '') + ';UNTIL=20300101' };
    expect(daysOf(restFrom(series, day, ending, ZONE)).slice(0, 2)).toEqual(after.slice(0, 2));
    // Changed once more, and as a whole.
    const again = { ...series, ...rest };
    expect(daysOf({ ...again, ...restFrom(again, day, contentOf(again), ZONE) })).toEqual(after);
    expect(daysOf({ ...again, ...wholeSeries(again, day, contentOf(again), ZONE) })).toEqual(after);
  });

  it('that moves to another date has the new one', () => {
    const series = made('2026-12-31 07:30', 'FREQ=MONTHLY');
    const start = atWallClock('2027-03-01', '07:30', ZONE);
    const content = { ...contentOf(series), start, end: start + HOUR_MS };
    expect(restFrom(series, '2027-02-28', content, ZONE).rrule).toBe('FREQ=MONTHLY');
  });

  it.each<[string, string, EventContent, readonly string[]]>([
    [
      'another hour',
      '2027-03-23',
      changed('2027-03-23', '2027-03-23 10:00'),
      ['2027-03-02 10:00', '2027-03-09 10:00', '2027-03-23 10:00'],
    ],
    [
      'the day before',
      '2027-03-23',
      changed('2027-03-23', '2027-03-22 07:30'),
      ['2027-03-01 07:30', '2027-03-08 07:30', '2027-03-22 07:30'],
    ],
    [
      'another rule',
      '2027-03-02',
      changed('2027-03-02', '2027-03-02 07:30', { rrule: 'FREQ=WEEKLY;BYDAY=TH;COUNT=3' }),
      ['2027-03-02 07:30', '2027-03-04 07:30', '2027-03-09 07:30'],
    ],
    ['no rule', '2027-03-02', changed('2027-03-02', '2027-03-02 07:30', { rrule: '' }), ['2027-03-02 07:30']],
  ])('of all days: %s', (_name, day, content, after) => {
    expect(times({ ...WEEKLY, ...wholeSeries(WEEKLY, day, content, ZONE) })).toEqual(after);
  });

  it('moves whole days by days', () => {
    const days = made('2027-03-13 00:00', 'FREQ=WEEKLY;BYDAY=SA;COUNT=2', {
      allDay: true,
      firstDay: '2027-03-13',
      lastDay: '2027-03-14',
    });
    const content = { ...contentOf(days), firstDay: '2027-03-19', lastDay: '2027-03-19' };
    const whole = wholeSeries(days, '2027-03-20', content, ZONE);
    expect(whole).toMatchObject({ firstDay: '2027-03-12', lastDay: '2027-03-12' });
    expect(times({ ...days, ...whole })).toEqual(['2027-03-12 00:00', '2027-03-19 00:00']);
  });

  it('from the first day on is one of the whole series', () => {
    expect(scopeFrom(WEEKLY, '2027-03-02', 'following', ZONE)).toBe('all');
    expect(scopeFrom(WEEKLY, '2027-03-09', 'following', ZONE)).toBe('following');
    expect(scopeFrom(WEEKLY, '2027-03-02', 'this', ZONE)).toBe('this');
  });
});

describe('the content of an event', () => {
  const fine = contentOf(made('2026-11-24 09:00', ''));
  it.each<[string, Partial<EventContent>, RegExp | null]>([
    ['is fine', {}, null],
    ['without a title', { title: '  ' }, /Give the event a title/],
    ['with a title of 2,000 characters', { title: 'a'.repeat(2_000) }, /more than 200 characters/],
    ['that ends before it begins', { end: fine.start - 1 }, /ends before it begins/],
    ['without a length', { end: fine.start }, /ends before it begins/],
    ['over 45 days', { end: fine.start + 46 * 86_400_000 }, /45 days at most/],
    [
      'on a day that does not exist',
      { allDay: true, firstDay: '2027-02-30', lastDay: '2027-03-01' },
      /does not exist/,
    ],
    [
      'whose last day is before its first',
      { allDay: true, firstDay: '2027-03-02', lastDay: '2027-03-01' },
      /before the first/,
    ],
    ['of 45 whole days', { allDay: true, firstDay: '2027-03-01', lastDay: '2027-04-14' }, null],
    ['of 46 whole days', { allDay: true, firstDay: '2027-03-01', lastDay: '2027-04-15' }, /45 days at most/],
    ['that repeats each second', { rrule: 'FREQ=SECONDLY' }, /not known/],
    ['that repeats until before it begins', { rrule: 'FREQ=DAILY;UNTIL=20200101' }, /repeat ends before/],
    ['that repeats without end', { rrule: 'FREQ=DAILY' }, null],
  ])('%s', (_name, change, problem) => {
    const found = eventProblem({ ...fine, ...change }, ZONE);
    if (problem === null) expect(found).toBeNull();
    else expect(found).toMatch(problem);
  });

  it('is stored with the bounds of its days in the company’s zone, and its organiser among the people', () => {
    const stored = settled(
      { ...fine, allDay: true, firstDay: '2027-03-14', lastDay: '2027-03-14', assignees: ['bo', 'bo'] },
      'ann',
      ZONE,
    );
    expect(dayOf(stored.start, ZONE)).toBe('2027-03-14');
    expect(stored.end - stored.start).toBe(23 * HOUR_MS);
    expect(stored).toMatchObject({ assignees: ['ann', 'bo'], repeats: false, repeatsUntil: stored.end });
  });
});

describe('an answer', () => {
  const asked = made('2026-11-24 09:00', '', { assignees: ['ann', 'bo', 'cy', 'di'] });
  it('counts for the time it was given for', () => {
    const answered = { ...asked, answers: { bo: storedAnswer(asked, 'accepted'), cy: 'nonsense' } };
    expect(answerOf(answered, 'bo')).toBe('accepted');
    expect(answerOf(answered, 'cy')).toBeNull();
    expect(answerOf({ ...answered, start: answered.start + HOUR_MS }, 'bo')).toBeNull();
    expect(answersInWords(answered)).toBe('1 accepted, 2 no answer yet');
    expect(answersInWords({ ...asked, assignees: ['ann'] })).toBe('');
  });
});
