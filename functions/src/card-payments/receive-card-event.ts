import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { initialOf } from '@/domain/core/shape';
import { withFacts } from '@/domain/payments/card/charge-facts';
import { isErased } from '../erasure/erasures';
import { readSnapshot, storedRecord } from '../records';
import { checkedEvent, takeOnce } from '../stripe/take-event';
import type { Delivery, Received } from '../stripe/take-event';
import { writeMirror } from './mirror';
import { readCardEvent } from './read-card-event';
import type { AccountNews, ChargeNews } from './read-card-event';
import {
  attemptRef,
  cardAttemptShape,
  cardChargeShape,
  chargeRef,
  connectedAccountShape,
  connectedRef,
  readOwnerOf,
} from './records';
import type { ConnectedAccount } from './records';
import { settleCharge } from './settle-charge';

/**
 * Takes in one event of a connected account, once, and settles the charge it is about. The business is the one whose
 * account it is: any account can write our ids into its own charges. Throws AppError('denied') for a wrong signature.
 */
export async function receiveCardEvent(db: Firestore, delivery: Delivery, now: number): Promise<Received> {
  const event = await checkedEvent(delivery, 'STRIPE_CONNECT_WEBHOOK_SECRET');
  const news = readCardEvent(event);
  const received = await takeOnce(db, event, delivery.signature, now, async (tx) => {
    const connected = news && (await readOwnerOf(db, tx, event.account ?? ''));
    if (!connected || connected.isLive !== event.livemode) return null;
    if (await isErased(db, tx, connected.owner)) return null;
    switch (news.kind) {
      case 'account':
        return accountUpdate(db, tx, connected, news, { at: event.created * 1_000, now });
      case 'disconnected':
        return () => writeConnected(db, tx, { ...connected, account: '' }, now);
      case 'charge':
        return chargeUpdate(db, tx, connected, news);
    }
  });
  // Also for a repeated event, whose first delivery may have ended in between.
  const isKnown = received === 'taken' || received === 'repeated';
  if (news?.kind === 'charge' && isKnown) await settleCharge(db, news.paymentIntent, now);
  return received;
}

function writeConnected(db: Firestore, tx: Transaction, account: ConnectedAccount, now: number): void {
  tx.set(connectedRef(db, account.owner), storedRecord(connectedAccountShape, account));
  writeMirror(db, tx, account, { now });
}

function accountUpdate(
  db: Firestore,
  tx: Transaction,
  connected: ConnectedAccount,
  { canCharge, missing }: AccountNews,
  { at, now }: { readonly at: number; readonly now: number },
): (() => void) | null {
  if (at < (connected.eventAt ?? 0)) return null;
  const account = { ...connected, canCharge, eventAt: at };
  return () => {
    tx.set(connectedRef(db, account.owner), storedRecord(connectedAccountShape, account));
    writeMirror(db, tx, account, { missing: missing.slice(0, 30), now });
  };
}

/** Adds to what is known of a charge, unless it is not of this business, or in another currency. */
async function chargeUpdate(
  db: Firestore,
  tx: Transaction,
  { owner, account }: ConnectedAccount,
  { paymentIntent, currency, facts }: ChargeNews,
): Promise<(() => void) | null> {
  const ref = chargeRef(db, paymentIntent);
  const known = readSnapshot(cardChargeShape, await tx.get(ref));
  if (known && known.account !== account) return null;
  const after = withFacts(known ?? initialOf(cardChargeShape.fields), facts);
  // Disputes do not name the attempt; what they say waits for the event that does.
  if (after.attempt !== '') {
    const attempt = readSnapshot(cardAttemptShape, await tx.get(attemptRef(db, after.attempt)));
    if (attempt?.owner !== owner || attempt.account !== account || attempt.currency !== currency) return null;
  } else if (facts.outgoing.length === 0) return null;
  return () => tx.set(ref, storedRecord(cardChargeShape, { owner, account, ...after }));
}
