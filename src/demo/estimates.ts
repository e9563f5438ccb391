import type { Customer } from '@/domain/customers/customer';
import { initialOf } from '@/domain/core/shape';
import { estimateContent } from '@/domain/estimates/estimate-content';
import type { EstimateContent, EstimateLine } from '@/domain/estimates/estimate-content';
import { estimateShape } from '@/domain/estimates/estimate';
import type { Estimate } from '@/domain/estimates/estimate';
import { shownTotal } from '@/domain/estimates/estimate-sums';
import type { EstimateStatus } from '@/domain/estimates/estimate-status';
import { GAP } from '@/domain/estimates/line-order';
import type { Activity } from '@/domain/history/activity';
import { foundBy } from '@/domain/search/find';
import { addDays, atWallClock } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import { pastOf } from './life/past';
import type { Write } from './life/past';
import { workingDay } from './working-days';

/** Quantity in hundredths, waste in thousandths of a percent, price and cost in cents. */
type Line = readonly [
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

/** A roof of 28 squares in three options that share the work. */
const ROOF: readonly Line[] = [
  ['Tear off and dispose, one layer', 2_800, 'SQ', 0, 8_500, 5_200, WORK],
  ['Three-tab shingle, 25 years', 2_800, 'SQ', 10_000, 11_200, 7_900, { options: 'good' }],
  ['Architectural shingle, 30 years', 2_800, 'SQ', 10_000, 16_800, 11_700, { options: 'better' }],
  ['Class 4 impact shingle, lifetime', 2_800, 'SQ', 10_000, 27_000, 19_400, { options: 'best' }],
  ['Ice and water shield, two rows', 950, 'SQ', 5_000, 9_200, 6_100],
  ['Synthetic underlayment', 1_850, 'SQ', 5_000, 3_150, 1_900],
  ['Starter strip and ridge cap', 21_400, 'LF', 5_000, 385, 210],
  ['Drip edge, aluminum', 19_600, 'LF', 0, 340, 180],
  ['Install, flashings and cleanup', 2_800, 'SQ', 0, 19_500, 11_500, WORK],
  ['Ridge vent', 4_200, 'LF', 0, 975, 480, EXTRA],
  ['Heat cable, north eave', 6_000, 'LF', 0, 1_240, 700, EXTRA],
];

const REPAIR: readonly Line[] = [
  ['Leak repair, labor', 600, 'hour', 0, 12_500, 5_500, WORK],
  ['Step flashing and sealant', 100, '', 0, 18_500, 8_200],
];

type Told = {
  readonly status: EstimateStatus;
  /** Working days before today. */
  readonly ago: number;
  readonly lines: readonly Line[];
  readonly isInOptions: boolean;
};

const TOLD: readonly Told[] = [
  { status: 'Draft', ago: 1, lines: ROOF, isInOptions: true },
  { status: 'Draft', ago: 2, lines: REPAIR, isInOptions: false },
  { status: 'Pending Approval', ago: 1, lines: ROOF, isInOptions: true },
];

const OPTIONS: EstimateContent['options'] = [
  { id: 'good', name: 'Good', description: 'Three-tab, 25 years', isSuggested: false },
  { id: 'better', name: 'Better', description: 'Architectural, 30 years', isSuggested: true },
  { id: 'best', name: 'Best', description: 'Class 4 impact, lifetime', isSuggested: false },
];

const SCHEDULE: EstimateContent['schedule'] = [
  { id: 's1', name: 'Deposit', when: 'When you sign', kind: 'percent', percent: 30_000, amount: 0 },
  { id: 's2', name: 'Materials', when: 'When they are on site', kind: 'percent', percent: 40_000, amount: 0 },
  { id: 's3', name: 'Completion', when: 'When you sign it off', kind: 'rest', percent: 100_000, amount: 0 },
];

type Context = {
  readonly today: Day;
  readonly zone: string;
  readonly taxRate: number;
  readonly nameOf: (uid: string) => string;
};

/**
 * Estimates for quoted leads of a business around `today`, in every state that its office brings about by itself, and
 * the entries of their making: what holds amounts inside has a priced history.
 */
export function exampleEstimates(
  leads: readonly Customer[],
  { today, zone, taxRate, nameOf }: Context,
): { readonly estimates: readonly Estimate[]; readonly activityPriced: readonly Activity[] } {
  const past = TOLD.flatMap((told, index) => {
    const customer = leads[index];
    if (!customer) return [];
    const made = estimateFor(customer, told, index);
    const writes = told.status === 'Draft' ? [] : [askedOn(made, told)];
    const { record, activity } = pastOf('estimate', made, writes, nameOf);
    const total = told.status === 'Draft' ? 0 : (shownTotal(record) ?? 0);
    return [{ estimate: { ...record, ...foundBy(record), total }, activity }];
  });
  return {
    estimates: past.map(({ estimate }) => estimate),
    activityPriced: past.flatMap(({ activity }) => activity),
  };

  /** The afternoon in which a draft was given to the office. */
  function askedOn({ createdBy: by }: Estimate, { status, ago }: Told): Write<Estimate> {
    const at = atWallClock(workingDay(today, -ago), '15:30', zone);
    return { by, at, changes: { status, statusAt: at, statusBy: by } };
  }

  function estimateFor(customer: Customer, told: Told, index: number): Estimate {
    const at = atWallClock(workingDay(today, -told.ago), '10:05', zone);
    const by = customer.salesperson || customer.createdBy;
    const { streetAddress, city, state, zipcode, assignees, owner } = customer;
    const content: EstimateContent = {
      ...initialOf(estimateContent),
      options: told.isInOptions ? OPTIONS : [{ id: 'one', name: '', description: '', isSuggested: true }],
      lines: told.lines.map(lineOf),
      taxRates: [{ id: 'sales', name: 'Sales tax', parts: [{ name: 'Sales tax', rate: taxRate }] }],
      defaultTaxRate: 'sales',
      schedule: told.isInOptions ? SCHEDULE : [],
      validUntil: addDays(today, 25),
    };
    return {
      ...initialOf(estimateShape.fields),
      ...content,
      uuid: `example-estimate-${index + 1}`,
      owner,
      assignees,
      createdAt: at,
      createdBy: by,
      updatedAt: at,
      updatedBy: by,
      number: 1_040 + index,
      numberPrefix: 'E-',
      title: `${told.isInOptions ? 'New roof' : 'Leak repair'}, ${streetAddress || customer.name}`,
      customerId: customer.uuid,
      customerName: customer.name,
      streetAddress,
      city,
      state,
      zipcode,
      salesperson: customer.salesperson,
      statusAt: at,
      statusBy: by,
      contentAt: at,
    };
  }
}

function lineOf(
  [name, quantity, unit, waste, unitPrice, unitCost, more = {}]: Line,
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
