import type { DEFAULT_JOB_TYPES } from '@/domain/company/job-types';
import type { Random } from '../random';

/** The steps and prices of one kind of work. */
export type Work = {
  readonly jobType: (typeof DEFAULT_JOB_TYPES)[number];
  readonly visits: readonly string[];
  /** Template of the checklist; '' for none. */
  readonly template: string;
  readonly instructions: string;
  /** In dollars, per square or in total. */
  readonly price: { readonly per: 'square' | 'whole'; readonly from: number; readonly to: number };
};

const ROOF: Work = {
  jobType: 'Install',
  visits: ['Tear-off and install', 'Ridge, gutters and clean-up'],
  template: 'Install day',
  instructions:
    'Pallets go on the driveway. Cover the flower beds on the south side. Dumpster at the garage door.',
  price: { per: 'square', from: 540, to: 690 },
};

const WORK: Readonly<Record<string, Work>> = {
  'Full replacement': ROOF,
  'Storm damage': {
    ...ROOF,
    instructions: 'Insurance job: photos of every slope before the tear-off. Dumpster on the street.',
    price: { per: 'square', from: 500, to: 610 },
  },
  Siding: {
    jobType: 'Other',
    visits: ['South and west wall', 'East wall and trim'],
    template: '',
    instructions: 'Keep the old boards of the porch, the client reuses them.',
    price: { per: 'whole', from: 9_400, to: 16_800 },
  },
  Repair: {
    jobType: 'Repair',
    visits: ['Leak repair'],
    template: 'Repair visit',
    instructions: 'Water shows at the ceiling of the bedroom. Bring step flashing and two bundles.',
    price: { per: 'whole', from: 480, to: 2_350 },
  },
  Gutters: {
    jobType: 'Gutter',
    visits: ['New gutters and downspouts'],
    template: '',
    instructions: '5 inch, white. Two downspouts more than before at the back.',
    price: { per: 'whole', from: 1_350, to: 3_900 },
  },
  Skylight: {
    jobType: 'Install',
    visits: ['Skylight exchange'],
    template: '',
    instructions: 'Unit is in the shop. Carpet below needs covering.',
    price: { per: 'whole', from: 1_900, to: 4_300 },
  },
  Inspection: {
    jobType: 'Inspection',
    visits: ['Roof inspection'],
    template: 'Roof inspection',
    instructions: 'Report with photos goes to the client the same week.',
    price: { per: 'whole', from: 150, to: 350 },
  },
  Maintenance: {
    jobType: 'Other',
    visits: ['Fall maintenance'],
    template: '',
    instructions: 'Ladder key at the front desk. Clear both drains.',
    price: { per: 'whole', from: 380, to: 1_250 },
  },
};

/** The kind of work for a product. */
export function workOn(product: string): Work {
  return WORK[product] ?? ROOF;
}

/** The price in cents for a roof of so many squares, rounded like a quote. */
export function quoteFor(product: string, squares: number, random: Random): number {
  const { per, from, to } = workOn(product).price;
  const dollars = random.whole(from, to) * (per === 'square' ? squares : 1);
  return Math.round(dollars / 10) * 1_000;
}
