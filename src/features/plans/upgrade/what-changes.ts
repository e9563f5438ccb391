import { FREE_TIER, termsOf } from '@/domain/plans/tiers';
import type { TierTerms } from '@/domain/plans/tiers';
import { formatCount } from '@/shared/format/counts';

/** The additions of a tier to Free, in sentences. */
export function whatChanges(terms: TierTerms, country: string): readonly string[] {
  const number = (count: number | null) => (count === null ? 'without limit' : formatCount(count, country));
  const free = termsOf(FREE_TIER);
  return [
    `Open jobs and trackers ${number(terms.openJobsAndTrackers)} instead of ${number(free.openJobsAndTrackers)}.`,
    `Active tracking links ${number(terms.activeLinks)} instead of ${number(free.activeLinks)}; those that wait start by themselves.`,
    `Imports of up to ${number(terms.importRows)} rows a file instead of ${number(free.importRows)}.`,
    'The Pro panels of the dashboard show your own figures, for everybody who may see reports.',
    'You can cancel at any time: the plan then runs to the end of what is paid, and nothing is hidden or lost after it.',
  ];
}
