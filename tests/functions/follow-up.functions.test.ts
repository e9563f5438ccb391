import { describe, expect, it } from 'vitest';
import { PRESETS } from '@/domain/access/presets';
import { companyShape, settingsShape } from '@/domain/company/company';
import { COLLECTIONS } from '@/domain/core/collections';
import { estimateShape } from '@/domain/estimates/estimate';
import type { Estimate } from '@/domain/estimates/estimate';
import { moneySettingsShape } from '@/domain/money/money-settings';
import { addDays, atWallClock, dayOf, HOUR_MS } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import { makeCompany } from '@tests/factories/records';
import { followUp } from '../../functions/src/follow-up/follow-up';
import { sweepFollowUps } from '../../functions/src/follow-up/sweep-follow-ups';
import { chooseMails } from '../../functions/src/client-updates/mail-stops';
import { limitRef } from '../../functions/src/calls/limits';
import { storedRecord } from '../../functions/src/records';
import { db, resident } from './emulator';
import { answered, approvalOf, aSent, estimateOf, send } from './estimates';
import { entriesOf, get, put } from './rows';

/** A day begins there twelve hours and more before it does in UTC. */
const ZONE = 'Pacific/Auckland';
const DAYS = 5;
/** The amounts of the estimates, as people write them. */
const AMOUNT = /470[,.]?400|4[,.]?704|16[,.]?800/;

/** A business that follows up after five days, with an estimate that was just sent. */
async function waiting({ mails = true, days = DAYS }: { mails?: boolean; days?: number } = {}) {
  const made = await aSent();
  const { owner } = made;
  await put(settingsShape, owner, {
    owner,
    timeZone: ZONE,
    phone: '(817) 555-0142',
    email: 'office@slate.example',
  });
  await put(moneySettingsShape, owner, { owner, followUpDays: days, mailsFollowUp: mails, updatedAt: 1 });
  const client = String((await get(COLLECTIONS.customers, made.customerId))?.['email']);
  const sentOn = dayOf((await estimateOf(made.estimateId)).sentAt ?? 0, ZONE);
  return { ...made, client, sentOn };
}

const at = (day: Day, time: string) => atWallClock(day, time, ZONE);
const mailOf = (estimateId: string, version = 1) =>
  get(COLLECTIONS.outbox, `follow-up-${estimateId}-${version}`);
const set = (id: string, change: Partial<Estimate>) =>
  db.collection(COLLECTIONS.estimates).doc(id).update(storedRecord(estimateShape, change));

/** The notices of a person about an estimate that nobody answered. */
async function told(uid: string, estimateId: string) {
  const found = await db.collection(COLLECTIONS.notifications).where('person', '==', uid).get();
  return found.docs
    .map((doc) => doc.data())
    .filter(({ recordId, title }) => recordId === estimateId && String(title).includes('not answered'));
}

describe('an estimate that nobody answered', () => {
  it('is followed up once, in the morning of the business, also by two sweeps at once', async () => {
    const { owner, estimateId, client, link, sentOn } = await waiting();
    const due = addDays(sentOn, DAYS);
    for (const early of [at(addDays(due, -1), '11:00'), at(due, '08:59'), at(due, '12:00')])
      await sweepFollowUps(db, early);
    expect(await told(owner, estimateId)).toEqual([]);
    expect(await mailOf(estimateId)).toBeNull();
    const now = at(due, '09:10');
    await Promise.all([sweepFollowUps(db, now), sweepFollowUps(db, now)]);
    await sweepFollowUps(db, now + HOUR_MS);
    await sweepFollowUps(db, at(addDays(due, 1), '09:10'));

    const notices = await told(owner, estimateId);
    expect(notices).toMatchObject([
      { count: 1, kind: 'client', link: `/app/management/estimates/${estimateId}` },
    ]);
    const mail = await mailOf(estimateId);
    expect(mail).toMatchObject({ to: [client], replyTo: 'office@slate.example' });
    const text = String(mail?.['message'].text);
    expect(text).toContain(`/tracking/${link}\n`);
    expect(text).toContain(`/tracking/${link}?mails=stop`);
    expect(JSON.stringify([notices, mail])).not.toMatch(AMOUNT);
    const entries = await entriesOf('ActivityPriced', estimateId);
    const mailed = entries.filter(({ body }) => String(body).startsWith('Follow-up mailed'));
    expect(mailed).toMatchObject([{ body: `Follow-up mailed\nTo ${client}`, kind: 'mail' }]);
    expect((await estimateOf(estimateId)).followedUp).toBe(1);
  });

  it('is followed up again when a new version is not answered either', async () => {
    const { owner, seller, estimateId, sentOn } = await waiting();
    await sweepFollowUps(db, at(addDays(sentOn, DAYS), '09:00'));
    await set(estimateId, { contentAt: Date.now() });
    expect((await send(seller, estimateId)).message).toBeNull();
    await sweepFollowUps(db, at(addDays(sentOn, DAYS + 1), '09:00'));
    expect(await told(owner, estimateId)).toHaveLength(2);
    expect(await mailOf(estimateId, 2)).not.toBeNull();
    expect((await estimateOf(estimateId)).followedUp).toBe(2);
  });

  it('is told to its salesperson and the owners of the company, and to nobody without estimates', async () => {
    const { owner, estimateId, sentOn } = await waiting({ mails: false });
    const company = makeCompany({ uuid: owner, administrator: [owner], createdBy: owner });
    await db.collection(COLLECTIONS.companies).doc(owner).set(storedRecord(companyShape, company));
    await db.collection(COLLECTIONS.users).doc(owner).update({ companyUuid: owner });
    const staff = (preset: 'Sales' | 'Field worker') =>
      resident({ companyUuid: owner, permissionLevel: PRESETS[preset] });
    const [sales, other, worker] = await Promise.all([staff('Sales'), staff('Sales'), staff('Field worker')]);
    const assignees = [owner, sales.uid, other.uid, worker.uid];
    await set(estimateId, { salesperson: sales.uid, assignees });
    await sweepFollowUps(db, at(addDays(sentOn, DAYS), '09:00'));
    const counts = await Promise.all(
      [sales.uid, owner, other.uid, worker.uid].map(async (uid) => (await told(uid, estimateId)).length),
    );
    expect(counts).toEqual([1, 1, 0, 0]);
    expect(await mailOf(estimateId)).toBeNull();
  });

  it('is followed up in its last days, whenever it was sent', async () => {
    const { owner, estimateId, sentOn } = await waiting();
    await set(estimateId, { validUntil: addDays(sentOn, 4) });
    await sweepFollowUps(db, at(sentOn, '10:00'));
    expect(await told(owner, estimateId)).toEqual([]);
    await sweepFollowUps(db, at(addDays(sentOn, 1), '10:00'));
    expect((await told(owner, estimateId))[0]?.['text']).toMatch(/^It is good until /);
    expect((await mailOf(estimateId))?.['message'].text).toContain('It is good until ');
  });
});

