import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@/domain/core/collections';
import { PRESETS } from '@/domain/access/presets';
import { readInput } from '../../functions/src/calls/input';
import {
  recoverAddress,
  recoverAddressInput,
  resetPassword,
  resetPasswordInput,
} from '../../functions/src/callables/accounts/redeem-mail-link';
import { registerEmployee } from '../../functions/src/callables/invitations/register-employee';
import { account, accountOf, call, db, freshId, person, verify } from './emulator';
import { aPlan, get } from './rows';
import {
  aStranger,
  byPassword,
  byPhone,
  byService,
  lastCode,
  mailedCode,
  renewed,
  withAddress,
} from './sign-in-service';
import type { Session } from './sign-in-service';

const PASSWORD = 'three quiet ladders';
const METHODS = ['phone', 'Google', 'password'] as const;
type Method = (typeof METHODS)[number];
type Stranger = ReturnType<typeof aStranger>;

/** Every order of every choice of methods that include `password`, which adds the address. */
const ORDERS: readonly (readonly Method[])[] = arrangements(METHODS).filter((order) =>
  order.includes('password'),
);

function arrangements<T>(from: readonly T[]): readonly (readonly T[])[] {
  return from.flatMap((first) => {
    const rest = arrangements(from.filter((one) => one !== first));
    return [[first], ...rest.map((more) => [first, ...more])];
  });
}

/** Adds another person's address to an account, by methods in this order. */
async function squat(email: string, order: readonly Method[], stranger: Stranger): Promise<Session> {
  let session: Session | undefined;
  for (const method of order) {
    if (method === 'phone') session = await byPhone(stranger.phone, session);
    else if (method === 'Google') session = await byService(stranger.google, session);
    else session = await withAddress(email, stranger.password, session);
    // Linking returns no token when it changed none.
    if (session.idToken === 'undefined') throw new Error(`${method} gave no session.`);
  }
  if (!session) throw new Error('No method was given.');
  expect(await accountOf(email)).toMatchObject({ uid: session.uid, emailVerified: false });
  return session;
}

/** Ways for the mailbox's owner to prove it; each returns the session afterwards. */
const PROOFS = {
  'a reset': async (email: string) => {
    const code = await mailedCode('PASSWORD_RESET', email);
    await resetPassword(db, readInput(resetPasswordInput, { code, password: PASSWORD }), Date.now());
    return byPassword(email, PASSWORD);
  },
  'a mailed invitation': async (email: string) => {
    const founder = await person({ userFirstName: 'Noor' });
    await call('foundCompany', { name: 'Slate & Sons' }, founder.token);
    await aPlan(founder.uid, 100);
    const asked = { email, jobRole: '', permissions: PRESETS['Field worker'] };
    const { result } = await call('inviteEmployee', asked, founder.token);
    const { mailedEmpId } = result as { readonly mailedEmpId: string };
    expect(await call('readInvitation', { empId: mailedEmpId })).toMatchObject({
      result: { hasAccount: false },
    });
    await registerEmployee(db, { email, empId: mailedEmpId, password: PASSWORD }, Date.now());
    const session = await byPassword(email, PASSWORD);
    expect(await get(COLLECTIONS.users, session.uid)).toMatchObject({ companyUuid: founder.uid });
    return session;
  },
  'their Google account': async (email: string) => {
    const google = { sub: freshId(), email };
    const merged = await byService(google);
    expect(await call('settleSignIn', {}, merged.idToken)).toMatchObject({ result: { isFresh: true } });
    return byService(google);
  },
} as const;

describe.each(Object.entries(PROOFS))('%s proves an address', (_kind, prove) => {
  it.each(ORDERS.map((order) => [order.join(', '), order] as const))(
    'that %s added to an account, and leaves no other way in',
    async (_name, order) => {
      const email = `${freshId()}@example.com`;
      const stranger = aStranger();
      const theirs = await squat(email, order, stranger);
      const owner = await prove(email);
      expect(await accountOf(email)).toMatchObject({ uid: owner.uid, emailVerified: true });
      expect((await byPhone(stranger.phone)).uid).not.toBe(owner.uid);
      await expect(byPassword(email, stranger.password)).rejects.toThrow(/refused/);
      // The emulator fails for a Google account whose account is gone.
      const byTheirGoogle = await byService(stranger.google).catch(() => null);
      expect(byTheirGoogle?.uid).not.toBe(owner.uid);
      await expect(renewed(theirs)).rejects.toThrow(/refused/);
    },
  );
});

