import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@/domain/collections';
import { companyShape } from '@/domain/company';
import { GRACE_MS } from '@/domain/entitlement';
import { HOUR_MS } from '@/domain/time';
import { invoiceEvent, signatureOf, subscriptionEvent } from '@tests/factories/stripe-events';
import { EMULATOR_WEBHOOK_SECRET } from '../../functions/src/plans/emulator';
import { lapsePlans } from '../../functions/src/plans/lapse';
import { emulators, TEST_PROJECT } from '../setup/emulators';
import { call, db, freshId, person, staffedCompany } from './emulator';
import type { Person } from './emulator';
import { aJob, aTracker, COLD, get, put } from './rows';

const WEBHOOK = `${emulators.functions.url}/${TEST_PROJECT}/us-central1/stripeWebhook`;

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

/** Presses a button of the page that stands in for Stripe's; answers where it leads, or what it shows. */
async function press(url: string, action: string): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: `action=${action}`,
    redirect: 'manual',
  });
  return response.headers.get('location') ?? (await response.text());
}

const order = { tier: 'Pro', interval: 'month', seats: 12 };

async function checkoutOf(someone: Person, input: unknown = order): Promise<string> {
  const { result } = await call('createCheckout', input, someone.token);
  return (result as { url: string }).url;
}

