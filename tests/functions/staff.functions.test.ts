import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@/domain/core/collections';
import { priceShape } from '@/domain/money/price';
import { PRESETS } from '@/domain/access/presets';
import { byNoun } from '@/domain/nouns';
import { readInput } from '../../functions/src/calls/input';
import { openWork } from '../../functions/src/callables/company/open-work';
import { reassignWork } from '../../functions/src/callables/company/reassign-work';
import { setAdministrators } from '../../functions/src/callables/company/set-administrators';
import { setPermissions, setPermissionsInput } from '../../functions/src/callables/company/set-permissions';
import { call, db, person, staffedCompany } from './emulator';
import { aCustomer, aJob, aTracker, aVisit, COLD, entriesOf, get, put } from './rows';

const user = (id: string) => get(COLLECTIONS.users, id);
const company = (id: string) => get(COLLECTIONS.companies, id);
const rightsOf = async (owner: string, uid: string) => {
  const people: readonly { uid: string }[] = (await get(COLLECTIONS.rights, owner))?.['people'] ?? [];
  return people.find((one) => one.uid === uid) ?? null;
};
const nobodysBusiness = { code: 'denied', message: expect.stringContaining('You do not have the right') };

const SHOWN = { permissions: ['jobs:view'], jobRole: '' };

describe('the rights of a company', () => {
  it('follow its members, for its administrators', async () => {
    const { owner, founder, employee } = await staffedCompany();
    await expect
      .poll(() => rightsOf(owner, employee.uid), COLD)
      .toMatchObject({ email: employee.email, permissionLevel: ['jobs:view'], jobRole: '' });
    expect(await rightsOf(founder.uid, founder.uid)).toMatchObject({ permissionLevel: [] });
    const before = await rightsOf(owner, employee.uid);
    await db.collection(COLLECTIONS.users).doc(employee.uid).update({ jobRole: 'Roofer' });
    await expect.poll(() => rightsOf(owner, employee.uid), COLD).toMatchObject({ jobRole: 'Roofer' });
    // A member's start does not change with their permissions.
    expect(await rightsOf(owner, employee.uid)).toEqual({ ...before, jobRole: 'Roofer' });
  });
});

describe('setPermissions', () => {
  it('saves permissions and role, idempotently', async () => {
    const { owner, founder, employee } = await staffedCompany();
    const input = {
      uid: employee.uid,
      permissions: [...PRESETS.Sales, 'export'],
      jobRole: 'Sales',
      expected: SHOWN,
    };
    await expect.poll(() => rightsOf(owner, employee.uid), COLD).not.toBeNull();
    expect(await call('setPermissions', input, founder.token)).toMatchObject({ status: 200 });
    const saved = { permissionLevel: input.permissions, jobRole: 'Sales' };
    expect(await user(employee.uid)).toMatchObject(saved);
    expect(await rightsOf(owner, employee.uid)).toMatchObject(saved);
    expect(await call('setPermissions', input, founder.token)).toMatchObject({ status: 200 });
  });

  it('changes permissions beside an invalid stored job role, and leaves that as it is', async () => {
    const { founder, employee } = await staffedCompany();
    for (const stored of ['Roofer ', 'x'.repeat(200)]) {
      const before = (await user(employee.uid))?.['permissionLevel'];
      await db.collection(COLLECTIONS.users).doc(employee.uid).update({ jobRole: stored });
      const permissions = [...PRESETS.Sales, ...(stored === 'Roofer ' ? [] : ['export'])];
      const expected = { permissions: before, jobRole: stored };
      const input = { uid: employee.uid, permissions, jobRole: stored, expected };
      await setPermissions(db, founder, readInput(setPermissionsInput, input), Date.now());
      expect(await user(employee.uid)).toMatchObject({ permissionLevel: permissions, jobRole: stored });
      const renaming = readInput(setPermissionsInput, { ...input, jobRole: 'y'.repeat(81) });
      await expect(setPermissions(db, founder, renaming, Date.now())).rejects.toMatchObject({
        code: 'invalid',
      });
    }
  });

  it('refuses employees, strangers, unknown permissions and administrators, each with a sentence', async () => {
    const { founder, second, employee } = await staffedCompany();
    const stranger = await person();
    const input = { uid: employee.uid, permissions: ['export'], jobRole: '', expected: SHOWN };
    const attempt = async (caller: { readonly uid: string; readonly email: string }, change: object) =>
      setPermissions(db, caller, readInput(setPermissionsInput, { ...input, ...change }), Date.now());
    const attempts = await Promise.allSettled([
      attempt(employee, {}),
      attempt(stranger, {}),
      attempt(founder, { uid: stranger.uid }),
      attempt(founder, { permissions: ['customers:own'] }),
      attempt(founder, { uid: second.uid }),
      attempt(founder, { permissions: 'all' }),
    ]);
    expect(attempts.map((one) => one.status === 'rejected' && one.reason)).toMatchObject([
      nobodysBusiness,
      nobodysBusiness,
      { code: 'not-found', message: 'This person is not in your company any more.' },
      { code: 'invalid', message: expect.stringContaining('does not exist any more') },
      { code: 'invalid', message: expect.stringContaining('Administrators may do everything') },
      { code: 'invalid' },
    ]);
    expect(await user(employee.uid)).toMatchObject({ permissionLevel: ['jobs:view'] });
  });

  it('lets one of two simultaneous administrators win and tells the other', async () => {
    const { founder, second, employee } = await staffedCompany();
    const wishes = [['export'], ['tasks:view']] as const;
    const results = await Promise.allSettled(
      [founder, second].map((caller, at) =>
        setPermissions(
          db,
          caller,
          { uid: employee.uid, permissions: wishes[at] ?? [], jobRole: '', expected: SHOWN },
          Date.now(),
        ),
      ),
    );
    const winner = results.findIndex(({ status }) => status === 'fulfilled');
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'conflict', message: expect.stringContaining('at the same time') },
    });
    expect((await user(employee.uid))?.['permissionLevel']).toEqual(wishes[winner]);
  });
});

