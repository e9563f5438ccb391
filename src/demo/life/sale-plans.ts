import type { DEFAULT_PRODUCTS } from '@/domain/company/company';
import type { HoldReason, TrackerStage } from '@/domain/core/statuses';

/** The course of a sale. Days are working days from today, negative ones are past. */
export type SalePlan = {
  readonly product: (typeof DEFAULT_PRODUCTS)[number];
  readonly stage: TrackerStage | 'Cancelled';
  readonly sold: number;
  /** First day on the roof; absent without a plan. */
  readonly work?: number;
  /** True when the start that the client was told has passed. */
  readonly isLate?: boolean;
  readonly hold?: {
    readonly on: number;
    readonly off?: number;
    readonly reason: HoldReason;
    readonly note: string;
    readonly resumes?: number;
    /** The client's text about it. */
    readonly told?: string;
  };
  readonly problem?: { readonly text: string; readonly isSolved: boolean; readonly extra?: number };
  /** Label of a sub-status of the business, set two days after the stage. */
  readonly subStatus?: string;
  readonly isArchived?: boolean;
  /** The client's unread message of last evening. */
  readonly unread?: string;
  /** Name of the shingles that the client chose; the office shows photos of the choice and of the house. */
  readonly shingles?: string;
  /** Small work moves from Sold to Scheduled at once. */
  readonly isSmall?: boolean;
};

/** The sales of the large company in order; the first eight cover every stage. */
export const SALE_PLANS: readonly SalePlan[] = [
  { product: 'Full replacement', stage: 'Sold', sold: -2 },
  { product: 'Storm damage', stage: 'Permits & Paperwork', sold: -6, subStatus: 'Permit applied for' },
  { product: 'Full replacement', stage: 'Materials Ordered', sold: -10, work: 7, subStatus: 'Delivered' },
  { product: 'Full replacement', stage: 'Scheduled', sold: -13, work: 2, shingles: 'Pewter' },
  {
    product: 'Full replacement',
    stage: 'In Progress',
    sold: -16,
    work: -3,
    hold: {
      on: -1,
      reason: 'Weather',
      note: 'Sleet until tomorrow. North slope is dried in.',
      resumes: 6,
      told: 'Your roof is dried in and safe. We go on as soon as it stays dry.',
    },
  },
  {
    product: 'Full replacement',
    stage: 'Final Inspection',
    sold: -20,
    work: -5,
    problem: {
      text: 'Six sheets of decking on the north slope are rotten. We need OSB before we can go on.',
      isSolved: true,
      extra: 42_000,
    },
  },
  {
    product: 'Storm damage',
    stage: 'Invoiced',
    sold: -24,
    work: -10,
    subStatus: 'Waiting on insurance',
  },
  { product: 'Full replacement', stage: 'Complete', sold: -32, work: -18 },
  {
    product: 'Skylight',
    stage: 'Sold',
    sold: -1,
    unread:
      'One more question: could the skylight be the kind with a blind inside? Happy to pay the difference.',
  },
  { product: 'Gutters', stage: 'Permits & Paperwork', sold: -8, isLate: true, subStatus: 'Permit granted' },
  {
    product: 'Full replacement',
    stage: 'Materials Ordered',
    sold: -14,
    work: 9,
    subStatus: 'On backorder',
    hold: { on: -5, reason: 'Materials', note: 'Weathered Wood is out everywhere, supplier says two weeks.' },
  },
  {
    product: 'Siding',
    stage: 'Scheduled',
    sold: -18,
    work: 4,
    hold: { on: -13, off: -9, reason: 'Permit', note: 'City wants a second drawing of the porch.' },
  },
  {
    product: 'Full replacement',
    stage: 'In Progress',
    sold: -15,
    work: -1,
    problem: {
      text: 'Found a second layer over the porch that is not in the quote. Take it off too?',
      isSolved: false,
    },
    unread: 'The crew was great with the dog today. Will the dumpster be gone by the weekend?',
  },
  { product: 'Repair', stage: 'Scheduled', sold: -5, work: 1, isSmall: true },
  { product: 'Storm damage', stage: 'Complete', sold: -44, work: -31, isArchived: true },
  { product: 'Repair', stage: 'Complete', sold: -38, work: -33, isArchived: true, isSmall: true },
  { product: 'Storm damage', stage: 'Complete', sold: -62, work: -48, isArchived: true },
  {
    product: 'Siding',
    stage: 'Complete',
    sold: -78,
    work: -64,
    isArchived: true,
    hold: { on: -68, off: -66, reason: 'Client', note: 'Guests in the house, asked for a later week.' },
  },
  { product: 'Gutters', stage: 'Complete', sold: -52, work: -45, isArchived: true, isSmall: true },
  {
    product: 'Full replacement',
    stage: 'Complete',
    sold: -98,
    work: -84,
    isArchived: true,
    problem: { text: 'Chimney bricks are loose above the flashing.', isSolved: true, extra: 65_000 },
  },
  { product: 'Full replacement', stage: 'Cancelled', sold: -28, isArchived: true },
];
