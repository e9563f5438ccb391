import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@/domain/core/collections';
import { invoiceShape } from '@/domain/invoices/invoice';
import type { Invoice } from '@/domain/invoices/invoice';
import { jobShape } from '@/domain/jobs/job';
import { priceShape } from '@/domain/money/price';
import { addDays, atWallClock, dayOf } from '@/domain/time/time';
import { trackerShape } from '@/domain/trackers/tracker';
import type { Tracker } from '@/domain/trackers/tracker';
import { recountBilling } from '../../functions/src/invoices/recount-billing';
import { sweepOverdue } from '../../functions/src/invoices/sweep-overdue';
import { storedRecord } from '../../functions/src/records';
import { db } from './emulator';
import { aBiller, anIssued, aPayment, invoiceOf } from './invoices';
import type { Biller } from './invoices';
import { aJob, aTracker, COLD, entriesOf, get, put, SOON } from './rows';

const TOTAL = 470_400;
const ZONE = 'America/Chicago';

/** A tracker with a contract, in cents, and a job of it. */
async function sold(biller: Biller, amount = TOTAL, tracker: Partial<Tracker> = {}) {
  const { owner, customerId } = biller;
  const trackerId = await aTracker(owner, { customerId, status: 'In Progress', statusAt: 1_000, ...tracker });
  await put(priceShape, trackerId, {
    ...{ uuid: trackerId, owner, noun: 'tracker', customerId, trackerId, amount, createdAt: 1, updatedAt: 1 },
  });
  const jobId = await aJob(owner, trackerId, { customerId, status: 'In Progress', statusAt: 1_000 });
  return { trackerId, jobId };
}

const field = async (collection: string, id: string, name: string) => (await get(collection, id))?.[name];
const wordOf = (id: string) => field(COLLECTIONS.trackers, id, 'billing');
const stageOf = (id: string) => field(COLLECTIONS.trackers, id, 'status');
const isBilled = (id: string) => field(COLLECTIONS.jobs, id, 'isBilled');
const set = (id: string, change: Partial<Invoice>) =>
  db.collection(COLLECTIONS.invoices).doc(id).update(storedRecord(invoiceShape, change));
const complete = (id: string, statusAt = Date.now()) =>
  db
    .collection(COLLECTIONS.jobs)
    .doc(id)
    .update(storedRecord(jobShape, { status: 'Completed', statusAt }));

