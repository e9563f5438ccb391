import {
  addDays,
  atWallClock,
  dayOf,
  daysBetween,
  HOUR_MS,
  moveToDay,
  startOfDay,
  wallClockOf,
} from './time';
import type { Day } from './time';

/** A span of time: epoch ms, end excluded. */
export type Span = { readonly start: number; readonly end: number };

/** Whether two spans overlap; touching ends do not. */
export function overlap(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** The last day of a span in a zone; midnight ends the day before. */
export function lastDayOf({ start, end }: Span, zone: string): Day {
  return dayOf(Math.max(start, end - 1), zone);
}

/** A span's end after its start moved, equally long by the clock; unknown or early ends stay. */
export function endAfterMove(
  { start: before, end }: { readonly start: number | null; readonly end: number | null },
  after: number | null,
  zone: string,
): number | null {
  if (before === null || end === null || after === null || end <= before) return end;
  return movedTo({ start: before, end }, after, zone).end;
}

/** The span from a new start, equally long by the clock, whatever clock changes lie between. */
export function movedTo({ start, end }: Span, to: number, zone: string): Span {
  const days = daysBetween(dayOf(start, zone), dayOf(end, zone));
  if (days === 0) return { start: to, end: to + (end - start) };
  const moved = moveToDay(end, addDays(dayOf(to, zone), days), zone);
  return { start: to, end: moved + (to - moveToDay(start, dayOf(to, zone), zone)) };
}

/** The end of a span that gets another last day: at the same time of day, and at least an hour after the start. */
export function endOnDay(span: Span, lastDay: Day, zone: string): number {
  const isMidnight = startOfDay(dayOf(span.end, zone), zone) === span.end;
  const end = isMidnight
    ? startOfDay(addDays(lastDay, 1), zone)
    : atWallClock(lastDay, wallClockOf(span.end, zone), zone);
  return Math.max(end, span.start + HOUR_MS);
}
