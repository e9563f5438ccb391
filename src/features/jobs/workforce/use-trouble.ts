import { useMemo } from 'react';
import type { CalendarRecord } from '@/domain/calendar/event';
import type { Visit } from '@/domain/jobs/visit';
import { isAhead } from '@/domain/jobs/visits';
import { isOff } from '@/domain/jobs/workforce';
import { clashesWith, doubleBooked } from '@/domain/time/bookings';
import type { Span } from '@/domain/time/spans';
import { titledBookingOf } from '../calendar/planned-visits';

/** What is wrong with a visit for one of its people. */
export type Trouble = 'booked twice' | 'has the day off';

export type TroubleAsked = {
  /** The visits of the range. Pass a stable list. */
  readonly visits: readonly Visit[];
  /** Days off. Pass a stable list. */
  readonly off: readonly CalendarRecord[];
  readonly zone: string;
  readonly nameOf: (uid: string) => string;
};

/** Who is booked twice or has the day off, visit by visit, and what would be in the way of a change. */
export function useTrouble({ visits, off, zone, nameOf }: TroubleAsked) {
  const ahead = useMemo(() => visits.filter(({ status }) => isAhead(status)), [visits]);
  const bookings = useMemo(() => ahead.map(titledBookingOf), [ahead]);
  const byVisit = useMemo(() => {
    const all = new Map<string, ReadonlyMap<string, Trouble>>();
    for (const visit of ahead) {
      const away = visit.crew.filter((uid) => isOff(off, uid, visit, zone));
      const twice = doubleBooked(titledBookingOf(visit), bookings);
      if (away.length + twice.length === 0) continue;
      all.set(
        visit.uuid,
        new Map<string, Trouble>([
          ...away.map((uid) => [uid, 'has the day off'] as const),
          ...twice.map((uid) => [uid, 'booked twice'] as const),
        ]),
      );
    }
    return all;
  }, [ahead, bookings, off, zone]);
  const count = (kind: Trouble) =>
    [...byVisit.values()].filter((people) => [...people.values()].includes(kind)).length;
  return {
    /** By visit, then by uid. */
    byVisit,
    /** Visits that book a person twice. */
    twice: count('booked twice'),
    /** Visits on which a person has the day off. */
    away: count('has the day off'),
    /** Why these people should not get this span, as a sentence without its point; null when nothing is in the way. */
    obstacle: (id: string, people: readonly string[], at: Span): string | null => {
      const found = people.map((person) => {
        const day = isOff(off, person, at, zone);
        if (day) return `${nameOf(person)} is off: ${day.title}`;
        const [clash] = clashesWith({ id, people: [person], ...at }, bookings);
        return clash ? `${nameOf(person)} is booked: ${clash.title}` : null;
      });
      return found.find((one) => one !== null) ?? null;
    },
  };
}
