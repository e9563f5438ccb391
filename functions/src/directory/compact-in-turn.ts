import type { Firestore } from 'firebase-admin/firestore';
import { compact } from './compact';
import { takeLease } from './lease';

/** Rounds of one call while other callers keep asking; later callers take the lease themselves. */
const MOST_ROUNDS = 5;

/** Compacts a business's directory; `busy` when another worker holds its lease and will add a round. */
export async function compactInTurn(
  db: Firestore,
  owner: string,
): Promise<{ readonly state: 'done' | 'busy' }> {
  const lease = await takeLease(db, `directory_${owner}`);
  if (!lease) return { state: 'busy' };
  try {
    for (let round = 1; round <= MOST_ROUNDS; round += 1) {
      await compact(db, owner, lease);
      if (!(await lease.done())) return { state: 'done' };
    }
  } catch (error) {
    await lease.drop();
    throw error;
  }
  await lease.drop();
  return { state: 'done' };
}
