import { expect } from 'vitest';
import { chunksOf, COLLECTIONS, PUBLIC_COPY } from '@/domain/core/collections';
import { customerShape } from '@/domain/customers/customer';
import { entitlementShape } from '@/domain/plans/entitlement';
import { fileShape } from '@/domain/files/file';
import { jobShape } from '@/domain/jobs/job';
import { visitShape } from '@/domain/jobs/visit';
import { initialOf } from '@/domain/core/shape';
import type { Fields, InferFields, Shape } from '@/domain/core/shape';
import { DAY_MS } from '@/domain/time/time';
import { clientMessageShape, trackerShape, trackingShape } from '@/domain/trackers/tracker';
import { storedRecord } from '../../functions/src/records';
import type { RecordChange } from '../../functions/src/triggers/change';
import { db, freshId } from './emulator';

type DocumentData = NonNullable<RecordChange['after']>;

/** Longest time for a trigger's result: the emulator hands a function one event at a time, of all tests. */
export const SOON = { timeout: 30_000, interval: 50 };
/** For a first event, which also starts the function's process. */
export const COLD = { timeout: 30_000, interval: 100 };

/** Writes a record with every field of its shape. */
export async function put<F extends Fields>(
  shape: Shape<F>,
  id: string,
  overrides: Partial<InferFields<F>>,
): Promise<string> {
  await db
    .collection(shape.collection)
    .doc(id)
    .set(storedRecord(shape, { ...initialOf(shape.fields), ...overrides }));
  return id;
}

export async function get(collection: string, id: string): Promise<DocumentData | null> {
  return (await db.collection(collection).doc(id).get()).data() ?? null;
}

/** The client's view of a link, or null. */
export async function publicCopyOf(link: string): Promise<DocumentData | null> {
  return get(`${COLLECTIONS.tracking}/${link}/${PUBLIC_COPY.subcollection}`, PUBLIC_COPY.id);
}

/** History entries of one record, oldest first. */
export async function entriesOf(collection: 'Activity' | 'ActivityPriced', recordId: string) {
  const found = await db.collection(collection).where('recordId', '==', recordId).get();
  const time = (data: DocumentData) => data['createdAt'].toMillis();
  return found.docs.map((doc) => doc.data()).toSorted((a, b) => time(a) - time(b));
}

const stamp = (owner: string, uuid: string) => ({
  uuid,
  owner,
  createdAt: Date.now(),
  createdBy: owner,
  updatedAt: Date.now(),
  updatedBy: owner,
});

/** A running plan of the owner with paid seats, for 30 days from `startedAt` (epoch ms). */
export async function aPlan(owner: string, seats: number, startedAt = Date.now()): Promise<void> {
  const periodEnd = startedAt + 30 * DAY_MS;
  const running = { plan: 'Pro', state: 'active', startedAt, periodEnd, endsAt: periodEnd } as const;
  await put(entitlementShape, owner, { owner, seats, ...running });
}

export async function aCustomer(
  owner: string,
  overrides: Partial<InferFields<typeof customerShape.fields>> = {},
) {
  const id = freshId();
  return put(customerShape, id, { ...stamp(owner, id), name: 'Iris Vale', ...overrides });
}

export async function aTracker(
  owner: string,
  overrides: Partial<InferFields<typeof trackerShape.fields>> = {},
) {
  const id = freshId();
  return put(trackerShape, id, {
    ...stamp(owner, id),
    title: 'Full replacement',
    customerId: freshId(),
    customerName: 'Iris Vale',
    ...overrides,
  });
}

export async function aJob(
  owner: string,
  trackerId: string,
  overrides: Partial<InferFields<typeof jobShape.fields>> = {},
) {
  const id = freshId();
  return put(jobShape, id, {
    ...stamp(owner, id),
    title: 'Install',
    trackerId,
    customerId: freshId(),
    ...overrides,
  });
}

/** A visit tomorrow. */
export async function aVisit(
  owner: string,
  trackerId: string,
  jobId: string,
  overrides: Partial<InferFields<typeof visitShape.fields>> = {},
) {
  const id = freshId();
  const start = Date.now() + DAY_MS;
  return put(visitShape, id, {
    ...stamp(owner, id),
    trackerId,
    jobId,
    title: 'Install',
    start,
    end: start + 3_600_000,
    ...overrides,
  });
}

/** A link as the app makes it: it waits until there is room. */
export async function aLink(
  owner: string,
  trackerId: string,
  overrides: Partial<InferFields<typeof trackingShape.fields>> = {},
) {
  const id = freshId();
  return put(trackingShape, id, {
    ...stamp(owner, id),
    trackerId,
    state: 'requested',
    expiresAt: Date.now() + 30 * DAY_MS,
    ...overrides,
  });
}

export async function aMessage(
  owner: string,
  trackerId: string,
  overrides: Partial<InferFields<typeof clientMessageShape.fields>> = {},
) {
  const id = freshId();
  return put(clientMessageShape, id, {
    ...stamp(owner, id),
    trackerId,
    from: 'office',
    body: 'We come on Monday.',
    ...overrides,
  });
}

/** Waits until the trigger has activated a link and made its copy. */
export async function untilShared(link: string): Promise<void> {
  await expect.poll(() => publicCopyOf(link), COLD).not.toBeNull();
}

/** The event of one write, to pass to a step any number of times. */
export function changeOf(id: string, before: DocumentData | null, after: DocumentData | null): RecordChange {
  return { eventId: freshId(), at: Date.now(), id, before, after };
}

/** A photo of one content part at a lead of the owner. */
export async function aFile(
  owner: string,
  recordId: string,
  overrides: Partial<InferFields<typeof fileShape.fields>> = {},
) {
  const id = freshId();
  await db.collection(chunksOf(id)).doc('0').set({ content: 'AAEC' });
  return put(fileShape, id, {
    ...stamp(owner, id),
    noun: 'customer',
    recordId,
    name: 'Ridge.jpg',
    type: 'image/jpeg',
    size: 3,
    state: 'ready',
    ...overrides,
  });
}

export async function contentOf(file: string): Promise<readonly string[]> {
  return (await db.collection(chunksOf(file)).get()).docs.map((doc) => doc.id);
}

/** A moment, in epoch ms, without used limits in its hour: tomorrow's first hour in UTC. */
export function freshHour(): number {
  return (Math.floor(Date.now() / DAY_MS) + 1) * DAY_MS;
}
