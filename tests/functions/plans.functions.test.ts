import { beforeEach, describe, expect, it, vi } from 'vitest';
import { COLLECTIONS } from '@/domain/core/collections';
import { companyShape } from '@/domain/company/company';
import type { CompanyRecord } from '@/domain/company/company';
import { GRACE_MS } from '@/domain/plans/entitlement';
import { invitationShape } from '@/domain/employees/invitation';
import { initialOf } from '@/domain/core/shape';
import { DAY_MS, HOUR_MS } from '@/domain/time/time';
import { blankUser } from '@/domain/account/user';
import { invoiceEvent, signatureOf, subscriptionEvent } from '@tests/factories/stripe-events';
import { billingPortal, billingPortalInput } from '../../functions/src/callables/plans/billing-portal';
import {
  changeSubscription,
  changeSubscriptionInput,
} from '../../functions/src/callables/plans/change-subscription';
import { createCheckout, createCheckoutInput } from '../../functions/src/callables/plans/create-checkout';
import { deleteAccount } from '../../functions/src/callables/accounts/delete-account';
import { joinCompany } from '../../functions/src/invitations/join-company';
import { EMULATOR_WEBHOOK_SECRET } from '../../functions/src/stripe/emulator';
import { endPayments } from '../../functions/src/plans/end-payments';
import { lapsePlans } from '../../functions/src/plans/lapse';
import { receiveEvent } from '../../functions/src/plans/receive-event';
import { answerTestPage } from '../../functions/src/plans/test-checkout';
import { LATE_ROOM } from '../../functions/src/triggers/late-work';
import { planOfMembers, planOfPerson } from '../../functions/src/triggers/plan';
import { countLinks, countOpenWork } from '../../functions/src/triggers/usage';
import { emulators, TEST_PROJECT } from '../setup/emulators';
import { db, freshId, outcome, resident, staffedCompany } from './emulator';
import type { Resident } from './emulator';
import { aJob, aLink, aPlan, aTracker, changeOf, COLD, get, put } from './rows';

const WEBHOOK = `${emulators.functions.url}/${TEST_PROJECT}/us-central1/stripeWebhook`;

// Code run here, outside the emulator's processes, must know that it is on emulators.
beforeEach(() => vi.stubEnv('FUNCTIONS_EMULATOR', 'true'));

const entitlement = (owner: string) => get(COLLECTIONS.entitlements, owner);
const user = (id: string) => get(COLLECTIONS.users, id);

async function deliver(body: string, signature = signatureOf(body, EMULATOR_WEBHOOK_SECRET)) {
  const response = await fetch(WEBHOOK, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'stripe-signature': signature },
    body,
  });
  return { status: response.status, ...((await response.json()) as { received?: string; error?: string }) };
}

const hear = (body: string) =>
  receiveEvent(db, { body, signature: signatureOf(body, EMULATOR_WEBHOOK_SECRET) }, Date.now());

/** Presses a button of the page that replaces Stripe's; returns its redirect or its text. */
async function press(url: string, action: string): Promise<string> {
  const { searchParams } = new URL(url);
  const word = (name: string) => searchParams.get(name) ?? '';
  const page = { owner: word('owner'), checkout: word('checkout'), returnTo: word('returnTo') };
  const answer = await answerTestPage(db, page, action);
  return 'goTo' in answer ? answer.goTo : answer.html;
}

const order = { tier: 'Pro', interval: 'month', seats: 12 };

const checkout = (who: Resident, input: unknown = order) =>
  outcome([createCheckout, createCheckoutInput], who, input);
const change = (who: Resident, input: unknown) =>
  outcome([changeSubscription, changeSubscriptionInput], who, input);
const portal = (who: Resident) => outcome([billingPortal, billingPortalInput], who, {});
const urlOf = ({ result }: Awaited<ReturnType<typeof checkout>>) => (result as { url: string }).url;

async function company(overrides: Partial<CompanyRecord> = {}) {
  const owner = freshId();
  const [founder, employee] = await Promise.all([
    resident({ companyUuid: owner }),
    resident({ companyUuid: owner }),
  ]);
  await put(companyShape, owner, { uuid: owner, name: 'Cole', administrator: [founder.uid], ...overrides });
  return { owner, founder, employee };
}

