import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@/domain/core/collections';
import { companyShape } from '@/domain/company/company';
import { HANDOVERS_PER_HOUR } from '@/domain/network/handover';
import type { HandoverPart } from '@/domain/network/handover';
import { answerHandover, answerHandoverInput } from '../../functions/src/callables/network/answer-handover';
import {
  answerConnection,
  answerConnectionInput,
} from '../../functions/src/callables/network/answer-connection';
import { endHandover, endHandoverInput } from '../../functions/src/callables/network/end-handover';
import {
  handOverTracker,
  handOverTrackerInput,
} from '../../functions/src/callables/network/hand-over-tracker';
import {
  requestConnection,
  requestConnectionInput,
} from '../../functions/src/callables/network/request-connection';
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

const offer = (from: Resident, tracker: string, to: Resident, parts: readonly HandoverPart[] = []) =>
  outcome([handOverTracker, handOverTrackerInput], from, {
    trackerId: tracker,
    person: to.uid,
    parts: parts.join(' '),
  });

const answer = (who: Resident, tracker: string, word: 'accept' | 'decline') =>
  outcome([answerHandover, answerHandoverInput], who, { handover: `${tracker}_taken`, answer: word });

async function handOver(from: Resident, tracker: string, to: Resident, parts: readonly HandoverPart[] = []) {
  const offered = await offer(from, tracker, to, parts);
  return offered.code === null ? answer(to, tracker, 'accept') : offered;
}

const recordsOf = async (owner: string) => {
  const [trackers, customers] = await Promise.all(
    [COLLECTIONS.trackers, COLLECTIONS.customers].map((name) =>
      db.collection(name).where('owner', '==', owner).get(),
    ),
  );
  return [trackers?.size, customers?.size];
};

async function copyOf(tracker: string) {
  const copy = await get(COLLECTIONS.trackers, String((await taken(tracker))?.['trackerId']));
  return { copy, customer: await get(COLLECTIONS.customers, String(copy?.['customerId'])) };
}

describe('an offer', () => {
  it('leaves the other business unchanged until accepted, and copies once', async () => {
    const [giver, taker] = await connectedPair();
    const tracker = await soldBy(giver.uid);
    await Promise.all([offer(giver, tracker, taker, ['name']), offer(giver, tracker, taker, ['name'])]);
    expect(await recordsOf(taker.uid)).toEqual([0, 0]);
    expect([await given(tracker), await taken(tracker)]).toMatchObject([
      { state: 'waiting', owner: giver.uid },
      { state: 'waiting', owner: taker.uid, trackerId: '', title: 'Gutters, Iris Vale', parts: 'name' },
    ]);
    expect(await answer(giver, tracker, 'accept')).toMatchObject({ code: 'not-found' });
    await Promise.all([answer(taker, tracker, 'accept'), answer(taker, tracker, 'accept')]);
    expect(await recordsOf(taker.uid)).toEqual([1, 1]);
    expect(await given(tracker)).toMatchObject({ state: 'active' });
    const { copy } = await copyOf(tracker);
    expect(copy).toMatchObject({ createdBy: taker.uid, updatedBy: taker.uid, statusBy: taker.uid });
  });

  it('is declined or withdrawn, and leaves nothing then', async () => {
    const [giver, taker] = await connectedPair();
    const [declined, withdrawn] = [await soldBy(giver.uid), await soldBy(giver.uid)];
    await offer(giver, declined, taker);
    await answer(taker, declined, 'decline');
    expect(await given(declined)).toMatchObject({ state: 'declined' });
    expect(await answer(taker, declined, 'accept')).toMatchObject({ code: 'conflict' });
    await offer(giver, withdrawn, taker);
    await outcome([endHandover, endHandoverInput], giver, { handover: `${withdrawn}_given` });
    expect(await taken(withdrawn)).toMatchObject({ state: 'withdrawn' });
    expect(await answer(taker, withdrawn, 'accept')).toMatchObject({ code: 'conflict' });
    expect(await recordsOf(taker.uid)).toEqual([0, 0]);
    // The giver may offer again after a refusal.
    expect(await offer(giver, declined, taker)).toMatchObject({ code: null });
  });

  it('needs the connection and the tracker to still exist', async () => {
    const [giver, taker] = await connectedPair();
    const [gone, apart] = [await soldBy(giver.uid), await soldBy(giver.uid)];
    await offer(giver, gone, taker);
    await offer(giver, apart, taker);
    await db.collection(COLLECTIONS.trackers).doc(gone).delete();
    expect(await answer(taker, gone, 'accept')).toMatchObject({ code: 'conflict' });
    await outcome(respond, taker, { connection: `${taker.uid}_${giver.uid}`, answer: 'remove' });
    expect(await answer(taker, apart, 'accept')).toMatchObject({ code: 'not-found' });
    expect(await recordsOf(taker.uid)).toEqual([0, 0]);
  });

  it('is limited per hour', async () => {
    const [giver, taker] = await connectedPair();
    for (let count = 0; count < HANDOVERS_PER_HOUR; count += 1) {
      expect(await offer(giver, await soldBy(giver.uid), taker)).toMatchObject({ code: null });
    }
    expect(await offer(giver, await soldBy(giver.uid), taker)).toMatchObject({ code: 'too-many-tries' });
  });
});

