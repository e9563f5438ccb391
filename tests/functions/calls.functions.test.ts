import { readFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@/domain/core/collections';
import {
  callLimitRef,
  CALLS_PER_HOUR,
  HOSTING_CALLS_PER_HOUR,
  OPEN_CALLS_PER_HOUR,
  runForAnybody,
  runThroughHosting,
  senderOf,
} from '../../functions/src/calls/call-limits';
import { call, db, person, post, signInWith } from './emulator';
import { freshHour, get } from './rows';

/** A request that came through these addresses, the nearest last. */
const from = (addresses: string) => ({ headers: { 'x-forwarded-for': addresses }, socket: new Socket() });

/** Functions without a call limit, and why they need none. */
const UNLIMITED = [
  // Refuses requests without Stripe's signature before it reads anything.
  'stripeWebhook',
  // Answers 404 outside the emulators.
  'testCheckout',
  // Like the webhook and the page of plans.
  'stripeConnectWebhook',
  'testCards',
];

describe('a call', () => {
  it('is refused to a session from before "Sign out everywhere"', async () => {
    const someone = await person();
    const second = Math.ceil(Date.now() / 1_000 + 1) * 1_000;
    await db
      .collection(COLLECTIONS.users)
      .doc(someone.uid)
      .update({ signedOutAt: Timestamp.fromMillis(second) });
    for (const name of ['foundCompany', 'deleteAccount']) {
      const data = name === 'foundCompany' ? { name: 'Slate & Sons' } : {};
      expect(await call(name, data, someone.token), name).toMatchObject({ code: 'needs-recent-login' });
    }
    expect(await get(COLLECTIONS.users, someone.uid)).toMatchObject({ companyUuid: '' });
    await expect.poll(() => Date.now(), { timeout: 4_000 }).toBeGreaterThan(second);
    const { token } = await signInWith(someone.email, 'a-long-password');
    expect(await call('foundCompany', { name: 'Slate & Sons' }, token)).toMatchObject({ status: 200 });
  });

  it('is counted per user, and refused at the limit', async () => {
    const someone = await person();
    expect(await call('companyRequests', {}, someone.token)).toMatchObject({ status: 200 });
    const limit = callLimitRef(db, someone.uid, Date.now(), 'companyRequests');
    expect((await limit.get()).get('count')).toBe(1);
    await limit.set({ count: CALLS_PER_HOUR });
    expect(await call('companyRequests', {}, someone.token)).toMatchObject({ code: 'too-many-tries' });
    expect(await call('planAccountDeletion', {}, someone.token)).toMatchObject({ status: 200 });
  });

  it('without a sign-in is counted per address, and refused at the limit', async () => {
    await call('readInvitation', { empId: 'nothing' });
    await post('registerEmployee', {});
    const counted = await db.collection(COLLECTIONS.limits).listDocuments();
    for (const name of ['readInvitation', 'registerEmployee']) {
      expect(counted.some(({ id }) => id.startsWith(`call_${name}_ip_`))).toBe(true);
    }
    const at = freshHour();
    const ask = (address: string) => runForAnybody(db, from(address), at, async () => 'answer');
    expect(await ask('203.0.113.7')).toBe('answer');
    await callLimitRef(db, `ip_${senderOf(from('203.0.113.7'))}`, at).set({ count: OPEN_CALLS_PER_HOUR });
    // What the sender writes before the address that the platform appends changes nothing.
    for (const address of ['203.0.113.7', '198.51.100.1, 203.0.113.7', '10.0.0.1,203.0.113.7'])
      await expect(ask(address)).rejects.toMatchObject({ code: 'too-many-tries' });
    expect(await ask('203.0.113.8')).toBe('answer');
  });

  it('through Hosting is counted by the sender that Hosting names, and by Hosting’s own address', async () => {
    const at = freshHour();
    const ask = (address: string) => runThroughHosting(db, from(address), at, async () => 'answer');
    const limit = (kind: string, address: string) =>
      callLimitRef(db, `${kind}_${senderOf(from(address))}`, at);
    expect(await ask('198.51.100.17, 151.101.1.1')).toBe('answer');
    await limit('ip', '198.51.100.17').set({ count: OPEN_CALLS_PER_HOUR });
    await expect(ask('198.51.100.17, 151.101.1.1')).rejects.toMatchObject({ code: 'too-many-tries' });
    expect(await ask('198.51.100.18, 151.101.1.1')).toBe('answer');
    await limit('hop', '151.101.1.1').set({ count: HOSTING_CALLS_PER_HOUR });
    await expect(ask('198.51.100.19, 151.101.1.1')).rejects.toMatchObject({ code: 'too-many-tries' });
  });

  it('is counted in every function with a web address', () => {
    const texts = ['index', 'stripe-functions'].map((file) =>
      readFileSync(`functions/src/${file}.ts`, 'utf8'),
    );
    const exported = [...texts.join('\n').matchAll(/^export const (\w+) = (\w+)\(/gm)].map(
      ([, name, maker]) => ({
        name,
        maker,
      }),
    );
    const uncounted = exported.filter(({ maker }) => maker === 'onRequest' || maker === 'onCall');
    expect(uncounted.map(({ name }) => name)).toEqual(UNLIMITED);
  });
});
