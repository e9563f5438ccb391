import { nounNamed } from '@/domain/nouns';
import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@/domain/core/collections';
import { initialOf } from '@/domain/core/shape';
import { activityShape } from '@/domain/history/activity';
import { settingsShape } from '@/domain/company/company';
import { importBatchId, importBatchShape, importShape } from '@/domain/import/import-run';
import { priceShape } from '@/domain/money/price';
import { recordActivity, recordPriceActivity } from '../../functions/src/triggers/activity';
import { restampAssignees } from '../../functions/src/triggers/assignees';
import { giveNumber } from '../../functions/src/triggers/numbers';
import { keepAllTimelines } from '../../scripts/lib/keep-timelines';
import { db, freshId, person } from './emulator';
import { aCustomer, aJob, aMessage, aTracker, aVisit, changeOf, COLD, entriesOf, get, put } from './rows';

const customer = (id: string) => db.collection(COLLECTIONS.customers).doc(id);
const numberOf = async (collection: string, id: string) => (await get(collection, id))?.['number'];

describe('numbers', () => {
  it('are consecutive under twenty simultaneous jobs, separately for each noun', async () => {
    const owner = freshId();
    const trackerId = await aTracker(owner);
    const jobs = await Promise.all(Array.from({ length: 20 }, () => aJob(owner, trackerId)));
    const numbers = async () => {
      const given = await Promise.all(jobs.map((id) => numberOf(COLLECTIONS.jobs, id)));
      return given.toSorted((a, b) => a - b);
    };
    await expect
      .poll(numbers, { timeout: 45_000, interval: 200 })
      .toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    expect(await numberOf(COLLECTIONS.trackers, trackerId)).toBe(1);
  });

  it('carry the business’s prefix, and keep it when that changes', async () => {
    const owner = freshId();
    await put(settingsShape, owner, { owner, trackerPrefix: 'T-', jobPrefix: 'J-' });
    const tracker = await aTracker(owner);
    const job = await aJob(owner, tracker);
    await expect.poll(() => numberOf(COLLECTIONS.trackers, tracker), COLD).toBe(1);
    await expect.poll(() => numberOf(COLLECTIONS.jobs, job), COLD).toBe(1);
    expect(await get(COLLECTIONS.trackers, tracker)).toMatchObject({ numberPrefix: 'T-' });
    await put(settingsShape, owner, { owner, jobPrefix: 'K-' });
    const next = await aJob(owner, tracker);
    await expect.poll(() => numberOf(COLLECTIONS.jobs, next), COLD).toBe(2);
    expect(await get(COLLECTIONS.jobs, next)).toMatchObject({ numberPrefix: 'K-' });
    expect(await get(COLLECTIONS.jobs, job)).toMatchObject({ numberPrefix: 'J-' });
  });

  it('are not taken twice by the same event', async () => {
    const owner = freshId();
    const id = await aTracker(owner);
    await expect.poll(() => numberOf(COLLECTIONS.trackers, id), COLD).toBe(1);
    const { number: _, ...created } = (await get(COLLECTIONS.trackers, id)) ?? {};
    const change = changeOf(id, null, created);
    await giveNumber(nounNamed('tracker'))(db, change);
    await giveNumber(nounNamed('tracker'))(db, change);
    expect(await numberOf(COLLECTIONS.trackers, id)).toBe(1);
    expect(await get(COLLECTIONS.numbers, `${owner}_tracker`)).toMatchObject({ last: 1 });
  });
});

