import { plannedSpan } from '../jobs/visits';
import type { Visit } from '../jobs/visit';
import { lastDayOf } from '../time/spans';
import { dayOf } from '../time/time';
import type { Day } from '../time/time';
import type { Tracker } from './tracker';

type Planned = readonly Pick<Visit, 'start' | 'end' | 'status'>[];

/**
 * The changes of a tracker's expected days once visits of a job have moved: a day on which they began or ended moves
 * along, and one that the office set for another reason stays.
 */
export function expectedAfter(
  { expectedStart, expectedEnd }: Pick<Tracker, 'expectedStart' | 'expectedEnd'>,
  before: Planned,
  after: Planned,
  zone: string,
): Partial<Pick<Tracker, 'expectedStart' | 'expectedEnd'>> {
  const [was, is] = [daysOf(before, zone), daysOf(after, zone)];
  if (!was || !is) return {};
  return {
    ...(expectedStart === was.first && is.first !== was.first && { expectedStart: is.first }),
    ...(expectedEnd === was.last && is.last !== was.last && { expectedEnd: is.last }),
  };
}

function daysOf(visits: Planned, zone: string): { readonly first: Day; readonly last: Day } | null {
  const { plannedStart: start, plannedEnd: end } = plannedSpan(visits);
  if (start === null || end === null) return null;
  return { first: dayOf(start, zone), last: lastDayOf({ start, end }, zone) };
}
