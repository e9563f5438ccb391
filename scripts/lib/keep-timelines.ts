import { FieldPath } from 'firebase-admin/firestore';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { activityShape } from '@/domain/history/activity';
import { timelineIdOf } from '@/domain/history/activity-entry';
import { nounNamed } from '@/domain/nouns';
import { firestore } from '../../functions/src/firestore';
import { readRecord } from '../../functions/src/records';

const PAGE = 300;

/** Gives entries of the history their `timelineId`; returns how many lacked one. May run again. */
export async function keepAllTimelines(db: Firestore = firestore()): Promise<number> {
  let written = 0;
  for (const collection of [COLLECTIONS.activity, COLLECTIONS.activityPriced]) {
    const all = db
      .collection(collection)
      .orderBy(FieldPath.documentId())
      .select('noun', 'recordId', 'timelineId')
      .limit(PAGE);
    let page = await all.get();
    while (page.size > 0) {
      const lacking = page.docs.filter((entry) => (entry.get('timelineId') ?? '') === '');
      const parents = await parentsOf(db, lacking);
      const batch = db.batch();
      for (const entry of lacking) {
        const { noun, recordId } = readRecord(activityShape, entry.data());
        const timelineId = timelineIdOf(nounNamed(noun), recordId, parents.get(recordId) ?? {});
        if (timelineId === '') continue;
        batch.update(entry.ref, { timelineId });
        written += 1;
      }
      await batch.commit();
      page = await all.startAfter(page.docs.at(-1)).get();
    }
  }
  return written;
}

/** The records without a page of their own, by id: their parents tell their history. */
async function parentsOf(db: Firestore, entries: readonly QueryDocumentSnapshot[]) {
  const refs = new Map(
    entries.flatMap((entry) => {
      const { noun, recordId } = readRecord(activityShape, entry.data());
      const { address, shape } = nounNamed(noun);
      return address === null ? [[recordId, db.collection(shape.collection).doc(recordId)] as const] : [];
    }),
  );
  const records = refs.size === 0 ? [] : await db.getAll(...refs.values());
  return new Map(records.map((record) => [record.id, record.data() ?? {}]));
}