describe('the webhook', () => {
  it('refuses wrong and old signatures and a copied request, and takes a repeated event once', async () => {
    const owner = freshId();
    const body = subscriptionEvent({ owner, at: Date.now() });
    expect(await deliver(body, 'nonsense')).toMatchObject({ status: 400 });
    expect(await deliver(body, '')).toMatchObject({ status: 400 });
    expect(await deliver(body, signatureOf(body, 'whsec_of_somebody_else'))).toMatchObject({ status: 400 });
    expect(await deliver(`${body} `, signatureOf(body, EMULATOR_WEBHOOK_SECRET))).toMatchObject({
      status: 400,
    });
    const old = signatureOf(body, EMULATOR_WEBHOOK_SECRET, Date.now() - 301_000);
    expect(await deliver(body, old)).toMatchObject({ status: 400 });
    expect(await entitlement(owner)).toBeNull();

    const signature = signatureOf(body, EMULATOR_WEBHOOK_SECRET);
    expect(await deliver(body, signature)).toMatchObject({ status: 200, received: 'taken' });
    expect(await deliver(body, signature)).toMatchObject({ status: 409, received: 'replayed' });
    const again = signatureOf(body, EMULATOR_WEBHOOK_SECRET, Date.now() - 60_000);
    expect(await deliver(body, again)).toMatchObject({ status: 200, received: 'repeated' });
    expect(await entitlement(owner)).toMatchObject({ plan: 'Pro', state: 'active', seats: 10 });
  });

  it('ends in the same state in any order of events', async () => {
    const start = Date.now() - HOUR_MS;
    const owner = freshId();
    const events = [
      subscriptionEvent({ owner, startedAt: start, at: start, status: 'incomplete' }),
      subscriptionEvent({ owner, startedAt: start, at: start + 1_000 }),
      subscriptionEvent({ owner, startedAt: start, at: start + 3_000, people: 14, isEnding: true }),
      subscriptionEvent({ owner, startedAt: start, at: start + 2_000, people: 14 }),
    ];
    for (const body of events.toReversed()) await hear(body);
    expect(await entitlement(owner)).toMatchObject({ state: 'cancelled', seats: 14, plan: 'Pro' });
  });

  it('stores bills, and ignores events that are not about a business', async () => {
    const owner = freshId();
    const at = Date.now();
    const bill = { owner, invoice: 'in_1', total: 4_900 };
    await hear(invoiceEvent({ ...bill, at, status: 'paid' }));
    await hear(invoiceEvent({ ...bill, at: at - 5_000, status: 'open' }));
    expect(await get(COLLECTIONS.bills, owner)).toMatchObject({
      owner,
      bills: [{ id: 'in_1', number: 'JL-0001', amount: 4_900, state: 'Paid' }],
    });
    expect(await hear(subscriptionEvent({ owner: '', at }))).toBe('ignored');
  });
});

