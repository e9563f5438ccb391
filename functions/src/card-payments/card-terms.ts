import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { initialOf } from '@/domain/core/shape';
import { moneySettingsShape } from '@/domain/money/money-settings';
import type { CardTerms } from '@/domain/payments/card/card-amount';
import { cardPaymentsShape } from '@/domain/payments/card/card-payments';
import { readSnapshot } from '../records';
import { mirrorRef } from './records';

/** What a client's page says of paying online: whether it can be done, and how. */
export async function readCardTerms(
  db: Firestore,
  tx: Transaction,
  owner: string,
): Promise<CardTerms & { readonly payments: 'off' | 'on' }> {
  const [mirrorDoc, moneyDoc] = await tx.getAll(
    mirrorRef(db, owner),
    db.collection(COLLECTIONS.moneySettings).doc(owner),
  );
  const mirror = mirrorDoc && readSnapshot(cardPaymentsShape, mirrorDoc);
  const { isPartAllowed, mostByCard: mostCents } =
    (moneyDoc && readSnapshot(moneySettingsShape, moneyDoc)) ?? initialOf(moneySettingsShape.fields);
  return { payments: mirror?.state === 'on' ? 'on' : 'off', isPartAllowed, mostCents };
}