describe('setAdministrators', () => {
  it('makes an employee one, and an employee again', async () => {
    const { owner, founder, employee } = await staffedCompany();
    const set = (uid: string, isAdministrator: boolean, token: string) =>
      call('setAdministrators', { uid, isAdministrator }, token);
    expect(await set(employee.uid, true, employee.token)).toMatchObject(nobodysBusiness);
    expect(await set(employee.uid, true, founder.token)).toMatchObject({ status: 200 });
    expect(await set(employee.uid, true, founder.token)).toMatchObject({ status: 200 });
    expect((await company(owner))?.['administrator']).toContain(employee.uid);
    expect(await set(employee.uid, false, founder.token)).toMatchObject({ status: 200 });
    expect(await user(employee.uid)).toMatchObject({ permissionLevel: ['jobs:view'] });
    // A founder never had permissions of their own.
    expect(await set(founder.uid, false, founder.token)).toMatchObject({ status: 200 });
    expect(await user(founder.uid)).toMatchObject({ permissionLevel: PRESETS['Field worker'] });
    expect(await set(employee.uid, true, founder.token)).toMatchObject(nobodysBusiness);
  });

  it('keeps the last one, also when the last two leave at once or another was removed', async () => {
    const { owner, founder, second } = await staffedCompany();
    const results = await Promise.allSettled(
      [founder, second].map((caller) =>
        setAdministrators(db, caller, { uid: caller.uid, isAdministrator: false }, Date.now()),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [last] = (await company(owner))?.['administrator'] ?? [];
    const lost = await person();
    await db
      .collection(COLLECTIONS.companies)
      .doc(owner)
      .update({ administrator: [last, lost.uid] });
    const caller = last === founder.uid ? founder : second;
    expect(
      await call('setAdministrators', { uid: caller.uid, isAdministrator: false }, caller.token),
    ).toMatchObject({
      code: 'last-administrator',
      message: expect.stringContaining('needs an administrator'),
    });
  });
});

describe('removeEmployee', () => {
  it('ends access at once and keeps the name, idempotently', async () => {
    const { owner, founder, second, employee } = await staffedCompany();
    await expect.poll(() => rightsOf(owner, employee.uid), COLD).not.toBeNull();
    const remove = (uid: string, token: string) => call('removeEmployee', { uid }, token);
    expect(await remove(founder.uid, employee.token)).toMatchObject(nobodysBusiness);
    expect(await remove(second.uid, founder.token)).toMatchObject({
      message: expect.stringContaining('Administrators cannot be deactivated'),
    });
    expect(await remove(founder.uid, founder.token)).toMatchObject({
      message: expect.stringContaining('You run this company'),
    });
    expect(await remove((await person()).uid, founder.token)).toMatchObject({ code: 'not-found' });
    expect(await remove(employee.uid, founder.token)).toMatchObject({ status: 200 });
    expect(await user(employee.uid)).toMatchObject({
      companyUuid: '',
      company: '',
      permissionLevel: [],
      formerCompany: 'Slate & Sons',
      formerContact: `Noor Adler, ${founder.email}`,
    });
    expect(await rightsOf(owner, employee.uid)).toBeNull();
    expect(await remove(employee.uid, founder.token)).toMatchObject({ status: 200 });
    await expect
      .poll(async () => (await get(COLLECTIONS.rosters, owner))?.['people'], COLD)
      .toContainEqual(expect.objectContaining({ uid: employee.uid, name: 'Max', active: false }));
    // Once they have a company of their own, the note about the former one is cleared.
    expect(await call('foundCompany', { name: 'Max Roofs' }, employee.token)).toMatchObject({ status: 200 });
    expect(await user(employee.uid)).toMatchObject({ formerCompany: '', formerContact: '' });
  });
});

describe('reassignWork', () => {
  it('gives open work with its amounts to a colleague and leaves the rest', async () => {
    const { owner, founder, second, employee } = await staffedCompany();
    const mine = { assignees: [employee.uid, founder.uid] };
    const lead = await aCustomer(owner, { ...mine, salesperson: employee.uid });
    const sold = await aCustomer(owner, { ...mine, listOrganizer: 'Sold', salesperson: employee.uid });
    const tracker = await aTracker(owner, { ...mine, customerId: sold, crewLead: employee.uid });
    const job = await aJob(owner, tracker, mine);
    const done = await aJob(owner, tracker, { ...mine, listOrganizer: 'Archive' });
    const visit = await aVisit(owner, tracker, job, { ...mine, crew: [employee.uid] });
    const past = await aVisit(owner, tracker, job, { ...mine, crew: [employee.uid], status: 'Done' });
    await put(priceShape, job, { uuid: job, owner, noun: 'job', trackerId: tracker, ...mine });
    const foreign = await aCustomer(second.uid, mine);

    const input = { from: employee.uid, to: second.uid };
    await expect(openWork(db, employee, employee)).rejects.toMatchObject(nobodysBusiness);
    await expect(reassignWork(db, employee, input)).rejects.toMatchObject(nobodysBusiness);
    await expect(reassignWork(db, founder, { ...input, to: employee.uid })).rejects.toMatchObject({
      message: 'Choose another person for this work.',
    });
    await expect(reassignWork(db, founder, { ...input, to: 'nobody' })).rejects.toMatchObject({
      code: 'not-found',
    });
    const nothing = byNoun(() => 0);
    expect((await call('openWork', { uid: employee.uid }, founder.token)).result).toEqual({
      ...nothing,
      ...{ customers: 1, trackers: 1, jobs: 1, visits: 1 },
    });
    expect((await call('reassignWork', input, founder.token)).result).toEqual(nothing);
    expect(await reassignWork(db, founder, input)).toEqual(nothing);

    const after = [second.uid, founder.uid];
    const [customer, client] = [await get('Customers', lead), await get('Customers', sold)];
    expect(customer).toMatchObject({ assignees: after, salesperson: second.uid });
    expect(client).toMatchObject({ assignees: [...mine.assignees, second.uid], salesperson: employee.uid });
    expect(await get('Trackers', tracker)).toMatchObject({ assignees: after, crewLead: second.uid });
    expect(await get('Jobs', job)).toMatchObject({ assignees: after, updatedBy: founder.uid });
    expect(await get('Prices', job)).toMatchObject({ assignees: after });
    expect(await get('Visits', visit)).toMatchObject({ assignees: after, crew: [second.uid] });
    for (const [collection, id] of [
      ['Jobs', done],
      ['Visits', past],
      ['Customers', foreign],
    ] as const) {
      expect(await get(collection, id)).toMatchObject(mine);
    }
    await expect
      .poll(async () => (await entriesOf('Activity', lead)).at(-1), COLD)
      .toMatchObject({ kind: 'changed', byName: 'Noor Adler' });
  });

  it('continues after two simultaneous calls', async () => {
    const { owner, founder, second, employee } = await staffedCompany();
    await Promise.all(
      Array.from({ length: 12 }, () =>
        aCustomer(owner, { assignees: [employee.uid], importId: 'some-import' }),
      ),
    );
    const input = { from: employee.uid, to: second.uid };
    await Promise.allSettled([reassignWork(db, founder, input), reassignWork(db, founder, input)]);
    expect(await reassignWork(db, founder, input)).toMatchObject({ customers: 0 });
    const theirs = await db.collection('Customers').where('assignees', 'array-contains', second.uid).get();
    expect(theirs.size).toBe(12);
  });
});
