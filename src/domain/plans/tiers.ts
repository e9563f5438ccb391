import type { CompanyRecord } from '../company/company';
import type { UserRecord } from '../account/user';

/** Free for everyone; a paid plan's name; "Business Optimize" for members of roofing dealers with a plan. */
export type Tier = string;

export const FREE_TIER = 'Free';
export const PRO_TIER = 'Pro';
export const DEALER_TIER = 'Business Optimize';

export const PLAN_INTERVALS = ['month', 'year'] as const;
export type PlanInterval = (typeof PLAN_INTERVALS)[number];

/** Active tracking links of a Free business; further ones wait. */
export const FREE_ACTIVE_LINKS = 10;

/** Price and limits of a tier; null means no limit. Amounts in cents. */
export type TierTerms = {
  readonly name: Tier;
  readonly monthly: number;
  readonly yearly: number | null;
  readonly trialDays: number;
  /** People besides the owner. */
  readonly employees: number | null;
  /** Monthly price of each further person, or null when none can be added. */
  readonly furtherPerson: number | null;
  readonly openJobsAndTrackers: number | null;
  readonly sentPapersAMonth: number | null;
  readonly activeLinks: number | null;
  readonly importRows: number;
};

export const TIERS: readonly TierTerms[] = [
  {
    name: FREE_TIER,
    monthly: 0,
    yearly: 0,
    trialDays: 0,
    employees: 2,
    furtherPerson: null,
    openJobsAndTrackers: 25,
    sentPapersAMonth: 15,
    activeLinks: FREE_ACTIVE_LINKS,
    importRows: 2_000,
  },
  {
    name: PRO_TIER,
    monthly: 3_900,
    yearly: 39_000,
    trialDays: 14,
    employees: 9,
    furtherPerson: 500,
    openJobsAndTrackers: null,
    sentPapersAMonth: null,
    activeLinks: null,
    importRows: 10_000,
  },
  {
    name: DEALER_TIER,
    monthly: 14_900,
    yearly: null,
    trialDays: 0,
    employees: null,
    furtherPerson: null,
    openJobsAndTrackers: null,
    sentPapersAMonth: null,
    activeLinks: null,
    importRows: 10_000,
  },
];

/** Terms of a tier; a plan of an old name counts as Pro. */
export function termsOf(tier: Tier): TierTerms {
  const found = TIERS.find(({ name }) => name === tier) ?? TIERS.find(({ name }) => name === PRO_TIER);
  if (!found) throw new Error('TIERS has lost Pro.');
  return found;
}

/** A user's tier: their plan, raised for dealers, else Free. */
export function tierOf(
  user: Pick<UserRecord, 'plan'>,
  company: Pick<CompanyRecord, 'louveRoofDealer'> | null,
): Tier {
  if (user.plan === '') return FREE_TIER;
  return company?.louveRoofDealer ? DEALER_TIER : user.plan;
}
