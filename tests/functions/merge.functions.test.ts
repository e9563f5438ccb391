import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@/domain/core/collections';
import { priceShape } from '@/domain/money/price';
import { taskShape } from '@/domain/tasks/task';
import { UNDO_MERGE_MS } from '@/domain/customers/merge';
import { mergeCustomers } from '../../functions/src/callables/customers/merge-customers';
import { undoMerge } from '../../functions/src/callables/customers/undo-merge';
import { db, freshId, person } from './emulator';
import { aCustomer, aJob, aTracker, get, put } from './rows';

const callerOf = (uid: string) => ({ uid, email: `${uid}@example.com` });
const customer = (id: string) => get(COLLECTIONS.customers, id);
/** A moment at which the functions' own triggers have long written. */
const NOW = Date.now() + 60_000;

/** Two customers of a person alone: one with a phone, the other with an e-mail, a tracker, a job and a task. */
async function pair() {
  const { uid } = await person();
  const kept = await aCustomer(uid, { name: 'Ann Berg', phone: '+12185550101', tags: ['hail'] });
  const gone = await aCustomer(uid, { name: 'Anne Berg', email: 'ann@mail.example', notes: 'Two dogs.' });
  const tracker = await aTracker(uid, { customerId: gone, customerName: 'Anne Berg' });
  const job = await aJob(uid, tracker, { customerId: gone, customerName: 'Anne Berg' });
  const task = freshId();
  await put(taskShape, task, {
    ...{ uuid: task, owner: uid, title: 'Call', recordNoun: 'customer', recordId: gone, customerId: gone },
  });
  return { uid, kept, gone, tracker, job, task };
}

