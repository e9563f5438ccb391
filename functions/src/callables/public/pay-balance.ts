import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { AppError } from '@/domain/core/errors';
import { MAX_CENTS } from '@/domain/core/shape';
import { paths } from '@/domain/navigation/paths';
import { appAddress } from '../../app-address';
import { id, integer, text } from '../../calls/input';
import type { CardService } from '../../card-payments/card-service';
import { openAttempt } from '../../card-payments/open-attempt';
import type { OpenedAttempt } from '../../card-payments/open-attempt';
import { openCardService } from '../../card-payments/open-card-service';
import { attemptRef, cardAttemptShape } from '../../card-payments/records';
import { readSnapshot, storedRecord } from '../../records';

/** Input of `payBalance`; `key` is what `unlockTracking` gave, `cents` what the client wants to pay. */
export const payBalanceInput = v.strictObject({
  link: id(8, 64, 'not-found'),
  key: text(0, 64),
  invoiceId: id(1, 64, 'not-found'),
  cents: integer(1, MAX_CENTS, 'Write an amount above zero.'),
});

/**
 * Opens the page at Stripe where a client pays an amount of an invoice, and returns its address. The open one of the same
 * amount is returned again; one of another amount is closed.
 *
 * @throws AppError whose message is a sentence for the client
 */
export async function payBalance(
  db: Firestore,
  paying: v.InferOutput<typeof payBalanceInput>,
  now: number,
): Promise<{ readonly url: string }> {
  const service = await openCardService(db);
  const opened = await db.runTransaction((tx) => openAttempt(db, tx, paying, service.isLive, now));
  const { id: attempt, title } = opened;
  await closeReplaced(service, opened);
  if (opened.attempt.url !== '') return { url: opened.attempt.url };
  const { account, cents, currency, createdAt } = opened.attempt;
  const returnTo = `${appAddress()}${paths.tracking(paying.link)}`;
  const order = { account, attempt, cents, currency, title, returnTo, createdAt };
  const checkout = await service.checkout(order);
  if (await keepCheckout(db, attempt, checkout)) return { url: checkout.url };
  // Another window of the client asked for another amount meanwhile.
  await service.expire(account, checkout.checkout);
  throw new AppError('conflict', { sentence: 'Another amount was chosen meanwhile. Try again.' });
}

/** Closes the checkouts of other amounts, so that one invoice is not paid twice by mistake. */
async function closeReplaced(service: CardService, { replaced }: OpenedAttempt): Promise<void> {
  const open = replaced.filter(({ checkout }) => checkout !== '');
  const outcomes = await Promise.all(open.map(({ account, checkout }) => service.expire(account, checkout)));
  if (outcomes.includes('paid'))
    throw new AppError('conflict', {
      sentence: 'You have just paid a part of this invoice. Wait a moment: your page will show it.',
    });
}

/** Stores an opened checkout; false when its attempt was replaced meanwhile. */
function keepCheckout(
  db: Firestore,
  attempt: string,
  checkout: { readonly checkout: string; readonly url: string; readonly expiresAt: number },
): Promise<boolean> {
  return db.runTransaction(async (tx) => {
    const ref = attemptRef(db, attempt);
    const stored = readSnapshot(cardAttemptShape, await tx.get(ref));
    if (stored?.state === 'replaced') return false;
    tx.update(ref, storedRecord(cardAttemptShape, checkout));
    return true;
  });
}
