import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@/domain/collections';
import { companyShape } from '@/domain/company';
import type { HandoverPart } from '@/domain/handover';
import { answerConnection, answerConnectionInput } from '../../functions/src/callables/answer-connection';
import { endHandover, endHandoverInput } from '../../functions/src/callables/end-handover';
import { handOverTracker, handOverTrackerInput } from '../../functions/src/callables/hand-over-tracker';
import { requestConnection, requestConnectionInput } from '../../functions/src/callables/request-connection';
import { db, freshId, outcome, resident } from './emulator';
import type { Resident } from './emulator';
import { aCustomer, aTracker, COLD, get, put } from './rows';

const respond = [answerConnection, answerConnectionInput] as const;

const given = (tracker: string) => get(COLLECTIONS.handovers, `${tracker}_given`);
const taken = (tracker: string) => get(COLLECTIONS.handovers, `${tracker}_taken`);

async function connectedPair(): Promise<readonly [Resident, Resident]> {
  const giver = await resident({ userFirstName: 'Noor', userLastName: 'Adler', company: 'Adler Roofs' });
  const taker = await resident({ userFirstName: 'Bo', userLastName: 'Cole', company: 'Cole Gutters' });
  await outcome([requestConnection, requestConnectionInput], giver, {
    by: 'email',
    to: taker.email,
    message: '',
  });
  const connection = `${taker.uid}_${giver.uid}`;
  await outcome(respond, taker, { connection, answer: 'accept' });
  return [giver, taker];
}

async function soldBy(owner: string, assignees: readonly string[] = []) {
  const customerId = await aCustomer(owner, { productOfInterest: 'Gutters', assignees });
  return aTracker(owner, {
    assignees,
    customerId,
    customerName: 'Iris Vale',
    title: 'Gutters, 12 Oak St',
    phone: '5550100',
    email: 'iris@example.com',
    streetAddress: '12 Oak St',
    notes: 'Paid $9,000 in cash.',
  });
}

const handOver = (from: Resident, tracker: string, to: Resident, parts: readonly HandoverPart[] = []) =>
  outcome([handOverTracker, handOverTrackerInput], from, {
    trackerId: tracker,
    person: to.uid,
    parts: parts.join(' '),
  });

/** The copy a hand-over made. */
async function copyOf(tracker: string) {
  const copy = await get(COLLECTIONS.trackers, String((await taken(tracker))?.['trackerId']));
  return { copy, customer: await get(COLLECTIONS.customers, String(copy?.['customerId'])) };
}

