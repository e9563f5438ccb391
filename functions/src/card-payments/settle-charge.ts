import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { chargeStep, outgoingId } from '@/domain/payments/card/charge-step';
import { FROM_STRIPE } from '@/domain/payments/card/from-stripe';
import { paymentNoun } from '@/domain/payments/noun';
import { paymentShape } from '@/domain/payments/payment';
import type { Payment } from '@/domain/payments/payment';
import { readInvoices } from '../invoices/settle-noted';
import { readLetterhead } from '../letterhead';
import { readRecord, readSnapshot } from '../records';
import { numberCounter } from '../triggers/numbers';
import { attemptRef, cardAttemptShape, cardChargeShape, chargeRef } from './records';
import { takeStep } from './take-step';

/** Payments of one business contend for the number of the receipt. */
const ATTEMPTS = 40;

/** Makes the payments of a charge equal to what is known of it, one step in a transaction, until there is none. Idempotent. */
export async function settleCharge(db: Firestore, paymentIntent: string, now: number): Promise<void> {
  const step = (tx: Transaction) => nextStep(db, tx, paymentIntent, now);
  const goesOn = await db.runTransaction(step, { maxAttempts: ATTEMPTS });
  if (goesOn) await settleCharge(db, paymentIntent, now);
}

async function nextStep(
  db: Firestore,
  tx: Transaction,
  paymentIntent: string,
  now: number,
): Promise<boolean> {
  const charge = readSnapshot(cardChargeShape, await tx.get(chargeRef(db, paymentIntent)));
  if (!charge || charge.attempt === '') return false;
  const { owner, outgoing } = charge;
  const payments = db.collection(COLLECTIONS.payments);
  const paymentRef = payments.doc(`${FROM_STRIPE}${paymentIntent}`);
  const [attemptDoc, stored, ...refundDocs] = await tx.getAll(
    attemptRef(db, charge.attempt),
    paymentRef,
    ...outgoing.map((one) => payments.doc(outgoingId(one))),
  );
  const attempt = attemptDoc && readSnapshot(cardAttemptShape, attemptDoc);
  if (!attempt || !stored) return false;
  const payment = readSnapshot(paymentShape, stored);
  const refunds = refundDocs.flatMap((doc): Payment[] => {
    const data = doc.data();
    return data ? [readRecord(paymentShape, data)] : [];
  });
  const step = chargeStep(charge, payment, refunds);
  if (!step) return false;
  const invoices = await readInvoices(db, tx, owner, [
    attempt.invoiceId,
    ...[...(payment ? [payment] : []), ...refunds].flatMap(({ allocations }) =>
      allocations.map(({ invoiceId }) => invoiceId),
    ),
  ]);
  const { formats, today, settingsDoc: settings } = await readLetterhead(db, tx, owner, now);
  const counter = await tx.get(numberCounter(db, owner, paymentNoun.name));
  const numbering = { kind: paymentNoun.name, trait: paymentNoun.number, owner, counter, settings };
  return takeStep(db, tx, step, {
    ...{ charge, attempt, payment, refunds, invoices, numbering, today, now },
    ...{ zone: formats.zone, paymentId: paymentRef.id },
  });
}