describe('history', () => {
  it('names a sub-status by its label at the time, not by its id', async () => {
    const { uid: owner } = await person();
    await put(settingsShape, owner, {
      owner,
      subStatuses: [
        { id: 's1', noun: 'customer', status: 'Open Lead', label: 'Left voicemail', colour: 'rose' },
      ],
    });
    const id = await aCustomer(owner, { importId: 'an-import', subStatus: 's1' });
    const before = (await get(COLLECTIONS.customers, id)) ?? {};
    await recordActivity(nounNamed('customer'))(db, changeOf(id, before, { ...before, subStatus: '' }));
    expect(await entriesOf('Activity', id)).toMatchObject([
      { kind: 'changed', changes: [{ field: 'subStatus', before: 'Left voicemail', after: '' }] },
    ]);
  });

  it('names the author of a change, with before and after', async () => {
    const { uid: owner } = await person({ userFirstName: 'Noor', userLastName: 'Adler' });
    const id = await aCustomer(owner, { assignees: [owner] });
    await expect
      .poll(() => entriesOf('Activity', id), COLD)
      .toMatchObject([
        {
          kind: 'created',
          noun: 'customer',
          recordTitle: 'Iris Vale',
          customerId: id,
          byName: 'Noor Adler',
          assignees: [owner],
        },
      ]);
    const at = (await customer(id).get()).get('createdAt');
    await customer(id).update({
      customerStatus: 'Contacted',
      nextFollowUp: '2026-12-01',
      appointmentTime: at,
      nameKey: 'x',
    });
    await expect.poll(() => entriesOf('Activity', id), COLD).toHaveLength(2);
    const changed = (await entriesOf('Activity', id)).find((entry) => entry['kind'] === 'changed');
    expect(changed).toMatchObject({
      owner,
      createdBy: owner,
      changes: [
        { field: 'customerStatus', before: 'Open Lead', after: 'Contacted' },
        { field: 'appointmentTime', before: '', after: at.toDate().toISOString() },
        { field: 'nextFollowUp', before: '', after: '2026-12-01' },
      ],
    });
  });

  it('is the same after a second delivery of each event', async () => {
    const { uid: owner } = await person();
    const id = await aCustomer(owner, { importId: 'an-import' });
    const before = (await get(COLLECTIONS.customers, id)) ?? {};
    const change = changeOf(id, before, {
      ...before,
      name: 'Iris Vale-Stone',
      insurance: { deductible: 100_000 },
    });
    const step = recordActivity(nounNamed('customer'));
    await Promise.all([step(db, change), step(db, change)]);
    await step(db, change);
    expect(await entriesOf('Activity', id)).toMatchObject([
      { kind: 'changed', changes: [{ field: 'name', before: 'Iris Vale', after: 'Iris Vale-Stone' }] },
    ]);
    expect(await entriesOf('ActivityPriced', id)).toMatchObject([
      { changes: [{ field: 'insurance.deductible', before: '', after: '100000' }] },
    ]);
  });

  it('ignores imports and bookkeeping', async () => {
    const owner = freshId();
    const imported = changeOf(freshId(), null, { owner, name: 'Iris Vale', importId: 'an-import' });
    await recordActivity(nounNamed('customer'))(db, imported);
    const touched = changeOf(
      freshId(),
      { owner, updatedAt: 1, number: null },
      { owner, updatedAt: 2, number: 7 },
    );
    await recordActivity(nounNamed('tracker'))(db, touched);
    expect(await entriesOf('Activity', imported.id)).toEqual([]);
    expect(await entriesOf('Activity', touched.id)).toEqual([]);
  });

  it('shows amounts only to people who may see them', async () => {
    const { uid: owner } = await person();
    const trackerId = await aTracker(owner, { assignees: [owner] });
    await put(priceShape, trackerId, {
      uuid: trackerId,
      owner,
      noun: 'tracker',
      trackerId,
      amount: 1_250_000,
    });
    await expect
      .poll(() => entriesOf('ActivityPriced', trackerId), COLD)
      .toMatchObject([
        {
          kind: 'created',
          noun: 'tracker',
          recordTitle: 'Full replacement',
          assignees: [owner],
          changes: [{ field: 'amount', before: '0', after: '1250000' }],
        },
      ]);
    const price = (await get(COLLECTIONS.prices, trackerId)) ?? {};
    const change = changeOf(trackerId, price, { ...price, amount: 1_300_000 });
    await recordPriceActivity(db, change);
    await recordPriceActivity(db, change);
    expect(await entriesOf('ActivityPriced', trackerId)).toHaveLength(2);
    expect(JSON.stringify(await entriesOf('Activity', trackerId))).not.toContain('1250000');
  });

  it('ignores an amount imported with its customer, but not one set later', async () => {
    const { uid: owner } = await person();
    const [imported, later] = [freshId(), freshId()];
    const priceOf = (uuid: string) => ({ uuid, owner, noun: 'customer', customerId: uuid, amount: 900 });
    const batch = db.batch();
    batch.create(customer(imported), { uuid: imported, owner, name: 'Ann', importId: 'an-import' });
    batch.create(db.collection(COLLECTIONS.prices).doc(imported), priceOf(imported));
    await batch.commit();
    await aCustomer(owner, { uuid: later, importId: 'an-import' });
    await db.collection(COLLECTIONS.prices).doc(later).create(priceOf(later));
    for (const id of [imported, later]) await recordPriceActivity(db, changeOf(id, null, priceOf(id)));
    expect(await entriesOf('ActivityPriced', imported)).toEqual([]);
    expect((await entriesOf('ActivityPriced', later)).length).toBeGreaterThan(0);
  });

  it('reports a deletion, without an author when unknown', async () => {
    const { uid: owner } = await person();
    const trackerId = await aTracker(owner);
    const jobId = await aJob(owner, trackerId);
    const visit = await aVisit(owner, trackerId, jobId);
    await expect.poll(() => entriesOf('Activity', visit), COLD).toHaveLength(1);
    await db.collection(COLLECTIONS.visits).doc(visit).delete();
    await expect.poll(() => entriesOf('Activity', visit), COLD).toHaveLength(2);
    const told = await entriesOf('Activity', visit);
    expect(told.map(({ timelineId }) => timelineId)).toEqual([jobId, jobId]);
    const deleted = told.find((entry) => entry['kind'] === 'deleted');
    expect(deleted).toMatchObject({ trackerId, recordTitle: 'Install', createdBy: '', byName: '' });
  });

  it('reports what the Undo of a sale deletes, and a customer’s second tracker', async () => {
    const { uid: owner } = await person();
    const customerId = await aCustomer(owner, { trackerId: 'the-first' });
    const [trackerId, jobId] = [freshId(), freshId()];
    const tracker = { owner, customerId, title: 'Gutters' };
    await recordActivity(nounNamed('tracker'))(db, changeOf(trackerId, tracker, null));
    await recordActivity(nounNamed('job'))(db, changeOf(jobId, { owner, customerId, trackerId }, null));
    for (const id of [trackerId, jobId])
      expect(await entriesOf('Activity', id)).toMatchObject([{ kind: 'deleted', customerId }]);
  });

  it('leaves out what an import’s Undo deletes, and nothing that is deleted later or elsewhere', async () => {
    const { uid: owner } = await person();
    const [importId, foreign] = [freshId(), freshId()];
    const updatedAt = Date.now();
    await put(importShape, importId, { uuid: importId, owner, state: 'undone', updatedAt });
    await put(importShape, foreign, { uuid: foreign, owner: freshId(), state: 'undoing', updatedAt });
    const deleted = async (from: string, at: number, id = freshId()) => {
      const change = changeOf(id, { owner, name: 'Iris Vale', importId: from }, null);
      await recordActivity(nounNamed('customer'))(db, { ...change, at });
      return entriesOf('Activity', id);
    };
    expect(await deleted(importId, updatedAt)).toEqual([]);
    expect(await deleted(importId, updatedAt + 60_000)).toHaveLength(1);
    expect(await deleted(foreign, updatedAt)).toHaveLength(1);
    // An event that comes late is told by the batch that was undone.
    const [gone, kept] = [freshId(), freshId()];
    const batch = { owner, importId, created: [gone, kept], kept: [{ id: kept, name: 'Ann' }], undone: true };
    await put(importBatchShape, importBatchId(importId, 0), batch);
    expect(await deleted(importId, updatedAt + 60_000, gone)).toEqual([]);
    expect(await deleted(importId, updatedAt + 60_000, kept)).toHaveLength(1);
  });

  it('names people by the roster alone, and reveals no stranger’s name', async () => {
    const { uid: owner } = await person({ userFirstName: 'Noor' });
    const stranger = await person({ userFirstName: 'Secret' });
    await expect.poll(() => get(COLLECTIONS.rosters, owner), COLD).not.toBeNull();
    const id = freshId();
    const change = changeOf(id, { owner, crew: [] }, { owner, crew: [stranger.uid, owner] });
    await recordActivity(nounNamed('visit'))(db, change);
    const [entry] = await entriesOf('Activity', id);
    expect(entry?.['changes']).toEqual([{ field: 'crew', before: '', after: 'Someone, Noor' }]);

    const lead = freshId();
    const forged = { salespersonName: 'The Mayor' };
    const taken = changeOf(
      lead,
      { owner, salesperson: stranger.uid, ...forged },
      { owner, salesperson: owner },
    );
    await recordActivity(nounNamed('customer'))(db, taken);
    expect((await entriesOf('Activity', lead))[0]?.['changes']).toEqual([
      { field: 'salesperson', before: 'Someone', after: 'Noor' },
    ]);
  });
});

