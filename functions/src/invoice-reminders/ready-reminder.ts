import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import type { OutboxMail } from '@/domain/core/mail';
import { shortNumber } from '@/domain/core/record-number';
import { moneyText } from '@/domain/format/money-text';
import type { Invoice } from '@/domain/invoices/invoice';
import { reminderMail } from '@/domain/invoices/reminders/reminder-mail';
import type { ReminderRule } from '@/domain/money/reminder-rules';
import { dueOf } from '@/domain/invoices/sums/invoice-sums';
import { writtenDate } from '@/domain/time/moment-words';
import { atWallClock, dayOf } from '@/domain/time/time';
import { linkCondition } from '@/domain/trackers/links';
import { trackerShape, trackingShape } from '@/domain/trackers/tracker';
import { appAddress } from '../app-address';
import { businessName, readBusiness } from '../business';
import { clientOfPage } from '../client-updates/client-of-page';
import { stopsOf } from '../client-updates/mail-stops';
import { refOf } from '../document-ref';
import { readSnapshot } from '../records';
import type { Reminding } from './reminding';

/** A reminder that may be mailed, or the sentence that says why it may not. */
export type ReadyReminder =
  | {
      readonly to: string;
      readonly mail: OutboxMail;
      readonly outbox: DocumentReference;
      readonly businessName: string;
    }
  | { readonly problem: string };

/** Reads the reminder of an invoice with the words of a rule: one a day at most for an invoice. */
export async function readReminder(
  db: Firestore,
  tx: Transaction,
  invoice: Invoice,
  rule: ReminderRule,
  { formats, contact, now }: Reminding,
): Promise<ReadyReminder> {
  const { uuid, owner, customerName, dueOn } = invoice;
  const day = dayOf(now, formats.zone);
  const outbox = db.collection(COLLECTIONS.outbox).doc(`reminder-${uuid}-${day}`);
  if ((await tx.get(outbox)).exists) return { problem: 'A reminder of it was mailed today already.' };
  const linkId = await linkOf(db, tx, invoice);
  const link = linkId && readSnapshot(trackingShape, await tx.get(refOf(db, COLLECTIONS.tracking, linkId)));
  if (!link || link.owner !== owner || linkCondition(link, now) !== 'active')
    return { problem: 'The client has no page that works. Send the invoice first.' };
  const client = await clientOfPage(db, tx, link);
  if (!client || client.email === '') return { problem: 'The client has no e-mail address.' };
  if ((await stopsOf(db, tx, owner, client)).length > 0)
    return { problem: 'The client stopped these mails.' };
  const name = businessName(await readBusiness(db, tx, owner));
  const mail = reminderMail({
    ...{ to: client.email, wording: rule, invoiceId: uuid, link: linkId, app: appAddress() },
    business: { name, phone: contact.phone, email: contact.email },
    values: {
      ...{ client: customerName, business: name, invoice: shortNumber(invoice) },
      amount: moneyText(dueOf(invoice), formats),
      due: writtenDate(atWallClock(dueOn, '12:00', formats.zone), formats, now),
    },
  });
  return { to: client.email, mail, outbox, businessName: name };
}

/** The client's link: the one that the invoice was sent with, else that of its tracker; '' for none. */
async function linkOf(db: Firestore, tx: Transaction, { linkId, trackerId }: Invoice): Promise<string> {
  if (linkId !== '' || trackerId === '') return linkId;
  return readSnapshot(trackerShape, await tx.get(refOf(db, COLLECTIONS.trackers, trackerId)))?.linkId ?? '';
}
