import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Estimate } from '@/domain/estimates/estimate';
import { estimateNoun } from '@/domain/estimates/noun';
import { enterPriced } from '../priced-entry';
import type { PricedEvent } from '../priced-entry';

/** Writes an entry into an estimate's history, which only people who see amounts read. */
export function enterEstimate(db: Firestore, tx: Transaction, estimate: Estimate, event: PricedEvent): void {
  enterPriced(db, tx, estimateNoun, estimate, event);
}
