import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import type { CompanyRecord } from '@/domain/company/company';
import { AppError } from '@/domain/core/errors';
import { planAt } from '@/domain/plans/entitlement';
import { limitOf } from '@/domain/plans/plan-limits';
import { hasSeats, seatsSentence } from '@/domain/employees/seats';
import { tierOf } from '@/domain/plans/tiers';
import { readEntitlement } from '../business';

/** Most members counted; every tier's limit is lower. */
const MOST_MEMBERS = 500;

/**
 * Refuses when the company's plan has no free seat.
 * @param at `invited`: seats held by invitations; `now` in epoch ms
 * @throws AppError('limit-reached') with the limit and its use
 */
export async function refuseWithoutSeat(
  db: Firestore,
  tx: Transaction,
  company: CompanyRecord,
  { invited, now }: { readonly invited: number; readonly now: number },
): Promise<void> {
  const users = db.collection(COLLECTIONS.users);
  const members = await tx.get(users.where('companyUuid', '==', company.uuid).limit(MOST_MEMBERS));
  const entitlement = await readEntitlement(db, tx, company.uuid);
  const tier = tierOf({ plan: planAt(entitlement, now) }, company);
  const use = { seats: limitOf(tier, 'people', entitlement.seats), members: members.size, invited };
  if (!hasSeats(use)) throw new AppError('limit-reached', { sentence: seatsSentence(tier, use) });
}
