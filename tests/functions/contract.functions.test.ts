import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@/domain/core/collections';
import type { Estimate } from '@/domain/estimates/estimate';
import { estimateShape } from '@/domain/estimates/estimate';
import { priceShape } from '@/domain/money/price';
import { trackerShape } from '@/domain/trackers/tracker';
import { makeEstimate, makePrice, makeTracker } from '@tests/factories/records';
import { recountContract } from '../../functions/src/triggers/contract';
import { storedRecord } from '../../functions/src/records';
import { db, freshId } from './emulator';
import { spelled } from './estimate-amounts';
import { aDraft, answered, approvalOf, estimateOf, noted, sentLink, send } from './estimates';
import { unlockTracking } from '../../functions/src/callables/public/unlock-tracking';
import { COLD, entriesOf, get, SOON } from './rows';

/** The first events also start the functions' processes, of several files at once. */
const FIRST = { ...COLD, timeout: 60_000 };

type Made = Awaited<ReturnType<typeof aDraft>>;

async function aTracker({ owner, customerId }: Made, amount: number | null): Promise<string> {
  const uuid = freshId();
  const common = { owner, customerId, assignees: [owner], createdBy: owner, updatedBy: owner };
  await db
    .collection(COLLECTIONS.trackers)
    .doc(uuid)
    .set(storedRecord(trackerShape, makeTracker({ ...common, uuid, linkId: '', phone: '(817) 555-0112' })));
  if (amount !== null)
    await db
      .collection(COLLECTIONS.prices)
      .doc(uuid)
      .set(
        storedRecord(priceShape, makePrice({ ...common, uuid, noun: 'tracker', trackerId: uuid, amount })),
      );
  return uuid;
}

/** A further draft for the same customer. */
async function anotherDraft({ owner, customerId }: Made, overrides: Partial<Estimate>): Promise<string> {
  const uuid = freshId();
  const common = { owner, customerId, assignees: [owner], createdBy: owner, updatedBy: owner };
  await db
    .collection(COLLECTIONS.estimates)
    .doc(uuid)
    .set(storedRecord(estimateShape, makeEstimate({ ...common, uuid, ...overrides })));
  return uuid;
}

const priceOf = (trackerId: string) => get(COLLECTIONS.prices, trackerId);
const line = makeEstimate().lines[0];
const linesAt = (unitPrice: number) => (line ? [{ ...line, quantity: 100, unitPrice }] : []);
const sell = (estimateId: string, trackerId: string) =>
  db
    .collection(COLLECTIONS.estimates)
    .doc(estimateId)
    .update({ status: 'Converted', trackerId, statusAt: Timestamp.fromMillis(Date.now()) });

describe('the contract of a tracker', () => {
  it('is what was signed, and each signed change adds to it, credits too', async () => {
    const made = await aDraft();
    const trackerId = await aTracker(made, 999_900);
    await sentLink(made.seller, made.estimateId);
    await noted(made);
    await expect.poll(async () => (await estimateOf(made.estimateId)).status, FIRST).toBe('Approved');
    await sell(made.estimateId, trackerId);
    await expect
      .poll(() => priceOf(trackerId), COLD)
      .toMatchObject({ amount: 470_400, contract: 470_400, changes: 0, signed: 1 });

    const more = await anotherDraft(made, { kind: 'Change', trackerId, lines: linesAt(50_000) });
    const link = await sentLink(made.seller, more);
    const { key } = await unlockTracking(db, { link, digits: '0112' }, Date.now());
    expect(await answered(await approvalOf({ link, key, estimateId: more }))).toBeNull();
    await expect
      .poll(() => priceOf(trackerId), SOON)
      .toMatchObject({ amount: 520_400, contract: 470_400, changes: 50_000, signed: 2 });

    const credit = await anotherDraft(made, { kind: 'Change', trackerId, lines: linesAt(-20_000) });
    await sentLink(made.seller, credit);
    await noted({ ...made, estimateId: credit });
    await expect
      .poll(() => priceOf(trackerId), SOON)
      .toMatchObject({ amount: 500_400, changes: 30_000, signed: 3 });
    expect((await estimateOf(credit)).total).toBe(-20_000);

    // A second delivery and a sale in one press change nothing.
    await recountContract(db, trackerId, '');
    await sell(more, trackerId);
    expect(await priceOf(trackerId)).toMatchObject({ amount: 500_400, changes: 30_000, signed: 3 });
    const history = await entriesOf('ActivityPriced', trackerId);
    expect(history.length).toBeGreaterThan(0);
    expect(JSON.stringify(await entriesOf('Activity', trackerId))).not.toMatch(
      spelled([470_400, 520_400, 500_400, 50_000, 20_000]),
    );
  }, 120_000);

  it('counts changes that were signed at the same moment, and one that is withdrawn no more', async () => {
    const made = await aDraft();
    const trackerId = await aTracker(made, 100_000);
    const both = await Promise.all(
      [30_000, 7_000].map((cents) =>
        anotherDraft(made, { kind: 'Change', trackerId, lines: linesAt(cents) }),
      ),
    );
    for (const estimateId of both) expect((await send(made.seller, estimateId)).message ?? null).toBeNull();
    await Promise.all(both.map((estimateId) => noted({ ...made, estimateId })));
    await expect
      .poll(() => priceOf(trackerId), COLD)
      .toMatchObject({ amount: 137_000, contract: 100_000, changes: 37_000, signed: 2 });
    await db
      .collection(COLLECTIONS.estimates)
      .doc(both[1] ?? '')
      .update({ status: 'Void' });
    await expect
      .poll(() => priceOf(trackerId), SOON)
      .toMatchObject({ amount: 130_000, contract: 100_000, changes: 30_000, signed: 1 });
  }, 120_000);

  it('begins where the seller saw no amounts, and takes in changes drafted before the sale', async () => {
    const made = await aDraft();
    const trackerId = await aTracker(made, null);
    const early = await anotherDraft(made, { kind: 'Change', trackerId: '', lines: linesAt(1_000) });
    await sentLink(made.seller, made.estimateId);
    await noted(made);
    await expect.poll(async () => (await estimateOf(made.estimateId)).status, COLD).toBe('Approved');
    await sell(made.estimateId, trackerId);
    await expect
      .poll(() => priceOf(trackerId), COLD)
      .toMatchObject({
        ...{ owner: made.owner, noun: 'tracker', amount: 470_400, signed: 1, customerId: made.customerId },
      });
    await expect.poll(async () => (await estimateOf(early)).trackerId, SOON).toBe(trackerId);
  }, 120_000);

  it('does not follow estimates that nobody signed', async () => {
    const made = await aDraft();
    const trackerId = await aTracker(made, 5_000);
    const open = await anotherDraft(made, { kind: 'Change', trackerId, lines: linesAt(1_000) });
    await sentLink(made.seller, open);
    await recountContract(db, trackerId, '');
    expect(await priceOf(trackerId)).toMatchObject({ amount: 5_000, changes: 0, signed: 0 });
  });
});
