import { PRESET_NAMES } from '@/domain/access/presets';
import { hasProParts, PRO_PARTS } from '@/domain/plans/pro-parts';
import type { TierTerms } from '@/domain/plans/tiers';
import { formatMoney } from '@/shared/format/money';
import { PLAN_CURRENCY } from '@/domain/plans/plan-price';
import { formatCount, plural } from '@/shared/format/counts';
import type { Counted } from '@/shared/format/counts';
import { joinList } from '@/shared/format/words';

/** A feature of the tiers; `country` decides the format of amounts and counts. */
export type TierFeature = {
  readonly name: string;
  /** What the table says of a tier. */
  readonly of: (terms: TierTerms, country: string) => string;
  /** What the card of a tier says; null where the tier does not have the feature. */
  readonly said: (terms: TierTerms, country: string) => string | null;
};

const NO_LIMIT = 'No limit';

const further = ({ furtherPerson }: TierTerms, country: string) =>
  furtherPerson === null
    ? ''
    : `, then ${formatMoney(furtherPerson, { currency: PLAN_CURRENCY, country }, { whole: true })} each a month`;

/** A feature with a limit, null for none; `noun` is what is counted. */
function limited(
  name: string,
  noun: Exclude<Counted, string>,
  most: (terms: TierTerms) => number | null,
): TierFeature {
  return {
    name,
    of: (terms, country) => {
      const limit = most(terms);
      return limit === null ? NO_LIMIT : formatCount(limit, country);
    },
    said: (terms, country) => {
      const limit = most(terms);
      return limit === null ? `Unlimited ${noun[1]}` : plural(limit, noun, country);
    },
  };
}

/** The compared features of the tiers, from the table that enforces the limits, once their feature exists. */
export const TIER_FEATURES: readonly TierFeature[] = [
  {
    name: 'People',
    of: (terms, country) =>
      terms.employees === null
        ? NO_LIMIT
        : `You and ${formatCount(terms.employees, country)}${further(terms, country)}`,
    said: (terms, country) =>
      terms.employees === null
        ? 'Unlimited people'
        : `You and ${plural(terms.employees, 'employee', country)}${further(terms, country)}`,
  },
  limited('Customers', ['customer', 'customers'], () => null),
  limited(
    'Open jobs and trackers',
    ['open job or tracker', 'open jobs and trackers'],
    ({ openJobsAndTrackers }) => openJobsAndTrackers,
  ),
  limited(
    'Active tracking links',
    ['active tracking link', 'active tracking links'],
    ({ activeLinks }) => activeLinks,
  ),
  limited(
    'Rows in a CSV import',
    ['row in a CSV import', 'rows in a CSV import'],
    ({ importRows }) => importRows,
  ),
  {
    name: joinList(Object.values(PRO_PARTS)),
    of: ({ name }) => (hasProParts(name) ? 'Yes' : 'A preview'),
    said: ({ name }) => (hasProParts(name) ? joinList(Object.values(PRO_PARTS)) : null),
  },
  {
    name: 'Permissions for each person',
    of: () => `Yes, with ${PRESET_NAMES.length} presets`,
    said: () => `Permissions for each person, with ${PRESET_NAMES.length} presets`,
  },
  {
    name: 'History, export, work without signal',
    of: () => 'Yes',
    said: () => 'History, export, work without signal',
  },
];
