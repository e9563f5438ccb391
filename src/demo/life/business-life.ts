import type { Customer } from '@/domain/customers/customer';
import type { CustomerStatus } from '@/domain/core/statuses';
import { addDays, atWallClock, dayOf, isWeekend, MINUTE_MS } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import type { TrackingLink } from '@/domain/trackers/tracker';
import { nthInStatus } from '../customers';
import { randomFrom, seedOf } from '../random';
import type { Random } from '../random';
import { workingDay, workingDayBy } from '../working-days';
import { openChronicle } from './chronicle';
import type { Office, Story } from './chronicle';
import { tellLead } from './lead-life';
import type { FileMark } from './sale';
import { tellSale } from './sale-life';
import type { SalePlan } from './sale-plans';
import type { Team } from './team';
import { quoteFor } from './work';

/** A customer's records with their whole history. */
export type Told = Story & { readonly link: TrackingLink | null; readonly files: readonly FileMark[] };

export type TellInput = {
  readonly customer: Customer;
  readonly index: number;
  readonly plan: SalePlan | null;
  /** Whether anybody reads of it: the many leads of a measured company lie further back. */
  readonly isTold: boolean;
  readonly team: Team;
  readonly office: Office;
  readonly today: Day;
  readonly zone: string;
};

/** Working days from the first call to the sale. */
const DAYS_TO_SALE = 13;

/** Times of appointments. */
const CLOCKS = ['08:30', '10:30', '13:00', '15:00'] as const;
/** Working days with appointments from today on, and before. */
const AHEAD = 7;
const REACHING_BACK = 500;

/** Minimum and maximum working days until a lead has a status. */
const DAYS_TO_STATUS: Readonly<Record<CustomerStatus, readonly [fewest: number, most: number]>> = {
  'Open Lead': [0, 3],
  'Not Contacted': [2, 9],
  Contacted: [3, 14],
  'Appointment Set': [5, 16],
  'Pre-Qualified': [7, 20],
  Quoted: [9, 28],
  'Not Qualified': [6, 30],
};

/** Generates one customer's history, from the customer and the day only. */
export function tellCustomer(input: TellInput): Told {
  const { customer, index, plan, team, office, today, zone } = input;
  const random = randomFrom(seedOf(customer.uuid));
  const book = openChronicle(customer.uuid, office);
  const shared = { office: team.office, zone, random };
  if (plan === null) {
    const lead = leadNow(customer, index, today, zone);
    const { from, to } = spanOf(lead, input);
    const target = withHouse(lead, from, random);
    const quote =
      target.customerStatus === 'Quoted'
        ? quoteFor(target.productOfInterest, random.whole(14, 42), random)
        : null;
    tellLead(book, { ...shared, target, from, to, quote });
    const story = book.close();
    return { ...story, link: null, files: inspectionPhotos(story) };
  }
  const squares = random.whole(16, 38);
  const amount = quoteFor(plan.product, squares, random);
  const from = workingDay(today, plan.sold - DAYS_TO_SALE);
  const target = withHouse(soldLead(customer, plan, team), from, random);
  tellLead(book, { ...shared, target, from, to: workingDay(today, plan.sold - 1), quote: amount });
  const sale = tellSale(book, {
    customerId: customer.uuid,
    plan,
    team,
    amount,
    squares,
    today,
    zone,
    random,
  });
  const story = book.close();
  return { ...story, link: sale.link, files: [...inspectionPhotos(story), ...sale.files] };
}

/** Photos of the visit that pre-qualified a lead. */
function inspectionPhotos({ activity }: Story): readonly FileMark[] {
  const visit = activity.find(
    ({ noun, changes }) =>
      noun === 'customer' &&
      changes.some(({ field, after }) => field === 'customerStatus' && after === 'Pre-Qualified'),
  );
  if (!visit) return [];
  const mark = { noun: 'customer', recordId: visit.recordId, by: visit.createdBy } as const;
  return [
    { ...mark, picture: 'before', name: 'Roof from the street.png', at: visit.createdAt - 9 * MINUTE_MS },
    { ...mark, picture: 'chimney', name: 'Chimney flashing.png', at: visit.createdAt - 7 * MINUTE_MS },
  ];
}

/** The lead today: dates on working days, and only those of its status. */
function leadNow(customer: Customer, index: number, today: Day, zone: string): Customer {
  const { customerStatus, nextFollowUp } = customer;
  // Every fifteenth has waited for a call since the last working day. A lead with an appointment
  // or a refusal has no call to return.
  const isOver = customerStatus === 'Not Qualified' || customerStatus === 'Appointment Set';
  return {
    ...customer,
    appointmentTime:
      customerStatus === 'Appointment Set'
        ? appointmentOf(nthInStatus(customerStatus, index), today, zone)
        : null,
    nextFollowUp: isOver ? '' : index % 15 === 4 ? workingDay(today, -1) : onWorkingDay(nextFollowUp),
  };
}

/** Two or three appointments a day without overlaps; those of a large company reach back. */
function appointmentOf(nth: number, today: Day, zone: string): number {
  const isAhead = nth < AHEAD * CLOCKS.length;
  const day = isAhead ? nth % AHEAD : -1 - (nth % REACHING_BACK);
  return atWallClock(workingDay(today, day), CLOCKS[nth % CLOCKS.length] ?? '', zone);
}

function soldLead(customer: Customer, { product }: SalePlan, team: Team): Customer {
  const [first = ''] = team.sellers;
  return {
    ...customer,
    listOrganizer: 'Open',
    customerStatus: 'Quoted',
    statusReason: '',
    subStatus: '',
    nextFollowUp: '',
    productOfInterest: product,
    salesperson: customer.salesperson || first,
  };
}

/** The house as a first call describes it; a claim is later than the damage. */
function withHouse(lead: Customer, from: Day, random: Random): Customer {
  const { insurance } = lead;
  const roof: Customer['customFields'] = random.chance(0.6)
    ? {
        roofAge: String(random.whole(12, 31)),
        material: random.pick(['Asphalt', 'Asphalt', 'Metal', 'Cedar']),
      }
    : {};
  return {
    ...lead,
    customFields: roof,
    insurance: insurance.dateOfLoss === '' ? insurance : { ...insurance, dateOfLoss: addDays(from, -6) },
  };
}

/** First and last day of a lead's history, before its next step. */
function spanOf(
  target: Customer,
  { today, zone, isTold }: TellInput,
): { readonly from: Day; readonly to: Day } {
  const { nextFollowUp, appointmentTime, createdAt, customerStatus } = target;
  const ends = [workingDay(today, -1)];
  if (nextFollowUp !== '') ends.push(workingDay(nextFollowUp, -1));
  if (appointmentTime !== null) ends.push(workingDay(dayOf(appointmentTime, zone), -1));
  const to = earliest(ends);
  const [fewest, most] = DAYS_TO_STATUS[customerStatus];
  const came = workingDayBy(dayOf(createdAt, zone));
  const latest = workingDay(to, -fewest - (target.listOrganizer === 'Archive' ? 4 : 0));
  if (!isTold)
    return { from: earliest([came, latest]), to: earliest([to, workingDay(earliest([came, latest]), most)]) };
  return { from: [earliest([came, latest]), workingDay(to, -most)].toSorted().at(-1) ?? came, to };
}

function earliest(days: readonly Day[]): Day {
  return days.toSorted()[0] ?? '';
}

/** The day, or the Monday after a weekend; '' for none. */
function onWorkingDay(day: Day): Day {
  if (day === '') return '';
  let at = day;
  while (isWeekend(at)) at = addDays(at, 1);
  return at;
}
