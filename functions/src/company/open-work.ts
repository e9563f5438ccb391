import type { Firestore, Query } from 'firebase-admin/firestore';
import type { OpenWork } from '@/domain/employees/open-work';
import { byNoun, NOUNS } from '@/domain/nouns';
import type { Noun } from '@/domain/nouns/define-noun';

/** A noun whose open records are work of their assignees. */
export type WorkNoun = Noun & { readonly openWork: NonNullable<Noun['openWork']> };

/** Nouns with open work, in the order of reassigning: what a client sees changes last. */
export function workNouns(nouns: readonly Noun[] = NOUNS): readonly WorkNoun[] {
  return nouns.filter((noun): noun is WorkNoun => noun.openWork !== null);
}

/** The open records of a noun assigned to a person. */
export function openWorkQuery(
  db: Firestore,
  { shape, openWork: { open } }: WorkNoun,
  owner: string,
  uid: string,
): Query {
  return db
    .collection(shape.collection)
    .where('owner', '==', owner)
    .where('assignees', 'array-contains', uid)
    .where(open.field, 'in', open.values);
}

export async function countOpenWork(db: Firestore, owner: string, uid: string): Promise<OpenWork> {
  const counted = await Promise.all(
    workNouns().map(async (noun) => {
      const answer = await openWorkQuery(db, noun, owner, uid).count().get();
      return [noun.key, answer.data().count] as const;
    }),
  );
  const counts = new Map<string, number>(counted);
  return byNoun(({ key }) => counts.get(key) ?? 0);
}
