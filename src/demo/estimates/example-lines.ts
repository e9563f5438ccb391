import { GAP } from '@/domain/estimates/line-order';
import type { EstimateContent, EstimateLine } from '@/domain/estimates/estimate-content';

/** Quantity in hundredths, waste in thousandths of a percent, price and cost in cents. */
export type ExampleLine = readonly [
  name: string,
  quantity: number,
  unit: string,
  waste: number,
  price: number,
  cost: number,
  more?: Partial<EstimateLine>,
];

const WORK = { taxRate: '' } as const;
const EXTRA = { isOptional: true } as const;

/** What every roof of 28 squares has beside its shingles. */
const AROUND: readonly ExampleLine[] = [
  ['Ice and water shield, two rows', 950, 'SQ', 5_000, 9_200, 6_100],
  ['Synthetic underlayment', 1_850, 'SQ', 5_000, 3_150, 1_900],
  ['Starter strip and ridge cap', 21_400, 'LF', 5_000, 385, 210],
  ['Drip edge, aluminum', 19_600, 'LF', 0, 340, 180],
];

const TEAR_OFF: ExampleLine = ['Tear off and dispose, one layer', 2_800, 'SQ', 0, 8_500, 5_200, WORK];
const EXTRAS: readonly ExampleLine[] = [
  ['Ridge vent', 4_200, 'LF', 0, 975, 480, EXTRA],
  ['Heat cable, north eave', 6_000, 'LF', 0, 1_240, 700, EXTRA],
];

/** A roof in three options that share the work. */
export const ROOF: readonly ExampleLine[] = [
  TEAR_OFF,
  ['Three-tab shingle, 25 years', 2_800, 'SQ', 10_000, 11_200, 7_900, { options: 'good' }],
  ['Architectural shingle, 30 years', 2_800, 'SQ', 10_000, 16_800, 11_700, { options: 'better' }],
  ['Class 4 impact shingle, lifetime', 2_800, 'SQ', 10_000, 27_000, 19_400, { options: 'best' }],
  ...AROUND,
  ['Install, flashings and cleanup', 2_800, 'SQ', 0, 19_500, 11_500, WORK],
  ...EXTRAS,
];

/** The materials of a roof of 16 squares in one option; its labor is priced as one sum. */
export const ROOF_MATERIALS: readonly ExampleLine[] = [
  ['Architectural shingle, 30 years', 1_600, 'SQ', 10_000, 14_800, 10_300],
  ['Ice and water shield, two rows', 400, 'SQ', 5_000, 9_200, 6_100],
  ['Synthetic underlayment', 1_200, 'SQ', 5_000, 3_150, 1_900],
  ['Drip edge, aluminum', 16_000, 'LF', 0, 340, 180],
];

/** Labor as one sum, in cents. */
export function laborFor(price: number): ExampleLine {
  return ['Tear-off, installation, flashings and cleanup', 100, '', 0, price, Math.round(price * 0.62), WORK];
}

/** What a crew finds under old shingles. */
export const DECKING: readonly ExampleLine[] = [
  ['Decking, 7/16 OSB', 600, 'sheet', 0, 6_800, 2_700],
  ['Carpenter', 300, 'hour', 0, 8_500, 4_800, WORK],
];

export const REPAIR: readonly ExampleLine[] = [
  ['Leak repair, labor', 600, 'hour', 0, 12_500, 5_500, WORK],
  ['Step flashing and sealant', 100, '', 0, 18_500, 8_200],
];

export const GUTTERS: readonly ExampleLine[] = [
  ['Seamless gutter, 5 inch', 16_400, 'LF', 0, 1_250, 520],
  ['Downspout, 3 × 4', 600, '', 0, 8_900, 4_100],
  ['Old gutters removed and disposed of', 100, '', 0, 32_000, 18_000, WORK],
];

/** The options of `ROOF`. */
export const ROOF_OPTIONS: EstimateContent['options'] = [
  { id: 'good', name: 'Good', description: 'Three-tab, 25 years', isSuggested: false },
  { id: 'better', name: 'Better', description: 'Architectural, 30 years', isSuggested: true },
  { id: 'best', name: 'Best', description: 'Class 4 impact, lifetime', isSuggested: false },
];

export const ONE_OPTION: EstimateContent['options'] = [
  { id: 'one', name: '', description: '', isSuggested: true },
];

/** The steps in which a whole roof is paid. */
export const ROOF_SCHEDULE: EstimateContent['schedule'] = [
  { id: 's1', name: 'Deposit', when: 'When you sign', kind: 'percent', percent: 30_000, amount: 0 },
  { id: 's2', name: 'Materials', when: 'When they are on site', kind: 'percent', percent: 40_000, amount: 0 },
  { id: 's3', name: 'Completion', when: 'When you sign it off', kind: 'rest', percent: 100_000, amount: 0 },
];

/** A line of a house of another size, in percent; what is measured is rounded to halves. */
export function sized([name, quantity, unit, ...rest]: ExampleLine, size: number): ExampleLine {
  return [name, unit === '' ? quantity : Math.round((quantity * size) / 5_000) * 50, unit, ...rest];
}

/** A line of an estimate at its place among the others. */
export function exampleLine(
  [name, quantity, unit, waste, unitPrice, unitCost, more = {}]: ExampleLine,
  index: number,
): EstimateLine {
  return {
    id: `l${index + 1}`,
    position: GAP * (index + 1),
    options: '',
    priceItem: '',
    name,
    description: '',
    quantity,
    unit,
    waste,
    unitPrice,
    unitCost,
    taxRate: 'sales',
    isOptional: false,
    ...more,
  };
}
