import { MAX_EVENT_DAYS } from '../calendar/event';
import type { Crew } from '../company/company';
import { endOnDay, lastDayOf, movedTo } from '../time/spans';
import type { Span } from '../time/spans';
import { addDays, atWallClock, dayOf, daysBetween, HOUR_MS, moveToDay, wallClockOf } from '../time/time';
import type { Day } from '../time/time';
import { crewMembers } from './crews';

/** Hours of a working day, where a visit's own hours do not say. */
export const WORKDAY_HOURS = 8;
/** Planned hours above which a day is too full. */
export const FULL_HOURS = 10;

/** Most people of a crew, and of those without one, that the grid shows. */
export const MOST_PEOPLE = 60;

/** A visit in a person's row: columns from 0, both included, and the lane below the row's top. */
export type Bar<V> = { readonly visit: V; readonly from: number; readonly to: number; readonly lane: number };

/** The days from `first`. */
export function daysFrom(first: Day, count: number): readonly Day[] {
  return Array.from({ length: count }, (_, at) => addDays(first, at));
}

/** The visits that touch the days, each in the first lane where it overlaps none before it. */
export function barsOf<V extends Span & { readonly uuid: string }>(
  visits: readonly V[],
  days: readonly Day[],
  zone: string,
): readonly Bar<V>[] {
  const [first = ''] = days;
  const ends: number[] = [];
  return visits
    .toSorted((a, b) => a.start - b.start || a.uuid.localeCompare(b.uuid))
    .flatMap((visit): Bar<V>[] => {
      const from = Math.max(0, daysBetween(first, dayOf(visit.start, zone)));
      const to = Math.min(days.length - 1, daysBetween(first, lastDayOf(visit, zone)));
      if (to < from || to < 0 || from >= days.length) return [];
      const free = ends.findIndex((end) => end < from);
      const lane = free < 0 ? ends.length : free;
      ends[lane] = to;
      return [{ visit, from, to, lane }];
    });
}

/** Working hours of a visit on a day: between its times of day, as on each of its days. */
export function hoursOn(visit: Span, day: Day, zone: string): number {
  if (day < dayOf(visit.start, zone) || day > lastDayOf(visit, zone)) return 0;
  const [begins, ends] = [visit.start, visit.end].map((at) => atWallClock(day, wallClockOf(at, zone), zone));
  const hours = ((ends ?? 0) - (begins ?? 0)) / HOUR_MS;
  return hours > 0 ? hours : WORKDAY_HOURS;
}

/** A person's planned hours on each day. */
export function loadOf(visits: readonly Span[], days: readonly Day[], zone: string): readonly number[] {
  return days.map((day) => visits.reduce((sum, visit) => sum + hoursOn(visit, day, zone), 0));
}

/** A visit's span some days later, or earlier below 0, at the same times of day. */
export function shifted(visit: Span, days: number, zone: string): Span {
  return movedTo(visit, moveToDay(visit.start, addDays(dayOf(visit.start, zone), days), zone), zone);
}

/** A visit's span with another last day, never before its first. */
export function stretched(visit: Span, days: number, zone: string): Span {
  const [first, last] = [dayOf(visit.start, zone), addDays(lastDayOf(visit, zone), days)];
  return { start: visit.start, end: endOnDay(visit, last < first ? first : last, zone) };
}

/** A visit's people once it goes from the people of one row to those of another; a row may have none. */
export function crewAfter(
  crew: readonly string[],
  from: readonly string[],
  to: readonly string[],
): readonly string[] {
  const after = [...new Set([...crew.filter((uid) => !from.includes(uid)), ...to])];
  return after.length === crew.length && after.every((uid) => crew.includes(uid)) ? crew : after;
}

/** Whether a visit is in the row of a crew with these members: two of them are on it, or all. */
export function isOfCrew(visit: { readonly crew: readonly string[] }, members: readonly string[]): boolean {
  const there = members.filter((uid) => visit.crew.includes(uid)).length;
  return there > 1 || (there === 1 && members.length === 1);
}

/** Days that a person is off. */
export type DaysOff = { readonly person: string; readonly firstDay: Day; readonly lastDay: Day };

/** Whether a person is off on a day of the span. */
export function isOff<O extends DaysOff>(
  off: readonly O[],
  person: string,
  span: Span,
  zone: string,
): O | undefined {
  const [first, last] = [dayOf(span.start, zone), lastDayOf(span, zone)];
  return off.find((one) => one.person === person && one.firstDay <= last && first <= one.lastDay);
}

/** A sentence about days off that cannot be, or null. */
export function daysOffProblem({ person, firstDay, lastDay }: DaysOff): string | null {
  if (person === '') return 'Choose who is off.';
  if (firstDay === '' || lastDay === '') return 'Choose the first and the last day.';
  if (lastDay < firstDay) return 'The last day is before the first. Choose a later one.';
  return daysBetween(firstDay, lastDay) >= MAX_EVENT_DAYS
    ? `Enter at most ${MAX_EVENT_DAYS} days at once. Add the rest as a second entry.`
    : null;
}

/** The rows of the grid: people by crew, the lead first, each in one crew; then everyone else. */
export function groupsOf<P extends { readonly uid: string; readonly name: string }>(
  people: readonly P[],
  crews: readonly Crew[],
): readonly { readonly id: string; readonly name: string; readonly people: readonly P[] }[] {
  const byUid = new Map(people.map((one) => [one.uid, one]));
  const placed = new Set<string>();
  const groups = crews.map((crew) => {
    const here = crewMembers(crew, [...byUid.keys()])
      .filter((uid) => !placed.has(uid))
      .flatMap((uid) => byUid.get(uid) ?? []);
    for (const { uid } of here) placed.add(uid);
    return { id: crew.id, name: crew.name, people: here };
  });
  const others = people
    .filter(({ uid }) => !placed.has(uid))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  return [...groups, { id: '', name: 'Others', people: others }].filter((group) => group.people.length > 0);
}

/** Groups with the people that are shown of each, and how many are not. */
export function shownOf<G extends { readonly people: readonly unknown[] }>(
  groups: readonly G[],
): { readonly groups: readonly G[]; readonly leftOut: number } {
  return {
    groups: groups.map((group) => ({ ...group, people: group.people.slice(0, MOST_PEOPLE) })),
    leftOut: groups.reduce((sum, { people }) => sum + Math.max(0, people.length - MOST_PEOPLE), 0),
  };
}
