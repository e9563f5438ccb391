import { PRO_TIER } from '@/domain/plans/tiers';
import type { Tier } from '@/domain/plans/tiers';
import { SALE_PLANS } from './life/sale-plans';
import type { SalePlan } from './life/sale-plans';

export type Business = {
  readonly owner: string;
  readonly prefix: string;
  readonly name: string;
  readonly phone: string;
  readonly dealer: boolean;
  readonly hasLogo?: boolean;
  /** The tier paid yearly; '' for Free. */
  readonly plan: Tier | '';
  readonly leads: number;
  /** The plans of its sales, in order. */
  readonly plans: readonly SalePlan[];
  /** Number of sales, if there are more than plans. */
  readonly sales?: number;
};

export const ZONE = 'America/Chicago';

/** The businesses of the example world, the large one first. */
export const BUSINESSES: readonly Business[] = [
  {
    owner: 'dana-hollis',
    prefix: 'hollis',
    name: 'Hollis & Daughter Roofing',
    phone: '+12185550142',
    dealer: false,
    hasLogo: true,
    plan: PRO_TIER,
    leads: 60,
    plans: SALE_PLANS,
  },
  {
    owner: 'carla-voss',
    prefix: 'voss',
    name: 'Voss & Petersen Roofing',
    phone: '+12185550160',
    dealer: false,
    plan: '',
    leads: 14,
    plans: plansNamed(3, 12, 9, 5, 14, 15, 6),
  },
  {
    owner: 'lou-verity',
    prefix: 'lakeside',
    name: 'Lakeside LouveRoof',
    phone: '+12185550170',
    dealer: true,
    plan: PRO_TIER,
    leads: 10,
    plans: plansNamed(3, 6, 16),
  },
  {
    owner: 'sam-okafor',
    prefix: 'sam',
    name: '',
    phone: '',
    dealer: false,
    plan: '',
    leads: 5,
    plans: plansNamed(13, 15),
  },
];

/** A selection of the plans, for a small business. */
function plansNamed(...places: readonly number[]): readonly SalePlan[] {
  return places.flatMap((place) => SALE_PLANS[place] ?? []);
}
