import { Timestamp } from 'firebase-admin/firestore';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { may } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import { cardShape } from '@/domain/boards/board';
import { eventShape, MAX_EVENT_DAYS } from '@/domain/calendar/event';
import { feedEntries, feedSpan } from '@/domain/feed/feed';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { PRODUCT_NAME } from '@/domain/core/product';
import type { Fields, InferFields, Shape } from '@/domain/core/shape';
import { TASK_OPEN } from '@/domain/core/statuses';
import { customerShape } from '@/domain/customers/customer';
import { MAX_VISIT_DAYS, visitShape } from '@/domain/jobs/visit';
import { dueBefore } from '@/domain/tasks/due';
import { taskShape } from '@/domain/tasks/task';
import { calendarFile } from '@/domain/time/calendar-file';
import type { Span } from '@/domain/time/spans';
import { DAY_MS, dayOf } from '@/domain/time/time';
import { accountByUid } from '../accounts/accounts';
import { appAddress } from '../app-address';
import { readFormats } from '../business';
import { countUse, limitRef } from '../calls/limits';
import { findViewer } from '../company/viewers';
import { personBehind } from '../network/codes';
import { readRecord } from '../records';

/** Programs ask a few times a day; one that asks without pause waits. */
const READ_PER_HOUR = 60;
/** Most records of each kind. */
const MOST = 500;

/**
 * The .ics file behind a calendar address: the person's events, appointments, visits, open tasks and cards, as their
 * rights are now. Null for an unknown or renewed code, and for a person who may not sign in any more.
 * @throws AppError('too-many-tries') above the hourly limit
 */
export async function calendarFeed(db: Firestore, code: string, now: number): Promise<string | null> {
  const known = await db.runTransaction(async (tx) => {
    const uid = await personBehind(db, tx, code, 'calendar');
    if (uid === null) return null;
    const limit = await tx.get(limitRef(db, `calendar_${uid}`, now));
    const viewer = await findViewer(db, tx, uid);
    if (!viewer) return null;
    const { zone } = await readFormats(db, tx, viewer.owner);
    countUse(tx, limit, READ_PER_HOUR, now);
    return { viewer, zone };
  });
  if (!known || (await accountByUid(known.viewer.uid))?.disabled !== false) return null;
  const { viewer, zone } = known;
  const span = feedSpan(now);
  const records = await readFeed(db, viewer, span, zone);
  return calendarFile(feedEntries(records, { uid: viewer.uid, zone, span, app: appAddress() }), PRODUCT_NAME);
}

/** The queries are those of the screens for people with limits, so they have their indexes. */
async function readFeed(db: Firestore, viewer: Viewer, span: Span, zone: string) {
  const mine = (collection: string) =>
    db
      .collection(collection)
      .where('owner', '==', viewer.owner)
      .where('assignees', 'array-contains', viewer.uid);
  const at = (ms: number) => Timestamp.fromMillis(ms);
  const events = (['business', 'private'] as const).flatMap((privacy) => {
    const some = mine(COLLECTIONS.events).where('privacy', '==', privacy);
    return [
      some
        .where('repeats', '==', false)
        .where('start', '>', at(span.start - MAX_EVENT_DAYS * DAY_MS))
        .where('start', '<', at(span.end))
        .where('end', '>', at(span.start))
        .orderBy('start')
        .orderBy('end'),
      some
        .where('repeats', '==', true)
        .where('repeatsUntil', '>', at(span.start))
        .where('start', '<', at(span.end))
        .orderBy('repeatsUntil', 'desc')
        .orderBy('start'),
    ];
  });
  const customers = mine(COLLECTIONS.customers)
    .where('listOrganizer', '==', 'Open')
    .where('appointmentTime', '>=', at(span.start))
    .where('appointmentTime', '<', at(span.end))
    .orderBy('appointmentTime');
  const visits = mine(COLLECTIONS.visits)
    .where('start', '>', at(span.start - MAX_VISIT_DAYS * DAY_MS))
    .where('start', '<', at(span.end))
    .where('end', '>', at(span.start))
    .orderBy('start')
    .orderBy('end');
  const tasks = mine(COLLECTIONS.tasks)
    .where('listOrganizer', '==', 'Open')
    .where('status', 'in', TASK_OPEN)
    .where('due', '>=', dueBefore(dayOf(span.start, zone)))
    .where('due', '<', dueBefore(dayOf(span.end, zone)))
    .orderBy('due');
  const cards = db
    .collection(COLLECTIONS.cards)
    .where('owner', '==', viewer.owner)
    .where('archivedAt', '==', null)
    .where('due', '>=', at(span.start))
    .where('due', '<', at(span.end))
    .orderBy('due');
  return {
    events: (await Promise.all(events.map((one) => read(eventShape, one)))).flat(),
    customers: may(viewer, 'customers:view') ? await read(customerShape, customers) : [],
    visits: may(viewer, 'jobs:view') ? await read(visitShape, visits) : [],
    tasks: may(viewer, 'tasks:view') ? await read(taskShape, tasks) : [],
    cards: await read(cardShape, cards),
  };
}

async function read<F extends Fields>(shape: Shape<F>, query: Query): Promise<readonly InferFields<F>[]> {
  const { docs } = await query.limit(MOST).get();
  return docs.map((doc) => readRecord(shape, doc.data()));
}

/** The code in a path such as /calendar/0a1b….ics; throws AppError('not-found') for any other path. */
export function codeInPath(path: string): string {
  const code = /\/([0-9a-f]{20,64})\.ics$/.exec(path)?.[1];
  if (code === undefined) throw new AppError('not-found');
  return code;
}