describe('no follow-up goes', () => {
  it.each<[string, Partial<Estimate>]>([
    ['to an estimate that was withdrawn', { status: 'Void' }],
    ['once it is sold', { status: 'Converted' }],
    ['once changes are asked for', { status: 'Changes Requested' }],
    ['once it was declined', { status: 'Declined' }],
    ['after its last day', { validUntil: '2020-01-01' }],
    ['from the archive', { listOrganizer: 'Archive' }],
  ])('%s', async (_what, change) => {
    const { owner, estimateId, sentOn } = await waiting();
    await set(estimateId, change);
    const now = at(addDays(sentOn, DAYS), '09:00');
    await sweepFollowUps(db, now);
    await direct(estimateId, sentOn, now);
    expect(await told(owner, estimateId)).toEqual([]);
    expect(await mailOf(estimateId)).toBeNull();
    expect((await estimateOf(estimateId)).followedUp).toBe(0);
  });

  it('once the client has answered, also while a sweep runs', async () => {
    const made = await waiting();
    const { estimateId, sentOn } = made;
    expect(await answered(await approvalOf(made))).toBeNull();
    const now = at(addDays(sentOn, DAYS), '09:00');
    await Promise.all([sweepFollowUps(db, now), direct(estimateId, sentOn, now)]);
    expect(await mailOf(estimateId)).toBeNull();
  });

  it('by a business that never follows up', async () => {
    const { owner, estimateId, sentOn } = await waiting({ days: 0 });
    await sweepFollowUps(db, at(addDays(sentOn, 30), '09:00'));
    expect(await told(owner, estimateId)).toEqual([]);
  });

  /** As a sweep that found it due a moment before. */
  const direct = (id: string, sentOn: Day, now: number) =>
    followUp(db, id, {
      ...{ today: addDays(sentOn, DAYS), rule: { days: DAYS, zone: ZONE }, mails: true, now },
      formats: { zone: ZONE, country: 'NZ', currency: 'NZD' },
      contact: { phone: '', email: '' },
    });
});

describe('the mail to the client', () => {
  it('stops by its link, which brings it back, too', async () => {
    const { owner, estimateId, sentOn, link } = await waiting();
    await chooseMails(db, link, true, Date.now());
    await chooseMails(db, link, true, Date.now());
    await sweepFollowUps(db, at(addDays(sentOn, DAYS), '09:00'));
    expect(await told(owner, estimateId)).toHaveLength(1);
    expect(await mailOf(estimateId)).toBeNull();
    expect(await get(COLLECTIONS.mailStops, link)).not.toBeNull();
    await chooseMails(db, link, false, Date.now());
    expect(await get(COLLECTIONS.mailStops, link)).toBeNull();
    // The version is done with, so that starting the mails again brings no late one.
    await sweepFollowUps(db, at(addDays(sentOn, DAYS + 1), '09:00'));
    expect(await mailOf(estimateId)).toBeNull();
  });

  it.each([
    ['the client has no address', 'Customers', { email: '' }],
    ['the office paused the page', 'Tracking', { state: 'paused' }],
  ] as const)('does not go where %s', async (_what, collection, change) => {
    const { owner, estimateId, customerId, link, sentOn } = await waiting();
    await db
      .collection(collection)
      .doc(collection === 'Customers' ? customerId : link)
      .update(change);
    await sweepFollowUps(db, at(addDays(sentOn, DAYS), '09:00'));
    expect(await told(owner, estimateId)).toHaveLength(1);
    expect(await mailOf(estimateId)).toBeNull();
  });

  it('waits for the next hour where this one has no room, and tells nobody twice', async () => {
    const { owner, estimateId, sentOn } = await waiting();
    const now = at(addDays(sentOn, DAYS), '09:00');
    await limitRef(db, `updates_${owner}`, now).set({ count: 300 });
    await sweepFollowUps(db, now);
    expect(await mailOf(estimateId)).toBeNull();
    await sweepFollowUps(db, now + HOUR_MS);
    expect(await mailOf(estimateId)).not.toBeNull();
    expect(await told(owner, estimateId)).toHaveLength(1);
  });
});
