import { describe, expect, it } from 'vitest';
import { activityShape } from '@/domain/history/activity';
import { messageShape } from '@/domain/chat/message';
import { threadShape } from '@/domain/chat/thread';
import { pairThreadId } from '@/domain/chat/thread-id';
import { COLLECTIONS, directoryPart } from '@/domain/core/collections';
import { companyShape, rosterShape, settingsShape } from '@/domain/company/company';
import { connectionShape } from '@/domain/network/connection';
import type { ConnectionState } from '@/domain/network/connection';
import { dealerMemberShape, dealerPriceShape } from '@/domain/dealer/dealer';
import { directoryShape } from '@/domain/directory/directory';
import { collectionsThat } from '@/domain/account/erasure';
import { handoverShape } from '@/domain/network/handover';
import { importBatchShape, importShape } from '@/domain/import/import-run';
import { invitationShape } from '@/domain/employees/invitation';
import { priceShape } from '@/domain/money/price';
import { byNoun } from '@/domain/nouns';
import { notificationShape } from '@/domain/notifications/notification';
import { preferencesShape } from '@/domain/account/preferences';
import { priceItemShape } from '@/domain/money/price-item';
import { referralShape } from '@/domain/referral/referral';
import { deleteAccount } from '../../functions/src/callables/accounts/delete-account';
import { eraseOwned } from '../../functions/src/erasure/erase-owned';
import { accounts } from '../../functions/src/accounts/accounts';
import { account, call, db, freshId, person, register, resident, staffedCompany } from './emulator';
import type { Resident } from './emulator';
import {
  aCustomer,
  aFile,
  aJob,
  aLink,
  aMessage,
  aTracker,
  aVisit,
  COLD,
  contentOf,
  entriesOf,
  get,
  publicCopyOf,
  put,
  untilShared,
} from './rows';

const signInAccount = (uid: string) =>
  accounts()
    .getUser(uid)
    .then(
      (user) => user.uid,
      () => null,
    );

/** A business with a document in every collection that has owners. */
async function business(owner: string) {
  const customer = await aCustomer(owner);
  const tracker = await aTracker(owner, { customerId: customer });
  const job = await aJob(owner, tracker);
  await aVisit(owner, tracker, job);
  const link = await aLink(owner, tracker);
  await aMessage(owner, tracker);
  const file = await aFile(owner, customer);
  const run = freshId();
  const invitation = freshId();
  await put(invitationShape, invitation, { uuid: invitation, owner });
  await db.collection(COLLECTIONS.invitationSecrets).doc(invitation).set({ mailed: [] });
  await put(priceItemShape, freshId(), { owner });
  await put(dealerPriceShape, freshId(), { owner });
  await put(priceShape, job, { uuid: job, owner, noun: 'job', amount: 900_000 });
  await put(activityShape, freshId(), { owner, noun: 'customer', recordId: customer, kind: 'note' });
  await put(importShape, run, { uuid: run, owner });
  await put(importBatchShape, `${run}_0`, { uuid: `${run}_0`, owner, importId: run });
  await put(notificationShape, freshId(), { owner, person: 'somebody' });
  await put(settingsShape, owner, { owner });
  await put(rosterShape, owner, { owner });
  await put(directoryShape, owner, { owner });
  await db.collection(directoryPart(owner, 'shards')).doc('0').set({ owner });
  await db.collection(directoryPart(owner, 'gone')).doc('mark').set({ owner });
  await db.collection(COLLECTIONS.numbers).doc(`${owner}_tracker`).set({ owner, last: 1 });
  return { customer, job, link, invitation, file };
}

/** Owned collections that a separate step deletes. */
const SHARED_OUT = [
  COLLECTIONS.tracking,
  COLLECTIONS.files,
  COLLECTIONS.employees,
  COLLECTIONS.handovers,
  COLLECTIONS.dealerMembers,
];

