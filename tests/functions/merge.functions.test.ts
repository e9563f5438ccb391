import { FieldValue } from 'firebase-admin/firestore';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@/domain/core/collections';
import { issuedPaperId, issuedPaperShape } from '@/domain/estimates/issued-paper';
import { priceShape } from '@/domain/money/price';
import { projectShape } from '@/domain/projects/project';
import { taskShape } from '@/domain/tasks/task';
import { customerShape } from '@/domain/customers/customer';
import { UNDO_MERGE_MS } from '@/domain/customers/merge';
import { FIXED_PART_KEYS } from '@/domain/customers/merge-parts';
import { mergeCustomers, mergeCustomersInput } from '../../functions/src/callables/customers/merge-customers';
import { readInput } from '../../functions/src/calls/input';
import { beforeRef } from '../../functions/src/callables/customers/merge';
import { undoMerge } from '../../functions/src/callables/customers/undo-merge';
import { arbitraryRecord } from '../factories/arbitrary';
import { db, freshId, outcome, person, resident } from './emulator';
import { anInvoice, aPayment, invoiceOf, paymentOf } from './invoices';
import { aCustomer, aJob, aTracker, get, put } from './rows';

const callerOf = (uid: string) => ({ uid, email: `${uid}@example.com` });
const customer = (id: string) => get(COLLECTIONS.customers, id);
/** What a user sees of a record: without the stamps of the last change, and what functions keep on it. */
const contentOf = (doc: Awaited<ReturnType<typeof get>>) => {
  const { updatedAt: _at, updatedBy: _by, ...content } = doc ?? {};
  const kept = ['find', 'customerKey', 'number', 'numberPrefix', 'filesFull', 'reached'];
  return Object.fromEntries(Object.entries(content).filter(([name]) => !kept.includes(name)));
};
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
    uuid: task,
    owner: uid,
    title: 'Call',
    recordNoun: 'customer',
    recordId: gone,
    customerId: gone,
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
      name: 'Anne Berg',
      nameKey: 'anne berg',
      phone: '+12185550101',
      email: 'ann@mail.example',
      notes: 'Two dogs.',
      tags: ['hail'],
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

  it('carries invoices and payments, and leaves what was issued as it is', async () => {
    const { uid, kept, gone, tracker } = await pair();
    const biller = { office: await resident({}), owner: uid, customerId: gone };
    const open = await anInvoice(biller, {
      ...{
        customerName: 'Anne Berg',
        trackerId: tracker,
        status: 'Sent',
        number: 7,
        total: 90_000,
        balance: 90_000,
      },
    });
    const payment = await aPayment(biller, {
      customerName: 'Anne Berg',
      state: 'settled',
      unallocated: 100_000,
    });
    const paper = await put(issuedPaperShape, issuedPaperId(open, 1), {
      ...{ uuid: issuedPaperId(open, 1), owner: uid, noun: 'invoice', recordId: open, version: 1 },
      ...{ customerId: gone, json: '{"client":"Anne Berg"}', sha256: 'f'.repeat(64) },
    });
    await mergeCustomers(db, callerOf(uid), { keptId: kept, goneId: gone, take: [] }, NOW);
    const carried = { customerId: kept, customerName: 'Ann Berg' };
    expect(await invoiceOf(open)).toMatchObject({ ...carried, number: 7, total: 90_000, balance: 90_000 });
    expect(await paymentOf(payment)).toMatchObject({ ...carried, unallocated: 100_000 });
    expect(await get(COLLECTIONS.issuedPapers, paper)).toMatchObject({
      ...{ customerId: kept, json: '{"client":"Anne Berg"}', sha256: 'f'.repeat(64) },
    });
    await undoMerge(db, callerOf(uid), { goneId: gone }, NOW);
    expect(await invoiceOf(open)).toMatchObject({ customerId: gone, customerName: 'Anne Berg' });
    expect(await paymentOf(payment)).toMatchObject({ customerId: gone });
  });

  it('points projects for the customer to the one who is kept, and back', async () => {
    const { uid, kept, gone } = await pair();
    const project = freshId();
    const client = { clientId: gone, customerName: 'Anne Berg' };
    await put(projectShape, project, { uuid: project, owner: uid, title: 'Cedar Row', ...client });
    await mergeCustomers(db, callerOf(uid), { keptId: kept, goneId: gone, take: [] }, NOW);
    expect(await get('Projects', project)).toMatchObject({ clientId: kept, customerName: 'Ann Berg' });
    await undoMerge(db, callerOf(uid), { goneId: gone }, NOW);
    expect(await get('Projects', project)).toMatchObject(client);
  });

  it('carries the chosen values to trackers and jobs that copy them, and gives them back', async () => {
    const { uid } = await person();
    const place = { streetAddress: '5 Elm St', city: 'Duluth', state: 'MN', zipcode: '55802' };
    const [annData, anneData] = [
      { name: 'Ann Berg', phone: '+12185550101', email: '', ...place, customFields: { stop: 'No' } },
      {
        name: 'Anne Berg',
        phone: '+12185550102',
        email: 'ann@mail.example',
        ...place,
        streetAddress: '9 Oak St',
        customFields: { stop: 'Yes' },
      },
    ];
    const [kept, gone] = [await aCustomer(uid, annData), await aCustomer(uid, anneData)];
    const copyOf = (customerId: string, { customFields: _own, name, ...copied }: typeof annData) => ({
      customerId,
      customerName: name,
      title: `Roof of ${name}`,
      ...copied,
    });
    const first = await aTracker(uid, copyOf(kept, annData));
    const second = await aTracker(uid, copyOf(gone, anneData));
    const own = await aTracker(uid, { ...copyOf(kept, annData), phone: '+12185550109' });
    const { email: _email, ...jobCopy } = copyOf(kept, annData);
    const job = await aJob(uid, first, jobCopy);
    await db.collection('Trackers').doc(first).update({ email: FieldValue.delete() });
    const records = [
      ['Customers', kept],
      ['Customers', gone],
      ['Trackers', first],
      ['Trackers', second],
      ['Trackers', own],
      ['Jobs', job],
    ] as const;
    const all = () => Promise.all(records.map(async ([where, id]) => contentOf(await get(where, id))));
    const before = await all();

    const merge = { keptId: kept, goneId: gone, take: ['name', 'phone', 'email', 'address', 'own:stop'] };
    const input = readInput(mergeCustomersInput, merge);
    // One page for each call, as when each is interrupted.
    while (!(await mergeCustomers(db, callerOf(uid), input, NOW, 1)).isDone);
    const chosen = { customerName: 'Anne Berg', phone: '+12185550102', email: 'ann@mail.example' };
    const titled = { ...chosen, title: 'Roof of Anne Berg', streetAddress: '9 Oak St', customerId: kept };
    for (const id of [first, second]) expect(await get('Trackers', id)).toMatchObject(titled);
    expect(await get('Trackers', own)).toMatchObject({ ...titled, phone: '+12185550109' });
    const { email: _mail, ...called } = titled;
    expect(await get('Jobs', job)).toMatchObject({ ...called, streetAddress: '5 Elm St' });
    expect(await customer(kept)).toMatchObject({
      name: 'Anne Berg',
      phoneAlt: '+12185550101',
      customFields: { stop: 'Yes' },
      notes: 'Other address: 5 Elm St, Duluth, MN 55802',
    });

    while (!(await undoMerge(db, callerOf(uid), { goneId: gone }, NOW, 1)).isDone);
    expect(await all()).toEqual(before);
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

  it('keeps what was changed since when it is undone, and gives all else back', async () => {
    const { uid, kept, gone, job } = await pair();
    await mergeCustomers(db, callerOf(uid), { keptId: kept, goneId: gone, take: ['name'] }, NOW);
    await db.collection('Jobs').doc(job).update({ customerId: 'another' });
    await db
      .collection('Customers')
      .doc(kept)
      .update({ phone: '+1999', notes: 'New', updatedAt: new Date() });
    await undoMerge(db, callerOf(uid), { goneId: gone }, NOW);
    expect(await get('Jobs', job)).toMatchObject({ customerId: 'another' });
    expect(await customer(kept)).toMatchObject({ phone: '+1999', notes: 'New', name: 'Ann Berg', email: '' });
  });

  it('gives the kept customer a price they lacked, and takes it back unless it was changed', async () => {
    for (const isChanged of [false, true]) {
      const { uid, kept, gone } = await pair();
      await put(priceShape, gone, {
        uuid: gone,
        owner: uid,
        noun: 'customer',
        customerId: gone,
        amount: 900_00,
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

describe('the undoing of a merge', () => {
  it('gives nothing back when what a customer was before is not there', async () => {
    const { uid, kept, gone } = await pair();
    await mergeCustomers(db, callerOf(uid), { keptId: kept, goneId: gone, take: [] }, NOW);
    await beforeRef(db, gone, kept).delete();
    const asked = undoMerge(db, callerOf(uid), { goneId: gone }, NOW);
    await expect(asked).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringMatching(/not kept/),
    });
    expect(await get(COLLECTIONS.customers, gone)).toMatchObject({ mergedInto: kept });
  });

  const STAMPS = ['updatedAt', 'updatedBy'] as const;
  /** A stored customer without the optional fields in `lacking`, as records of earlier versions are. */
  const storedWithout = async (uid: string, values: object, lacking: readonly string[]) => {
    const id = await aCustomer(uid, { ...values, uuid: '', owner: uid, mergedInto: '' });
    const ref = db.collection(COLLECTIONS.customers).doc(id);
    await ref.update({ uuid: id, ...Object.fromEntries(lacking.map((name) => [name, FieldValue.delete()])) });
    return id;
  };
  const optional = Object.keys(customerShape.fields).filter(
    (name) => !['uuid', 'owner', 'name', 'assignees', 'createdAt', 'createdBy', ...STAMPS].includes(name),
  );
  const unstamped = (doc: Awaited<ReturnType<typeof get>>) =>
    Object.fromEntries(Object.entries(doc ?? {}).filter(([name]) => !STAMPS.some((stamp) => stamp === name)));

  it('gives every field back as it was, and an absent one its absence', async () => {
    const { uid } = await person();
    const some = fc.subarray(optional);
    const side = fc.tuple(arbitraryRecord(customerShape.fields), some);
    await fc.assert(
      fc.asyncProperty(side, side, fc.subarray([...FIXED_PART_KEYS]), async (first, second, take) => {
        const [kept, gone] = [await storedWithout(uid, ...first), await storedWithout(uid, ...second)];
        const before = [unstamped(await customer(kept)), unstamped(await customer(gone))];
        await mergeCustomers(db, callerOf(uid), { keptId: kept, goneId: gone, take }, NOW);
        await undoMerge(db, callerOf(uid), { goneId: gone }, NOW);
        expect([unstamped(await customer(kept)), unstamped(await customer(gone))]).toEqual(before);
      }),
      { numRuns: 12 },
    );
  });

  it('changes only what nobody has changed since, field by field', async () => {
    const { uid, kept, gone, job } = await pair();
    await mergeCustomers(db, callerOf(uid), { keptId: kept, goneId: gone, take: [] }, NOW);
    await db.collection('Jobs').doc(job).update({ customerName: 'A. Berg' });
    await undoMerge(db, callerOf(uid), { goneId: gone }, NOW);
    expect(await get('Jobs', job)).toMatchObject({ customerId: gone, customerName: 'A. Berg' });
  });
});

describe('ids that are another business’s', () => {
  /** A stranger's records that name the customers of a company by their ids. */
  async function strangersRecords(at: Pair) {
    const stranger = freshId();
    const own = { owner: stranger, customerId: at.gone, customerName: 'Guess' };
    const task = freshId();
    await put(taskShape, task, { uuid: task, title: 'x', ...own, recordNoun: 'customer', recordId: at.gone });
    const tracker = await aTracker(stranger, own);
    const price = { owner: stranger, noun: 'customer', customerId: at.gone, amount: 1 } as const;
    await put(priceShape, at.gone, { uuid: at.gone, ...price });
    return [
      ['Tasks', task],
      ['Trackers', tracker],
      ['Prices', at.gone],
    ] as const;
  }

  it('are left alone by a merge and by its undoing', async () => {
    const at = await pair();
    const records = await strangersRecords(at);
    const all = () => Promise.all(records.map(([collection, id]) => get(collection, id)));
    const before = await all();
    await mergeCustomers(db, callerOf(at.uid), { keptId: at.kept, goneId: at.gone, take: [] }, NOW);
    expect(await all()).toEqual(before);
    expect(await get('Prices', at.kept)).toBeNull();
    await undoMerge(db, callerOf(at.uid), { goneId: at.gone }, NOW);
    expect(await all()).toEqual(before);
  });

  it('are left alone where a moved record was made again by a stranger', async () => {
    const { uid, kept, gone, job } = await pair();
    await mergeCustomers(db, callerOf(uid), { keptId: kept, goneId: gone, take: [] }, NOW);
    await db.collection('Jobs').doc(job).update({ owner: freshId() });
    await db.collection('Customers').doc(kept).update({ owner: freshId() });
    const before = [await get('Jobs', job), await customer(kept)];
    await undoMerge(db, callerOf(uid), { goneId: gone }, NOW);
    expect([await get('Jobs', job), await customer(kept)]).toEqual(before);
  });

  it('do not hand the merge of a deleted customer to a stranger', async () => {
    const { uid, kept, gone } = await pair();
    await mergeCustomers(db, callerOf(uid), { keptId: kept, goneId: gone, take: [] }, NOW);
    const stranger = await person();
    await put(customerShape, gone, { uuid: gone, owner: stranger.uid, name: 'Mine now' });
    await expect(undoMerge(db, callerOf(stranger.uid), { goneId: gone }, NOW)).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('cannot be chosen so that another merge loses its pages', async () => {
    const at = await pair();
    await mergeCustomers(db, callerOf(at.uid), { keptId: at.kept, goneId: at.gone, take: [] }, NOW);
    const stranger = await person();
    const mine = await aCustomer(stranger.uid);
    const stored = await db.collection(COLLECTIONS.merges).where('owner', '==', at.uid).get();
    for (const { id } of stored.docs.filter((doc) => doc.id !== at.gone)) {
      const refused = await outcome([mergeCustomers, mergeCustomersInput], callerOf(stranger.uid), {
        keptId: mine,
        goneId: id,
        take: [],
      });
      expect(refused.code).toBe('invalid');
    }
    await undoMerge(db, callerOf(at.uid), { goneId: at.gone }, NOW);
    expect(await get('Jobs', at.job)).toMatchObject({ customerId: at.gone });
  });

  it('do not tell a coworker who knows the id alone the name', async () => {
    const { uid, kept, gone, tracker } = await pair();
    await db.collection('Trackers').doc(tracker).update({ customerName: 'Guess' });
    await mergeCustomers(db, callerOf(uid), { keptId: kept, goneId: gone, take: [] }, NOW);
    expect(await get('Trackers', tracker)).toMatchObject({ customerId: kept, customerName: 'Guess' });
  });

  it('do not move what stands beside another record with the customer’s id', async () => {
    const { uid, kept, gone } = await pair();
    const task = freshId();
    await put(taskShape, task, {
      uuid: task,
      owner: uid,
      title: 'Order',
      recordNoun: 'job',
      recordId: gone,
    });
    await mergeCustomers(db, callerOf(uid), { keptId: kept, goneId: gone, take: [] }, NOW);
    expect(await get('Tasks', task)).toMatchObject({ recordId: gone });
  });
});

type Pair = Awaited<ReturnType<typeof pair>>;
