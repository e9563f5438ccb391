import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@/domain/core/collections';
import { companyShape } from '@/domain/company/company';
import { billsShape } from '@/domain/plans/entitlement';
import { REFERRAL_CREDIT, REFERRAL_DAYS } from '@/domain/referral/referral';
import { DAY_MS } from '@/domain/time/time';
import { ownCode, ownCodeInput } from '../../functions/src/callables/network/own-code';
import { redeemReferral, redeemReferralInput } from '../../functions/src/callables/network/redeem-referral';
import {
  requestConnection,
  requestConnectionInput,
} from '../../functions/src/callables/network/request-connection';
import { earnReferral } from '../../functions/src/triggers/referrals';
import { account, db, freshId, outcome, resident } from './emulator';
import type { Resident } from './emulator';
import { aPlan, changeOf, COLD, freshHour, get, put } from './rows';

const referral = (of: Resident) => get(COLLECTIONS.referrals, of.uid);
const users = db.collection(COLLECTIONS.users);

/** An account of a business with a plan, which is there first: the account's trigger copies it. */
async function payer(): Promise<Resident> {
  const uid = freshId();
  await aPlan(uid, 1);
  return resident({ userPaid: true, plan: 'Pro' }, uid);
}

async function referrer(): Promise<Resident & { readonly code: string }> {
  const someone = await payer();
  const { result } = await outcome([ownCode, ownCodeInput], someone, { kind: 'referral', use: 'show' });
  return { ...someone, code: (result as { readonly code: string }).code };
}

const redeem = (who: Resident, code: string) => outcome([redeemReferral, redeemReferralInput], who, { code });

async function joined() {
  const ann = await referrer();
  const bo = await resident({ userFirstName: 'Bo', userLastName: 'Cole' });
  await redeem(bo, ann.code);
  return { ann, bo };
}

/** Writes the bills of a business: one of `amount` cents, paid now. */
const pays = (business: string, amount = 3_900) =>
  put(billsShape, business, {
    owner: business,
    bills: [
      { id: 'in_1', number: '1', at: Date.now(), amount, state: 'Paid', link: '', eventAt: Date.now() },
    ],
  });

const billed = (business: string) => changeOf(business, null, {});

