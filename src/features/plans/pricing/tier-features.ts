import type { TierTerms } from '@/domain/plans/tiers';
import { formatMoney } from '@/shared/format/money';
import { PLAN_CURRENCY } from '@/domain/plans/plan-price';
import { formatCount } from '@/shared/format/counts';

const limit = (count: number | null, country: string) =>
  count === null ? 'No limit' : formatCount(count, country);

function people({ employees, furtherPerson }: TierTerms, country: string): string {
  if (employees === null) return 'No limit';
  const further =
    furtherPerson === null
      ? ''
      : `, then ${formatMoney(furtherPerson, { currency: PLAN_CURRENCY, country }, { whole: true })} each a month`;
  return `You and ${employees}${further}`;
}

/** The compared features of the tiers, from the table that enforces the limits, once their feature exists. */
export const TIER_FEATURES: readonly {
  readonly name: string;
  /** `country` decides the format of amounts and counts. */
  readonly of: (terms: TierTerms, country: string) => string;
}[] = [
  { name: 'People', of: people },
  { name: 'Customers', of: () => 'No limit' },
  { name: 'Open jobs and trackers', of: (terms, country) => limit(terms.openJobsAndTrackers, country) },
  { name: 'Active tracking links', of: (terms, country) => limit(terms.activeLinks, country) },
  { name: 'Rows in a CSV import', of: (terms, country) => limit(terms.importRows, country) },
  {
    name: 'Pro panels of the dashboard',
    of: (terms) => (terms.monthly === 0 ? 'A preview' : 'Yes'),
  },
  { name: 'Permissions, history, export, work without signal', of: () => 'Yes' },
];
