import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { cardPaymentsShape } from '@/domain/payments/card/card-payments';
import type { CardPayments } from '@/domain/payments/card/card-payments';
import { storedRecord } from '../records';
import { mirrorRef } from './records';
import type { ConnectedAccount } from './records';

/** What its members see of a business's account. */
export function stateOf({
  account,
  isOffered,
  canCharge,
}: Pick<ConnectedAccount, 'account' | 'isOffered' | 'canCharge'>): CardPayments['state'] {
  if (account === '' || !isOffered) return 'off';
  return canCharge ? 'on' : 'onboarding';
}

/** Writes what members see after a change of the account. */
export function writeMirror(
  db: Firestore,
  tx: Transaction,
  account: ConnectedAccount,
  { now, ...known }: Partial<Pick<CardPayments, 'missing'>> & { readonly now: number },
): void {
  const { owner } = account;
  const state = stateOf(account);
  const gone = state === 'off' ? { missing: [] } : {};
  tx.set(
    mirrorRef(db, owner),
    storedRecord(cardPaymentsShape, { owner, state, updatedAt: now, ...known, ...gone }),
    { merge: true },
  );
}
