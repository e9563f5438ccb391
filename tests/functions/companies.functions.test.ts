import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@/domain/core/collections';
import { foundCompany } from '../../functions/src/callables/company/found-company';
import {
  account,
  call,
  db,
  freshId,
  person,
  register,
  registerWithFacebook,
  staffedCompany,
} from './emulator';
import { aCustomer, aLink, aTracker, get, publicCopyOf, SOON, untilShared } from './rows';

const company = (id: string) => get(COLLECTIONS.companies, id);
const user = (id: string) => get(COLLECTIONS.users, id);

describe('foundCompany', () => {
  it('makes the caller the administrator and keeps their owner id', async () => {
    const founder = await person({ permissionLevel: ['jobs:view'] });
    const answer = await call('foundCompany', { name: '  Slate   & Sons ' }, founder.token);
    expect(answer).toMatchObject({ status: 200, result: { companyUuid: founder.uid } });
    expect(await company(founder.uid)).toMatchObject({
      uuid: founder.uid,
      name: 'Slate & Sons',
      administrator: [founder.uid],
      isAttachment: true,
      louveRoofDealer: false,
      createdBy: founder.uid,
    });
    expect(await user(founder.uid)).toMatchObject({
      companyUuid: founder.uid,
      company: 'Slate & Sons',
      permissionLevel: [],
    });
  });

  it('uses the fresh owner id of a user who left a company before', async () => {
    const soloOwner = freshId();
    const founder = await person({ soloOwner });
    expect(await call('foundCompany', { name: 'Second Try' }, founder.token)).toMatchObject({
      result: { companyUuid: soloOwner },
    });
  });

  it('answers the same to the same request again', async () => {
    const founder = await person();
    const [one, two] = await Promise.all([
      call('foundCompany', { name: 'Slate & Sons' }, founder.token),
      call('foundCompany', { name: 'Slate & Sons' }, founder.token),
    ]);
    expect(one).toMatchObject({ status: 200, result: { companyUuid: founder.uid } });
    expect(two).toEqual(one);
  });

  it('gives two simultaneous founders a company each', async () => {
    const [a, b] = await Promise.all([person(), person()]);
    const answers = await Promise.all([
      call('foundCompany', { name: 'Same Name' }, a.token),
      call('foundCompany', { name: 'Same Name' }, b.token),
    ]);
    expect(answers.map((answer) => answer.result)).toEqual([{ companyUuid: a.uid }, { companyUuid: b.uid }]);
    expect((await company(a.uid))?.['administrator']).toEqual([a.uid]);
    expect((await company(b.uid))?.['administrator']).toEqual([b.uid]);
  });

  it('lets one of two simultaneous companies win', async () => {
    const founder = await person();
    const results = await Promise.allSettled(
      ['First', 'Second'].map((name) => foundCompany(db, founder, { name }, Date.now())),
    );
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    expect(results.find((result) => result.status === 'rejected')?.reason).toMatchObject({
      code: 'conflict',
    });
  });

  it.each([
    ['an empty name', { name: '  ' }],
    ['a name over 120 characters', { name: 'x'.repeat(121) }],
    ['a name that is no text', { name: 7 }],
  ])('refuses %s with one sentence', async (_, data) => {
    const founder = await person();
    expect(await call('foundCompany', data, founder.token)).toMatchObject({
      status: 400,
      code: 'invalid',
      message: 'Give your company a name of at most 120 characters.',
    });
    expect(await company(founder.uid)).toBeNull();
  });

  it('refuses unknown fields', async () => {
    const founder = await person();
    const answer = await call('foundCompany', { name: 'Slate', louveRoofDealer: true }, founder.token);
    expect(answer).toMatchObject({ status: 400, code: 'invalid' });
  });

  it('refuses a member of a company', async () => {
    const { employee, owner } = await staffedCompany();
    const before = await company(owner);
    expect(await call('foundCompany', { name: 'My Own' }, employee.token)).toMatchObject({
      code: 'conflict',
    });
    expect(await company(owner)).toEqual(before);
  });

  it('refuses an unproven identity, and accepts Facebook as proof', async () => {
    expect(await call('foundCompany', { name: 'Slate' })).toMatchObject({
      status: 401,
      code: 'needs-recent-login',
    });
    const unverified = await register({ verified: false });
    await account(unverified);
    expect(await call('foundCompany', { name: 'Slate' }, unverified.token)).toMatchObject({
      status: 403,
      code: 'denied',
    });
    const facebook = await registerWithFacebook();
    await account(facebook);
    expect(await call('foundCompany', { name: 'Slate' }, facebook.token)).toMatchObject({ status: 200 });
  });
});

