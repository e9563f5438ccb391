import { describe, expect, it } from 'vitest';
import { activityShape } from '@/domain/history/activity';
import { COLLECTIONS, directoryPart } from '@/domain/core/collections';
import { movingCollections } from '@/domain/joining/earlier-records';
import { priceShape } from '@/domain/money/price';
import { byNoun } from '@/domain/nouns';
import { earlierRecords } from '../../functions/src/callables/company/earlier-records';
import { moveRecords } from '../../functions/src/callables/company/move-records';
import { account, call, db, freshId, person, register } from './emulator';
import type { Person } from './emulator';
import {
  aCustomer,
  aFile,
  aJob,
  aLink,
  aMessage,
  aTracker,
  aVisit,
  contentOf,
  get,
  publicCopyOf,
  put,
  SOON,
  untilShared,
} from './rows';

const NOTHING = { ...byNoun(() => 0), pieces: 0 };

/** A user who joined `company` with earlier customers, and one sale with all its records. */
async function joined(customers = 1) {
  const newcomer = await register();
  const owner = newcomer.uid;
  const company = freshId();
  const ids = await Promise.all(
    Array.from({ length: customers }, (_, index) =>
      aCustomer(owner, { name: `Client ${index}`, importId: 'run-1' }),
    ),
  );
  const tracker = await aTracker(owner, { customerId: ids[0] ?? '' });
  const job = await aJob(owner, tracker, { number: 7 });
  await aVisit(owner, tracker, job);
  await aMessage(owner, tracker);
  const file = await aFile(owner, ids[0] ?? '');
  const link = await aLink(owner, tracker);
  await untilShared(link);
  await put(priceShape, job, { uuid: job, owner, noun: 'job', amount: 12_000 });
  await put(activityShape, freshId(), { owner, noun: 'customer', recordId: ids[0] ?? '', kind: 'note' });
  await account(newcomer, { companyUuid: company, permissionLevel: ['customers:view'] });
  return { newcomer, owner, company, ids, tracker, job, link, file };
}

/** Moves until nothing is left: triggers write history entries after their records. */
async function moveAll(newcomer: Person): Promise<void> {
  const left = async () => (await call('moveRecords', {}, newcomer.token)).result;
  await expect.poll(left, SOON).toEqual({ left: NOTHING });
}

async function countOf(owner: string): Promise<number> {
  const found = await Promise.all(
    movingCollections().map((name) => db.collection(name).where('owner', '==', owner).count().get()),
  );
  return found.reduce((sum, answer) => sum + answer.data().count, 0);
}

describe('earlierRecords', () => {
  it('counts and lists a person’s records from before they joined, page by page', async () => {
    const { newcomer } = await joined(52);
    const ask = (after: string) => earlierRecords(db, newcomer, { noun: 'customers', after });
    const first = await ask('');
    expect(first.counts).toMatchObject({
      customers: 52,
      trackers: 1,
      jobs: 1,
      visits: 1,
      tasks: 0,
      projects: 0,
    });
    expect(first.counts.pieces).toBeGreaterThanOrEqual(4);
    expect(first.records).toHaveLength(50);
    expect(first.records[0]?.title).toMatch(/^Client \d+$/);
    const second = await ask(first.records.at(-1)?.id ?? '');
    expect(second.records).toHaveLength(2);
    expect(new Set([...first.records, ...second.records].map(({ id }) => id)).size).toBe(52);
  });

  it('shows nobody else’s, and nothing to a founder', async () => {
    const founder = await person();
    await call('foundCompany', { name: 'Slate' }, founder.token);
    await aCustomer(founder.uid);
    const answer = await call('earlierRecords', { noun: 'customers', after: '' }, founder.token);
    expect(answer.result).toEqual({ counts: NOTHING, records: [] });
    expect(await call('earlierRecords', { noun: 'receipts', after: '' }, founder.token)).toMatchObject({
      code: 'invalid',
    });
    expect(await call('earlierRecords', { noun: 'customers', after: '' })).toMatchObject({ status: 401 });
  });
});

describe('moveRecords', () => {
  it('moves everything into the company and changes nothing else; the client’s page stays up', async () => {
    const { newcomer, owner, company, ids, tracker, job, link, file } = await joined();
    await moveAll(newcomer);
    await expect.poll(() => countOf(owner), SOON).toBe(0);
    const records = [
      [COLLECTIONS.customers, ids[0] ?? ''],
      [COLLECTIONS.trackers, tracker],
      [COLLECTIONS.jobs, job],
      [COLLECTIONS.prices, job],
      [COLLECTIONS.files, file],
    ] as const;
    for (const [collection, id] of records) {
      expect(await get(collection, id)).toMatchObject({ owner: company, assignees: [newcomer.uid] });
    }
    expect(await get(COLLECTIONS.jobs, job)).toMatchObject({ number: 7, trackerId: tracker });
    expect(await get(COLLECTIONS.tracking, link)).toMatchObject({ owner: company, state: 'active' });
    expect(await publicCopyOf(link)).not.toBeNull();
    expect(await contentOf(file)).toEqual(['0']);
  });

  it('continues after an interruption, and two at once give the same result', async () => {
    const { newcomer, owner, company, ids, link } = await joined(3);
    const onePage = () => moveRecords(db, newcomer, {}, Date.now(), 1);
    expect((await onePage()).left).toMatchObject({ customers: 0, trackers: 1, jobs: 1 });
    expect((await onePage()).left).toMatchObject({ trackers: 0, jobs: 1 });
    // The link moved with its tracker.
    expect(await get(COLLECTIONS.tracking, link)).toMatchObject({ owner: company });
    expect(await countOf(owner)).toBeGreaterThan(0);
    await Promise.all([moveAll(newcomer), moveAll(newcomer)]);
    expect(await get(COLLECTIONS.customers, ids[2] ?? '')).toMatchObject({
      owner: company,
      assignees: [newcomer.uid],
    });
  });

  it('leaves no stale directory for a user who is alone again', async () => {
    const { newcomer, owner } = await joined();
    const shard = db.doc(`${directoryPart(owner, 'shards')}/0`);
    await db.collection(COLLECTIONS.directory).doc(owner).set({ owner });
    await shard.set({ owner });
    await moveAll(newcomer);
    expect(await get(COLLECTIONS.directory, owner)).toBeNull();
    expect((await shard.get()).exists).toBe(false);
  });

  it('moves nothing of a user who is alone again', async () => {
    const { newcomer, owner, tracker } = await joined();
    await account(newcomer);
    expect((await call('moveRecords', {}, newcomer.token)).result).toEqual({ left: NOTHING });
    expect(await get(COLLECTIONS.trackers, tracker)).toMatchObject({ owner });
  });

  it('is refused to visitors, and with unknown fields', async () => {
    expect(await call('moveRecords', {})).toMatchObject({ status: 401 });
    const someone = await person();
    expect(await call('moveRecords', { owner: 'another' }, someone.token)).toMatchObject({ code: 'invalid' });
  });
});
