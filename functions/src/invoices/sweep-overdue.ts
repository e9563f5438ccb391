import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import type { Formats } from '@/domain/format/formats';
import { daysOverdue } from '@/domain/invoices/due/overdue';
import { OUTSTANDING_INVOICES } from '@/domain/invoices/invoice-status';
import { invoiceShape } from '@/domain/invoices/invoice';
import { overdueWords } from '@/domain/notifications/invoice-words';
import { writtenDate } from '@/domain/time/moment-words';
import { addDays, atWallClock, dayOf, wallClockOf } from '@/domain/time/time';
import { readFormats } from '../business';
import { eachOf } from '../each-of';
import { readRecord } from '../records';
import { recountBilling } from './recount-billing';
import { tellInvoice } from './tell-invoice';

/** After midnight in the zone of a business; more than one hour, in case a run is missed. */
const UNTIL_HOUR = '03:00';

/** Due days that are looked at, counted from the day in UTC: a zone is up to 14 hours ahead, and a run may be missed. */
const DAYS_BACK = 3;
const DAYS_AHEAD = 1;

/** What tells whether an invoice is overdue, without its lines. */
const READ = [
  ...['uuid', 'owner', 'trackerId', 'kind', 'status', 'dueOn', 'balance', 'pending', 'heldBack'],
  ...['heldReleasedAt', 'currency', 'number', 'numberPrefix', 'title', 'customerName'],
  ...['salesperson', 'assignees'],
] as const;

/**
 * Says Overdue on the trackers of invoices whose last day to pay ended with the midnight of their business, at `now`
 * (epoch ms), and tells their people once. It may run twice, also at once.
 */
export async function sweepOverdue(db: Firestore, now: number): Promise<void> {
  const utc = dayOf(now, 'UTC');
  const known = new Map<string, Formats>();
  const formatsOf = async (owner: string) =>
    known.get(owner) ?? db.runTransaction((tx) => readFormats(db, tx, owner), { readOnly: true });
  const lately = db
    .collection(COLLECTIONS.invoices)
    .where('status', 'in', OUTSTANDING_INVOICES)
    .where('dueOn', '>=', addDays(utc, -DAYS_BACK))
    .where('dueOn', '<=', addDays(utc, DAYS_AHEAD))
    .orderBy('dueOn')
    .select(...READ);
  await eachOf(lately, async (data) => {
    const invoice = readRecord(invoiceShape, data);
    const { owner, trackerId } = invoice;
    const formats = await formatsOf(owner);
    known.set(owner, formats);
    const { zone } = formats;
    if (wallClockOf(now, zone) >= UNTIL_HOUR || daysOverdue(invoice, dayOf(now, zone)) === 0) return;
    if (trackerId !== '') await recountBilling(db, trackerId, '', now);
    const { uuid, dueOn } = invoice;
    const when = writtenDate(atWallClock(dueOn, '12:00', zone), formats, now);
    await tellInvoice(db, invoice, {
      ...{ eventId: `overdue ${uuid} ${dueOn}`, at: now, by: '', window: Infinity },
      words: overdueWords(invoice, when),
    });
  });
}