describe('a change of assignees', () => {
  it('applies to the record’s history and messages, idempotently', async () => {
    const { uid: owner } = await person();
    const helper = freshId();
    const id = await aTracker(owner, { assignees: [owner] });
    const message = await aMessage(owner, id, { assignees: [owner] });
    await put(priceShape, id, { uuid: id, owner, noun: 'tracker', trackerId: id, amount: 1_000 });
    await expect.poll(() => entriesOf('ActivityPriced', id), COLD).toHaveLength(1);
    await expect.poll(() => entriesOf('Activity', id), COLD).toHaveLength(1);
    const before = await get(COLLECTIONS.trackers, id);

    await db
      .collection(COLLECTIONS.trackers)
      .doc(id)
      .update({ assignees: [owner, helper] });
    const stamps = async () =>
      [
        ...(await entriesOf('Activity', id)),
        ...(await entriesOf('ActivityPriced', id)),
        await get(COLLECTIONS.clientMessages, message),
      ].map((entry) => entry?.['assignees']);
    const both = [owner, helper];
    await expect.poll(stamps, COLD).toEqual([both, both, both]);

    // An old event that arrives late stamps the present assignees, not the old ones.
    await restampAssignees(nounNamed('tracker'))(db, changeOf(id, before, { ...before, assignees: [] }));
    expect(await stamps()).toEqual([both, both, both]);
  });
});

