import { writtenNumber } from '../format/number-words';
import { termsOf } from './tiers';
import type { Tier } from './tiers';

/** Share of a limit from which its use is shown, so that nobody walks into a wall. */
const SHOWN_FROM = 0.7;

/** What the tiers limit, where it is met. */
export type LimitKind = 'openWork' | 'people' | 'links' | 'importRows';

/** How far a limit is used: not worth a word, to be shown, or reached. */
export type LimitUse = 'quiet' | 'near' | 'full';

/** The limit of a tier; null without one. `seats` are the people paid for, the owner among them. */
export function limitOf(tier: Tier, kind: LimitKind, seats = 0): number | null {
  const terms = termsOf(tier);
  switch (kind) {
    case 'openWork':
      return terms.openJobsAndTrackers;
    case 'links':
      return terms.activeLinks;
    case 'importRows':
      return terms.importRows;
    case 'people':
      if (terms.employees === null) return null;
      // Seats of a plan that ended are no seats of the tier that follows.
      return Math.max(terms.employees + 1, terms.furtherPerson === null ? 0 : seats);
  }
}

/** How far `used` of a limit is. */
export function limitUse(used: number, limit: number | null): LimitUse {
  if (limit === null || used < limit * SHOWN_FROM) return 'quiet';
  return used < limit ? 'near' : 'full';
}

const NOUNS: Readonly<Record<LimitKind, string>> = {
  openWork: 'open jobs and trackers',
  people: 'people',
  links: 'active tracking links',
  importRows: 'rows in a file',
};

const WALLS: Readonly<Record<LimitKind, string>> = {
  openWork:
    'What is open can be finished, and Sold still makes its tracker and job; other new jobs, and what is to be opened again, wait.',
  people: 'Everybody who is in stays; a new person needs a place.',
  links: 'A new link, or an expired one with a later day, waits and starts by itself when there is a place.',
  importRows: 'Split the file into parts: nothing of it is lost.',
};

/** "18 of 25 open jobs and trackers", its numbers as a country (ISO 3166-1) writes them. */
export function limitText(kind: LimitKind, used: number, limit: number, country: string): string {
  return `${writtenNumber(used, country)} of ${writtenNumber(limit, country)} ${NOUNS[kind]}`;
}

/** Why something cannot be opened again, where there is room for a few words only. */
export const FULL_PLAN = 'The limit of your plan is reached.';

/** What a reached limit means, in a sentence. */
export function wallText(kind: LimitKind): string {
  return WALLS[kind];
}