describe('the bills of a tracker', () => {
  it('are worded on it, summed on its price alone, and end Ready to Invoice and the stage before Invoiced', async () => {
    const biller = await aBiller();
    const { trackerId, jobId } = await sold(biller);
    await complete(jobId);
    await anIssued(biller, { trackerId });
    await expect.poll(() => wordOf(trackerId), COLD).toBe('Billed');
    await expect.poll(() => stageOf(trackerId), SOON).toBe('Invoiced');
    expect(await isBilled(jobId)).toBe(true);
    expect(await get(COLLECTIONS.prices, trackerId)).toMatchObject({
      ...{ amount: TOTAL, invoiced: TOTAL, paid: 0, due: TOTAL, held: 0 },
    });
    const tracker = await get(COLLECTIONS.trackers, trackerId);
    expect(tracker).toMatchObject({ statusBy: biller.owner, updatedBy: biller.owner });
    expect(tracker?.['stageAt'].invoiced).toEqual(tracker?.['statusAt']);
    await aPayment(biller, { trackerId, amount: TOTAL });
    await expect.poll(() => wordOf(trackerId), SOON).toBe('Paid');
    // Its history and its own fields hold no amount.
    expect(JSON.stringify([tracker, await entriesOf('Activity', trackerId)])).not.toMatch(/4704/);
  });

  it('are a part while the contract is larger, and of a job that an invoice names', async () => {
    const biller = await aBiller();
    const { trackerId, jobId } = await sold(biller, 2 * TOTAL);
    const other = await aJob(biller.owner, trackerId, { status: 'Completed', statusAt: 1_000 });
    await complete(jobId);
    await anIssued(biller, { trackerId, jobId });
    await expect.poll(() => wordOf(trackerId), COLD).toBe('Part billed');
    expect([await isBilled(jobId), await isBilled(other)]).toEqual([true, false]);
    expect(await stageOf(trackerId)).toBe('In Progress');
    // The contract turns out smaller.
    await db.collection(COLLECTIONS.prices).doc(trackerId).update({ amount: TOTAL });
    await expect.poll(() => wordOf(trackerId), SOON).toBe('Billed');
    await expect.poll(() => isBilled(other), SOON).toBe(true);
  });

  it('before the work is done move no stage; its last completed job does', async () => {
    const biller = await aBiller();
    const { trackerId, jobId } = await sold(biller);
    await anIssued(biller, { trackerId });
    await expect.poll(() => wordOf(trackerId), COLD).toBe('Billed');
    expect(await stageOf(trackerId)).toBe('In Progress');
    await complete(jobId);
    await expect.poll(() => stageOf(trackerId), SOON).toBe('Invoiced');
  });

  it('leave a stage that the office chose since, and one that is further', async () => {
    const biller = await aBiller();
    const [back, far] = [await sold(biller), await sold(biller, TOTAL, { status: 'Complete' })];
    for (const { trackerId, jobId } of [back, far]) {
      await complete(jobId, 2_000);
      await anIssued(biller, { trackerId });
      await expect.poll(() => wordOf(trackerId), COLD).toBe('Billed');
    }
    expect(await stageOf(far.trackerId)).toBe('Complete');
    const chosen = { status: 'In Progress', statusAt: Date.now() + 60_000 } as const;
    await db.collection(COLLECTIONS.trackers).doc(back.trackerId).update(storedRecord(trackerShape, chosen));
    await recountBilling(db, back.trackerId, '');
    expect(await stageOf(back.trackerId)).toBe('In Progress');
  });

  it('move with an invoice to another tracker, also where that has no price yet', async () => {
    const biller = await aBiller();
    const { trackerId } = await sold(biller, 2 * TOTAL);
    const id = await anIssued(biller, { trackerId });
    await expect.poll(() => wordOf(trackerId), COLD).toBe('Part billed');
    const other = await aTracker(biller.owner, { customerId: biller.customerId });
    await set(id, { trackerId: other });
    await expect.poll(() => wordOf(other), SOON).toBe('Billed');
    await expect.poll(() => wordOf(trackerId), SOON).toBe('');
    expect(await get(COLLECTIONS.prices, other)).toMatchObject({
      noun: 'tracker',
      amount: 0,
      invoiced: TOTAL,
    });
  });

  it('count once, however often and together they are counted', async () => {
    const biller = await aBiller();
    const { trackerId } = await sold(biller, 3 * TOTAL);
    await anIssued(biller, { trackerId });
    await anIssued(biller, { trackerId });
    await Promise.all([1, 2, 3].map(() => recountBilling(db, trackerId, '')));
    expect(await get(COLLECTIONS.prices, trackerId)).toMatchObject({ invoiced: 2 * TOTAL });
    expect(await wordOf(trackerId)).toBe('Part billed');
  });
});

describe('an invoice whose last day to pay is over', () => {
  it('makes its tracker overdue from the midnight of the business, and from no other clock', async () => {
    const biller = await aBiller();
    const { trackerId } = await sold(biller);
    const id = await anIssued(biller, { trackerId });
    await expect.poll(() => wordOf(trackerId), COLD).toBe('Billed');
    const dueOn = addDays(dayOf(Date.now(), ZONE), 40);
    await set(id, { dueOn });
    // 11:30 pm in Chicago is the next day in UTC and in Tokyo.
    await sweepOverdue(db, atWallClock(dueOn, '23:30', ZONE));
    expect(await wordOf(trackerId)).toBe('Billed');
    await sweepOverdue(db, atWallClock(addDays(dueOn, 1), '00:10', ZONE));
    expect(await wordOf(trackerId)).toBe('Overdue');
    await sweepOverdue(db, atWallClock(addDays(dueOn, 1), '01:10', ZONE));
    expect(await wordOf(trackerId)).toBe('Overdue');
    expect((await invoiceOf(id)).dueOn).toBe(dueOn);
  });
});