describe('leaveCompany', () => {
  it('keeps the last administrator', async () => {
    const founder = await person();
    await call('foundCompany', { name: 'Slate & Sons' }, founder.token);
    expect(await call('leaveCompany', {}, founder.token)).toMatchObject({
      code: 'last-administrator',
      message: 'A company needs an administrator. Make another person one first.',
    });
    expect(await user(founder.uid)).toMatchObject({ companyUuid: founder.uid });
  });

  it('gives the founder a fresh owner id and leaves records and colleagues in place', async () => {
    const { owner, founder, second, employee } = await staffedCompany();
    const customer = await aCustomer(owner);
    const colleague = await user(employee.uid);
    expect(await call('leaveCompany', {}, founder.token)).toMatchObject({ status: 200 });
    const left = await user(founder.uid);
    expect(left).toMatchObject({ companyUuid: '', company: '', permissionLevel: [] });
    expect(left?.['soloOwner']).toMatch(/^\w{20}$/);
    expect((await company(owner))?.['administrator']).toEqual([second.uid]);
    expect(await get(COLLECTIONS.customers, customer)).toMatchObject({ owner });
    expect(await user(employee.uid)).toEqual(colleague);
  });

  it('removes an employee’s permissions and is idempotent', async () => {
    const { owner, employee } = await staffedCompany();
    await call('leaveCompany', {}, employee.token);
    const left = await user(employee.uid);
    expect(left).toMatchObject({ companyUuid: '', permissionLevel: [], soloOwner: '' });
    expect(await call('leaveCompany', {}, employee.token)).toMatchObject({ status: 200 });
    expect(await user(employee.uid)).toEqual(left);
    expect((await company(owner))?.['administrator']).toHaveLength(2);
  });

  it('keeps one of the last two administrators when both leave at once', async () => {
    const { owner, founder, second } = await staffedCompany();
    const answers = await Promise.all([founder, second].map(({ token }) => call('leaveCompany', {}, token)));
    expect(answers.map((answer) => answer.code)).toContain('last-administrator');
    expect((await company(owner))?.['administrator']).toHaveLength(1);
  });
});

describe('closeCompany', () => {
  const close = (token: string, confirm = 'Slate & Sons') => call('closeCompany', { confirm }, token);

  /** A company whose founder left it to its second administrator, who is now alone. */
  async function inherited() {
    const { owner, founder, second, employee } = await staffedCompany();
    await call('leaveCompany', {}, employee.token);
    await call('leaveCompany', {}, founder.token);
    return { owner, founder, second };
  }

  it('makes the company its founder’s own business again, idempotently', async () => {
    const founder = await person({ permissionLevel: ['jobs:view'] });
    await call('foundCompany', { name: 'Slate & Sons' }, founder.token);
    const customer = await aCustomer(founder.uid);
    expect(await close(founder.token)).toMatchObject({ status: 200 });
    expect(await company(founder.uid)).toBeNull();
    const alone = await user(founder.uid);
    expect(alone).toMatchObject({
      companyUuid: '',
      company: 'Slate & Sons',
      soloOwner: '',
      formerOwners: [],
    });
    expect(await get(COLLECTIONS.customers, customer)).toMatchObject({ owner: founder.uid });
    expect(await close(founder.token)).toMatchObject({ status: 200 });
    expect(await user(founder.uid)).toEqual(alone);
  });

  it('gives it to the last member, and keeps their earlier records and the clients’ pages', async () => {
    const { owner, founder, second } = await inherited();
    const link = await aLink(owner, await aTracker(owner));
    await untilShared(link);
    await close(second.token);
    expect(await user(second.uid)).toMatchObject({ soloOwner: owner, formerOwners: [second.uid] });
    expect((await user(founder.uid))?.['soloOwner']).not.toBe(owner);
    const roster = () => get(COLLECTIONS.rosters, owner);
    await expect
      .poll(async () => (await roster())?.['people'].filter((one: { active: boolean }) => one.active), SOON)
      .toMatchObject([{ uid: second.uid }]);
    expect(await publicCopyOf(link)).toMatchObject({ business: { name: 'Slate & Sons' } });
  });

  it('is refused while it has other members, and names them', async () => {
    const { owner, founder } = await staffedCompany();
    expect(await close(founder.token)).toMatchObject({
      code: 'conflict',
      message: 'Remove everybody else first: Ada, Max.',
    });
    expect(await company(owner)).not.toBeNull();
  });

  it('is refused to employees, and without the name', async () => {
    const { owner, founder, employee } = await staffedCompany();
    expect(await close(employee.token)).toMatchObject({ code: 'denied' });
    for (const typed of ['', 'Slate', 'slate & sons']) {
      expect(await close(founder.token, typed)).toMatchObject({
        code: 'invalid',
        message: 'Type the name of the company as it is written here to close it.',
      });
    }
    expect(await company(owner)).not.toBeNull();
  });

  it('loses nobody when two administrators close at once', async () => {
    const { owner, founder, second, employee } = await staffedCompany();
    await call('leaveCompany', {}, employee.token);
    const answers = await Promise.all([founder, second].map(({ token }) => close(token)));
    expect(answers.map(({ code }) => code)).toEqual(['conflict', 'conflict']);
    expect((await company(owner))?.['administrator']).toHaveLength(2);
  });
});
