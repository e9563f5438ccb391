import { addDays, dayOf } from '../time/time';
import type { CalendarRecord } from './event';
import { endedBefore } from './series';

/**
 * What becomes of an event when a person leaves its business at `at` (epoch ms): changed fields, 'delete', or null when
 * it stays as it is. Invited people are taken out; the first invited person becomes the organiser of the leaver's
 * events; events that the leaver had alone are deleted, and a series that has begun ends with this day.
 */
export function eventAfterLeaving(
  event: CalendarRecord,
  uid: string,
  at: number,
  zone: string,
): Partial<CalendarRecord> | 'delete' | null {
  if (!event.assignees.includes(uid)) return null;
  const others = event.assignees.filter((one) => one !== uid);
  if (event.person !== uid) return { assignees: others, answers: answersWithout(event, [uid]) };
  const [next] = others;
  if (next !== undefined) {
    return { person: next, assignees: others, answers: answersWithout(event, [uid, next]) };
  }
  if (event.start >= at) return 'delete';
  return event.repeats ? endedBefore(event, addDays(dayOf(at, zone), 1), zone) : null;
}

/** An organiser gives no answer. */
function answersWithout({ answers }: CalendarRecord, gone: readonly string[]): CalendarRecord['answers'] {
  return Object.fromEntries(Object.entries(answers).filter(([uid]) => !gone.includes(uid)));
}
