import { lastDayOf } from '@/domain/time/spans';
import { addDays, dayOf } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import type { CalendarEvent } from './events/calendar-event';

export type CrowdedDays = {
  /** Events to draw, in the order of their starts. */
  readonly drawn: readonly CalendarEvent[];
  /** By day: how many more events it has. */
  readonly left: ReadonlyMap<Day, number>;
};

type Asked = {
  /** Events drawn at least on a day that has as many; more than fit, so that the library says "+2 more" itself. */
  readonly lines: number;
  /** A day that is drawn whole. */
  readonly opened: Day | null;
  readonly zone: string;
};

/**
 * Leaves out events that a full day hides anyway: the library draws and measures hidden ones, too. An event of several
 * days is left out only when all of them are full.
 */
export function crowdedDays(events: readonly CalendarEvent[], { lines, opened, zone }: Asked): CrowdedDays {
  const counts = new Map<Day, number>();
  const left = new Map<Day, number>();
  const drawn = events.toSorted(inOrder).filter((event) => {
    const days = daysOf(event, zone);
    const isDrawn = days.some((day) => day === opened || (counts.get(day) ?? 0) < lines);
    const counted = isDrawn ? counts : left;
    for (const day of days) counted.set(day, (counted.get(day) ?? 0) + 1);
    return isDrawn;
  });
  return { drawn, left };
}

/** The order in which the library fills a day's lines. */
function inOrder(a: CalendarEvent, b: CalendarEvent): number {
  return a.startMs - b.startMs || b.endMs - a.endMs || a.title.localeCompare(b.title);
}

function daysOf({ startMs, endMs }: CalendarEvent, zone: string): readonly Day[] {
  const last = lastDayOf({ start: startMs, end: endMs }, zone);
  const days: Day[] = [];
  for (let day = dayOf(startMs, zone); day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
