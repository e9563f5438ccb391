import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@/domain/core/collections';
import { REQUESTS_PER_HOUR, SEARCHES_PER_HOUR } from '@/domain/network/connection';
import { MOST_FOUND } from '@/domain/network/people-search';
import { DAY_MS } from '@/domain/time/time';
import {
  answerConnection,
  answerConnectionInput,
} from '../../functions/src/callables/network/answer-connection';
import { findPeople, findPeopleInput } from '../../functions/src/callables/network/find-people';
import { ownCode, ownCodeInput } from '../../functions/src/callables/network/own-code';
import {
  requestConnection,
  requestConnectionInput,
} from '../../functions/src/callables/network/request-connection';
import { listFindable } from '../../functions/src/triggers/network';
import { db, freshId, outcome, register, resident } from './emulator';
import type { Resident } from './emulator';
import { changeOf, COLD, freshHour, get } from './rows';

const asking = [requestConnection, requestConnectionInput] as const;
const respond = [answerConnection, answerConnectionInput] as const;
const look = [findPeople, findPeopleInput] as const;

const view = (of: Resident, other: Resident) => get(COLLECTIONS.connections, `${of.uid}_${other.uid}`);
const network = async (of: Resident) => (await get(COLLECTIONS.users, of.uid))?.['userNetwork'];
const viewsOf = async (of: Resident) =>
  (await db.collection(COLLECTIONS.connections).where('person', '==', of.uid).get()).docs.map((doc) =>
    doc.data(),
  );

const named = (userFirstName: string, company = '') =>
  resident({ userFirstName, userLastName: 'Weir', company });
const askByEmail = (from: Resident, email: string, message = '') =>
  outcome(asking, from, { by: 'email', to: email, message });
const answer = (of: Resident, other: Resident, how: string) =>
  outcome(respond, of, { connection: `${of.uid}_${other.uid}`, answer: how });
const codeOf = async (of: Resident, use = 'show') =>
  (await outcome([ownCode, ownCodeInput], of, { kind: 'network', use })).result as { readonly code: string };

async function connected(): Promise<readonly [Resident, Resident]> {
  const [ada, bo] = await Promise.all([named('Ada', 'Weir Roofing'), named('Bo')]);
  await askByEmail(ada, bo.email);
  await answer(bo, ada, 'accept');
  return [ada, bo];
}

