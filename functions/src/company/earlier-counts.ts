import type { Firestore } from 'firebase-admin/firestore';
import { movingCollections } from '@/domain/joining/earlier-records';
import type { EarlierCounts } from '@/domain/joining/earlier-records';
import { byNoun, NOUNS } from '@/domain/nouns';

/** Counts the records under these owner ids; no query when there are none. */
export async function countEarlier(db: Firestore, owners: readonly string[]): Promise<EarlierCounts> {
  if (owners.length === 0) return { ...byNoun(() => 0), pieces: 0 };
  const counts = new Map(
    await Promise.all(
      movingCollections().map(async (name) => {
        const answer = await db.collection(name).where('owner', 'in', owners).count().get();
        return [name, answer.data().count] as const;
      }),
    ),
  );
  const records = byNoun(({ shape }) => counts.get(shape.collection) ?? 0);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return { ...records, pieces: all - NOUNS.reduce((sum, { key }) => sum + records[key], 0) };
}