async function leftOf(owner: string): Promise<readonly string[]> {
  const byOwner = await Promise.all(
    [...collectionsThat('byOwner'), ...SHARED_OUT].map(async (name) => {
      const found = await db.collection(name).where('owner', '==', owner).limit(1).get();
      return found.empty ? [] : [name];
    }),
  );
  const singles = [
    ...collectionsThat('ofOwner').map((name) => `${name}/${owner}`),
    `${COLLECTIONS.directory}/${owner}`,
    `${directoryPart(owner, 'shards')}/0`,
    `${directoryPart(owner, 'gone')}/mark`,
    `${COLLECTIONS.dealerMembers}/${owner}`,
  ];
  const found = await Promise.all(singles.map((path) => db.doc(path).get()));
  return [...byOwner.flat(), ...found.filter((one) => one.exists).map((one) => one.ref.path)];
}

async function expectGone({ uid }: Resident): Promise<void> {
  for (const name of collectionsThat('ofPerson')) expect([name, await get(name, uid)]).toEqual([name, null]);
  expect(await signInAccount(uid)).toBeNull();
}

describe('deleteAccount of a person alone', () => {
  it('says what is deleted, then deletes all of theirs and nothing of others', async () => {
    const leaver = await person();
    await put(preferencesShape, leaver.uid, { uuid: leaver.uid });
    const { customer, job, link, invitation, file } = await business(leaver.uid);
    await untilShared(link);
    const neighbour = await person();
    const kept = await aCustomer(neighbour.uid);

    expect((await call('planAccountDeletion', {}, leaver.token)).result).toEqual({
      company: 'none',
      companyName: '',
      counts: { ...byNoun(() => 0), customers: 1, trackers: 1, jobs: 1, visits: 1 },
    });
    const answer = await call('deleteAccount', {}, leaver.token);
    expect(answer).toMatchObject({ status: 200, result: { done: true } });
    await expectGone(leaver);
    expect(await publicCopyOf(link)).toBeNull();
    expect(await get(COLLECTIONS.customers, kept)).not.toBeNull();
    expect(await get(COLLECTIONS.users, neighbour.uid)).not.toBeNull();
    // Waits for the event of a neighbour's later deletion: the leaver's events have arrived by then.
    await db.collection(COLLECTIONS.customers).doc(kept).delete();
    await expect.poll(() => entriesOf('Activity', kept), COLD).toHaveLength(1 + 1);
    expect(await entriesOf('Activity', customer)).toEqual([]);
    expect(await entriesOf('ActivityPriced', job)).toEqual([]);
    expect(await leftOf(leaver.uid)).toEqual([]);
    expect(await contentOf(file)).toEqual([]);
    expect(await get(COLLECTIONS.invitationSecrets, invitation)).toBeNull();
  });

  it('continues after an interruption anywhere, and is safe when called twice at once', async () => {
    const [soloOwner, earlier] = [freshId(), freshId()];
    const leaver = await person({ soloOwner, formerOwners: [earlier] });
    await business(soloOwner);
    await aCustomer(earlier);
    await eraseOwned(db, soloOwner, 3, Date.now());
    await Promise.all([deleteAccount(db, leaver, {}, Date.now()), deleteAccount(db, leaver, {}, Date.now())]);
    expect([...(await leftOf(soloOwner)), ...(await leftOf(earlier))]).toEqual([]);
    await expectGone(leaver);
    // The record is deleted already, and the answer was lost.
    expect(await deleteAccount(db, leaver, {}, Date.now())).toEqual({ done: true, deleted: 0 });
  });
});

const sees = (one: Resident, other: Resident, state: ConnectionState) =>
  put(connectionShape, `${one.uid}_${other.uid}`, { person: one.uid, other: other.uid, state });

async function handedOver(from: Resident, to: Resident) {
  const [given, taken] = [freshId(), freshId()];
  const side = { state: 'active', otherName: 'Somebody else' } as const;
  await put(handoverShape, given, { ...side, uuid: given, twin: taken, side: 'given', owner: from.uid });
  await put(handoverShape, taken, { ...side, uuid: taken, twin: given, side: 'taken', owner: to.uid });
  return { given, taken };
}

