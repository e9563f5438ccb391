import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@/domain/collections';
import { companyShape } from '@/domain/company';
import { REFERRAL_CREDIT, REFERRAL_DAYS } from '@/domain/referral';
import { DAY_MS } from '@/domain/time';
import { ownCode, ownCodeInput } from '../../functions/src/callables/own-code';
import { redeemReferral, redeemReferralInput } from '../../functions/src/callables/redeem-referral';
import { requestConnection, requestConnectionInput } from '../../functions/src/callables/request-connection';
import { earnReferral } from '../../functions/src/triggers/referrals';
import { account, db, freshId, outcome, resident } from './emulator';
import type { Resident } from './emulator';
import { changeOf, COLD, get, put } from './rows';

const referral = (of: Resident) => get(COLLECTIONS.referrals, of.uid);
const users = db.collection(COLLECTIONS.users);

async function referrer(): Promise<Resident & { readonly code: string }> {
  const someone = await resident({ userPaid: true, plan: 'Pro' });
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

/** What the trigger is told when somebody has paid. */
const paid = (who: Resident) => changeOf(who.uid, { userPaid: false }, { userPaid: true });

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

  it('is never one’s own: not by account, company or mailbox', async () => {
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
      message: 'You cannot use your own invitation. Send it to somebody else.',
    });
    expect(await referral(twin)).toBeNull();
  });

  it('takes a mailbox once, also after its account is gone', async () => {
    const { ann, bo } = await joined();
    const again = { uid: freshId(), email: bo.email };
    await account(again);
    expect(await redeem(again, ann.code)).toMatchObject({ code: 'conflict' });
  });

  it('is for new accounts that have not paid', async () => {
    const ann = await referrer();
    const old = await resident({ createdAt: Date.now() - (REFERRAL_DAYS + 1) * DAY_MS });
    const customer = await resident({ userPaid: true });
    for (const who of [old, customer])
      expect(await redeem(who, ann.code)).toMatchObject({ code: 'conflict' });
  });

  it('does not come by unknown codes, and nobody tries many', async () => {
    const bo = await resident();
    expect(await redeem(bo, 'nothing')).toMatchObject({
      code: 'expired-link',
      message: 'This invitation does not exist any more.',
    });
    expect(await redeem(bo, '')).toMatchObject({ code: 'invalid' });
    const at = Math.floor(Date.now() / DAY_MS) * DAY_MS + 1;
    const guess = () => redeemReferral(db, bo, { code: 'guess' }, at);
    for (let n = 0; n < 10; n += 1) await expect(guess()).rejects.toMatchObject({ code: 'expired-link' });
    await expect(guess()).rejects.toMatchObject({ code: 'too-many-tries' });
  });

  it('has a code for people with a paid plan alone, apart from the one of the network', async () => {
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
  it('is earned by the first payment, once', async () => {
    const { ann, bo } = await joined();
    await users.doc(bo.uid).update({ userPaid: true });
    await expect
      .poll(() => referral(bo), COLD)
      .toMatchObject({ state: 'earned', credit: REFERRAL_CREDIT, business: bo.uid, referrer: ann.uid });
    const earned = await referral(bo);
    await users.doc(bo.uid).update({ userPaid: false });
    await users.doc(bo.uid).update({ userPaid: true });
    await earnReferral(db, paid(bo));
    expect(await referral(bo)).toEqual(earned);
  });

  it('is earned once per business, also by two at once', async () => {
    const [one, two] = [await joined(), await joined()];
    const owner = freshId();
    await put(companyShape, owner, { uuid: owner, name: 'Cole', administrator: [one.bo.uid, two.bo.uid] });
    for (const { bo } of [one, two]) await users.doc(bo.uid).update({ companyUuid: owner, userPaid: true });
    await Promise.all([earnReferral(db, paid(one.bo)), earnReferral(db, paid(two.bo))]);
    const states = [await referral(one.bo), await referral(two.bo)].map((doc) => doc?.['state']);
    expect(new Set(states)).toEqual(new Set(['earned', 'joined']));
  });

  it('is not earned by employees, by the business that invited, or by an event of the past', async () => {
    const { ann, bo } = await joined();
    const owner = freshId();
    await put(companyShape, owner, { uuid: owner, name: 'Cole', administrator: ['somebody'] });
    await earnReferral(db, paid(bo));
    await users.doc(bo.uid).update({ companyUuid: owner, userPaid: true });
    await earnReferral(db, paid(bo));
    await users.doc(bo.uid).update({ companyUuid: ann.uid });
    await earnReferral(db, paid(bo));
    expect(await referral(bo)).toMatchObject({ state: 'joined', credit: 0 });
  });
});
