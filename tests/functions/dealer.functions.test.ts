import { beforeAll, describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@/domain/core/collections';
import { companyShape } from '@/domain/company/company';
import { connectionShape } from '@/domain/network/connection';
import { COUNT_AFTER_MS } from '@/domain/dealer/dealer';
import {
  changeMembership,
  changeMembershipInput,
} from '../../functions/src/callables/network/change-membership';
import { compareMembers, compareMembersInput } from '../../functions/src/callables/network/compare-members';
import { memberOfDealer } from '../../functions/src/triggers/dealer-members';
import { db, freshId, outcome, resident } from './emulator';
import type { Resident } from './emulator';
import { aCustomer, aTracker, changeOf, COLD, get, put } from './rows';

type Boss = Resident & { readonly owner: string };

async function company(
  overrides: Partial<{ louveRoofDealer: boolean; dealerOwner: string }> = {},
): Promise<Boss> {
  const owner = freshId();
  const boss = await resident({ companyUuid: owner, company: `Roofs ${owner}` });
  await put(companyShape, owner, {
    uuid: owner,
    name: `Roofs ${owner}`,
    administrator: [boss.uid],
    ...overrides,
  });
  return { ...boss, owner };
}

const connect = (one: Resident, two: Resident) =>
  put(connectionShape, `${one.uid}_${two.uid}`, {
    uuid: `${one.uid}_${two.uid}`,
    person: one.uid,
    other: two.uid,
    state: 'connected',
  });

const change = (who: Resident, action: 'add' | 'end', id: string) =>
  outcome([changeMembership, changeMembershipInput], who, { action, id });
const dealerOf = async (boss: Boss) => (await get(COLLECTIONS.companies, boss.owner))?.['dealerOwner'];
const member = (boss: Boss) => get(COLLECTIONS.dealerMembers, boss.owner);
const share = (boss: Boss, sharesFigures: boolean) =>
  db.collection(COLLECTIONS.companies).doc(boss.owner).update({ sharesFigures });

let lou: Boss;
beforeAll(async () => {
  lou = await company({ louveRoofDealer: true });
});

async function newMember(): Promise<Boss> {
  const dana = await company();
  await connect(lou, dana);
  expect(await change(lou, 'add', dana.uid)).toMatchObject({ code: null });
  return dana;
}

describe('a membership', () => {
  it('is begun by the dealer, once, and ended by either side', async () => {
    const dana = await newMember();
    const [before] = [await member(dana)];
    expect(await dealerOf(dana)).toBe(lou.owner);
    expect(before).toMatchObject({ owner: lou.owner, name: `Roofs ${dana.owner}`, shares: false });
    await Promise.all([change(lou, 'add', dana.uid), change(lou, 'add', dana.uid)]);
    expect(await member(dana)).toEqual(before);

    await share(dana, true);
    expect(await change(dana, 'end', dana.owner)).toMatchObject({ code: null });
    expect([await dealerOf(dana), await member(dana)]).toEqual(['', null]);
    expect((await get(COLLECTIONS.companies, dana.owner))?.['sharesFigures']).toBe(false);
    await change(lou, 'add', dana.uid);
    expect(await change(lou, 'end', dana.owner)).toMatchObject({ code: null });
    expect(await change(lou, 'end', dana.owner)).toMatchObject({ code: null });
    expect([await dealerOf(dana), await member(dana)]).toEqual(['', null]);
  });

  it('is refused to strangers, employees, other dealers and members of another dealer', async () => {
    const [stranger, otherDealer, taken, dana] = await Promise.all([
      company(),
      company({ louveRoofDealer: true }),
      company({ dealerOwner: 'somebody' }),
      newMember(),
    ]);
    const employee = await resident({ companyUuid: stranger.owner });
    const alone = await resident();
    for (const one of [otherDealer, taken, employee, alone]) await connect(lou, one);
    const codes: unknown[] = [];
    for (const one of [stranger, otherDealer, employee, alone, taken]) {
      codes.push((await change(lou, 'add', one.uid)).code);
    }
    expect(codes).toEqual(['not-found', 'invalid', 'invalid', 'invalid', 'conflict']);
    expect((await change(stranger, 'add', dana.uid)).code).toBe('denied');
    expect((await change(employee, 'end', stranger.owner)).code).toBe('denied');
    // Ending another dealer's membership does nothing.
    expect(await change(stranger, 'end', dana.owner)).toMatchObject({ code: null });
    expect(await dealerOf(dana)).toBe(lou.owner);
  });

  it('ends with a company that closes, the member’s or the dealer’s', async () => {
    const dealer = await company({ louveRoofDealer: true });
    const [closing, staying] = [await company(), await company()];
    for (const one of [closing, staying]) {
      await connect(dealer, one);
      expect(await change(dealer, 'add', one.uid)).toMatchObject({ code: null });
    }
    for (const one of [closing, dealer]) {
      await db.collection(COLLECTIONS.companies).doc(one.owner).delete();
      await memberOfDealer(db, changeOf(one.owner, { uuid: one.owner }, null));
    }
    expect([await member(closing), await member(staying), await dealerOf(staying)]).toEqual([null, null, '']);
  });
});

describe('comparing members', () => {
  it('counts the figures a member shares, at most every ten minutes, and drops them with the consent', async () => {
    const dana = await newMember();
    const silent = await newMember();
    await Promise.all([
      aCustomer(dana.owner),
      aCustomer(dana.owner, { listOrganizer: 'Sold' }),
      aTracker(dana.owner),
      aTracker(dana.owner, { listOrganizer: 'Archive' }),
      aTracker(dana.owner, { createdAt: Date.now() - 40 * 86_400_000 }),
      aCustomer(silent.owner),
    ]);
    await share(dana, true);
    await expect.poll(() => member(dana), COLD).toMatchObject({ shares: true });

    const now = Date.now();
    expect(await compareMembers(db, lou, {}, now)).toEqual({ state: 'done' });
    const figures = { openLeads: 1, openTrackers: 2, soldThisMonth: 2 };
    expect(await member(dana)).toMatchObject(figures);
    expect(await member(silent)).toMatchObject({ openLeads: 0, countedAt: null });

    await aCustomer(dana.owner);
    await compareMembers(db, lou, {}, now + COUNT_AFTER_MS - 1);
    expect(await member(dana)).toMatchObject(figures);
    await compareMembers(db, lou, {}, now + COUNT_AFTER_MS);
    expect(await member(dana)).toMatchObject({ ...figures, openLeads: 2 });

    await share(dana, false);
    await expect
      .poll(() => member(dana), COLD)
      .toMatchObject({ shares: false, openLeads: 0, soldThisMonth: 0, countedAt: null });
  });

  it('counts for administrators of a dealer only, one at a time', async () => {
    const [dana, employee] = [
      await company(),
      await resident({ companyUuid: lou.owner, permissionLevel: ['scope:all'] }),
    ];
    for (const who of [dana, employee]) {
      expect(await outcome([compareMembers, compareMembersInput], who, {})).toMatchObject({ code: 'denied' });
    }
    const answers = await Promise.all([
      outcome([compareMembers, compareMembersInput], lou, {}),
      outcome([compareMembers, compareMembersInput], lou, {}),
    ]);
    expect(answers.map((one) => one.code)).toEqual([null, null]);
  });
});
