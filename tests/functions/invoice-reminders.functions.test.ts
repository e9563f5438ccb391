import { describe, expect, it } from 'vitest';
import { settingsShape } from '@/domain/company/company';
import { COLLECTIONS } from '@/domain/core/collections';
import { invoiceShape } from '@/domain/invoices/invoice';
import type { Invoice } from '@/domain/invoices/invoice';
import { USUAL_REMINDERS } from '@/domain/money/reminder-rules';
import { moneySettingsShape } from '@/domain/money/money-settings';
import type { MoneySettings } from '@/domain/money/money-settings';
import { addDays, atWallClock, dayOf, HOUR_MS } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import { trackerShape } from '@/domain/trackers/tracker';
import type { RemindResult } from '@/domain/invoices/reminders/reminded';
import { remindClients, remindClientsInput } from '../../functions/src/callables/invoices/remind-clients';
import { limitRef } from '../../functions/src/calls/limits';
import { chooseMails } from '../../functions/src/client-updates/mail-stops';
import { sweepInvoiceReminders } from '../../functions/src/invoice-reminders/sweep-invoice-reminders';
import { storedRecord } from '../../functions/src/records';
import { db, freshId, outcome } from './emulator';
import { aBiller, anIssued, invoiceOf } from './invoices';
import { aLink, aTracker, entriesOf, get, put } from './rows';

const ZONE = 'America/Chicago';
const AMOUNT = /4[,.]?704/;
const RULES = USUAL_REMINDERS;

/** A business that reminds three days before and three and fourteen after, with an unpaid invoice on a tracker's page. */
async function owed(money: Partial<MoneySettings> = {}) {
  const biller = await aBiller();
  const { owner, customerId } = biller;
  await db
    .collection(COLLECTIONS.settings)
    .doc(owner)
    .update(storedRecord(settingsShape, { phone: '(817) 555-0142', email: 'office@slate.example' }));
  await put(moneySettingsShape, owner, {
    ...{ owner, mailsReminders: true, reminders: RULES, updatedAt: 1 },
    ...money,
  });
  const email = `${freshId()}@example.com`;
  const trackerId = await aTracker(owner, { customerId, email });
  const link = await aLink(owner, trackerId, { state: 'active', expiresAt: Date.now() + 400 * 24 * HOUR_MS });
  await db
    .collection(COLLECTIONS.trackers)
    .doc(trackerId)
    .update(storedRecord(trackerShape, { linkId: link }));
  const id = await anIssued(biller, { trackerId });
  const dueOn = addDays(dayOf(Date.now(), ZONE), 20);
  await set(id, { dueOn });
  return { ...biller, trackerId, link, email, id, dueOn };
}

const set = (id: string, change: Partial<Invoice>) =>
  db.collection(COLLECTIONS.invoices).doc(id).update(storedRecord(invoiceShape, change));
const at = (day: Day, time = '09:10') => atWallClock(day, time, ZONE);
const mailOf = (id: string, day: Day) => get(COLLECTIONS.outbox, `reminder-${id}-${day}`);

async function remind(
  by: Parameters<typeof outcome>[1],
  ids: readonly string[],
  isPreview: boolean,
  now: number,
) {
  const { result } = await outcome([remindClients, remindClientsInput], by, { ids, isPreview }, now);
  // The function's own answer.
  return (result as { readonly results: readonly RemindResult[] }).results;
}