describe('deleteAccount of a person with connections', () => {
  it('removes them from every network, with their links, requests and blocks', async () => {
    const leaver = await resident();
    const friend = await resident({ userNetwork: [leaver.uid, 'another'] });
    const asker = await resident();
    await Promise.all([
      sees(leaver, friend, 'connected'),
      sees(friend, leaver, 'connected'),
      sees(asker, leaver, 'blocked'),
      sees(leaver, asker, 'sent'),
      // A view of a deleted person.
      sees({ uid: freshId(), email: '' }, leaver, 'connected'),
      sees(friend, asker, 'sent'),
    ]);
    const codes = db.collection(COLLECTIONS.codes);
    const [mark, code] = [`mailbox_${freshId()}`, freshId()];
    await codes.doc(mark).set({ createdAt: new Date() });
    for (const kind of ['network', 'referral']) {
      await codes.doc(`${kind}_${leaver.uid}`).set({ code: `${kind}${code}` });
      await codes.doc(`${kind}${code}`).set({ uid: leaver.uid, kind });
    }
    await db.collection(COLLECTIONS.findable).doc(leaver.uid).set({ name: 'Ada Weir' });

    await deleteAccount(db, leaver, {}, Date.now());
    await expectGone(leaver);
    const left = await db.collection(COLLECTIONS.connections).where('person', '==', friend.uid).get();
    expect(left.docs.map((view) => view.get('other'))).toEqual([asker.uid]);
    expect(await get(COLLECTIONS.connections, `${asker.uid}_${leaver.uid}`)).toBeNull();
    expect(await get(COLLECTIONS.connections, `${leaver.uid}_${asker.uid}`)).toBeNull();
    expect(await get(COLLECTIONS.users, friend.uid)).toMatchObject({ userNetwork: ['another'] });
    for (const kind of ['network', 'referral']) {
      expect(await get(COLLECTIONS.codes, `${kind}_${leaver.uid}`)).toBeNull();
      expect(await get(COLLECTIONS.codes, `${kind}${code}`)).toBeNull();
    }
    expect(await get(COLLECTIONS.codes, mark)).not.toBeNull();
  });

  it('leaves a conversation to the person who stays, and deletes it with the second account', async () => {
    const [first, second] = [await resident(), await resident()];
    const uuid = pairThreadId('', first.uid, second.uid);
    const participantIds = [first.uid, second.uid].toSorted();
    await put(threadShape, uuid, { uuid, owner: '', participantIds });
    const message = freshId();
    const said = { uuid: message, owner: '', threadId: uuid, createdBy: first.uid, isCounted: true };
    await put(messageShape, message, { ...said, body: 'See you at noon.' });
    const file = await aFile('', uuid, { noun: 'thread', partId: message, assignees: participantIds });

    await deleteAccount(db, first, {}, Date.now());
    expect(await get(COLLECTIONS.messages, message)).not.toBeNull();
    await deleteAccount(db, second, {}, Date.now());
    expect(await get(COLLECTIONS.threads, uuid)).toBeNull();
    expect(await get(COLLECTIONS.messages, message)).toBeNull();
    expect(await get(COLLECTIONS.files, file)).toBeNull();
    expect(await contentOf(file)).toEqual([]);
  });

  it('keeps a credit another user earned by them, without their name', async () => {
    const [referrer, earning, joined, newcomer] = await Promise.all([
      resident(),
      resident(),
      resident(),
      resident(),
    ]);
    const came = (who: Resident, by: Resident, state: 'joined' | 'earned') =>
      put(referralShape, who.uid, { uuid: who.uid, referrer: by.uid, joinedName: 'Ada W.', state });
    await came(earning, referrer, 'earned');
    await came(joined, referrer, 'joined');
    await came(newcomer, earning, 'joined');
    for (const leaver of [earning, joined]) await deleteAccount(db, leaver, {}, Date.now());
    const ledger = await db.collection(COLLECTIONS.referrals).where('referrer', '==', referrer.uid).get();
    expect(ledger.docs.map((one) => [one.id, one.get('joinedName')])).toEqual([[earning.uid, 'Someone']]);
    expect(await get(COLLECTIONS.referrals, newcomer.uid)).toBeNull();
  });

  it('takes back what they handed over and returns what they took; others keep theirs', async () => {
    const [leaver, partner] = await Promise.all([resident(), resident()]);
    const [out, back] = [await handedOver(leaver, partner), await handedOver(partner, leaver)];
    await deleteAccount(db, leaver, {}, Date.now());
    expect(await get(COLLECTIONS.handovers, out.given)).toBeNull();
    expect(await get(COLLECTIONS.handovers, out.taken)).toMatchObject({ state: 'withdrawn' });
    expect(await get(COLLECTIONS.handovers, back.taken)).toBeNull();
    expect(await get(COLLECTIONS.handovers, back.given)).toMatchObject({ state: 'returned' });
  });
});

