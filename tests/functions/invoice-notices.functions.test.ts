import { describe, expect, it } from 'vitest';
import { PRESETS } from '@/domain/access/presets';
import { companyShape } from '@/domain/company/company';
import { COLLECTIONS } from '@/domain/core/collections';
import { invoiceShape } from '@/domain/invoices/invoice';
import { addDays, atWallClock, dayOf } from '@/domain/time/time';
import { makeCompany } from '@tests/factories/records';
import { sweepOverdue } from '../../functions/src/invoices/sweep-overdue';
import { storedRecord } from '../../functions/src/records';
import { tellPaid } from '../../functions/src/triggers/invoice-paid';
import { db, resident } from './emulator';
import { aBiller, anIssued } from './invoices';
import { changeOf, get } from './rows';

const ZONE = 'America/Chicago';
const AMOUNT = /4[,.]?704|1[,.]?000/;

/** A company whose administrator has an issued invoice of a salesperson, in sight of a field worker. */
async function staffed() {
  const biller = await aBiller();
  const { owner } = biller;
  const company = makeCompany({ uuid: owner, administrator: [owner], createdBy: owner });
  await db.collection(COLLECTIONS.companies).doc(owner).set(storedRecord(companyShape, company));
  await db.collection(COLLECTIONS.users).doc(owner).update({ companyUuid: owner });
  const staff = (preset: 'Sales' | 'Field worker') =>
    resident({ companyUuid: owner, permissionLevel: PRESETS[preset] });
  const [sales, worker] = await Promise.all([staff('Sales'), staff('Field worker')]);
  const people = { salesperson: sales.uid, assignees: [owner, sales.uid, worker.uid] };
  const id = await anIssued(biller, people);
  return { owner, sales: sales.uid, worker: worker.uid, id };
}

async function told(person: string, id: string) {
  const found = await db.collection(COLLECTIONS.notifications).where('person', '==', person).get();
  return found.docs
    .map((doc) => doc.data())
    .filter((one) => one['recordId'] === id && one['kind'] === 'invoice');
}

describe('the people of an invoice', () => {
  it('are told that it is partly paid and paid, once for a payment, and without an amount', async () => {
    const { owner, sales, worker, id } = await staffed();
    const before = (await get(COLLECTIONS.invoices, id)) ?? {};
    const paid = (cents: number, status: 'Partially Paid' | 'Paid') => ({
      ...before,
      ...storedRecord(invoiceShape, { paid: cents, status, balance: 470_400 - cents, updatedBy: '' }),
    });
    const part = changeOf(id, before, paid(100_000, 'Partially Paid'));
    const rest = changeOf(id, paid(100_000, 'Partially Paid'), paid(470_400, 'Paid'));
    for (const change of [part, part, rest, rest]) await tellPaid(db, change);
    for (const person of [owner, sales]) {
      const notices = await told(person, id);
      expect(notices.map(({ title }) => String(title).replace(/^\S+ /, '')).toSorted()).toEqual([
        expect.stringMatching(/ is paid$/),
        expect.stringMatching(/ is partly paid$/),
      ]);
      expect(JSON.stringify(notices.map(({ title, text }) => [title, text]))).not.toMatch(AMOUNT);
    }
    expect(await told(worker, id)).toEqual([]);
  });

  it('are told once that it is overdue, after the midnight of the business', async () => {
    const { sales, id } = await staffed();
    const dueOn = addDays(dayOf(Date.now(), ZONE), 50);
    await db.collection(COLLECTIONS.invoices).doc(id).update(storedRecord(invoiceShape, { dueOn }));
    await sweepOverdue(db, atWallClock(dueOn, '23:30', ZONE));
    expect(await told(sales, id)).toEqual([]);
    for (const time of ['00:10', '00:10', '01:10'])
      await sweepOverdue(db, atWallClock(addDays(dueOn, 1), time, ZONE));
    await sweepOverdue(db, atWallClock(addDays(dueOn, 2), '00:10', ZONE));
    expect(await told(sales, id)).toMatchObject([
      {
        count: 1,
        link: `/app/management/invoices/${id}`,
        title: expect.stringMatching(/ is overdue$/) as string,
      },
    ]);
  });

  it('hear nothing of an invoice that is issued as paid', async () => {
    const { sales, id } = await staffed();
    const after = (await get(COLLECTIONS.invoices, id)) ?? {};
    const draft = { ...after, ...storedRecord(invoiceShape, { status: 'Draft', paid: 0 }) };
    const paid = { ...after, ...storedRecord(invoiceShape, { status: 'Paid', paid: 470_400 }) };
    await tellPaid(db, changeOf(id, draft, paid));
    expect(await told(sales, id)).toEqual([]);
  });
});
