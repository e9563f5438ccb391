import { conventionsOf } from '../format/conventions';
import type { Place } from '../format/formats';
import { writtenDay, yearOf } from './day-words';
import { dayOf } from './time';
import { wallClockAt } from './wall-clock';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The parts of an instant's time (epoch ms), `half` being " am" or " pm" where the country has a 12-hour clock. */
export function clockParts(ms: number, { zone, country }: Place) {
  const { hour, minute, second } = wallClockAt(ms, zone);
  const { twelveHour } = conventionsOf(country);
  return {
    time: `${twelveHour ? hour % 12 || 12 : twoDigits(hour)}:${twoDigits(minute)}`,
    second: twoDigits(second),
    half: twelveHour ? (hour < 12 ? ' am' : ' pm') : '',
  };
}

/** "Tue, Nov 24" or "Tue 24 Nov" of an instant (epoch ms); with the year unless it is that of `now`. */
export function writtenDate(ms: number, { zone, country }: Place, now: number): string {
  const day = dayOf(ms, zone);
  return writtenDay(day, country, { weekday: true, year: yearOf(day) !== wallClockAt(now, zone).year });
}

/** "Tue, Nov 24, 2:00 pm" or "Tue 24 Nov, 14:00" of an instant (epoch ms). */
export function writtenMoment(ms: number, place: Place, now: number): string {
  const { time, half } = clockParts(ms, place);
  return `${writtenDate(ms, place, now)}, ${time}${half}`;
}
