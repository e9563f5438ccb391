import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { daysOverdue } from '@/domain/invoices/due/overdue';
import { OUTSTANDING_INVOICES } from '@/domain/invoices/invoice-status';
import { invoiceShape } from '@/domain/invoices/invoice';
import { addDays, dayOf, wallClockOf } from '@/domain/time/time';
import { readFormats } from '../business';
import { eachOf } from '../each-of';
import { readRecord } from '../records';
import { recountBilling } from './recount-billing';

/** After midnight in the zone of a business; more than one hour, in case a run is missed. */
const UNTIL_HOUR = '03:00';

/** Due days that are looked at, counted from the day in UTC: a zone is up to 14 hours ahead, and a run may be missed. */
const DAYS_BACK = 3;
const DAYS_AHEAD = 1;

/** What tells whether an invoice is overdue, without its lines. */
const READ = [
  ...['owner', 'trackerId', 'kind', 'status', 'dueOn', 'balance', 'pending', 'heldBack', 'heldReleasedAt'],
  'currency',
] as const;

/**
 * Says Overdue on the trackers of invoices whose last day to pay ended with the midnight of their business, at `now`
 * (epoch ms). It may run twice, also at once.
 */
export async function sweepOverdue(db: Firestore, now: number): Promise<void> {
  const utc = dayOf(now, 'UTC');
  const zones = new Map<string, string>();
  const zoneOf = async (owner: string) =>
    (await db.runTransaction((tx) => readFormats(db, tx, owner), { readOnly: true })).zone;
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
    const zone = zones.get(owner) ?? (await zoneOf(owner));
    zones.set(owner, zone);
    const isAtNight = wallClockOf(now, zone) < UNTIL_HOUR;
    if (isAtNight && trackerId !== '' && daysOverdue(invoice, dayOf(now, zone)) > 0)
      await recountBilling(db, trackerId, '', now);
  });
}