describe('a request by address', () => {
  it('reaches its owner, and connects both when they accept', async () => {
    const [ada, bo] = await Promise.all([named('Ada', 'Weir Roofing'), named('Bo')]);
    expect(await askByEmail(ada, bo.email.toUpperCase(), ' Met at the show. ')).toMatchObject({
      result: { state: 'sent' },
    });
    expect(await view(bo, ada)).toMatchObject({
      state: 'waiting',
      otherName: 'Ada Weir',
      otherBusiness: 'Weir Roofing',
      message: 'Met at the show.',
    });
    await Promise.all([answer(bo, ada, 'accept'), answer(bo, ada, 'accept')]);
    expect(await view(ada, bo)).toMatchObject({ state: 'connected', otherName: 'Bo Weir' });
    expect(await view(bo, ada)).toMatchObject({ state: 'connected' });
    expect([await network(ada), await network(bo)]).toEqual([[bo.uid], [ada.uid]]);
    expect(await viewsOf(ada)).toHaveLength(1);
  });

  it('looks the same for an unknown address and for a person who blocked', async () => {
    const [ada, bo] = await Promise.all([named('Ada'), named('Bo')]);
    await askByEmail(ada, bo.email);
    await answer(bo, ada, 'block');
    await outcome(respond, ada, { connection: (await viewsOf(ada))[0]?.['uuid'], answer: 'withdraw' });
    const blocked = await askByEmail(ada, bo.email);
    const unknown = await askByEmail(ada, `${freshId()}@example.com`);
    const unverified = await askByEmail(ada, (await register({ verified: false })).email);
    expect(unknown).toEqual(blocked);
    expect(unverified).toEqual(blocked);
    const shown = (await viewsOf(ada)).map(
      ({ uuid: _uuid, otherName: _name, createdAt: _c, updatedAt: _u, ...rest }) => rest,
    );
    expect(shown).toHaveLength(3);
    expect(new Set(shown.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(await view(bo, ada)).toMatchObject({ state: 'blocked' });
  });

  it('is one request however often it is sent, and gone when taken back', async () => {
    const [ada, bo] = await Promise.all([named('Ada'), named('Bo')]);
    await Promise.all([askByEmail(ada, bo.email), askByEmail(ada, bo.email)]);
    const [sent, ...more] = await viewsOf(ada);
    expect(more).toEqual([]);
    const withdraw = () => outcome(respond, ada, { connection: sent?.['uuid'], answer: 'withdraw' });
    expect(await withdraw()).toMatchObject({ code: null });
    expect(await withdraw()).toMatchObject({ code: null });
    expect([await viewsOf(ada), await viewsOf(bo)]).toEqual([[], []]);
    expect(await answer(bo, ada, 'accept')).toMatchObject({ code: 'not-found' });
  });

  it('connects two who ask each other at once', async () => {
    const [ada, bo] = await Promise.all([named('Ada'), named('Bo')]);
    await Promise.all([askByEmail(ada, bo.email), askByEmail(bo, ada.email)]);
    expect([
      (await viewsOf(ada)).map((one) => one['state']),
      (await viewsOf(bo)).map((one) => one['state']),
    ]).toEqual([['connected'], ['connected']]);
    expect([await network(ada), await network(bo)]).toEqual([[bo.uid], [ada.uid]]);
  });

  it.each([
    ['an address that is none', { by: 'email', to: 'bo', message: '' }, 'invalid-email'],
    ['a way there is not', { by: 'phone', to: '555', message: '' }, 'invalid'],
    [
      'a message that is too long',
      { by: 'email', to: 'bo@example.com', message: 'x'.repeat(301) },
      'invalid',
    ],
    ['a link that has ended', { by: 'code', to: 'abc123', message: '' }, 'expired-link'],
    ['a link out of a forged path', { by: 'code', to: '../Users/ann', message: '' }, 'expired-link'],
    ['a person who cannot be found', { by: 'person', to: 'nobody', message: '' }, 'not-found'],
  ])('refuses %s', async (_, request, code) => {
    const ada = await named('Ada');
    expect(await outcome(asking, ada, request)).toMatchObject({ code });
    expect(await viewsOf(ada)).toEqual([]);
  });

  it('refuses the caller’s own address, and too many in an hour', async () => {
    const ada = await named('Ada');
    expect(await askByEmail(ada, ada.email)).toMatchObject({ code: 'invalid', message: 'This is yourself.' });
    const at = freshHour();
    const ask = (n: number) =>
      requestConnection(db, ada, { by: 'email', to: `${n}-${ada.email}`, message: '' }, at);
    for (let n = 0; n < REQUESTS_PER_HOUR; n += 1) await ask(n);
    await expect(ask(REQUESTS_PER_HOUR)).rejects.toMatchObject({ code: 'too-many-tries' });
  });
});

describe('an answer', () => {
  it('that declines is not reported, and blocks repeated requests for a while', async () => {
    const [ada, bo] = await Promise.all([named('Ada'), named('Bo')]);
    const { code } = await codeOf(bo);
    const ask = (now: number) => requestConnection(db, ada, { by: 'code', to: code, message: '' }, now);
    await ask(Date.now());
    await answer(bo, ada, 'decline');
    expect(await answer(bo, ada, 'decline')).toMatchObject({ code: null });
    expect(await view(ada, bo)).toMatchObject({ state: 'sent' });
    await answer(ada, bo, 'withdraw');
    await ask(Date.now());
    expect(await view(bo, ada)).toMatchObject({ state: 'declined' });
    await answer(ada, bo, 'withdraw');
    await ask(Date.now() + 31 * DAY_MS);
    expect(await view(bo, ada)).toMatchObject({ state: 'waiting' });
  });

  it('that declined yields to the person’s own request', async () => {
    const [ada, bo] = await Promise.all([named('Ada'), named('Bo')]);
    await askByEmail(ada, bo.email);
    await answer(bo, ada, 'decline');
    expect(await askByEmail(bo, ada.email)).toMatchObject({ result: { state: 'connected' } });
    expect(await viewsOf(ada)).toMatchObject([{ state: 'connected' }]);
  });

  it('that removes or blocks ends it on both sides, and tells a blocked person nothing', async () => {
    const [ada, bo] = await connected();
    expect(await answer(ada, bo, 'block')).toMatchObject({ code: null });
    expect(await answer(ada, bo, 'block')).toMatchObject({ code: null });
    expect([await view(ada, bo), await view(bo, ada)]).toMatchObject([{ state: 'blocked' }, null]);
    expect([await network(ada), await network(bo)]).toEqual([[], []]);
    expect(await askByEmail(bo, ada.email)).toMatchObject({ result: { state: 'sent' } });
    expect(await view(ada, bo)).toMatchObject({ state: 'blocked' });
    expect(await askByEmail(ada, bo.email)).toMatchObject({
      code: 'conflict',
      message: 'You blocked this person. Unblock them first.',
    });
    await answer(ada, bo, 'unblock');
    expect(await view(ada, bo)).toBeNull();

    const [cy, di] = await connected();
    await Promise.all([answer(cy, di, 'remove'), answer(di, cy, 'remove')]);
    expect([await viewsOf(cy), await viewsOf(di), await network(cy), await network(di)]).toEqual([
      [],
      [],
      [],
      [],
    ]);
  });

  it('is only for the caller’s own view, and must fit its state', async () => {
    const [ada, bo] = await connected();
    const stranger = await named('Cy');
    const id = `${ada.uid}_${bo.uid}`;
    const tried = (connection: string, how: string, who = stranger) =>
      outcome(respond, who, { connection, answer: how });
    expect(await tried(id, 'remove')).toMatchObject({ code: 'not-found' });
    expect(await tried(id, 'decline', ada)).toMatchObject({ code: 'conflict' });
    expect(await tried(id, 'dance', ada)).toMatchObject({ code: 'invalid' });
    expect(await tried('no/where', 'remove', ada)).toMatchObject({ code: 'not-found' });
    expect(await view(ada, bo)).toMatchObject({ state: 'connected' });
  });
});

describe('an invitation link', () => {
  it('is one per person until renewed; the old one then leads nowhere', async () => {
    const [ada, bo] = await Promise.all([named('Ada'), named('Bo')]);
    const [one, two] = await Promise.all([codeOf(ada), codeOf(ada)]);
    expect(one).toEqual(two);
    const by = (code: string) => outcome(asking, bo, { by: 'code', to: code, message: '' });
    expect(await by(one.code)).toMatchObject({ result: { state: 'sent' } });
    const next = await codeOf(ada, 'renew');
    expect(next.code).not.toBe(one.code);
    expect(await by(one.code)).toMatchObject({ code: 'expired-link' });
    expect(await by(next.code)).toMatchObject({ result: { state: 'sent' } });
    expect(await viewsOf(ada)).toHaveLength(1);
  });
});

describe('a search by name', () => {
  it('finds people who chose to be found, without their address, and not after they changed their mind', async () => {
    const ada = await resident();
    const surname = `Q${freshId().slice(0, 8)}`;
    const bo = await resident({
      userFirstName: 'Bo',
      userLastName: surname,
      company: 'Cole Gutters',
      onBoarded: true,
      findable: true,
    });
    await resident({ userFirstName: 'Cy', userLastName: surname, onBoarded: true });
    const find = async (name: string) => (await outcome(look, ada, { name })).result;
    // Searches are limited, so the wait is for what they look through.
    const isListed = async () => (await get(COLLECTIONS.findable, bo.uid)) !== null;
    await expect.poll(isListed, COLD).toBe(true);
    expect(await find(`bo ${surname.slice(0, 5)}`)).toEqual({
      people: [{ uid: bo.uid, name: `Bo ${surname}`, business: 'Cole Gutters' }],
    });
    expect(await find(`bo ${surname} elsewhere`)).toEqual({ people: [] });
    const { result } = await outcome(asking, ada, { by: 'person', to: bo.uid, message: '' });
    expect(result).toEqual({ state: 'sent' });
    await db.collection(COLLECTIONS.users).doc(bo.uid).update({ findable: false });
    await expect.poll(isListed, COLD).toBe(false);
    expect(await find(surname)).toEqual({ people: [] });
  });

  it('needs three letters, returns at most ten people, and is limited', async () => {
    const ada = await resident();
    expect(await outcome(look, ada, { name: 'ad' })).toMatchObject({
      code: 'invalid',
      message: 'Type at least 3 letters of a name.',
    });
    const surname = `Z${freshId().slice(0, 8)}`;
    for (let n = 0; n <= MOST_FOUND; n += 1) {
      const one = await db
        .collection(COLLECTIONS.users)
        .add({ userFirstName: 'Di', userLastName: surname, onBoarded: true, findable: true });
      await listFindable(db, changeOf(one.id, null, { findable: true }));
    }
    const at = freshHour();
    const find = () => findPeople(db, ada, { name: surname }, at);
    expect((await find()).people).toHaveLength(MOST_FOUND);
    for (let n = 1; n < SEARCHES_PER_HOUR; n += 1) await find();
    await expect(find()).rejects.toMatchObject({ code: 'too-many-tries' });
  });
});

describe('a new name', () => {
  it('reaches the person’s networks', async () => {
    const [ada, bo] = await connected();
    await db
      .collection(COLLECTIONS.users)
      .doc(ada.uid)
      .update({ userFirstName: 'Adelaide', company: 'Weir & Co' });
    await expect
      .poll(() => view(bo, ada), COLD)
      .toMatchObject({ otherName: 'Adelaide Weir', otherBusiness: 'Weir & Co', state: 'connected' });
  });
});