describe('a hand-over', () => {
  it('makes a copy with what was chosen and nothing else, once', async () => {
    const [giver, taker] = await connectedPair();
    const tracker = await soldBy(giver.uid);
    const answers = await Promise.all([
      handOver(giver, tracker, taker, ['name', 'address']),
      handOver(giver, tracker, taker, ['name', 'address']),
    ]);
    expect(answers.map((one) => one.code)).toEqual([null, null]);
    const { copy, customer } = await copyOf(tracker);
    expect(customer).toMatchObject({
      owner: taker.uid,
      assignees: [taker.uid],
      name: 'Iris Vale',
      nameKey: 'iris vale',
      productOfInterest: 'Gutters',
      streetAddress: '12 Oak St',
      listOrganizer: 'Sold',
      phone: '',
      email: '',
      notes: '',
    });
    expect(copy).toMatchObject({
      owner: taker.uid,
      title: 'Gutters, 12 Oak St',
      status: 'Sold',
      phone: '',
      notes: '',
    });
    const copies = await db.collection(COLLECTIONS.trackers).where('owner', '==', taker.uid).get();
    expect(copies.size).toBe(1);
    expect(await given(tracker)).toMatchObject({
      owner: giver.uid,
      otherName: 'Bo Cole',
      otherBusiness: 'Cole Gutters',
    });
    expect(await taken(tracker)).toMatchObject({ owner: taker.uid, otherBusiness: 'Adler Roofs' });
  });

  it('names nobody and no place when nothing was chosen', async () => {
    const [giver, taker] = await connectedPair();
    const tracker = await soldBy(giver.uid);
    await handOver(giver, tracker, taker);
    const { copy, customer } = await copyOf(tracker);
    expect([customer?.['name'], copy?.['title']]).toEqual([
      'Client of Adler Roofs',
      'Gutters, Client of Adler Roofs',
    ]);
    expect(JSON.stringify([copy, customer])).not.toMatch(/Iris|Oak|5550100|9,000/);
  });

  it('shows the giver how far the taker is, until either ends it', async () => {
    const [giver, taker] = await connectedPair();
    const tracker = await soldBy(giver.uid);
    await handOver(giver, tracker, taker);
    const copyId = String((await taken(tracker))?.['trackerId']);
    const copy = db.collection(COLLECTIONS.trackers).doc(copyId);
    await copy.update({ status: 'In Progress', statusAt: new Date() });
    await expect.poll(() => given(tracker), COLD).toMatchObject({ status: 'In Progress' });

    const stranger = await resident();
    const end = (who: Resident, side: string) =>
      outcome([endHandover, endHandoverInput], who, { handover: `${tracker}_${side}` });
    expect(await end(stranger, 'given')).toMatchObject({ code: 'not-found' });
    expect(await end(taker, 'given')).toMatchObject({ code: 'not-found' });
    await Promise.all([end(taker, 'taken'), end(taker, 'taken')]);
    expect([await given(tracker), await taken(tracker)]).toMatchObject([
      { state: 'returned' },
      { state: 'returned' },
    ]);
    // Work that has begun stays on its list.
    expect((await copy.get()).get('listOrganizer')).toBe('Open');
  });

  it('leaves the open list of a taker who has not begun, and can go to somebody else then', async () => {
    const [giver, taker] = await connectedPair();
    const tracker = await soldBy(giver.uid);
    await handOver(giver, tracker, taker);
    const { copy } = await copyOf(tracker);
    const third = await resident();
    expect(await handOver(giver, tracker, third)).toMatchObject({
      code: 'not-found',
      message: 'Connect with this person first.',
    });
    await outcome([endHandover, endHandoverInput], giver, { handover: `${tracker}_given` });
    expect((await get(COLLECTIONS.trackers, String(copy?.['uuid'])))?.['listOrganizer']).toBe('Archive');
    expect(await given(tracker)).toMatchObject({ state: 'withdrawn' });
    expect(await handOver(giver, tracker, taker)).toMatchObject({ code: null });
    expect(await given(tracker)).toMatchObject({ state: 'active', status: 'Sold' });
  });

  it('takes the rights of both sides', async () => {
    const [giver, taker] = await connectedPair();
    const tracker = await soldBy(giver.uid);
    const owner = freshId();
    await put(companyShape, owner, { uuid: owner, name: 'Cole', administrator: ['somebody'] });
    const users = db.collection(COLLECTIONS.users);
    await users
      .doc(taker.uid)
      .update({ companyUuid: owner, permissionLevel: ['trackers:view', 'customers:view'] });
    expect(await handOver(giver, tracker, taker)).toMatchObject({
      code: 'invalid',
      message: 'This person may not keep trackers in their business.',
    });
    await users
      .doc(giver.uid)
      .update({ companyUuid: owner, permissionLevel: ['trackers:view', 'customers:view'] });
    expect(await handOver(giver, tracker, taker)).toMatchObject({ code: 'not-found' });
    const theirs = await soldBy(owner, [giver.uid]);
    expect(await handOver(giver, theirs, taker)).toMatchObject({ code: 'denied' });
    await users.doc(giver.uid).update({ permissionLevel: ['trackers:edit', 'customers:view'] });
    expect(await handOver(giver, theirs, taker)).toMatchObject({ code: 'invalid' });
    expect(await taken(theirs)).toBeNull();
  });

  it('is no longer told of once the two are apart', async () => {
    const [giver, taker] = await connectedPair();
    const tracker = await soldBy(giver.uid);
    await handOver(giver, tracker, taker);
    const connection = `${taker.uid}_${giver.uid}`;
    await outcome(respond, taker, { connection, answer: 'block' });
    const copyId = String((await taken(tracker))?.['trackerId']);
    const copy = db.collection(COLLECTIONS.trackers).doc(copyId);
    await copy.update({ status: 'Complete', statusAt: new Date() });
    // The history is written by the same trigger, after the status would have been.
    await expect
      .poll(
        async () => (await db.collection(COLLECTIONS.activity).where('recordId', '==', copyId).get()).size,
        COLD,
      )
      .toBeGreaterThan(1);
    expect(await given(tracker)).toMatchObject({ status: 'Sold', state: 'active' });
  });
});