describe('deleteAccount of a member', () => {
  it('deletes a company without other members', async () => {
    const founder = await person();
    await call('foundCompany', { name: 'Slate & Sons' }, founder.token);
    await business(founder.uid);
    // A dealer with a present member, a former one with another dealer, and a closed one.
    const [member, moved, closed] = [freshId(), freshId(), freshId()];
    const dealerOwner = founder.uid;
    await put(companyShape, member, { uuid: member, dealerOwner, sharesFigures: true });
    await put(companyShape, moved, { uuid: moved, dealerOwner: 'another', sharesFigures: true });
    for (const uuid of [member, moved, closed])
      await put(dealerMemberShape, uuid, { uuid, owner: dealerOwner });
    expect((await call('planAccountDeletion', {}, founder.token)).result).toMatchObject({
      company: 'deleted',
      companyName: 'Slate & Sons',
      counts: { customers: 1 },
    });
    expect(await call('deleteAccount', {}, founder.token)).toMatchObject({ result: { done: true } });
    expect(await get(COLLECTIONS.companies, founder.uid)).toBeNull();
    expect(await leftOf(founder.uid)).toEqual([]);
    await expectGone(founder);
    expect(await get(COLLECTIONS.companies, member)).toMatchObject({ dealerOwner: '', sharesFigures: false });
    expect(await get(COLLECTIONS.companies, moved)).toMatchObject({ dealerOwner: 'another' });
  });

  it('leaves the company its records, including those under the founder’s own id, and the name in the roster', async () => {
    const { owner, founder, second } = await staffedCompany();
    const customer = await aCustomer(owner);
    const people = async () => {
      const roster: unknown = (await get(COLLECTIONS.rosters, owner))?.['people'];
      return Array.isArray(roster) ? roster : [];
    };
    await expect.poll(people, COLD).toHaveLength(3);
    expect((await call('planAccountDeletion', {}, founder.token)).result).toMatchObject({
      company: 'left',
      counts: { customers: 0 },
    });
    expect(await call('deleteAccount', {}, founder.token)).toMatchObject({ result: { done: true } });
    await expectGone(founder);
    expect(await get(COLLECTIONS.customers, customer)).toMatchObject({ owner });
    expect((await get(COLLECTIONS.companies, owner))?.['administrator']).toEqual([second.uid]);
    await expect
      .poll(people, COLD)
      .toContainEqual(expect.objectContaining({ uid: founder.uid, name: 'Noor Adler', active: false }));
    // Their owner id after leaving is erased too, with records added meanwhile.
    const noted: unknown = (await get(COLLECTIONS.erasures, founder.uid))?.['owners'];
    expect(noted).toEqual([expect.any(String)]);
    expect(noted).not.toContain(owner);
  });

  it('leaves the company’s records alone when a founder’s deletion stopped after leaving', async () => {
    const { owner, founder } = await staffedCompany();
    const customer = await aCustomer(owner);
    const cutOff: typeof db = Object.create(db, {
      runTransaction: { value: db.runTransaction.bind(db) },
      batch: {
        value: () => {
          throw new Error('cut off');
        },
      },
    });
    await expect(deleteAccount(cutOff, founder, {}, Date.now())).rejects.toThrow('cut off');
    expect(await get(COLLECTIONS.users, founder.uid)).toMatchObject({ companyUuid: '' });
    await deleteAccount(db, founder, {}, Date.now());
    expect(await get(COLLECTIONS.customers, customer)).toMatchObject({ owner });
    await expectGone(founder);
  });

  it('refuses the last administrator of others, and changes nothing', async () => {
    const { owner, founder, second, employee } = await staffedCompany();
    await call('leaveCompany', {}, second.token);
    const before = await get(COLLECTIONS.users, founder.uid);
    expect((await call('planAccountDeletion', {}, founder.token)).result).toMatchObject({
      company: 'needs-administrator',
    });
    expect(await call('deleteAccount', {}, founder.token)).toMatchObject({
      code: 'last-administrator',
      message: 'Slate & Sons needs an administrator. Make another person one first.',
    });
    expect(await get(COLLECTIONS.users, founder.uid)).toEqual(before);
    expect(await get(COLLECTIONS.companies, owner)).not.toBeNull();
    expect(await get(COLLECTIONS.users, employee.uid)).toMatchObject({ companyUuid: owner });
  });
});

