import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { initialOf } from '@/domain/core/shape';
import type { Invoice } from '@/domain/invoices/invoice';
import type { Outgoing } from '@/domain/payments/card/charge-facts';
import { outgoingId } from '@/domain/payments/card/charge-step';
import type { ChargeStep } from '@/domain/payments/card/charge-step';
import { DISPUTED } from '@/domain/payments/card/from-stripe';
import { paymentShape } from '@/domain/payments/payment';
import type { Payment } from '@/domain/payments/payment';
import { confirmPending, settlePayment } from '@/domain/payments/settle/settle-payment';
import type { Settlement } from '@/domain/payments/settle/settlement';
import { putBack, refundPayment, takeBack } from '@/domain/payments/settle/take-back';
import { undoRefund } from '@/domain/payments/settle/undo-refund';
import { dayOf } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import { writeSettlement } from '../invoices/write-settlement';
import { storedRecord } from '../records';
import { nextNumber } from '../triggers/numbers';
import { attemptRef } from './records';
import type { CardAttempt, CardCharge } from './records';

/** A charge with all that its steps change, as of one transaction. */
export type Settling = {
  readonly charge: CardCharge;
  readonly attempt: CardAttempt;
  readonly payment: Payment | null;
  readonly paymentId: string;
  readonly refunds: readonly Payment[];
  readonly invoices: readonly Invoice[];
  readonly numbering: Parameters<typeof nextNumber>[1];
  readonly zone: string;
  readonly today: Day;
  /** Epoch ms. */
  readonly now: number;
};

/** Takes a step in the transaction that read these records; false if it changes nothing. */
export function takeStep(db: Firestore, tx: Transaction, step: ChargeStep, settling: Settling): boolean {
  const { payment } = settling;
  if (step.kind === 'receive') return receive(db, tx, settling);
  if (!payment) return false;
  if (step.kind === 'give') return give(db, tx, step.outgoing, payment, settling);
  const settlement = changeOf(step, payment, settling);
  if (!settlement) return false;
  const { invoices, now, numbering } = settling;
  writeSettlement(db, tx, settlement, invoices, { by: '', now });
  if (step.kind === 'confirm')
    tx.update(
      db.collection(COLLECTIONS.payments).doc(payment.uuid),
      storedRecord(paymentShape, { ...nextNumber(tx, numbering), settledAt: now }),
    );
  return true;
}

function changeOf(
  step: Exclude<ChargeStep, { readonly kind: 'receive' | 'give' }>,
  payment: Payment,
  { invoices, refunds }: Settling,
): Settlement | null {
  switch (step.kind) {
    case 'confirm':
      return payment.state === 'pending'
        ? confirmPending(payment, invoices)
        : settlePayment({ ...payment, state: 'noted' }, invoices);
    case 'fail':
    case 'reverse':
      return takeBack(payment, invoices);
    case 'putBack':
      return putBack(payment, 0, invoices);
    case 'undo': {
      const refund = refunds.find(({ uuid }) => uuid === outgoingId(step.outgoing));
      return refund ? undoRefund(refund, payment, invoices) : null;
    }
  }
}

/** What a payment and its refunds have in common. */
function recordOf({ charge, attempt, invoices, today, now }: Settling, uuid: string): Payment | null {
  const invoice = invoices.find((one) => one.uuid === attempt.invoiceId);
  if (!invoice) return null;
  const { owner, assignees, customerId, customerName, trackerId } = invoice;
  return {
    ...initialOf(paymentShape.fields),
    ...{ uuid, owner, assignees, customerId, customerName, trackerId },
    ...{ createdAt: now, createdBy: '', updatedAt: now, updatedBy: '' },
    ...{ currency: attempt.currency, method: charge.isBank ? 'ACH' : 'Card', payer: 'Client' },
    receivedOn: today,
  };
}

/** Notes what a client paid: settled, on its way, or failed. */
function receive(db: Firestore, tx: Transaction, settling: Settling): boolean {
  const { charge, attempt, paymentId, invoices, numbering, zone, now } = settling;
  const record = recordOf(settling, paymentId);
  if (!record) return false;
  const { cents: amount, status, paidAt } = charge;
  const wished = [{ invoiceId: attempt.invoiceId, amount }];
  const noted: Payment = { ...record, amount, wished, receivedOn: dayOf(paidAt ?? now, zone) };
  const as = status === 'processing' ? 'pending' : 'settled';
  const settlement = status === 'failed' ? null : settlePayment(noted, invoices, as);
  const numbered = as === 'settled' && settlement ? nextNumber(tx, numbering) : {};
  const settled = settlement ? { ...settlement.payments[0], ...numbered } : { state: 'failed' as const };
  const settledAt = settled.state === 'settled' ? now : null;
  tx.create(
    db.collection(COLLECTIONS.payments).doc(paymentId),
    storedRecord(paymentShape, { ...noted, ...settled, settledAt }),
  );
  if (settlement) writeSettlement(db, tx, { ...settlement, payments: [] }, invoices, { by: '', now });
  tx.update(attemptRef(db, charge.attempt), { state: 'paid' });
  return true;
}

/** Notes money that left again: a refund, or the part of a dispute. */
function give(
  db: Firestore,
  tx: Transaction,
  outgoing: Outgoing,
  payment: Payment,
  settling: Settling,
): boolean {
  const record = recordOf(settling, outgoingId(outgoing));
  const part = refundPayment(payment, outgoing.cents, settling.invoices);
  if (!record || !part) return false;
  const { settlement, refunded } = part;
  const { now, invoices, numbering } = settling;
  tx.create(
    db.collection(COLLECTIONS.payments).doc(record.uuid),
    storedRecord(paymentShape, {
      ...record,
      ...nextNumber(tx, numbering),
      ...{ kind: 'Refund', amount: outgoing.cents, state: 'settled', settledAt: now },
      ...{ refundOf: payment.uuid, reference: outgoing.kind === 'Dispute' ? DISPUTED : '' },
      ...{ allocations: refunded.allocations, unallocated: refunded.credit },
    }),
  );
  writeSettlement(db, tx, settlement, invoices, { by: '', now });
  return true;
}