describe('the webhook', () => {
  it('refuses wrong and old signatures, a copied request, and takes what Stripe repeats once', async () => {
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

  it('ends in the same state whatever order events come in', async () => {
    const start = Date.now() - HOUR_MS;
    const owner = freshId();
    const events = [
      subscriptionEvent({ owner, startedAt: start, at: start, status: 'incomplete' }),
      subscriptionEvent({ owner, startedAt: start, at: start + 1_000 }),
      subscriptionEvent({ owner, startedAt: start, at: start + 3_000, people: 14, isEnding: true }),
      subscriptionEvent({ owner, startedAt: start, at: start + 2_000, people: 14 }),
    ];
    for (const body of events.toReversed()) expect(await deliver(body)).toMatchObject({ status: 200 });
    expect(await entitlement(owner)).toMatchObject({ state: 'cancelled', seats: 14, plan: 'Pro' });
  });

  it('keeps bills, and leaves alone what is not about a business', async () => {
    const owner = freshId();
    const at = Date.now();
    const bill = { owner, invoice: 'in_1', total: 4_900 };
    await deliver(invoiceEvent({ ...bill, at, status: 'paid' }));
    await deliver(invoiceEvent({ ...bill, at: at - 5_000, status: 'open' }));
    expect(await get(COLLECTIONS.bills, owner)).toMatchObject({
      owner,
      bills: [{ id: 'in_1', number: 'JL-0001', amount: 4_900, state: 'Paid' }],
    });
    expect(await deliver(subscriptionEvent({ owner: '', at }))).toMatchObject({ received: 'ignored' });
  });
});

describe('a plan', () => {
  it('is bought once, holds for all members, whoever comes and goes, and lapses by its dates', async () => {
    const { owner, founder, employee } = await staffedCompany();
    const [url, same] = await Promise.all([checkoutOf(founder), checkoutOf(founder)]);
    expect(same).toBe(url);
    expect(await checkoutOf(founder)).toBe(url);

    expect(await (await fetch(url)).text()).toContain('Pro for 12 people');
    expect(await press(url, 'fail')).toContain('The card was declined');
    expect(await press(url, 'cancel')).toMatch(/pre-order_upgrade\?checkout=cancelled$/);
    expect(await entitlement(owner)).toBeNull();
    expect(await press(url, 'pay')).toMatch(/pre-order_upgrade\?checkout=paid$/);
    expect(await entitlement(owner)).toMatchObject({
      state: 'trial',
      plan: 'Pro',
      seats: 12,
      trialUsed: true,
    });
    await expect.poll(() => user(employee.uid), COLD).toMatchObject({ userPaid: true, plan: 'Pro' });
    expect(await user(founder.uid)).toMatchObject({ userPaid: true, plan: 'Pro' });
    expect(await call('createCheckout', order, founder.token)).toMatchObject({ code: 'conflict' });

    await call('leaveCompany', {}, employee.token);
    await expect.poll(() => user(employee.uid), COLD).toMatchObject({ userPaid: false, plan: '' });
    const joined = await person({ companyUuid: owner });
    await expect.poll(() => user(joined.uid), COLD).toMatchObject({ userPaid: true, plan: 'Pro' });

    const change = { interval: 'year', seats: 20, isEnding: true };
    expect(await call('changeSubscription', change, founder.token)).toMatchObject({ status: 200 });
    expect(await entitlement(owner)).toMatchObject({ state: 'cancelled', interval: 'year', seats: 20 });
    await call('changeSubscription', { ...change, isEnding: false }, founder.token);
    expect(await entitlement(owner)).toMatchObject({ state: 'trial' });

    const { result } = await call('billingPortal', {}, founder.token);
    await press((result as { url: string }).url, 'fail');
    expect(await entitlement(owner)).toMatchObject({ state: 'past due' });
    await lapsePlans(db, Date.now());
    expect(await entitlement(owner)).toMatchObject({ state: 'past due' });
    const end = (await entitlement(owner))?.['periodEnd'].toMillis() + GRACE_MS;
    await lapsePlans(db, end);
    expect(await entitlement(owner)).toMatchObject({ state: 'lapsed', endsAt: null });
    await expect.poll(() => user(founder.uid), COLD).toMatchObject({ userPaid: false, plan: '' });
    expect(await get(COLLECTIONS.bills, owner)).toMatchObject({
      bills: [{ state: 'Open' }, { state: 'Paid' }],
    });
  });

  it('is nobody’s to change but who runs the business, and is sold as the screens say', async () => {
    const { founder, employee } = await staffedCompany();
    const dealer = await person();
    await put(companyShape, dealer.uid, {
      uuid: dealer.uid,
      administrator: [dealer.uid],
      louveRoofDealer: true,
    });
    await db.collection(COLLECTIONS.users).doc(dealer.uid).update({ companyUuid: dealer.uid });
    const asked = async (name: string, input: unknown, someone: Person) =>
      (await call(name, input, someone.token)).code;

    expect(await asked('createCheckout', order, employee)).toBe('denied');
    expect(await asked('billingPortal', {}, employee)).toBe('denied');
    const change = { interval: 'month', seats: 3, isEnding: false };
    expect(await asked('changeSubscription', change, employee)).toBe('denied');
    expect(await asked('changeSubscription', change, founder)).toBe('not-found');
    expect(await asked('billingPortal', {}, founder)).toBe('not-found');
    expect((await call('createCheckout', order)).status).toBe(401);
    for (const wrong of [
      { ...order, tier: 'Free' },
      { ...order, tier: 'Business Optimize' },
      { ...order, tier: 'Gold' },
      { ...order, seats: 0 },
      { ...order, seats: 501 },
      { ...order, seats: 2.5 },
      { ...order, interval: 'week' },
    ])
      expect(await asked('createCheckout', wrong, founder)).toBe('invalid');
    expect(await asked('createCheckout', order, dealer)).toBe('invalid');
    const optimize = { ...order, tier: 'Business Optimize' };
    expect(await checkoutOf(dealer, optimize)).toContain('testCheckout');
  });
});

describe('open work', () => {
  it('is counted anew with every job and tracker that comes or goes to the archive', async () => {
    const owner = freshId();
    const tracker = await aTracker(owner);
    const job = await aJob(owner, tracker);
    const counted = async () => (await get(COLLECTIONS.usage, owner))?.['openWork'];
    await expect.poll(counted, COLD).toBe(2);
    await db.collection(COLLECTIONS.jobs).doc(job).update({ listOrganizer: 'Archive' });
    await expect.poll(counted, COLD).toBe(1);
  });
});
