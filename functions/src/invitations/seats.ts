import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/collections';
import type { CompanyRecord } from '@/domain/company';
import { AppError } from '@/domain/errors';
import { hasSeats, seatsSentence } from '@/domain/seats';
import { readTier } from '../business';

/** Members that are counted; no tier with a limit holds as many. */
const MOST_MEMBERS = 500;

/**
 * Refuses when a company's plan has no seat left for one more.
 * @param invited how many seats invitations hold
 * @throws AppError('limit-reached') with the limit and its use
 */
export async function refuseWithoutSeat(
  db: Firestore,
  tx: Transaction,
  company: CompanyRecord,
  invited: number,
): Promise<void> {
  const users = db.collection(COLLECTIONS.users);
  const members = await tx.get(users.where('companyUuid', '==', company.uuid).limit(MOST_MEMBERS));
  const tier = await readTier(db, tx, { kind: 'company', company });
  const use = { members: members.size, invited };
  if (!hasSeats(tier, use)) throw new AppError('limit-reached', { sentence: seatsSentence(tier, use) });
}