describe('a referral', () => {
  it('is noted once, with a first name and an initial', async () => {
    const ann = await referrer();
    const bo = await resident({ userFirstName: 'Bo', userLastName: 'Cole' });
    const answers = await Promise.all([redeem(bo, ann.code), redeem(bo, ann.code)]);
    expect(answers.map((one) => one.code)).toEqual([null, null]);
    expect(await referral(bo)).toMatchObject({
      referrer: ann.uid,
      joinedName: 'Bo C.',
      state: 'joined',
      credit: 0,
    });
    const other = await referrer();
    expect(await redeem(bo, other.code)).toMatchObject({
      code: 'conflict',
      message: 'You have come by an invitation already.',
    });
    expect(await referral(bo)).toMatchObject({ referrer: ann.uid });
  });

  it('is never of oneself: by account, company or mailbox', async () => {
    const ann = await referrer();
    expect(await redeem(ann, ann.code)).toMatchObject({ code: 'invalid' });
    const owner = freshId();
    await users.doc(ann.uid).update({ companyUuid: owner });
    const colleague = await resident({ companyUuid: owner });
    expect(await redeem(colleague, ann.code)).toMatchObject({ code: 'invalid' });
    const twin = { uid: freshId(), email: ann.email.replace('@', '+second@') };
    await account(twin);
    expect(await redeem(twin, ann.code)).toMatchObject({
      code: 'invalid',
      message: 'You cannot use your own invitation. Send it to another person.',
    });
    expect(await referral(twin)).toBeNull();
  });

  it('counts a mailbox once, also after its account is deleted', async () => {
    const { ann, bo } = await joined();
    const again = { uid: freshId(), email: bo.email };
    await account(again);
    expect(await redeem(again, ann.code)).toMatchObject({ code: 'conflict' });
  });

  it('uses the proven address, not the records’', async () => {
    const ann = await referrer();
    await users.doc(ann.uid).update({ email: '' });
    const twin = { uid: freshId(), email: ann.email.replace('@', '+second@') };
    await account(twin, { email: '' });
    expect(await redeem(twin, ann.code)).toMatchObject({ code: 'invalid' });
    const bo = await resident({ email: '' });
    const again = { uid: freshId(), email: bo.email };
    await account(again, { email: '' });
    expect(await redeem(bo, ann.code)).toMatchObject({ code: null });
    expect(await redeem(again, ann.code)).toMatchObject({ code: 'conflict' });
    const unproven = { ...(await resident()), email: '' };
    expect(await redeem(unproven, ann.code)).toMatchObject({
      code: 'denied',
      message: 'Verify your e-mail address first.',
    });
  });

  it('is for new accounts that have not paid', async () => {
    const ann = await referrer();
    const old = await resident({ createdAt: Date.now() - (REFERRAL_DAYS + 1) * DAY_MS });
    const customer = await payer();
    for (const who of [old, customer])
      expect(await redeem(who, ann.code)).toMatchObject({ code: 'conflict' });
  });

  it('refuses unknown codes, and many tries', async () => {
    const bo = await resident();
    expect(await redeem(bo, 'nothing')).toMatchObject({
      code: 'expired-link',
      message: 'This invitation does not exist any more.',
    });
    expect(await redeem(bo, '')).toMatchObject({ code: 'invalid' });
    const at = freshHour();
    const guess = () => redeemReferral(db, bo, { code: 'guess' }, at);
    for (let n = 0; n < 10; n += 1) await expect(guess()).rejects.toMatchObject({ code: 'expired-link' });
    await expect(guess()).rejects.toMatchObject({ code: 'too-many-tries' });
  });

  it('gives a code only to people with a paid plan, separate from the network’s', async () => {
    const bo = await resident();
    expect(await outcome([ownCode, ownCodeInput], bo, { kind: 'referral', use: 'show' })).toMatchObject({
      code: 'denied',
    });
    const ann = await referrer();
    expect(
      await outcome([requestConnection, requestConnectionInput], bo, {
        by: 'code',
        to: ann.code,
        message: '',
      }),
    ).toMatchObject({
      code: 'expired-link',
    });
  });
});

describe('its credit', () => {
  it('is earned by the first payment, not by a trial, and once', async () => {
    const { ann, bo } = await joined();
    await users.doc(bo.uid).update({ userPaid: true });
    await pays(bo.uid, 0);
    await earnReferral(db, billed(bo.uid));
    expect(await referral(bo)).toMatchObject({ state: 'joined', credit: 0 });
    await pays(bo.uid);
    await expect
      .poll(() => referral(bo), COLD)
      .toMatchObject({ state: 'earned', credit: REFERRAL_CREDIT, business: bo.uid, referrer: ann.uid });
    const earned = await referral(bo);
    await earnReferral(db, billed(bo.uid));
    expect(await referral(bo)).toEqual(earned);
  });

  it('is earned once per business, also by two at once', async () => {
    const [one, two] = [await joined(), await joined()];
    const owner = freshId();
    await put(companyShape, owner, { uuid: owner, name: 'Cole', administrator: [one.bo.uid, two.bo.uid] });
    for (const { bo } of [one, two]) await users.doc(bo.uid).update({ companyUuid: owner });
    await pays(owner);
    await Promise.all([earnReferral(db, billed(owner)), earnReferral(db, billed(owner))]);
    const states = [await referral(one.bo), await referral(two.bo)].map((doc) => doc?.['state']);
    expect(new Set(states)).toEqual(new Set(['earned', 'joined']));
  });

  it('is not earned by employees, removed people, or the inviting business', async () => {
    const { ann, bo } = await joined();
    const owner = freshId();
    const company = { uuid: owner, name: 'Cole', administrator: ['somebody'] };
    await put(companyShape, owner, company);
    await users.doc(bo.uid).update({ companyUuid: owner });
    await pays(owner);
    await earnReferral(db, billed(owner));
    await put(companyShape, owner, { ...company, administrator: [bo.uid] });
    await users.doc(bo.uid).update({ companyUuid: '' });
    await earnReferral(db, billed(owner));
    for (const { uid } of [ann, bo]) await users.doc(uid).update({ companyUuid: owner });
    await earnReferral(db, billed(owner));
    expect(await referral(bo)).toMatchObject({ state: 'joined', credit: 0 });
  });
});