describe('deleteAccount refuses', () => {
  it('users who are not signed in, not verified, or signed in too long ago', async () => {
    expect(await call('deleteAccount', {})).toMatchObject({ status: 401, code: 'needs-recent-login' });
    const unverified = await register({ verified: false });
    await account(unverified);
    expect(await call('deleteAccount', {}, unverified.token)).toMatchObject({ code: 'denied' });
    const someone = await person();
    const old = { ...claimsOf(someone.token), auth_time: Math.floor(Date.now() / 1_000) - 600 };
    expect(await call('deleteAccount', {}, unsigned(old))).toMatchObject({ code: 'needs-recent-login' });
    expect(await get(COLLECTIONS.users, someone.uid)).not.toBeNull();
  });

  it('unknown fields', async () => {
    const someone = await person();
    expect(await call('deleteAccount', { uid: 'another' }, someone.token)).toMatchObject({ code: 'invalid' });
  });
});

describe('signOutEverywhere', () => {
  it('ends the sessions and notes the moment for open windows, also when repeated', async () => {
    const someone = await person();
    const since = Math.floor(Date.now() / 1_000) * 1_000;
    // An ended session's token is refused: repeating the call needs a new sign-in.
    const signedInNow = () =>
      unsigned({ ...claimsOf(someone.token), auth_time: Math.floor(Date.now() / 1_000) });
    for (const _ of ['once', 'again']) {
      expect(await call('signOutEverywhere', {}, signedInNow())).toMatchObject({ status: 200 });
    }
    const at: number = (await get(COLLECTIONS.users, someone.uid))?.['signedOutAt'].toMillis();
    expect(at).toBeGreaterThanOrEqual(since);
    expect(at % 1_000).toBe(0);
    const { tokensValidAfterTime } = await accounts().getUser(someone.uid);
    expect(Date.parse(tokensValidAfterTime ?? '')).toBeGreaterThanOrEqual(since);
  });

  it('refuses visitors, and an account without a record', async () => {
    expect(await call('signOutEverywhere', {})).toMatchObject({ code: 'needs-recent-login' });
    const without = await register();
    expect(await call('signOutEverywhere', {}, without.token)).toMatchObject({ code: 'not-found' });
  });
});

/** Claims of an Auth emulator's token, which is unsigned. */
function claimsOf(token: string): object {
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return typeof claims === 'object' && claims !== null ? claims : {};
}

function unsigned(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}
