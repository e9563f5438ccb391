import type { Firestore } from 'firebase-admin/firestore';
import { settingsShape } from '@/domain/company/company';
import { COLLECTIONS } from '@/domain/core/collections';
import { initialOf } from '@/domain/core/shape';
import { formatsOf } from '@/domain/format/formats';
import { OUTSTANDING_INVOICES } from '@/domain/invoices/invoice-status';
import { invoiceShape } from '@/domain/invoices/invoice';
import { dueReminder, LATEST_DAYS } from '@/domain/invoices/reminders/reminder-due';
import { moneySettingsShape } from '@/domain/money/money-settings';
import { addDays, dayOf, wallClockOf } from '@/domain/time/time';
import { eachOf } from '../each-of';
import { readRecord, readSnapshot } from '../records';
import type { Reminding } from './reminding';
import { sendReminder } from './send-reminder';

/** The hours in which reminders go, in the zone of a business; more than one, in case a run is missed. */
const FROM_HOUR = '09:00';
const UNTIL_HOUR = '12:00';

/** What the rules read, without the lines of hundreds of invoices. */
const READ = [
  ...['listOrganizer', 'kind', 'status', 'issuedOn', 'dueOn', 'balance', 'pending', 'heldBack'],
  ...['heldReleasedAt', 'remindedAt', 'currency'],
] as const;

/**
 * Mails the reminders that are due, of every business that wants them and whose morning it is at `now` (epoch ms). It may
 * run twice, also at once.
 */
export async function sweepInvoiceReminders(db: Firestore, now: number): Promise<void> {
  const wanting = db
    .collection(COLLECTIONS.moneySettings)
    .where('mailsReminders', '==', true)
    .orderBy('owner');
  await eachOf(wanting, async (data, owner) => {
    const { reminders: rules } = readRecord(moneySettingsShape, data);
    const stored = await db.collection(COLLECTIONS.settings).doc(owner).get();
    const contact = readSnapshot(settingsShape, stored) ?? initialOf(settingsShape.fields);
    const formats = formatsOf({ ...contact, timeZone: contact.timeZone || 'UTC' });
    const hour = wallClockOf(now, formats.zone);
    if (rules.length === 0 || hour < FROM_HOUR || hour >= UNTIL_HOUR) return;
    await remindOf(db, owner, { rules, formats, contact, now });
  });
}

async function remindOf(db: Firestore, owner: string, reminding: Reminding): Promise<void> {
  const { rules, formats, now } = reminding;
  const today = dayOf(now, formats.zone);
  const days = rules.map((rule) => rule.days);
  const open = db
    .collection(COLLECTIONS.invoices)
    .where('owner', '==', owner)
    .where('status', 'in', OUTSTANDING_INVOICES)
    .where('dueOn', '>=', addDays(today, -Math.max(...days) - LATEST_DAYS))
    .where('dueOn', '<=', addDays(today, -Math.min(...days)))
    .orderBy('dueOn')
    .select(...READ);
  await eachOf(open, async (data, id) => {
    if (dueReminder(readRecord(invoiceShape, data), rules, clockOf(reminding)))
      await remind(db, id, reminding);
  });
}

async function remind(db: Firestore, id: string, reminding: Reminding): Promise<void> {
  const ref = db.collection(COLLECTIONS.invoices).doc(id);
  await db.runTransaction(async (tx) => {
    const invoice = readSnapshot(invoiceShape, await tx.get(ref));
    const rule = invoice && dueReminder(invoice, reminding.rules, clockOf(reminding));
    if (rule) await sendReminder(db, tx, invoice, rule, reminding, { by: '', byName: '' });
  });
}

/** Stops are read with the address, just before the mail goes. */
function clockOf({ now, formats }: Reminding) {
  return { now, zone: formats.zone, isStopped: false };
}
