import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@/domain/core/collections';
import { companyShape } from '@/domain/company/company';
import { rebuildRoster } from '../../functions/src/triggers/roster';
import { call, db, freshId, person, staffedCompany } from './emulator';
import { COLD, get, put } from './rows';

const user = (id: string) => get(COLLECTIONS.users, id);
const people = async (owner: string) => (await get(COLLECTIONS.rosters, owner))?.['people'];

describe('the roster', () => {
  it('holds a person alone', async () => {
    const someone = await person({ userFirstName: 'Noor', userLastName: 'Adler', jobRole: 'Roofer' });
    await expect
      .poll(() => people(someone.uid), COLD)
      .toMatchObject([
        {
          uid: someone.uid,
          name: 'Noor Adler',
          firstName: 'Noor',
          role: 'Roofer',
          active: true,
          isAdmin: true,
        },
      ]);
  });

  it('follows members and administrators, and keeps the names of former members', async () => {
    const { owner, founder, second, employee } = await staffedCompany();
    await expect
      .poll(() => people(owner), COLD)
      .toMatchObject([
        { uid: second.uid, name: 'Ada', isAdmin: true },
        { uid: employee.uid, name: 'Max', isAdmin: false, phone: '555-0102' },
        { uid: founder.uid, name: 'Noor Adler', isAdmin: true },
      ]);
    await call('leaveCompany', {}, employee.token);
    await expect
      .poll(() => people(owner), COLD)
      .toMatchObject([
        { uid: second.uid },
        { uid: founder.uid },
        { uid: employee.uid, name: 'Max', active: false, isAdmin: false, phone: '' },
      ]);
    await expect.poll(() => people(employee.uid), COLD).toMatchObject([{ uid: employee.uid, active: true }]);
  });

  it('is not written again when unchanged', async () => {
    const { owner } = await staffedCompany();
    await rebuildRoster(db, owner);
    const ref = db.collection(COLLECTIONS.rosters).doc(owner);
    await expect.poll(async () => (await people(owner))?.length, COLD).toBe(3);
    await rebuildRoster(db, owner);
    const before = (await ref.get()).updateTime?.valueOf();
    await rebuildRoster(db, owner);
    expect((await ref.get()).updateTime?.valueOf()).toBe(before);
  });
});

describe('a company’s new name', () => {
  it('reaches its members', async () => {
    const owner = freshId();
    const member = await person({ companyUuid: owner, company: 'Old Name' });
    await put(companyShape, owner, { uuid: owner, name: 'Old Name', administrator: [member.uid] });
    await db.collection(COLLECTIONS.companies).doc(owner).update({ name: 'New Name' });
    await expect.poll(async () => (await user(member.uid))?.['company'], COLD).toBe('New Name');
  });
});
