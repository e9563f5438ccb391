import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { COLLECTIONS } from '@/domain/core/collections';
import { SEARCHES_PER_HOUR } from '@/domain/network/connection';
import { AppError } from '@/domain/core/errors';
import { FEWEST_LETTERS, isFoundBy, MOST_FOUND, searchKey } from '@/domain/network/people-search';
import type { Caller } from '../../calls/guard';
import { countUse, limitRef } from '../../calls/limits';
import { text } from '../../calls/input';

/** Most people read for one key; the other words filter them. */
const MOST_LOOKED_AT = 100;

export const findPeopleInput = v.strictObject({ name: text(0, 100, 'This name is too long.') });

type FoundPerson = { readonly uid: string; readonly name: string; readonly business: string };

/** Finds people who chose to be found, by name or business. */
export async function findPeople(
  db: Firestore,
  caller: Caller,
  input: { readonly name: string },
  now: number,
): Promise<{ readonly people: readonly FoundPerson[] }> {
  const key = searchKey(input.name);
  if (key === null) {
    throw new AppError('invalid', { sentence: `Type at least ${FEWEST_LETTERS} letters of a name.` });
  }
  await db.runTransaction(async (tx) => {
    const limit = await tx.get(limitRef(db, `findPeople_${caller.uid}`, now));
    countUse(tx, limit, SEARCHES_PER_HOUR, now);
  });
  const found = await db
    .collection(COLLECTIONS.findable)
    .where('keys', 'array-contains', key)
    .limit(MOST_LOOKED_AT)
    .get();
  const people = found.docs
    .map((doc) => ({ uid: doc.id, name: textOf(doc.get('name')), business: textOf(doc.get('business')) }))
    .filter((person) => person.uid !== caller.uid && isFoundBy(input.name, person))
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .slice(0, MOST_FOUND);
  return { people };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