it('older entries are given the record on whose page they are told, once', async () => {
  const owner = freshId();
  const tracker = await aTracker(owner);
  const job = await aJob(owner, tracker);
  const visit = await aVisit(owner, tracker, job);
  await expect.poll(() => entriesOf('Activity', visit), COLD).toHaveLength(1);
  const old = (noun: 'job' | 'visit', recordId: string) => {
    const id = freshId();
    const entry = { ...initialOf(activityShape.fields), uuid: id, owner, noun, recordId, trackerId: tracker };
    const { timelineId, ...before } = entry;
    expect(timelineId).toBe('');
    return db
      .collection(COLLECTIONS.activity)
      .doc(id)
      .set(before)
      .then(() => id);
  };
  const [ofJob, ofVisit, ofGone] = await Promise.all([
    old('job', job),
    old('visit', visit),
    old('visit', freshId()),
  ]);
  const toldAt = async (id: string) => (await get(COLLECTIONS.activity, id))?.['timelineId'];
  expect(await keepAllTimelines()).toBeGreaterThanOrEqual(2);
  expect([await toldAt(ofJob), await toldAt(ofVisit)]).toEqual([job, job]);
  // A deleted visit's job is not known; its tracker and customer still tell it.
  expect(await toldAt(ofGone)).toBeUndefined();
  const writtenAt = async () => (await db.collection(COLLECTIONS.activity).doc(ofJob).get()).updateTime;
  const before = await writtenAt();
  await keepAllTimelines();
  expect(await writtenAt()).toEqual(before);
});
