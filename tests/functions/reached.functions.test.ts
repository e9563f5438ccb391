import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@/domain/core/collections';
import { customerShape } from '@/domain/customers/customer';
import { activityShape } from '@/domain/history/activity';
import { noteReached } from '../../functions/src/triggers/reached';
import { storedRecord } from '../../functions/src/records';
import { keepAllReached } from '../../scripts/lib/keep-reached';
import { db, freshId } from './emulator';
import { aCustomer, COLD, entriesOf, get, put, SOON } from './rows';

const NOTHING = { contacted: null, appointment: null, quoted: null, sold: null, lost: null };
const at = (ms: number) => Timestamp.fromMillis(ms);
const reachedOf = async (id: string) => (await get(COLLECTIONS.customers, id))?.['reached'];

describe('the first time of each milestone', () => {
  it('follows a lead to the sale, and stays through steps back', async () => {
    const owner = freshId();
    const id = await aCustomer(owner, { customerStatus: 'Contacted', statusAt: 1_000 });
    const ref = db.collection(COLLECTIONS.customers).doc(id);
    await expect.poll(() => reachedOf(id), COLD).toEqual({ ...NOTHING, contacted: at(1_000) });
    const { updatedAt } = (await get(COLLECTIONS.customers, id)) ?? {};
    await ref.update({ customerStatus: 'Quoted', statusAt: at(3_000) });
    await expect.poll(() => reachedOf(id), SOON).toMatchObject({ contacted: at(1_000), quoted: at(3_000) });
    await ref.update({ customerStatus: 'Contacted', statusAt: at(4_000) });
    await ref.update({ listOrganizer: 'Sold', soldAt: at(5_000), appointmentTime: at(9_000) });
    await expect
      .poll(() => reachedOf(id), SOON)
      .toMatchObject({ contacted: at(1_000), quoted: at(3_000), sold: at(5_000) });
    const { appointment } = (await reachedOf(id)) as { readonly appointment: Timestamp };
    expect(Math.abs(appointment.toMillis() - Date.now())).toBeLessThan(60_000);
    // It is nobody's edit.
    expect((await get(COLLECTIONS.customers, id))?.['updatedAt']).toEqual(updatedAt);
    const told = (await entriesOf('Activity', id)).flatMap(({ changes }) => changes);
    expect(JSON.stringify(told)).not.toContain('reached');
  });

  it('is the same in whatever order the events come, however often, and for a deleted customer nothing', async () => {
    const owner = freshId();
    const id = await aCustomer(owner);
    const state = (status: 'Contacted' | 'Quoted' | 'Not Qualified', ms: number) =>
      storedRecord(customerShape, { owner, customerStatus: status, statusAt: ms, createdAt: 1 });
    const event = (eventId: string, ms: number, after: ReturnType<typeof state>) => ({
      ...{ eventId, at: ms, id, after },
      before: state('Contacted', 900),
    });
    const events = [
      event('lost', 7_000, state('Not Qualified', 7_000)),
      event('contacted-again', 6_000, state('Contacted', 6_000)),
      event('quoted', 4_000, state('Quoted', 4_000)),
      event('contacted', 2_000, state('Contacted', 2_000)),
    ];
    await Promise.all([...events, ...events.toReversed()].map((change) => noteReached(db, change)));
    const expected = { ...NOTHING, contacted: at(2_000), quoted: at(4_000), lost: at(7_000) };
    expect(await reachedOf(id)).toEqual(expected);
    for (const change of events)
      await noteReached(db, { ...change, after: { ...change.after, owner: 'else' } });
    expect(await reachedOf(id)).toEqual(expected);
    await db.collection(COLLECTIONS.customers).doc(id).delete();
    for (const change of events) await noteReached(db, change);
    expect(await get(COLLECTIONS.customers, id)).toBeNull();
  });
});

it('customers from before get theirs from their history, once', async () => {
  const owner = freshId();
  const id = await aCustomer(owner, { customerStatus: 'Quoted', statusAt: 9_000, createdAt: 1_000 });
  await expect.poll(() => reachedOf(id), COLD).toMatchObject({ quoted: at(9_000) });
  const entry = (noun: 'customer' | 'task', by: string, createdAt: number, after: string) => {
    const uuid = freshId();
    const changes = [{ field: 'customerStatus', before: 'Open Lead', after }];
    const record = { uuid, owner: by, noun, recordId: id, kind: 'changed', createdAt, changes } as const;
    return put(activityShape, uuid, record);
  };
  await entry('customer', owner, 4_000, 'Contacted');
  await entry('customer', owner, 3_000, 'Contacted');
  await entry('customer', owner, 5_000, 'Quoted');
  await entry('customer', freshId(), 2_000, 'Contacted');
  await entry('task', owner, 2_000, 'Contacted');
  expect(await keepAllReached(db)).toBeGreaterThanOrEqual(1);
  const expected = { ...NOTHING, contacted: at(3_000), quoted: at(5_000) };
  expect(await reachedOf(id)).toEqual(expected);
  await keepAllReached(db);
  expect(await reachedOf(id)).toEqual(expected);
});
