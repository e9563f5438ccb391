import type { NounKey } from '../nouns';

/** A person's open work by noun. */
export type OpenWork = Readonly<Record<NounKey, number>>;

/** All of it together. */
export function totalWork(work: OpenWork): number {
  return Object.values(work).reduce((sum, count) => sum + count, 0);
}
