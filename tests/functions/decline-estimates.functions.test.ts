import { expect, it } from 'vitest';
import { COLLECTIONS } from '@/domain/core/collections';
import { estimateShape } from '@/domain/estimates/estimate';
import type { Estimate } from '@/domain/estimates/estimate';
import { makeEstimate } from '@tests/factories/records';
import {
  declineEstimates,
  declineEstimatesInput,
} from '../../functions/src/callables/estimates/decline-estimates';
import { storedRecord } from '../../functions/src/records';
import { db, freshId, outcome, resident } from './emulator';
import type { Resident } from './emulator';
import { answered, approvalOf, aSent, estimateOf, send } from './estimates';
import { entriesOf } from './rows';

type Made = Awaited<ReturnType<typeof aSent>>;

async function another({ owner, customerId }: Made, overrides: Partial<Estimate> = {}): Promise<string> {
  const uuid = freshId();
  const common = { owner, customerId, assignees: [owner], createdBy: owner, updatedBy: owner };
  const estimate = makeEstimate({ ...common, uuid, createdAt: 1, ...overrides });
  await db.collection(COLLECTIONS.estimates).doc(uuid).set(storedRecord(estimateShape, estimate));
  return uuid;
}

const decline = (by: Resident, signedId: string, estimateIds: readonly string[]) =>
  outcome([declineEstimates, declineEstimatesInput], by, { signedId, estimateIds });

it('declines what competes with a signed estimate in one press, and nothing else', async () => {
  const made = await aSent();
  const sentOne = await another(made);
  const draft = await another(made);
  const change = await another(made, { kind: 'Change' });
  const foreign = await aSent();
  expect((await send(made.seller, sentOne)).result).toBeTruthy();
  const all = [sentOne, draft, change, foreign.estimateId, 'nowhere'];
  expect((await decline(made.seller, made.estimateId, all)).result).toEqual({ declined: 0 });
  expect(await answered(await approvalOf(made))).toBeNull();
  const statuses = () => Promise.all(all.slice(0, 4).map(async (id) => (await estimateOf(id)).status));
  // A signature alone declines nothing.
  expect(await statuses()).toEqual(['Sent', 'Draft', 'Draft', 'Sent']);
  expect((await decline(made.seller, made.estimateId, all)).result).toEqual({ declined: 2 });
  expect(await statuses()).toEqual(['Declined', 'Void', 'Draft', 'Sent']);
  expect((await decline(made.seller, made.estimateId, all)).result).toEqual({ declined: 0 });
  expect((await entriesOf('ActivityPriced', sentOne)).map(({ body }) => body)).toContainEqual(
    expect.stringMatching(/^The client signed .* instead\.$/),
  );
  expect(await entriesOf('Activity', sentOne)).toEqual([]);
});

it('is refused to people of other businesses', async () => {
  const made = await aSent();
  expect((await decline(await resident(), made.estimateId, [made.estimateId])).code).toBe('not-found');
});