describe('a client is reminded of an unpaid invoice', () => {
  it('once on each day, in the morning of the business, also by two sweeps at once', async () => {
    const { id, email, link, dueOn } = await owed();
    const first = addDays(dueOn, -3);
    for (const early of [at(addDays(first, -1)), at(first, '08:59'), at(first, '12:00')])
      await sweepInvoiceReminders(db, early);
    expect(await mailOf(id, first)).toBeNull();
    await Promise.all([sweepInvoiceReminders(db, at(first)), sweepInvoiceReminders(db, at(first))]);
    await sweepInvoiceReminders(db, at(first) + HOUR_MS);
    await sweepInvoiceReminders(db, at(addDays(first, 1)));
    const mail = await mailOf(id, first);
    expect(mail).toMatchObject({ to: [email], replyTo: 'office@slate.example' });
    const text = String(mail?.['message'].text);
    expect(text).toContain('$4,704.00 are open');
    expect(text).toContain(`/tracking/${link}?invoice=${id}`);
    expect(text).toContain(`/tracking/${link}?mails=stop`);
    expect(await mailOf(id, addDays(first, 1))).toBeNull();
    expect(await invoiceOf(id)).toMatchObject({ reminders: 1, remindedAt: at(first) });
    await sweepInvoiceReminders(db, at(addDays(dueOn, 3)));
    expect((await invoiceOf(id)).reminders).toBe(2);
    const mailed = (await entriesOf('ActivityPriced', id)).filter(({ kind }) => kind === 'mail');
    expect(mailed.map(({ body }) => body)).toEqual([
      `Reminder mailed\nTo ${email}`,
      `Reminder mailed\nTo ${email}`,
    ]);
    expect(JSON.stringify(mailed)).not.toMatch(AMOUNT);
  });

  it.each<[string, Partial<Invoice>]>([
    ['paid', { status: 'Paid', paid: 470_400, balance: 0 }],
    ['void', { status: 'Void', balance: 0 }],
    ['written off', { status: 'Written Off', writtenOff: 470_400, balance: 0 }],
  ])('no more when it is %s', async (_what, change) => {
    const { id, dueOn } = await owed();
    await set(id, change);
    await sweepInvoiceReminders(db, at(addDays(dueOn, 3)));
    expect(await mailOf(id, addDays(dueOn, 3))).toBeNull();
  });

  it('not before the day of the business begins, whatever day it is elsewhere', async () => {
    const { id, dueOn } = await owed();
    const day = addDays(dueOn, 3);
    // Half past eleven at night in Chicago: the next afternoon in Tokyo.
    await sweepInvoiceReminders(db, at(addDays(day, -1), '23:30'));
    expect(await mailOf(id, day)).toBeNull();
  });

  it('not once the client stopped the mails, and not by a business that turned them off', async () => {
    const stopped = await owed();
    await chooseMails(db, stopped.link, true, Date.now());
    const off = await owed({ mailsReminders: false });
    const day = addDays(stopped.dueOn, 3);
    await sweepInvoiceReminders(db, at(day));
    expect(await mailOf(stopped.id, day)).toBeNull();
    expect(await mailOf(off.id, day)).toBeNull();
  });

  it('in the next hour where this one has no room', async () => {
    const { id, owner, dueOn } = await owed();
    const day = addDays(dueOn, 3);
    await limitRef(db, `updates_${owner}`, at(day)).set({ count: 300 });
    await sweepInvoiceReminders(db, at(day));
    expect(await mailOf(id, day)).toBeNull();
    await sweepInvoiceReminders(db, at(day) + HOUR_MS);
    expect(await mailOf(id, day)).not.toBeNull();
  });
});

describe('a reminder by hand', () => {
  it('is shown first, goes once a day, and says who has no address', async () => {
    const { id, office, email, trackerId, dueOn } = await owed({ reminders: [], mailsReminders: false });
    const now = at(addDays(dueOn, 4), '18:00');
    expect(await remind(office, [id], true, now)).toMatchObject([
      { id, to: email, problem: '', subject: expect.stringContaining('was due on') as string },
    ]);
    expect((await invoiceOf(id)).reminders).toBe(0);
    expect(await remind(office, [id, id], false, now)).toMatchObject([{ id, to: email, problem: '' }]);
    expect(await remind(office, [id], false, now + 1)).toMatchObject([
      { to: '', problem: 'A reminder of it was mailed today already.' },
    ]);
    expect((await invoiceOf(id)).reminders).toBe(1);
    await db.collection(COLLECTIONS.trackers).doc(trackerId).update({ email: '' });
    expect(await remind(office, [id], true, at(addDays(dueOn, 5)))).toMatchObject([
      { to: '', problem: 'The client has no e-mail address.' },
    ]);
  });

  it('is refused for another business’s invoice and for one that is paid', async () => {
    const [own, other] = [await owed(), await owed()];
    await set(own.id, { status: 'Paid', paid: 470_400, balance: 0 });
    const [paid, foreign] = await remind(own.office, [own.id, other.id], false, at(own.dueOn));
    expect(paid?.problem).toBe('Nothing is due on this invoice.');
    expect(foreign?.problem).not.toBe('');
    expect((await invoiceOf(other.id)).reminders).toBe(0);
  });
});
