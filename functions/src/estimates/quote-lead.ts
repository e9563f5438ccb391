import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { canMove, CUSTOMER_MOVES } from '@/domain/core/statuses';
import { customerShape } from '@/domain/customers/customer';
import type { Customer } from '@/domain/customers/customer';
import type { Estimate } from '@/domain/estimates/estimate';
import { refOf } from '../document-ref';
import { readSnapshot } from '../records';

/** An open lead as of one transaction. */
export type Lead = { readonly stored: DocumentSnapshot; readonly customer: Customer };

/** The open lead that an estimate is for, unless it is quoted; null for none. Reads only. */
export async function readLead(
  db: Firestore,
  tx: Transaction,
  { owner, customerId }: Pick<Estimate, 'owner' | 'customerId'>,
): Promise<Lead | null> {
  const stored = await tx.get(refOf(db, COLLECTIONS.customers, customerId));
  const customer = readSnapshot(customerShape, stored);
  if (customer?.owner !== owner || customer.listOrganizer !== 'Open') return null;
  const { customerStatus: from } = customer;
  return from !== 'Quoted' && canMove(CUSTOMER_MOVES, from, 'Quoted') ? { stored, customer } : null;
}

/** Moves a lead to Quoted. */
export function quoteLead(
  tx: Transaction,
  { stored, customer }: Lead,
  { by, now }: { readonly by: string; readonly now: number },
): void {
  const at = Timestamp.fromMillis(now);
  tx.update(stored.ref, {
    customerStatus: 'Quoted',
    previousStatus: customer.customerStatus,
    ...{ statusReason: '', statusNote: '', subStatus: '' },
    ...{ statusAt: at, statusBy: by, updatedAt: at, updatedBy: by },
  });
}
