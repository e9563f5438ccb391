import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { visitShape } from './visit';
import type { Visit } from './visit';
import { initialOf } from '../core/shape';
import { atWallClock, DAY_MS, HOUR_MS } from '../time/time';
import {
  assigneesAfterCrew,
  clashesOf,
  jobAfterVisits,
  jobStatusAfterVisit,
  nextVisit,
  plannedSpan,
  visitProblem,
  visitStatusChange,
} from './visits';

const visit = (over: Partial<Visit>): Visit => ({ ...initialOf(visitShape.fields), ...over });

describe('visitProblem', () => {
  it.each([
    [{ start: null, end: 1 }, /when the visit starts/],
    [{ start: 1, end: null }, /when the visit ends/],
    [{ start: 5, end: 5 }, /end after it starts/],
    [{ start: 0, end: 14 * DAY_MS + HOUR_MS + 1 }, /at most 14 days/],
  ])('refuses %j', (span, sentence) => {
    expect(visitProblem(span)).toMatch(sentence);
  });

  it('accepts two full weeks', () => {
    expect(visitProblem({ start: 0, end: 14 * DAY_MS })).toBeNull();
  });

  it('accepts two weeks of the calendar in which clocks go back', () => {
    const zone = 'America/Chicago';
    const span = {
      start: atWallClock('2026-10-25', '08:00', zone),
      end: atWallClock('2026-11-08', '08:00', zone),
    };
    expect(visitProblem(span)).toBeNull();
  });
});

describe('plannedSpan', () => {
  it('runs from the first start to the last end without cancelled visits', () => {
    const visits = [
      visit({ start: 50, end: 60 }),
      visit({ start: 10, end: 20 }),
      visit({ start: 1, end: 99, status: 'Cancelled' }),
    ];
    expect(plannedSpan(visits)).toEqual({ plannedStart: 10, plannedEnd: 60 });
    expect(plannedSpan([])).toEqual({ plannedStart: null, plannedEnd: null });
  });
});

describe('finds each crew member with another visit at the time', () => {
  const planned = { uuid: 'a', start: 10, end: 20, crew: ['tom', 'rosa'] };

  it('names each crew member who is elsewhere at the time', () => {
    const other = visit({ uuid: 'b', start: 15, end: 25, crew: ['rosa', 'ed'] });
    expect(clashesOf(planned, [other])).toEqual([{ uid: 'rosa', visit: other }]);
  });

  it.each<[string, Partial<Visit>]>([
    ['itself', { uuid: 'a', start: 10, end: 20 }],
    ['a visit that starts when it ends', { start: 20, end: 30 }],
    ['a cancelled visit', { start: 10, end: 20, status: 'Cancelled' }],
    ['a visit that is done', { start: 10, end: 20, status: 'Done' }],
  ])('does not clash with %s', (_, over) => {
    expect(clashesOf(planned, [visit({ uuid: 'b', crew: ['tom'], ...over })])).toEqual([]);
  });
});

describe('a job and its visits', () => {
  it('is scheduled by its first visit and unscheduled when the last one is removed', () => {
    expect(jobAfterVisits({ status: 'Unscheduled' }, [visit({ start: 1, end: 2 })]).status).toBe('Scheduled');
    expect(jobAfterVisits({ status: 'Scheduled' }, []).status).toBe('Unscheduled');
    expect(jobAfterVisits({ status: 'In Progress' }, []).status).toBe('In Progress');
  });

  it('follows a visit under way where the table allows it', () => {
    expect(jobStatusAfterVisit({ status: 'Scheduled' }, 'On The Way')).toBe('On The Way');
    expect(jobStatusAfterVisit({ status: 'Scheduled' }, 'Working')).toBe('In Progress');
    expect(jobStatusAfterVisit({ status: 'Cancelled' }, 'Working')).toBeNull();
    expect(jobStatusAfterVisit({ status: 'In Progress' }, 'Working')).toBeNull();
    expect(jobStatusAfterVisit({ status: 'In Progress' }, 'Done')).toBeNull();
  });

  it('keeps when work began and ended', () => {
    expect(visitStatusChange({ status: 'On The Way', startedAt: null }, 'Working', 5)).toEqual({
      status: 'Working',
      previousStatus: 'On The Way',
      startedAt: 5,
      endedAt: null,
    });
    expect(visitStatusChange({ status: 'Working', startedAt: 5 }, 'Done', 9)).toEqual({
      status: 'Done',
      previousStatus: 'Working',
      startedAt: 5,
      endedAt: 9,
    });
    expect(visitStatusChange({ status: 'Working', startedAt: 5 }, 'Planned', 9)).toEqual({
      status: 'Planned',
      previousStatus: 'Working',
      startedAt: null,
      endedAt: null,
    });
  });

  it('assigns the new crew and removes members who left', () => {
    expect(
      assigneesAfterCrew({
        current: ['dana', 'tom', 'ed'],
        crewBefore: ['tom', 'ed'],
        crewAfter: ['rosa', 'ed'],
        keep: ['dana'],
      }),
    ).toEqual(['rosa', 'ed', 'dana']);
  });

  it('never removes people in `keep`', () => {
    const people = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 5 });
    fc.assert(
      fc.property(people, people, people, people, (current, crewBefore, crewAfter, keep) => {
        const after = assigneesAfterCrew({ current, crewBefore, crewAfter, keep });
        expect(crewAfter.every((uid) => after.includes(uid))).toBe(true);
        expect(current.filter((uid) => keep.includes(uid)).every((uid) => after.includes(uid))).toBe(true);
        expect(new Set(after).size).toBe(after.length);
      }),
    );
  });

  it('finds the next visit that is not over', () => {
    const visits = [
      visit({ uuid: 'past', start: 1, end: 5 }),
      visit({ uuid: 'later', start: 30, end: 40 }),
      visit({ uuid: 'now', start: 8, end: 20 }),
      visit({ uuid: 'off', start: 9, end: 12, status: 'Cancelled' }),
    ];
    expect(nextVisit(visits, 10)?.uuid).toBe('now');
    expect(nextVisit([], 10)).toBeNull();
  });
});