describe('a plan', () => {
  it('is bought once, changed, and lapses by its dates', async () => {
    const { owner, founder } = await company();
    const [first, same] = await Promise.all([checkout(founder), checkout(founder)]);
    const url = urlOf(first);
    expect(urlOf(same)).toBe(url);
    expect(urlOf(await checkout(founder))).toBe(url);

    expect(await press(url, '')).toContain('Pro for 12 people');
    expect(await press(url, 'fail')).toContain('The card was declined');
    expect(await press(url, 'cancel')).toMatch(
      /pre-order_upgrade\?people=\d+&interval=(month|year)&checkout=cancelled$/,
    );
    expect(await entitlement(owner)).toBeNull();
    expect(await press(url, 'pay')).toMatch(
      /pre-order_upgrade\?people=\d+&interval=(month|year)&checkout=paid$/,
    );
    expect(await entitlement(owner)).toMatchObject({
      state: 'trial',
      plan: 'Pro',
      seats: 12,
      trialUsed: true,
    });
    expect(await checkout(founder)).toMatchObject({ code: 'conflict' });
    await expect(press(url, 'pay')).rejects.toMatchObject({ code: 'not-found' });

    const next = { interval: 'year', seats: 20, isEnding: true };
    expect(await change(founder, next)).toMatchObject({ code: null });
    expect(await entitlement(owner)).toMatchObject({ state: 'cancelled', interval: 'year', seats: 20 });
    await change(founder, { ...next, isEnding: false });
    expect(await entitlement(owner)).toMatchObject({ state: 'trial' });

    await press(urlOf(await portal(founder)), 'fail');
    expect(await entitlement(owner)).toMatchObject({ state: 'past due' });
    await lapsePlans(db, Date.now());
    expect(await entitlement(owner)).toMatchObject({ state: 'past due' });
    await lapsePlans(db, (await entitlement(owner))?.['periodEnd'].toMillis() + GRACE_MS);
    expect(await entitlement(owner)).toMatchObject({ state: 'lapsed', endsAt: null });
    expect(await get(COLLECTIONS.bills, owner)).toMatchObject({
      bills: [{ state: 'Open' }, { state: 'Paid' }],
    });
    expect(await press(urlOf(await checkout(founder)), '')).not.toContain('trial');
  });

  it('ends at once with a deleted account, and nothing restores it', async () => {
    const [payer, leaver] = [await resident(), await resident()];
    const owner = leaver.uid;
    for (const one of [payer, leaver]) await press(urlOf(await checkout(one)), 'pay');
    await endPayments(db, [payer.uid]);
    expect(await entitlement(payer.uid)).toMatchObject({ state: 'lapsed' });
    const bought = await entitlement(owner);
    expect(bought).toMatchObject({ plan: 'Pro' });
    const erase = () => deleteAccount(db, leaver, {}, Date.now());

    // Payments cannot be ended now: everything stays, and the next try continues.
    vi.stubEnv('FUNCTIONS_EMULATOR', 'false');
    await expect(erase()).rejects.toMatchObject({ code: 'unavailable' });
    expect(await entitlement(owner)).toEqual(bought);
    vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
    expect(await erase()).toMatchObject({ done: true });
    expect(await hear(subscriptionEvent({ owner, at: Date.now() }))).toBe('ignored');
    await countOpenWork(db, changeOf(freshId(), { owner, listOrganizer: 'Open' }, null));
    for (const name of [COLLECTIONS.entitlements, COLLECTIONS.billing, COLLECTIONS.usage])
      expect([name, await get(name, owner)]).toEqual([name, null]);
  });

  it('applies to all members as they come and go', async () => {
    const { owner, founder, employee } = await company();
    const paying = { userPaid: true, plan: 'Pro' };
    await aPlan(owner, 10);
    await planOfMembers(db, changeOf(owner, null, {}));
    expect(await user(founder.uid)).toMatchObject(paying);
    expect(await user(employee.uid)).toMatchObject(paying);

    await db.collection(COLLECTIONS.users).doc(employee.uid).update({ companyUuid: '' });
    await planOfPerson(db, changeOf(employee.uid, { companyUuid: owner }, await user(employee.uid)));
    expect(await user(employee.uid)).toMatchObject({ userPaid: false, plan: '' });
    // Their own earlier plan applies again.
    await aPlan(employee.uid, 1);
    await planOfPerson(db, changeOf(employee.uid, { companyUuid: owner }, await user(employee.uid)));
    expect(await user(employee.uid)).toMatchObject(paying);

    await db.collection(COLLECTIONS.entitlements).doc(owner).delete();
    await planOfMembers(db, changeOf(owner, {}, null));
    expect(await user(founder.uid)).toMatchObject({ userPaid: false, plan: '' });
    expect(await user(employee.uid)).toMatchObject(paying);
  });

  it('applies to a new member at once', async () => {
    const { owner } = await company();
    await aPlan(owner, 3);
    const [third, fourth] = await Promise.all([resident(), resident()]);
    const join = async ({ uid }: Resident) => {
      const joining = { user: blankUser(uid, '', Date.now()), exists: true };
      const uuid = await put(invitationShape, freshId(), { owner });
      const invitation = { ...initialOf(invitationShape.fields), uuid, owner };
      await db.runTransaction((tx) => joinCompany(db, tx, invitation, joining, Date.now()));
      return user(uid);
    };
    expect(await join(third)).toMatchObject({ companyUuid: owner, userPaid: true, plan: 'Pro' });
    // Pro includes ten people whatever was paid; the eleventh has no seat.
    expect(await join(fourth)).toMatchObject({ plan: 'Pro' });
    await Promise.all(Array.from({ length: 6 }, () => resident({ companyUuid: owner })));
    await expect(join(await resident())).rejects.toMatchObject({
      code: 'limit-reached',
      message: 'Pro has 10 seats: 10 taken. Take an invitation back, or pay for more people under Account.',
    });
  });

  it('is changed only by people who run the business, at the prices on screen', async () => {
    const { founder, employee } = await company();
    const { founder: dealer } = await company({ louveRoofDealer: true });
    const next = { interval: 'month', seats: 3, isEnding: false };
    expect(await checkout(employee)).toMatchObject({ code: 'denied' });
    expect(await portal(employee)).toMatchObject({ code: 'denied' });
    expect(await change(employee, next)).toMatchObject({ code: 'denied' });
    expect(await change(founder, next)).toMatchObject({ code: 'not-found' });
    expect(await portal(founder)).toMatchObject({ code: 'not-found' });
    for (const wrong of [
      { ...order, tier: 'Free' },
      { ...order, tier: 'Business Optimize' },
      { ...order, tier: 'Gold' },
      { ...order, seats: 0 },
      { ...order, seats: 501 },
      { ...order, seats: 2.5 },
      { ...order, interval: 'week' },
    ])
      expect(await checkout(founder, wrong)).toMatchObject({ code: 'invalid' });
    expect(await checkout(dealer)).toMatchObject({ code: 'invalid' });
    expect(urlOf(await checkout(dealer, { ...order, tier: 'Business Optimize' }))).toContain('testCheckout');
  });
});

