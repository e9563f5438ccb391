import type { COLLECTIONS } from './core/collections';
import type { NounName, NumberPrefix } from './core/noun-names';
import { customerNoun } from './customers/noun';
import { estimateNoun } from './estimates/noun';
import { invoiceNoun } from './invoices/noun';
import { jobNoun } from './jobs/noun';
import { visitNoun } from './jobs/visit-noun';
import type { Noun } from './nouns/define-noun';
import { paymentNoun } from './payments/noun';
import { projectNoun } from './projects/noun';
import { taskNoun } from './tasks/noun';
import { trackerNoun } from './trackers/noun';

/** Every type of business record, parents first. Generic code iterates over it: a new noun needs no other change. */
export const NOUNS = [
  customerNoun,
  trackerNoun,
  jobNoun,
  visitNoun,
  taskNoun,
  projectNoun,
  estimateNoun,
  invoiceNoun,
  paymentNoun,
] as const satisfies readonly Noun<keyof typeof COLLECTIONS, NounName>[];

export type NounKey = (typeof NOUNS)[number]['key'];

export const NOUN_KEYS: readonly NounKey[] = NOUNS.map(({ key }) => key);

/** Collections of these records. */
export type NounCollection = (typeof COLLECTIONS)[NounKey];

/** A value for each noun, by its key. */
export function byNoun<T>(of: (noun: (typeof NOUNS)[number]) => T): Readonly<Record<NounKey, T>> {
  // Object.fromEntries loses the type of the keys, which are the list's.
  return Object.fromEntries(NOUNS.map((noun) => [noun.key, of(noun)])) as Record<NounKey, T>;
}

const keyOf = Object.fromEntries(NOUNS.map(({ name, key }) => [name, key])) as Readonly<
  Record<NounName, NounKey>
>;

const byKey = byNoun<Noun<NounKey, NounName>>((noun) => noun);

/** The settings with prefixes of numbers, in the nouns' order, each with its noun's word and an example. */
export const NUMBER_PREFIXES = NOUNS.flatMap(({ number, words }) =>
  number === null ? [] : [{ setting: number.prefix, one: words.one, example: number.example }],
);

/** A value for each of these settings. */
export function byNumberPrefix<T>(
  of: (prefix: (typeof NUMBER_PREFIXES)[number]) => T,
): Readonly<Record<NumberPrefix, T>> {
  const entries = NUMBER_PREFIXES.map((prefix) => [prefix.setting, of(prefix)]);
  // Object.fromEntries loses the type of the keys, which are every setting's.
  return Object.fromEntries(entries) as Record<NumberPrefix, T>;
}

export function nounOf(key: NounKey): Noun<NounKey, NounName> {
  return byKey[key];
}

export function nounNamed(name: NounName): Noun<NounKey, NounName> {
  return nounOf(keyOf[name]);
}
