import { describe, expect, it } from 'vitest';
import { preferencesShape } from '@/domain/account/preferences';
import { COLLECTIONS } from '@/domain/core/collections';
import { HOUR_MS } from '@/domain/time/time';
import { reportRefused, reportRefusedInput } from '../../functions/src/callables/company/report-refused';
import { call, db, freshId, outcome, person, staffedCompany } from './emulator';
import type { Person } from './emulator';
import { aJob, put } from './rows';

const NOON = Date.UTC(2026, 10, 20, 12);

async function noticesOf({ uid }: Pick<Person, 'uid'>) {
  const found = await db
    .collection(COLLECTIONS.notifications)
    .where('person', '==', uid)
    .where('kind', '==', 'refused')
    .get();
  return found.docs.map((doc) => doc.data());
}

const report = (from: Person, data: unknown, now = NOON) =>
  outcome([reportRefused, reportRefusedInput], from, data, now);
const job = (id: string) => ({ collection: COLLECTIONS.jobs, id });

describe('refused changes of an employee', () => {
  it('are told to each administrator, with noun and title alone, until they are solved', async () => {
    const { owner, founder, second, employee } = await staffedCompany();
    const id = await aJob(owner, 't1', { title: 'Hall Road', assignees: [], problem: 'Gate code 4711' });
    const records = [job(id), job(freshId()), { collection: COLLECTIONS.files, id: freshId() }];
    expect(await call('reportRefused', { count: 3, records }, employee.token)).toMatchObject({
      result: { told: 2 },
    });
    for (const reader of [founder, second]) {
      expect(await noticesOf(reader)).toEqual([
        expect.objectContaining({
          owner,
          title: 'Max’s device has 3 changes that were not taken',
          text: 'job Hall Road, job, photo or file · They are on that device only',
          link: `/employee/${employee.uid}`,
          readAt: null,
        }),
      ]);
    }
    expect(await noticesOf(employee)).toEqual([]);
    await report(employee, { count: 0, records: [] });
    expect([...(await noticesOf(founder)), ...(await noticesOf(second))]).toEqual([]);
  });

  it('are one notice, unread again only when there are more', async () => {
    const { founder, employee } = await staffedCompany();
    await report(employee, { count: 2, records: [] });
    const [first] = await noticesOf(founder);
    await db
      .collection(COLLECTIONS.notifications)
      .doc(String(first?.['uuid']))
      .update({ readAt: new Date() });
    await report(employee, { count: 1, records: [] });
    const [fewer] = await noticesOf(founder);
    expect(fewer).toMatchObject({ title: 'Max’s device has 1 change that was not taken' });
    expect(fewer?.['readAt']).not.toBeNull();
    await report(employee, { count: 4, records: [] });
    expect(await noticesOf(founder)).toEqual([expect.objectContaining({ count: 4, readAt: null })]);
  });

  it('name no record of another business, and reach nobody outside the own one', async () => {
    const { employee, founder } = await staffedCompany();
    const other = await staffedCompany();
    const theirs = await aJob(other.owner, 't1', { title: 'Secret Street' });
    await report(employee, { count: 1, records: [job(theirs)] });
    expect((await noticesOf(founder)).map(({ text }) => text)).toEqual([
      'job · They are on that device only',
    ]);
    expect(await noticesOf(other.founder)).toEqual([]);
    const stranger = await person();
    expect((await report(stranger, { count: 1, records: [job(theirs)] })).result).toEqual({ told: 0 });
  });

  it('stay silent for administrators who switched the notice off', async () => {
    const { founder, second, employee } = await staffedCompany();
    await put(preferencesShape, founder.uid, { uuid: founder.uid, mutedNotifications: ['refused'] });
    await report(employee, { count: 1, records: [] });
    expect(await noticesOf(founder)).toEqual([]);
    expect(await noticesOf(second)).toHaveLength(1);
  });

  it('are refused beyond the bounds of a report', async () => {
    const { employee } = await staffedCompany();
    const invalid = { code: 'invalid' };
    const many = Array.from({ length: 6 }, () => job(freshId()));
    expect(await report(employee, { count: 6, records: many })).toMatchObject(invalid);
    expect(await report(employee, { count: 1, records: [job('a/b')] })).toMatchObject(invalid);
    const elsewhere = [{ collection: 'Jobs/x/Parts', id: 'a' }];
    expect(await report(employee, { count: 1, records: elsewhere })).toMatchObject(invalid);
    expect(await report(employee, { count: 1, records: [], title: 'Ada stole' })).toMatchObject(invalid);
    expect(await report(employee, { count: -1, records: [] })).toMatchObject(invalid);
    expect(await call('reportRefused', { count: 1, records: [] })).toMatchObject({
      code: 'needs-recent-login',
    });
  });

  it('are limited per person and hour', async () => {
    const { employee } = await staffedCompany();
    for (let round = 0; round < 60; round += 1) await report(employee, { count: 0, records: [] });
    expect(await report(employee, { count: 0, records: [] })).toMatchObject({ code: 'too-many-tries' });
    expect(await report(employee, { count: 0, records: [] }, NOON + HOUR_MS)).toMatchObject({ code: null });
  });
});
