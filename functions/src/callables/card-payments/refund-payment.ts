import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { MAX_CENTS } from '@/domain/core/shape';
import { moneyText } from '@/domain/format/money-text';
import { FROM_STRIPE } from '@/domain/payments/card/from-stripe';
import { refundProblem } from '@/domain/payments/card/refund-problem';
import { paymentShape } from '@/domain/payments/payment';
import { readFormats } from '../../business';
import type { Caller } from '../../calls/guard';
import { id, integer } from '../../calls/input';
import { openCardService } from '../../card-payments/open-card-service';
import { chargeRef, cardChargeShape } from '../../card-payments/records';
import { readOwnBusiness } from '../../company/administration';
import { refuse } from '../../invoices/change-issued';
import { readSnapshot } from '../../records';

/** Input of `refundPayment`; `requestId` is one per press. */
export const refundPaymentInput = v.strictObject({
  paymentId: id(1, 64, 'not-found'),
  cents: integer(1, MAX_CENTS, 'Write an amount above zero.'),
  requestId: id(8, 64),
});

/**
 * Gives an amount of a payment back to the client's card or bank account. The records follow Stripe's event. Idempotent per
 * request; for people who run the business.
 */
export async function refundPayment(
  db: Firestore,
  { uid }: Caller,
  { paymentId, cents, requestId }: v.InferOutput<typeof refundPaymentInput>,
  _now: number,
): Promise<void> {
  const service = await openCardService(db);
  const paymentIntent = paymentId.slice(FROM_STRIPE.length);
  const charge = await db.runTransaction(async (tx) => {
    const { owner } = await readOwnBusiness(db, tx, uid);
    const stored = await tx.get(db.collection(COLLECTIONS.payments).doc(paymentId));
    const payment = readSnapshot(paymentShape, stored);
    if (payment?.owner !== owner) throw new AppError('not-found');
    const known = readSnapshot(cardChargeShape, await tx.get(chargeRef(db, paymentIntent)));
    const formats = await readFormats(db, tx, owner);
    refuse(refundProblem(payment, cents, (amount) => moneyText(amount, formats)));
    if (known?.owner !== owner) throw new AppError('not-found');
    return known;
  });
  await service.refund({ account: charge.account, paymentIntent, cents, key: requestId });
}
