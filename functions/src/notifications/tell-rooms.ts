import type { Firestore } from 'firebase-admin/firestore';
import { boardListShape, cardCommentShape, cardShape } from '@/domain/boards/board';
import type { Card } from '@/domain/boards/board';
import { answerOf } from '@/domain/calendar/answers';
import { eventShape } from '@/domain/calendar/event';
import type { CalendarRecord } from '@/domain/calendar/event';
import { nextTime, timeOn } from '@/domain/calendar/next-time';
import type { EventTime } from '@/domain/calendar/next-time';
import { occurrenceOn } from '@/domain/calendar/occurrences';
import { COLLECTIONS } from '@/domain/core/collections';
import { cardWords, eventAnswerWords, eventWords } from '@/domain/notifications/news-words';
import type { EventWords } from '@/domain/notifications/news-words';
import type { NotificationKind } from '@/domain/notifications/notification';
import type { Day } from '@/domain/time/time';
import { readFormats } from '../business';
import { nameOfPerson } from '../company/person-name';
import { readRecord, readSnapshot } from '../records';
import { touches } from '../triggers/change';
import type { RecordChange, Step } from '../triggers/change';
import { notify } from './notify';

/** On a card: tells its subscribers that another person moved it, set its due day, or archived it. */
export const tellCard: Step = async (db, change) => {
  if (!change.before || !change.after) return;
  const card = readRecord(cardShape, change.after);
  const what = await whatHappened(db, change, card);
  if (what === null) return;
  await tell(db, change, card, 'card', card.subscriberIds, card.updatedBy, (by) => cardWords(card, what, by));
};

async function whatHappened(db: Firestore, change: RecordChange, card: Card): Promise<string | null> {
  if (touches(change, ['archivedAt'])) return card.archivedAt === null ? 'restored' : 'archived';
  if (touches(change, ['listId'])) {
    const list = await db.collection(COLLECTIONS.boardLists).doc(card.listId).get();
    return `moved to ${readSnapshot(boardListShape, list)?.name ?? 'another list'}:`;
  }
  if (!touches(change, ['due'])) return null;
  return card.due === null ? 'took out the due day of' : 'changed the due day of';
}

/** On a comment: tells the subscribers of its card. */
export const tellCardComment: Step = async (db, change) => {
  if (change.before || !change.after) return;
  const comment = readRecord(cardCommentShape, change.after);
  const stored = await db.collection(COLLECTIONS.cards).doc(comment.cardId).get();
  const card = readSnapshot(cardShape, stored);
  if (!card || card.owner !== comment.owner) return;
  await tell(db, change, card, 'card', card.subscriberIds, comment.createdBy, (by) =>
    cardWords(card, 'commented on', by, comment.message),
  );
};

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
    tell(db, change, asSeries(event), 'event', people, event.person, (by) =>
      eventWords(event, what, time, by),
    );
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
function asSeries({ uuid, owner, seriesId }: CalendarRecord) {
  return { uuid: seriesId || uuid, owner };
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
    await tell(db, change, asSeries(event), 'event', [event.person], uid, (by) =>
      eventAnswerWords(event, answer, next, by),
    );
  }
}

async function tell(
  db: Firestore,
  change: RecordChange,
  { uuid, owner }: { readonly uuid: string; readonly owner: string },
  kind: NotificationKind,
  people: readonly string[],
  by: string,
  words: (by: string) => EventWords,
): Promise<void> {
  const told = people.filter((uid) => uid !== by);
  if (told.length === 0) return;
  const said = words(await nameOfPerson(db, by));
  for (const person of told) {
    const { eventId, at } = change;
    await notify(db, { person, owner, by, kind, eventId: `${eventId} ${by}`, at, subject: uuid, ...said });
  }
}
