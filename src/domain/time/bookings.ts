import { overlap } from './spans';
import type { Span } from './spans';

/** A span that takes up people (uids): an appointment, a visit. */
export type Booking = Span & { readonly id: string; readonly people: readonly string[] };

/** The other bookings of the same people at the same time. */
export function clashesWith<B extends Booking>(booking: Booking, others: readonly B[]): readonly B[] {
  return others.filter(
    (other) =>
      other.id !== booking.id &&
      overlap(booking, other) &&
      other.people.some((uid) => booking.people.includes(uid)),
  );
}

/** The people of a booking who have another one at the same time. */
export function doubleBooked(booking: Booking, others: readonly Booking[]): readonly string[] {
  const clashes = clashesWith(booking, others);
  return booking.people.filter((uid) => clashes.some(({ people }) => people.includes(uid)));
}

/** When the people of a booking are free for it, at its start or after the bookings that follow (epoch ms). */
export function freeFrom(booking: Booking, others: readonly Booking[]): number {
  const ends = clashesWith(booking, others).map(({ end }) => end);
  if (ends.length === 0) return booking.start;
  const start = Math.min(...ends);
  return freeFrom({ ...booking, start, end: start + (booking.end - booking.start) }, others);
}