describe('an account that Facebook signs in to', () => {
  it('keeps its records for the person who resets its password; only the mailbox opens it', async () => {
    const email = `${freshId()}@example.com`;
    const facebook = { sub: freshId(), email };
    const stranger = aStranger();
    const session = await byService(facebook, undefined, 'facebook.com');
    await byPhone(stranger.phone, session);
    await account({ uid: session.uid, email });
    const owner = await PROOFS['a reset'](email);
    expect(owner.uid).toBe(session.uid);
    expect((await byPhone(stranger.phone)).uid).not.toBe(owner.uid);
    const { providerData } = (await accountOf(email)) ?? {};
    expect(providerData?.map(({ providerId }) => providerId)).toEqual(['password']);
    expect((await get(COLLECTIONS.users, owner.uid))?.['signedOutAt']).not.toBeNull();
  });
});

describe('settleSignIn', () => {
  it('keeps an account with data, and checks each account once', async () => {
    const google = { sub: freshId(), email: `${freshId()}@example.com` };
    const session = await byService(google);
    await account({ uid: session.uid, email: google.email });
    for (const _ of ['once', 'again']) {
      expect(await call('settleSignIn', {}, session.idToken)).toMatchObject({ result: { isFresh: false } });
    }
    const again = await byService(google);
    expect(again.uid).toBe(session.uid);
    expect((await accountOf(google.email))?.customClaims).toEqual({ settled: true });
  });

  it('does nothing for an address that no service vouches for', async () => {
    const email = `${freshId()}@example.com`;
    const session = await withAddress(email, 'a-long-password');
    expect(await call('settleSignIn', {}, session.idToken)).toMatchObject({ code: 'denied' });
    await verify(session.uid);
    const verified = await byPassword(email, 'a-long-password');
    expect(await call('settleSignIn', {}, verified.idToken)).toMatchObject({ result: { isFresh: false } });
    expect((await byPassword(email, 'a-long-password')).uid).toBe(session.uid);
  });
});

describe('a copied link', () => {
  it('replaces the account of an earlier holder of the link by a fresh one', async () => {
    const founder = await person();
    await call('foundCompany', { name: 'Slate & Sons' }, founder.token);
    const email = `${freshId()}@example.com`;
    const asked = { email, jobRole: '', permissions: [] };
    const { result } = await call('inviteEmployee', asked, founder.token);
    const { empId } = result as { readonly empId: string };
    const stranger = aStranger();
    await registerEmployee(db, { email, empId, password: stranger.password }, Date.now());
    await byPhone(stranger.phone, await byPassword(email, stranger.password));
    await registerEmployee(db, { email, empId, password: PASSWORD }, Date.now());
    const owner = await byPassword(email, PASSWORD);
    expect((await byPhone(stranger.phone)).uid).not.toBe(owner.uid);
  });
});

describe('resetPassword', () => {
  it('keeps the uid of an account that had proved its address', async () => {
    const someone = await person();
    const code = await mailedCode('PASSWORD_RESET', someone.email);
    await resetPassword(db, { code, password: PASSWORD }, Date.now());
    expect((await byPassword(someone.email, PASSWORD)).uid).toBe(someone.uid);
  });

  it('accepts a code once, and no other kind of code', async () => {
    const email = `${freshId()}@example.com`;
    const session = await withAddress(email, 'a-long-password');
    const other = await mailedCode('VERIFY_EMAIL', email, session);
    const code = await mailedCode('PASSWORD_RESET', email);
    expect(await call('resetPassword', { code, password: 'short' })).toMatchObject({ code: 'weak-password' });
    expect(await call('resetPassword', { code, password: PASSWORD })).toMatchObject({ status: 200 });
    for (const used of [code, other, 'nothing']) {
      expect(await call('resetPassword', { code: used, password: PASSWORD })).toMatchObject({
        code: 'expired-link',
        message: 'This link has expired or was used before. Ask for a new one.',
      });
    }
  });
});

describe('recoverAddress', () => {
  it('restores the address, and removes every way in but the mailbox', async () => {
    const someone = await person();
    const stranger = aStranger();
    const session = await byPassword(someone.email, 'a-long-password');
    const moved = await withAddress(stranger.google.email, stranger.password, session);
    await byPhone(stranger.phone, moved);
    const code = await lastCode('RECOVER_EMAIL', someone.email);
    expect(await recoverAddress(db, readInput(recoverAddressInput, { code }), Date.now())).toEqual({
      email: someone.email,
    });
    expect(await accountOf(someone.email)).toMatchObject({ uid: someone.uid });
    expect((await byPhone(stranger.phone)).uid).not.toBe(someone.uid);
    await expect(byPassword(someone.email, stranger.password)).rejects.toThrow(/refused/);
    expect((await get(COLLECTIONS.users, someone.uid))?.['signedOutAt']).not.toBeNull();
    await expect(recoverAddress(db, { code }, Date.now())).rejects.toMatchObject({ code: 'expired-link' });
  });
});
