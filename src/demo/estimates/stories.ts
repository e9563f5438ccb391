import type { Estimate } from '@/domain/estimates/estimate';
import { GUTTERS, REPAIR, ROOF } from './example-lines';
import type { ExampleLine } from './example-lines';

/** What happens to an estimate after it was written, on a working day before today. */
export type Step = {
  readonly ago: number;
  /** Wall clock, "15:30". */
  readonly clock: string;
} & (
  | { readonly does: 'asks office' | 'sends' | 'views' | 'withdraws' }
  | { readonly does: 'edits'; readonly to: Partial<Estimate> }
  | { readonly does: 'wishes' | 'declines'; readonly note: string }
  | { readonly does: 'approves'; readonly option: string; readonly extras: readonly string[] }
  | { readonly does: 'sells'; readonly trackerId: string }
);

export type Told = {
  readonly what: string;
  readonly lines: readonly ExampleLine[];
  /** How large it is, in percent of what the lines say. */
  readonly size: number;
  /** Working days before today on which it was written. */
  readonly ago: number;
  /** Days from today until which it is valid. */
  readonly validFor: number;
  readonly steps: readonly Step[];
};

/** Estimates for quoted leads, in every state there is before a sale. */
export const LEADS_STORIES: readonly Told[] = [
  { what: 'New roof', lines: ROOF, size: 100, ago: 1, validFor: 25, steps: [] },
  { what: 'Leak repair', lines: REPAIR, size: 100, ago: 2, validFor: 25, steps: [] },
  {
    ...{ what: 'New roof', lines: ROOF, size: 78, ago: 1, validFor: 25 },
    steps: [{ ago: 1, clock: '15:30', does: 'asks office' }],
  },
  {
    ...{ what: 'Gutters', lines: GUTTERS, size: 100, ago: 3, validFor: 27 },
    steps: [{ ago: 2, clock: '11:20', does: 'sends' }],
  },
  {
    ...{ what: 'New roof', lines: ROOF, size: 118, ago: 8, validFor: 2 },
    steps: [
      { ago: 7, clock: '16:10', does: 'sends' },
      { ago: 6, clock: '19:05', does: 'views' },
    ],
  },
  {
    ...{ what: 'New roof', lines: ROOF, size: 89, ago: 5, validFor: 20 },
    steps: [
      { ago: 4, clock: '10:40', does: 'sends' },
      { ago: 4, clock: '18:20', does: 'views' },
      {
        ...{ ago: 1, clock: '12:15', does: 'wishes' },
        note: 'Could you price it without the chimney flashing? My brother does that himself.',
      },
    ],
  },
  {
    ...{ what: 'New roof', lines: ROOF, size: 132, ago: 9, validFor: 21 },
    steps: [
      { ago: 8, clock: '09:30', does: 'sends' },
      { ago: 7, clock: '20:10', does: 'views' },
      { ago: 6, clock: '08:45', does: 'wishes', note: 'What would two percent less for cash look like?' },
      {
        ...{ ago: 5, clock: '14:00', does: 'edits' },
        to: { discountPercent: 2_000, versionNote: 'Two percent off, as we said on the phone.' },
      },
      { ago: 5, clock: '14:10', does: 'sends' },
      { ago: 4, clock: '19:40', does: 'views' },
    ],
  },
  {
    ...{ what: 'New roof', lines: ROOF, size: 94, ago: 6, validFor: 24 },
    steps: [
      { ago: 5, clock: '13:15', does: 'sends' },
      { ago: 4, clock: '17:50', does: 'views' },
      { ago: 1, clock: '18:30', does: 'approves', option: 'better', extras: ['l10'] },
    ],
  },
  {
    ...{ what: 'Gutters', lines: GUTTERS, size: 72, ago: 12, validFor: 18 },
    steps: [
      { ago: 11, clock: '10:05', does: 'sends' },
      { ago: 10, clock: '18:00', does: 'views' },
      { ago: 8, clock: '09:20', does: 'declines', note: 'We will wait until spring.' },
    ],
  },
  {
    ...{ what: 'Leak repair', lines: REPAIR, size: 60, ago: 10, validFor: 20 },
    steps: [
      { ago: 9, clock: '09:15', does: 'sends' },
      { ago: 9, clock: '11:30', does: 'withdraws' },
    ],
  },
];

/** The way of every estimate that was sold, in working days before the sale; the sale itself is the last step. */
export const SOLD_STORY = { written: 6, sent: 5, viewed: 4, approved: 1 } as const;
