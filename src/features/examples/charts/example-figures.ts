import { DateTime } from 'luxon';
import { BUSINESSES } from '@/demo/businesses';
import { randomFrom } from '@/demo/random';
import { businessWork, recordsOf } from '@/demo/records';
import { CUSTOMER_STATUSES } from '@/domain/core/statuses';
import type { Day } from '@/domain/time/time';

/** The seed that every example world uses. */
const SEED = 1;
const MONTHS = 6;

export type Figure = { readonly label: string; readonly value: number };

export type ExampleFigures = {
  /** New leads by month, the current one last. */
  readonly leadsByMonth: readonly Figure[];
  /** Open leads by status, largest first. */
  readonly leadsByStatus: readonly Figure[];
  /** Leads by source, largest first. */
  readonly leadsBySource: readonly Figure[];
};

/** The figures of the example roofing company on a day. */
export function exampleFigures(today: Day): ExampleFigures {
  const company = BUSINESSES.slice(0, 1);
  const random = randomFrom(SEED);
  const { customers } = recordsOf(company.flatMap((business) => businessWork(business, today, random)));
  const now = DateTime.fromISO(today);
  const months = Array.from({ length: MONTHS }, (_, index) => now.minus({ months: MONTHS - 1 - index }));
  const open = customers.filter(({ listOrganizer }) => listOrganizer === 'Open');
  return {
    leadsByMonth: months.map((month) => ({
      label: month.toFormat('LLL'),
      value: customers.filter(({ createdAt }) => DateTime.fromMillis(createdAt).hasSame(month, 'month'))
        .length,
    })),
    leadsByStatus: largestFirst(
      CUSTOMER_STATUSES.map((status) => ({
        label: status,
        value: open.filter(({ customerStatus }) => customerStatus === status).length,
      })),
    ),
    leadsBySource: largestFirst(
      [...new Set(customers.map(({ leadSource }) => leadSource))].map((source) => ({
        label: source || 'No source',
        value: customers.filter(({ leadSource }) => leadSource === source).length,
      })),
    ),
  };
}

function largestFirst(figures: readonly Figure[]): readonly Figure[] {
  return figures.filter(({ value }) => value > 0).toSorted((a, b) => b.value - a.value);
}
