import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { COLLECTIONS } from '@/domain/core/collections';
import { ownersBefore } from '@/domain/joining/earlier-records';
import type { EarlierCounts, EarlierRecord } from '@/domain/joining/earlier-records';
import { NOUN_KEYS, nounOf } from '@/domain/nouns';
import type { NounKey } from '@/domain/nouns';
import type { Noun } from '@/domain/nouns/define-noun';
import { AppError } from '@/domain/core/errors';
import { userShape } from '@/domain/account/user';
import { countEarlier } from '../../company/earlier-counts';
import type { Caller } from '../../calls/guard';
import { text } from '../../calls/input';
import { readSnapshot } from '../../records';

/** Input of `earlierRecords`: a noun, and the id of the last record seen or ''. */
export const earlierRecordsInput = v.strictObject({ noun: v.picklist(NOUN_KEYS), after: text(0, 64) });

const PAGE = 50;

/**
 * Records the caller still owns from before their current business: counts, and one page of a noun by id. The
 * rules show each user one owner's records; this function lets users read their earlier ones.
 */
export async function earlierRecords(
  db: Firestore,
  caller: Caller,
  { noun: key, after }: { readonly noun: NounKey; readonly after: string },
): Promise<{ readonly counts: EarlierCounts; readonly records: readonly EarlierRecord[] }> {
  const user = readSnapshot(userShape, await db.collection(COLLECTIONS.users).doc(caller.uid).get());
  if (!user) throw new AppError('not-found');
  const owners = ownersBefore({ ...user, uuid: caller.uid });
  const counts = await countEarlier(db, owners);
  if (counts[key] === 0) return { counts, records: [] };
  const noun = nounOf(key);
  const all = db.collection(noun.shape.collection);
  const first = all.where('owner', 'in', owners).limit(PAGE);
  if (after === '') return { counts, records: (await first.get()).docs.map((doc) => lineOf(noun, doc)) };
  const last = await all.doc(after).get();
  // The record moved or was deleted between two pages.
  if (!last.exists) throw new AppError('conflict');
  const page = await first.startAfter(last).get();
  return { counts, records: page.docs.map((doc) => lineOf(noun, doc)) };
}

function lineOf({ line }: Noun, doc: DocumentSnapshot): EarlierRecord {
  const read = (field: string): string => {
    const value: unknown = doc.get(field);
    return typeof value === 'string' ? value : '';
  };
  const words = line.text.map(read).filter((word) => word !== '');
  return { id: doc.id, title: read(line.title), text: words.join(' · ') };
}
