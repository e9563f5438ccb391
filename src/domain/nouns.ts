import type { COLLECTIONS } from './core/collections';
import { customerNoun } from './customers/noun';
import { jobNoun } from './jobs/noun';
import { visitNoun } from './jobs/visit-noun';
import type { Noun } from './nouns/define-noun';
import { trackerNoun } from './trackers/noun';

/**
 * Every type of business record, in the order in which one follows from another. What treats them alike walks this
 * list, so nothing else has to be thought of for a new one.
 */
export const NOUNS = [customerNoun, trackerNoun, jobNoun, visitNoun] as const satisfies readonly Noun<
  keyof typeof COLLECTIONS
>[];

export type NounKey = (typeof NOUNS)[number]['key'];

/** Their keys, in the same order. */
export const NOUN_KEYS: readonly NounKey[] = NOUNS.map(({ key }) => key);

/** The collections that these records lie in. */
export type NounCollection = (typeof COLLECTIONS)[NounKey];

/** Something for each noun, by its key. */
export function byNoun<T>(of: (noun: (typeof NOUNS)[number]) => T): Readonly<Record<NounKey, T>> {
  // Object.fromEntries forgets the keys, which are those of the list.
  return Object.fromEntries(NOUNS.map((noun) => [noun.key, of(noun)])) as Record<NounKey, T>;
}

const byKey = byNoun<Noun>((noun) => noun);

/** The noun of a key. */
export function nounOf(key: NounKey): Noun {
  return byKey[key];
}
