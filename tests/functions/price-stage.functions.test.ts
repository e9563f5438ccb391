import { expect, it } from 'vitest';
import { COLLECTIONS } from '@/domain/core/collections';
import { priceShape } from '@/domain/money/price';
import { keepAllStages } from '../../scripts/lib/keep-stages';
import { db, freshId } from './emulator';
import { aTracker, COLD, entriesOf, get, put, SOON } from './rows';

const stageOf = async (id: string) => (await get(COLLECTIONS.prices, id))?.['stage'];
const price = (owner: string, uuid: string, noun: 'tracker' | 'job' = 'tracker') =>
  put(priceShape, uuid, { uuid, owner, noun, amount: 1_000, createdAt: 1, updatedAt: 1 });

it('a tracker’s price has the stage of the tracker while that is open', async () => {
  const owner = freshId();
  const id = await aTracker(owner, { status: 'Sold' });
  await price(owner, id);
  await expect.poll(() => stageOf(id), COLD).toBe('Sold');
  const { updatedAt } = (await get(COLLECTIONS.prices, id)) ?? {};
  const tracker = db.collection(COLLECTIONS.trackers).doc(id);
  await tracker.update({ status: 'Scheduled' });
  await expect.poll(() => stageOf(id), SOON).toBe('Scheduled');
  await tracker.update({ listOrganizer: 'Archive' });
  await expect.poll(() => stageOf(id), SOON).toBe('');
  // It is nobody's edit.
  expect((await get(COLLECTIONS.prices, id))?.['updatedAt']).toEqual(updatedAt);
  expect(await entriesOf('ActivityPriced', id)).toHaveLength(1);
});

it('prices from before are given their stage once; jobs’ and others’ stay', async () => {
  const [owner, stranger] = [freshId(), freshId()];
  const id = await aTracker(owner, { status: 'Invoiced' });
  const foreign = await aTracker(owner, { status: 'Sold' });
  await price(stranger, foreign);
  await price(owner, `${id}-job`, 'job');
  await price(owner, id);
  await expect.poll(() => stageOf(id), COLD).toBe('Invoiced');
  await db.collection(COLLECTIONS.prices).doc(id).update({ stage: 'Sold' });
  expect(await keepAllStages(db)).toBeGreaterThanOrEqual(0);
  await expect.poll(() => stageOf(id), SOON).toBe('Invoiced');
  expect(await stageOf(foreign)).toBe('');
  expect(await stageOf(`${id}-job`)).toBe('');
});
