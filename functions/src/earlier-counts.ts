import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { EARLIER_NOUNS, MOVING_COLLECTIONS } from '@/domain/company/earlier-records';
import type { EarlierCounts, EarlierNoun } from '@/domain/company/earlier-records';

/** Counts the records under these owner ids; no query when there are none. */
export async function countEarlier(db: Firestore, owners: readonly string[]): Promise<EarlierCounts> {
  if (owners.length === 0) return { customers: 0, trackers: 0, jobs: 0, visits: 0, pieces: 0 };
  const counts = new Map(
    await Promise.all(
      MOVING_COLLECTIONS.map(async (name) => {
        const answer = await db.collection(name).where('owner', 'in', owners).count().get();
        return [name, answer.data().count] as const;
      }),
    ),
  );
  const of = (noun: EarlierNoun) => counts.get(COLLECTIONS[noun]) ?? 0;
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const records = {
    customers: of('customers'),
    trackers: of('trackers'),
    jobs: of('jobs'),
    visits: of('visits'),
  };
  return { ...records, pieces: all - EARLIER_NOUNS.reduce((sum, noun) => sum + records[noun], 0) };
}
