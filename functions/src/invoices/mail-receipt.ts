import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { personName, userShape } from '@/domain/account/user';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { emailKey, isEmailAddress } from '@/domain/format/email';
import { moneyText } from '@/domain/format/money-text';
import { paymentNoun } from '@/domain/payments/noun';
import { paymentShape } from '@/domain/payments/payment';
import type { Payment } from '@/domain/payments/payment';
import {
  firstReceiptMail,
  RECEIPT_VERSION,
  receiptButton,
  receiptTitle,
} from '@/domain/payments/receipt/receipt-words';
import { writtenDay } from '@/domain/time/day-words';
import { accountByUid } from '../accounts/accounts';
import { appAddress } from '../app-address';
import { readTier } from '../business';
import { refOf } from '../document-ref';
import type { Letterhead } from '../letterhead';
import { readOutsideRoom } from '../mail/outside-room';
import { mailPaper } from '../papers/mail-paper';
import { readPageLink } from '../papers/page-link';
import { enterPriced } from '../priced-entry';
import { readSnapshot, storedRecord } from '../records';

/** Writes the receipt's mail of a payment that is settled in the same transaction. */
export type ReceiptMail = (settled: Payment) => void;

/**
 * Reads what the receipt of a noted payment needs that goes out by itself, with the link alone. A receipt that cannot go
 * never keeps a payment from its invoices: the history says why.
 */
export async function readReceiptMail(
  db: Firestore,
  tx: Transaction,
  noted: Payment,
  letterhead: Letterhead,
  now: number,
): Promise<ReceiptMail> {
  const { receiptTo, uuid } = noted;
  if (receiptTo === '') return () => undefined;
  try {
    return await readMail(db, tx, noted, letterhead, now);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return (settled) =>
      enterPriced(db, tx, paymentNoun, settled, {
        ...{ id: `receipt ${uuid}`, at: now, by: '', byName: '', kind: 'note' },
        body: `Receipt not mailed\n${error.message}`,
      });
  }
}

async function readMail(
  db: Firestore,
  tx: Transaction,
  { receiptTo, owner, customerId, customerName, trackerId, createdBy: by }: Payment,
  { business, businessName, formats }: Letterhead,
  now: number,
): Promise<ReceiptMail> {
  if (!isEmailAddress(receiptTo)) throw new AppError('invalid-email');
  const to = [emailKey(receiptTo)];
  const tier = await readTier(db, tx, business, now);
  const page = await readPageLink(
    db,
    tx,
    { owner, customerId, trackerId },
    { now, zone: formats.zone, tier, by },
  );
  const room = await readOutsideRoom(db, tx, { owner, uid: by, business }, to, now);
  if (room.problem !== null) throw new AppError('denied', { sentence: room.problem });
  const user = readSnapshot(userShape, await tx.get(refOf(db, COLLECTIONS.users, by)));
  const account = await accountByUid(by);
  const name = user ? personName(user).slice(0, 170) : '';
  const sender = { name, address: account?.email ?? '', business: businessName };
  return (settled) => {
    room.count();
    page.write(tx);
    const words = firstReceiptMail(settled, {
      ...{ client: customerName.trim().split(/\s+/)[0] ?? '', sender: name, business: businessName },
      write: {
        money: (cents) => moneyText(cents, formats),
        day: (day) => writtenDay(day, formats.country, { weekday: true }),
      },
    });
    mailPaper(db, tx, {
      ...{ id: `receipt-${settled.uuid}`, noun: paymentNoun, record: settled, title: receiptTitle(settled) },
      ...{ version: RECEIPT_VERSION, entry: 'Receipt mailed', withPaper: false, by, now },
      mail: { ...words, to, link: receiptButton(settled, { app: appAddress(), link: page.link }) },
      sender,
    });
    tx.update(
      db.collection(COLLECTIONS.payments).doc(settled.uuid),
      storedRecord(paymentShape, { receiptAt: now }),
    );
  };
}