describe('usage of the limits', () => {
  it('is recounted with every job, tracker and link that is created, deleted or moved', async () => {
    const owner = freshId();
    const other = freshId();
    const usage = async (of = owner) => get(COLLECTIONS.usage, of);
    const tracker = await aTracker(owner);
    const job = await aJob(owner, tracker);
    await countOpenWork(db, changeOf(job, null, { owner }));
    expect(await usage()).toMatchObject({ openWork: 2 });

    const jobs = db.collection(COLLECTIONS.jobs).doc(job);
    await jobs.update({ owner: other });
    await countOpenWork(db, changeOf(job, { owner }, { owner: other }));
    expect(await usage()).toMatchObject({ openWork: 1, links: [] });
    expect(await usage(other)).toMatchObject({ openWork: 1 });
    await jobs.update({ listOrganizer: 'Archive' });
    await countOpenWork(db, changeOf(job, { owner: other }, { owner: other, listOrganizer: 'Archive' }));
    expect(await usage(other)).toMatchObject({ openWork: 0 });

    const link = await aLink(owner, tracker, { state: 'active' });
    await countLinks(db, changeOf(link, null, { owner, state: 'active' }));
    expect((await usage())?.['links']).toHaveLength(1);
    await db.collection(COLLECTIONS.tracking).doc(link).update({ state: 'revoked' });
    await countLinks(db, changeOf(link, { owner, state: 'active' }, { owner, state: 'revoked' }));
    expect((await usage())?.['links']).toEqual([]);
  });

  it('ends in the archive for jobs that came before they were counted, and never for a sale', async () => {
    const { owner, founder } = await staffedCompany();
    const made = Date.now();
    const all = (count: number, make: () => Promise<string>) =>
      Promise.all(Array.from({ length: count }, make));
    const [tracker = ''] = await all(25, () => aTracker(owner, { createdAt: made - DAY_MS }));
    const by = { createdAt: made, createdBy: founder.uid };
    const sale = await aJob(owner, await aTracker(owner, { createdAt: made }), by);
    await all(15, () => aJob(owner, tracker, by));
    const open = async () => {
      const jobs = db.collection(COLLECTIONS.jobs).where('trackerId', '==', tracker);
      return (await jobs.where('listOrganizer', '==', 'Open').count().get()).data().count;
    };
    // The sale's two and these are as many as may be late.
    await expect.poll(open, { timeout: 200_000, interval: 250 }).toBe(LATE_ROOM - 2);
    expect(await get(COLLECTIONS.jobs, sale)).toMatchObject({ listOrganizer: 'Open' });
    const told = db.collection(COLLECTIONS.notifications).where('person', '==', founder.uid);
    await expect
      .poll(async () => (await told.where('kind', '==', 'plan').get()).docs[0]?.get('title'), COLD)
      .toMatch(/went into the archive$/);
  }, 240_000);
});
