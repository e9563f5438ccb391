import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { invoiceShape } from '@/domain/invoices/invoice';
import type { Invoice } from '@/domain/invoices/invoice';
import { invoiceNoun } from '@/domain/invoices/noun';
import type { ReminderRule } from '@/domain/money/reminder-rules';
import { OUTSIDE_LIMITS } from '@/domain/mail/outside-limits';
import { readBusiness } from '../business';
import { countUse, limitRef } from '../calls/limits';
import { readStanding } from '../mail/outside-room';
import { enterPriced } from '../priced-entry';
import { storedRecord } from '../records';
import { readReminder } from './ready-reminder';
import type { Reminding } from './reminding';

/** Who a reminder is sent by: a uid and a name, both '' for the schedule. */
type Sender = { readonly by: string; readonly byName: string };

/** What became of a reminder: the address it went to, or '' and the sentence that says why none went. */
export type SentReminder = { readonly to: string; readonly problem: string };

const NO_ROOM = 'Your business has mailed all that an hour allows. Try again in an hour.';

/**
 * Mails a reminder in the transaction that read its invoice, and notes it there and in the history, which names no amount.
 * A second one on the same day does not go.
 */
export async function sendReminder(
  db: Firestore,
  tx: Transaction,
  invoice: Invoice,
  rule: ReminderRule,
  reminding: Reminding,
  { by, byName }: Sender,
): Promise<SentReminder> {
  const { owner, uuid, reminders } = invoice;
  const { now } = reminding;
  const ready = await readReminder(db, tx, invoice, rule, reminding);
  if ('problem' in ready) return { to: '', problem: ready.problem };
  const standing = await readStanding(db, tx, owner, await readBusiness(db, tx, owner), now);
  const limit = await tx.get(limitRef(db, `updates_${owner}`, now));
  const { updatesPerHour } = OUTSIDE_LIMITS[standing];
  if (Number(limit.get('count') ?? 0) >= updatesPerHour) return { to: '', problem: NO_ROOM };
  const { to, mail, outbox, businessName } = ready;
  countUse(tx, limit, updatesPerHour, now);
  tx.create(outbox, mail);
  tx.update(
    db.collection(COLLECTIONS.invoices).doc(uuid),
    storedRecord(invoiceShape, { remindedAt: now, reminders: Math.min(999, reminders + 1) }),
  );
  enterPriced(db, tx, invoiceNoun, invoice, {
    ...{ id: outbox.id, at: now, by, byName: byName || businessName, kind: 'mail' },
    body: `Reminder mailed\nTo ${to}`,
  });
  return { to, problem: '' };
}