describe('merging customers', () => {
  it('joins their values and points everything to the one who is kept', async () => {
    const { uid, kept, gone, tracker, job, task } = await pair();
    const merge = { keptId: kept, goneId: gone, take: ['name'] } as const;
    const done = await mergeCustomers(db, callerOf(uid), merge, NOW);
    expect(done.isDone).toBe(true);
    expect(done.moved).toBeGreaterThanOrEqual(3);
    expect(await customer(kept)).toMatchObject({
      ...{ name: 'Anne Berg', nameKey: 'anne berg', phone: '+12185550101', email: 'ann@mail.example' },
      ...{ notes: 'Two dogs.', tags: ['hail'] },
    });
    expect(await customer(gone)).toMatchObject({ mergedInto: kept, listOrganizer: 'Archive' });
    for (const [collection, id] of [
      ['Trackers', tracker],
      ['Jobs', job],
    ] as const)
      expect(await get(collection, id)).toMatchObject({ customerId: kept, customerName: 'Anne Berg' });
    expect(await get('Tasks', task)).toMatchObject({ customerId: kept, recordId: kept });
    // Again, as after a lost answer.
    expect(await mergeCustomers(db, callerOf(uid), merge, NOW)).toEqual(done);
  });

  it('goes on where a call ended', async () => {
    const { uid, kept, gone, job } = await pair();
    const merge = { keptId: kept, goneId: gone, take: [] };
    expect((await mergeCustomers(db, callerOf(uid), merge, NOW, 1)).isDone).toBe(false);
    expect((await mergeCustomers(db, callerOf(uid), merge, NOW)).isDone).toBe(true);
    expect(await get('Jobs', job)).toMatchObject({ customerId: kept });
  });

  it('is undone with every record, and forgotten', async () => {
    const { uid, kept, gone, tracker, job, task } = await pair();
    const [first, other] = [await customer(kept), await customer(gone)];
    await mergeCustomers(db, callerOf(uid), { keptId: kept, goneId: gone, take: ['name'] }, NOW);
    while (!(await undoMerge(db, callerOf(uid), { goneId: gone }, NOW, 1)).isDone);
    expect(await customer(kept)).toMatchObject({ name: 'Ann Berg', email: '', notes: first?.['notes'] });
    expect(await customer(gone)).toMatchObject({ mergedInto: '', listOrganizer: other?.['listOrganizer'] });
    expect(await get('Trackers', tracker)).toMatchObject({ customerId: gone, customerName: 'Anne Berg' });
    expect(await get('Jobs', job)).toMatchObject({ customerId: gone });
    expect(await get('Tasks', task)).toMatchObject({ customerId: gone, recordId: gone });
    const left = await db.collection(COLLECTIONS.merges).where('owner', '==', uid).get();
    expect(left.size).toBe(0);
  });

  it('keeps what was changed since when it is undone', async () => {
    const { uid, kept, gone, job } = await pair();
    await mergeCustomers(db, callerOf(uid), { keptId: kept, goneId: gone, take: [] }, NOW);
    await db.collection('Jobs').doc(job).update({ customerId: 'another' });
    await db.collection('Customers').doc(kept).update({ phone: '+1999', updatedAt: new Date() });
    await undoMerge(db, callerOf(uid), { goneId: gone }, NOW);
    expect(await get('Jobs', job)).toMatchObject({ customerId: 'another' });
    expect(await customer(kept)).toMatchObject({ phone: '+1999' });
  });

  it('gives the kept customer a price they lacked, and takes it back unless it was changed', async () => {
    for (const isChanged of [false, true]) {
      const { uid, kept, gone } = await pair();
      await put(priceShape, gone, {
        ...{ uuid: gone, owner: uid, noun: 'customer', customerId: gone, amount: 900_00 },
      });
      await mergeCustomers(db, callerOf(uid), { keptId: kept, goneId: gone, take: [] }, NOW);
      expect(await get('Prices', kept)).toMatchObject({ uuid: kept, customerId: kept, amount: 900_00 });
      const changed = { amount: 950_00, updatedAt: new Date() };
      if (isChanged) await db.collection('Prices').doc(kept).update(changed);
      await undoMerge(db, callerOf(uid), { goneId: gone }, NOW);
      const after = await db.collection('Prices').doc(kept).get();
      expect(after.get('amount')).toBe(isChanged ? 950_00 : undefined);
      expect(await get('Prices', gone)).toMatchObject({ customerId: gone, amount: 900_00 });
    }
  });

  it('leaves a price of the kept customer alone', async () => {
    const { uid, kept, gone } = await pair();
    for (const [id, amount] of [
      [kept, 1_00],
      [gone, 2_00],
    ] as const)
      await put(priceShape, id, { uuid: id, owner: uid, noun: 'customer', customerId: id, amount });
    await mergeCustomers(db, callerOf(uid), { keptId: kept, goneId: gone, take: [] }, NOW);
    await undoMerge(db, callerOf(uid), { goneId: gone }, NOW);
    expect(await get('Prices', kept)).toMatchObject({ amount: 1_00 });
  });

  it.each([
    ['the same customer', (at: Pair) => [at.uid, at.kept, at.kept], /same one/],
    ['a customer of others', async (at: Pair) => [at.uid, at.kept, await aCustomer(freshId())], 'not-found'],
    ['without a right', async (at: Pair) => [(await person()).uid, at.kept, at.gone], 'not-found'],
  ] as const)('is refused: %s', async (_, of, expected) => {
    const [uid = '', keptId = '', goneId = ''] = await of(await pair());
    const refused = await mergeCustomers(db, callerOf(uid), { keptId, goneId, take: [] }, NOW).catch(
      (error: unknown) => error,
    );
    expect(refused).toMatchObject(
      typeof expected === 'string'
        ? { code: expected }
        : { code: 'invalid', message: expect.stringMatching(expected) },
    );
  });

  it('is refused twice, and its undoing after a month', async () => {
    const { uid, kept, gone } = await pair();
    const third = await aCustomer(uid);
    await mergeCustomers(db, callerOf(uid), { keptId: kept, goneId: gone, take: [] }, NOW);
    await expect(
      mergeCustomers(db, callerOf(uid), { keptId: third, goneId: gone, take: [] }, NOW),
    ).rejects.toMatchObject({ code: 'invalid' });
    await expect(
      undoMerge(db, callerOf(uid), { goneId: gone }, NOW + UNDO_MERGE_MS + 1),
    ).rejects.toMatchObject({ code: 'invalid' });
  });
});

type Pair = Awaited<ReturnType<typeof pair>>;
