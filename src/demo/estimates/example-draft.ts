import { initialOf } from '@/domain/core/shape';
import type { Customer } from '@/domain/customers/customer';
import { estimateContent } from '@/domain/estimates/estimate-content';
import { estimateShape } from '@/domain/estimates/estimate';
import type { Estimate } from '@/domain/estimates/estimate';
import { addDays, atWallClock } from '@/domain/time/time';
import { workingDay } from '../working-days';
import type { LifeContext } from './estimate-life';
import { exampleLine, ONE_OPTION, ROOF, ROOF_OPTIONS, ROOF_SCHEDULE, sized } from './example-lines';
import type { Told } from './stories';

export type DraftContext = Omit<LifeContext, 'linkId'> & {
  /** Thousandths of a percent. */
  readonly taxRate: number;
  readonly terms: string;
};

/** A draft of a customer's estimate, as it was written first. */
export function draftFor(customer: Customer, told: Told, number: number, context: DraftContext): Estimate {
  const { today, zone, taxRate } = context;
  const at = atWallClock(workingDay(today, -told.ago), '10:05', zone);
  const by = customer.salesperson || customer.createdBy;
  const { streetAddress, city, state, zipcode, assignees, owner } = customer;
  const isInOptions = told.lines === ROOF;
  return {
    ...initialOf(estimateShape.fields),
    ...initialOf(estimateContent),
    ...{ uuid: `example-estimate-${number}`, owner, assignees, number, numberPrefix: 'E-' },
    ...{
      createdAt: at,
      createdBy: by,
      updatedAt: at,
      updatedBy: by,
      statusAt: at,
      statusBy: by,
      contentAt: at,
    },
    ...{ customerId: customer.uuid, customerName: customer.name, salesperson: customer.salesperson },
    ...{ streetAddress, city, state, zipcode },
    title: `${told.what}, ${streetAddress || customer.name}`,
    options: isInOptions ? ROOF_OPTIONS : ONE_OPTION,
    lines: told.lines.map((line, index) => exampleLine(sized(line, told.size), index)),
    taxRates: [{ id: 'sales', name: 'Sales tax', parts: [{ name: 'Sales tax', rate: taxRate }] }],
    defaultTaxRate: 'sales',
    schedule: isInOptions ? ROOF_SCHEDULE : [],
    validUntil: addDays(today, told.validFor),
    terms: context.terms,
  };
}
