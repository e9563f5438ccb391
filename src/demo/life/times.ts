import { addDays, atWallClock, dayOf, isWeekend, MINUTE_MS, wallClockOf } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import type { Random } from '../random';
import { workingDayBy } from '../working-days';

/** Start of the office's writing in minutes after midnight, and its duration. */
const OFFICE_OPENS = 8 * 60 + 10;
const OFFICE_MINUTES = 8 * 60 + 30;

/** Zone and random source of generated times. */
export type Clock = { readonly zone: string; readonly random: Random };

/** A number of evenly spread office times (epoch ms) on working days between two days, both included. */
export function officeMoments(from: Day, to: Day, count: number, { zone, random }: Clock): readonly number[] {
  const days = workingDays(from, to);
  const dayAt = (index: number) => Math.round((index * (days.length - 1)) / Math.max(1, count - 1));
  const places = Array.from({ length: count }, (_, index) => dayAt(index));
  return places.map((place, index) => {
    const onDay = places.filter((other) => other === place).length;
    const nth = index - places.indexOf(place);
    const minutes = OFFICE_OPENS + (OFFICE_MINUTES * (nth + random.whole(10, 85) / 100)) / onDay;
    return atMinutes(days[place] ?? from, Math.floor(minutes), zone);
  });
}

/** The time so many minutes after midnight. */
export function atMinutes(day: Day, minutes: number, zone: string): number {
  const two = (value: number) => String(value).padStart(2, '0');
  return atWallClock(day, `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`, zone);
}

/** A time some minutes after a time of day, so that not everything happens on the hour. */
export function about(day: Day, time: string, { zone, random }: Clock): number {
  return atWallClock(day, time, zone) + random.whole(1, 14) * MINUTE_MS;
}

/** A half hour two to three hours before a time, as for an appointment. */
export function appointmentBefore(at: number, zone: string): number {
  const [hour = 0, minute = 0] = wallClockOf(at, zone).split(':').map(Number);
  const start = (hour - 2) * 60 + (minute < 30 ? 0 : 30);
  const day = dayOf(at, zone);
  return start >= 8 * 60
    ? atMinutes(day, start, zone)
    : atMinutes(workingDayBy(addDays(day, -1)), 15 * 60, zone);
}

function workingDays(from: Day, to: Day): readonly Day[] {
  const days: Day[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) if (!isWeekend(day)) days.push(day);
  return days.length > 0 ? days : [from];
}
