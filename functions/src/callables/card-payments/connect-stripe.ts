import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { initialOf } from '@/domain/core/shape';
import { paths } from '@/domain/navigation/paths';
import { appAddress } from '../../app-address';
import type { Caller } from '../../calls/guard';
import { countUse, limitRef } from '../../calls/limits';
import { writeMirror } from '../../card-payments/mirror';
import { openCardService } from '../../card-payments/open-card-service';
import { connectedAccountShape, connectedRef, readConnected } from '../../card-payments/records';
import type { ConnectedAccount } from '../../card-payments/records';
import { readOwnBusiness } from '../../company/administration';
import { storedRecord } from '../../records';

const CONNECTIONS_PER_HOUR = 20;

/** Input of `connectStripe` and `disconnectStripe`. */
export const connectStripeInput = v.strictObject({});
type NoInput = v.InferOutput<typeof connectStripeInput>;

/**
 * Connects the business with an account of its own at Stripe, and returns the address of the pages that ask for what is
 * missing, or those of the account once it is on. Repeating goes on with the same account. For people who run the business.
 */
export async function connectStripe(
  db: Firestore,
  { uid }: Caller,
  _input: NoInput,
  now: number,
): Promise<{ readonly url: string }> {
  const service = await openCardService(db);
  const { owner, email, settings, known } = await db.runTransaction(async (tx) => {
    const business = await readOwnBusiness(db, tx, uid);
    const connected = await readConnected(db, tx, business.owner);
    const limit = await tx.get(limitRef(db, `connect_${business.owner}`, now));
    countUse(tx, limit, CONNECTIONS_PER_HOUR, now);
    return {
      owner: business.owner,
      email: business.user.email,
      settings: business.company ? paths.company : paths.account,
      known: connected,
    };
  });
  // An account that was cut off at Stripe, or of Stripe's test mode, is of no use.
  const usable = known !== null && known.account !== '' && known.isLive === service.isLive ? known : null;
  const account =
    usable?.account ?? (await service.createAccount({ owner, email, before: known?.account ?? '' }));
  const connected = await db.runTransaction(async (tx) => {
    const before = await readConnected(db, tx, owner);
    const isSame = before?.account === account;
    const kept = isSame ? before : { ...initialOf(connectedAccountShape.fields), owner, createdAt: now };
    const next: ConnectedAccount = { ...kept, account, isLive: service.isLive, isOffered: true };
    tx.set(connectedRef(db, owner), storedRecord(connectedAccountShape, next));
    writeMirror(db, tx, next, { now, ...(!isSame && { missing: [] }) });
    return next;
  });
  const back = (step: string) => `${appAddress()}${settings}?tab=money&stripe=${step}`;
  if (connected.canCharge)
    return { url: usable?.isOffered ? await service.dashboard(account) : back('done') };
  return { url: await service.onboarding(account, { done: back('done'), expired: back('expired') }) };
}

/** Offers no payments online any more. The account stays the business's own, and what is on its way still counts. */
export async function disconnectStripe(
  db: Firestore,
  { uid }: Caller,
  _input: NoInput,
  now: number,
): Promise<void> {
  await db.runTransaction(async (tx) => {
    const { owner } = await readOwnBusiness(db, tx, uid);
    const connected = await readConnected(db, tx, owner);
    if (!connected) return;
    tx.update(connectedRef(db, owner), { isOffered: false });
    writeMirror(db, tx, { ...connected, isOffered: false }, { now });
  });
}
