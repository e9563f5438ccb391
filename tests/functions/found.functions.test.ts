import { expect, it } from 'vitest';
import { COLLECTIONS } from '@/domain/core/collections';
import { foundBy } from '@/domain/search/find';
import { jobShape } from '@/domain/jobs/job';
import { trackerShape } from '@/domain/trackers/tracker';
import { readFindable } from '../../functions/src/found';
import { keepFound } from '../../functions/src/triggers/found';
import { keepAllFound } from '../../scripts/lib/keep-found';
import { db, freshId } from './emulator';
import { aJob, aTracker, changeOf, COLD, entriesOf, get, SOON } from './rows';

const ref = (collection: string, id: string) => db.collection(collection).doc(id);
const findOf = async (collection: string, id: string) => (await get(collection, id))?.['find'];

it('a new tracker and a new job are found by their words once they have a number', async () => {
  const owner = freshId();
  const who = { customerName: 'Zoë Quill', phone: '(817) 555-0112', streetAddress: '12 Elm Street' };
  const tracker = await aTracker(owner, { ...who, title: 'Slate roof' });
  const job = await aJob(owner, tracker, { ...who, title: 'Gutters' });
  for (const [shape, id, title] of [
    [trackerShape, tracker, 'slat'],
    [jobShape, job, 'gutt'],
  ] as const) {
    const words = expect.arrayContaining(['1', title, 'zoe', 'quil', '817555011', '0112', 'elm', '12']);
    await expect.poll(() => findOf(shape.collection, id).then((find) => find ?? []), COLD).toEqual(words);
    expect(await get(shape.collection, id)).toMatchObject({ number: 1, customerKey: 'zoe quill' });
  }
});

it('search words follow a change, and the update is nobody’s edit', async () => {
  const owner = freshId();
  const id = await aTracker(owner, { title: 'Slate roof', customerName: 'Ann Berg' });
  await expect.poll(() => findOf(COLLECTIONS.trackers, id), COLD).toContain('slat');
  const { updatedAt, updatedBy } = (await get(COLLECTIONS.trackers, id)) ?? {};
  await ref(COLLECTIONS.trackers, id).update({ title: 'Copper roof', customerName: 'Émile Stone' });
  await expect.poll(() => findOf(COLLECTIONS.trackers, id), SOON).toContain('copp');
  const kept = await get(COLLECTIONS.trackers, id);
  expect(kept?.['find']).not.toContain('slat');
  expect(kept).toMatchObject({ customerKey: 'emile stone', updatedBy });
  expect(kept?.['updatedAt']).toEqual(updatedAt);
  await expect.poll(async () => (await entriesOf('Activity', id)).length, SOON).toBe(2);
});

it('a late or repeated event keeps the record’s present words', async () => {
  const id = freshId();
  const now = { owner: freshId(), title: 'Copper', customerName: 'Ann', importId: 'an-import' };
  await ref(COLLECTIONS.jobs, id).set(now);
  const step = keepFound(COLLECTIONS.jobs);
  await step(db, changeOf(id, null, { ...now, title: 'Slate' }));
  await step(db, changeOf(id, { ...now, title: 'Lead' }, { ...now, title: 'Slate' }));
  expect(await get(COLLECTIONS.jobs, id)).toMatchObject({
    ...now,
    ...foundBy(readFindable(await ref(COLLECTIONS.jobs, id).get())),
  });
  expect(await findOf(COLLECTIONS.jobs, id)).toContain('copp');
});

it('nothing is written for a deleted record', async () => {
  const id = freshId();
  await keepFound(COLLECTIONS.jobs)(db, changeOf(id, null, { owner: 'x', title: 'Slate' }));
  expect(await get(COLLECTIONS.jobs, id)).toBeNull();
});

it('older records get their words, once', async () => {
  const [tracker, job, customer] = [freshId(), freshId(), freshId()];
  // Records of an older app, whose events the trigger has handled already; without an owner they get no number.
  await ref(COLLECTIONS.trackers, tracker).set({ title: 'Slate roof', customerName: 'Ann Berg' });
  await ref(COLLECTIONS.jobs, job).set({ title: 'Gutters', customerName: 'Ann Berg' });
  for (const [collection, id] of [
    [COLLECTIONS.trackers, tracker],
    [COLLECTIONS.jobs, job],
  ] as const) {
    await expect.poll(() => findOf(collection, id), COLD).toContain('berg');
    await ref(collection, id).update({ find: ['old'], customerKey: '' });
  }
  // By its last ten digits, as numbers were kept before.
  await ref(COLLECTIONS.customers, customer).set({
    name: 'Bo',
    phone: '+49 221 55512',
    phoneKey: '4922155512',
  });
  expect(await keepAllFound()).toBeGreaterThanOrEqual(3);
  expect(await get(COLLECTIONS.customers, customer)).toMatchObject({ phoneKey: '22155512', nameKey: 'bo' });
  expect(await findOf(COLLECTIONS.trackers, tracker)).toContain('slat');
  expect(await get(COLLECTIONS.jobs, job)).toMatchObject({ customerKey: 'ann berg' });
  const writtenAt = async () => (await ref(COLLECTIONS.trackers, tracker).get()).updateTime;
  const before = await writtenAt();
  await keepAllFound();
  expect(await writtenAt()).toEqual(before);
});
