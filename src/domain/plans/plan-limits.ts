import { writtenNumber } from '../format/number-words';
import { termsOf } from './tiers';
import type { Tier } from './tiers';

/** Share of a limit from which its use is shown. */
const SHOWN_FROM = 0.7;

export type LimitKind = 'openWork' | 'people' | 'links' | 'importRows';

/** Use of a limit: hidden, shown, or reached. */
export type LimitUse = 'quiet' | 'near' | 'full';

/** A tier's limit; null without one. `seats` are the paid seats, the owner included. */
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
      // Seats of an ended plan are no seats of the next tier.
      return Math.max(terms.employees + 1, terms.furtherPerson === null ? 0 : seats);
  }
}

export function limitUse(used: number, limit: number | null): LimitUse {
  if (limit === null || used < limit * SHOWN_FROM) return 'quiet';
  return used < limit ? 'near' : 'full';
}

const NOUNS: Readonly<Record<Exclude<LimitKind, 'importRows'>, string>> = {
  openWork: 'open jobs and trackers',
  people: 'people',
  links: 'active tracking links',
};

const WALLS: Readonly<Record<LimitKind, string>> = {
  openWork:
    'What is open can be finished, and Sold still makes its tracker and job; other new jobs, and what is to be opened again, wait.',
  people: 'Everybody who is in stays; a new person needs a place.',
  links: 'A new link, or an expired one with a later day, waits and starts by itself when there is a place.',
  importRows: 'Split the file into parts: nothing of it is lost.',
};

/** "18 of 25 open jobs and trackers", or how many rows a file has too many, with numbers in a country's (ISO 3166-1) format. */
export function limitText(kind: LimitKind, used: number, limit: number, country: string): string {
  const [count, most] = [writtenNumber(used, country), writtenNumber(limit, country)];
  return kind === 'importRows'
    ? `This file has ${count} rows, and your plan imports ${most} at once`
    : `${count} of ${most} ${NOUNS[kind]}`;
}

export const FULL_PLAN = 'The limit of your plan is reached.';

/** The effect of a reached limit, in a sentence. */
export function wallText(kind: LimitKind): string {
  return WALLS[kind];
}