describe('a hand-over', () => {
  it('is for the people of its tracker: a former assignee neither reads nor ends it, a new one does', async () => {
    const [giver, taker] = await connectedPair();
    const owner = freshId();
    await put(companyShape, owner, { uuid: owner, name: 'Adler', administrator: ['somebody'] });
    const colleague = await resident();
    const permissionLevel = ['trackers:view', 'trackers:edit', 'customers:view'];
    for (const { uid } of [giver, colleague]) {
      await db.collection(COLLECTIONS.users).doc(uid).update({ companyUuid: owner, permissionLevel });
    }
    const tracker = await soldBy(owner, [giver.uid]);
    await handOver(giver, tracker, taker);
    await db
      .collection(COLLECTIONS.trackers)
      .doc(tracker)
      .update({ assignees: [colleague.uid] });
    const end = (who: Resident) =>
      outcome([endHandover, endHandoverInput], who, { handover: `${tracker}_given` });
    expect(await end(giver)).toMatchObject({ code: 'denied' });
    await expect.poll(() => given(tracker), COLD).toMatchObject({ assignees: [colleague.uid] });
    expect(await end(colleague)).toMatchObject({ code: null });
    expect(await given(tracker)).toMatchObject({ state: 'withdrawn' });
  });

  it('makes a copy with the chosen parts and nothing else, once', async () => {
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

  it('names no person and no place when nothing was chosen', async () => {
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

  it('shows the giver the taker’s progress, until either ends it', async () => {
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
    // Begun work stays on its list.
    expect((await copy.get()).get('listOrganizer')).toBe('Open');
  });

  it('leaves the open list of a taker who has not begun, and can then go to another person', async () => {
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

  it('checks the rights of both sides', async () => {
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

  it('reports nothing once the two are disconnected', async () => {
    const [giver, taker] = await connectedPair();
    const tracker = await soldBy(giver.uid);
    await handOver(giver, tracker, taker);
    const connection = `${taker.uid}_${giver.uid}`;
    await outcome(respond, taker, { connection, answer: 'block' });
    const copyId = String((await taken(tracker))?.['trackerId']);
    const copy = db.collection(COLLECTIONS.trackers).doc(copyId);
    await copy.update({ status: 'Complete', statusAt: new Date() });
    // The same trigger writes the history after the status.
    await expect
      .poll(
        async () => (await db.collection(COLLECTIONS.activity).where('recordId', '==', copyId).get()).size,
        COLD,
      )
      .toBeGreaterThan(1);
    expect(await given(tracker)).toMatchObject({ status: 'Sold', state: 'active' });
  });
});
