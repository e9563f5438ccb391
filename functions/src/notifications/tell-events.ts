import type { Firestore } from 'firebase-admin/firestore';
import { answerOf } from '@/domain/calendar/answers';
import { eventShape } from '@/domain/calendar/event';
import type { CalendarRecord } from '@/domain/calendar/event';
import { nextTime, timeOn } from '@/domain/calendar/next-time';
import type { EventTime } from '@/domain/calendar/next-time';
import { occurrenceOn } from '@/domain/calendar/occurrences';
import { COLLECTIONS } from '@/domain/core/collections';
import { eventAnswerWords, eventWords } from '@/domain/notifications/room-words';
import type { Day } from '@/domain/time/time';
import { readFormats } from '../business';
import { readRecord } from '../records';
import { touches } from '../triggers/change';
import type { RecordChange, Step } from '../triggers/change';
import { tellPeople } from './tell-people';

/** The fields of an event by which its people would miss it. */
const WHEN_AND_WHERE = ['start', 'end', 'firstDay', 'lastDay', 'place', 'rrule'];

/** On an event: tells people of an invitation, a new time or place, and its end; its organiser of answers. */
export const tellEvent: Step = async (db, change) => {
  const event = readRecord(eventShape, change.after ?? change.before ?? {});
  const before = change.before ? readRecord(eventShape, change.before) : null;
  // What is over concerns nobody.
  if (event.repeatsUntil < change.at) return;
  const formats = await db.runTransaction((tx) => readFormats(db, tx, event.owner));
  const next = nextTime(event, change.at, formats);
  const others = event.assignees.filter((uid) => uid !== event.person);
  const say = (people: readonly string[], what: 'invited' | 'moved' | 'cancelled', time = next) =>
    tellPeople(db, change, {
      // An invitation stays one, though the event changes within the minute.
      ...ofSeries(event, what === 'invited' ? 'invited ' : ''),
      people,
      by: event.person,
      words: (by) => eventWords(event, what, time, by),
    });
  if (!change.after) return say(others, 'cancelled');
  const knew = (uid: string) => before?.assignees.includes(uid) === true || event.seriesId !== '';
  await say(
    others.filter((uid) => !knew(uid)),
    'invited',
  );
  if (!before ? event.seriesId !== '' : touches(change, WHEN_AND_WHERE)) {
    await say(others.filter(knew), 'moved');
  } else if (before) {
    const [gone] = await daysTakenOut(db, before, event, change.at, formats.zone);
    if (gone !== undefined) {
      await say(others.filter(knew), 'cancelled', timeOn(event, gone, change.at, formats));
    }
  }
  if (before) await tellAnswers(db, change, { before, event, next });
};

/** The days ahead that a change takes out of a series, other than those that became events of their own. */
async function daysTakenOut(
  db: Firestore,
  before: CalendarRecord,
  event: CalendarRecord,
  now: number,
  zone: string,
): Promise<readonly Day[]> {
  const gone = event.exceptions.filter(
    (day) => !before.exceptions.includes(day) && occurrenceOn(event, day, zone).end > now,
  );
  if (gone.length === 0) return [];
  const changed = await db
    .collection(COLLECTIONS.events)
    .where('owner', '==', event.owner)
    .where('seriesId', '==', event.uuid)
    .get();
  const own = changed.docs.map((doc) => readRecord(eventShape, doc.data()).occurrenceOn);
  return gone.filter((day) => !own.includes(day));
}

/** Changed occurrences are told together with their series. */
function ofSeries({ uuid, owner, seriesId }: CalendarRecord, what = '') {
  return { kind: 'event', owner, needs: null, subject: `${what}${seriesId || uuid}` } as const;
}

async function tellAnswers(
  db: Firestore,
  change: RecordChange,
  {
    before,
    event,
    next,
  }: { readonly before: CalendarRecord; readonly event: CalendarRecord; readonly next: EventTime },
): Promise<void> {
  for (const uid of event.assignees) {
    const answer = answerOf(event, uid);
    if (uid === event.person || answer === null || answer === answerOf(before, uid)) continue;
    await tellPeople(db, change, {
      ...ofSeries(event),
      people: [event.person],
      by: uid,
      words: (by) => eventAnswerWords(event, answer, next, by),
    });
  }
}
