import { PRO_TIER } from '@/domain/plans/tiers';
import type { Tier } from '@/domain/plans/tiers';
import { SALE_PLANS } from './life/sale-plans';
import type { SalePlan } from './life/sale-plans';

/** A business of the example world. */
export type Business = {
  readonly owner: string;
  readonly prefix: string;
  readonly name: string;
  readonly phone: string;
  readonly dealer: boolean;
  /** The tier it pays for by the year; '' for Free. */
  readonly plan: Tier | '';
  readonly leads: number;
  /** How its sales went, the first one first. */
  readonly plans: readonly SalePlan[];
  /** How many sales there are when that is more than the plans. */
  readonly sales?: number;
};

/** Where all of them are. */
export const ZONE = 'America/Chicago';

/** The businesses of the example world, the large one first. */
export const BUSINESSES: readonly Business[] = [
  {
    owner: 'dana-hollis',
    prefix: 'hollis',
    name: 'Hollis & Daughter Roofing',
    phone: '+12185550142',
    dealer: false,
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

/** Some of the plans, for a small business. */
function plansNamed(...places: readonly number[]): readonly SalePlan[] {
  return places.flatMap((place) => SALE_PLANS[place] ?? []);
}
