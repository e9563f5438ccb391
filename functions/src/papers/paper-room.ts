import { Timestamp } from 'firebase-admin/firestore';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { termsOf } from '@/domain/plans/tiers';
import type { Tier } from '@/domain/plans/tiers';
import type { Day } from '@/domain/time/time';
import { DAY_MS } from '@/domain/time/time';

/** How long a month's count is kept, ms. */
const KEPT_MS = 62 * DAY_MS;

/** A place for one more paper in the plan's month. */
export type PaperRoom = { readonly count: (tx: Transaction) => void };

/**
 * Reads how many papers a business has sent in the calendar month of `today`.
 *
 * @throws AppError('limit-reached') where the plan has no room: numbers and PDFs go on, sending waits
 */
export async function readPaperRoom(
  db: Firestore,
  tx: Transaction,
  owner: string,
  tier: Tier,
  today: Day,
  now: number,
): Promise<PaperRoom> {
  const { sentPapersAMonth: most, name } = termsOf(tier);
  if (most === null) return { count: () => undefined };
  const stored = await tx.get(
    db.collection(COLLECTIONS.limits).doc(`papers_${owner}_${today.slice(0, 'YYYY-MM'.length)}`),
  );
  const sent = Number(stored.get('count') ?? 0);
  if (sent >= most)
    throw new AppError('limit-reached', {
      sentence: `The ${name} plan sends ${most} papers in a month. Print this one, or send it next month or with Pro.`,
    });
  return {
    count: (writing) =>
      writing.set(stored.ref, { count: sent + 1, expiresAt: Timestamp.fromMillis(now + KEPT_MS) }),
  };
}
