import { DEFAULT_LEAD_SOURCES, DEFAULT_PRODUCTS } from '@/domain/company/company';
import { customerKeys, customerShape } from '@/domain/customers/customer';
import { foldText } from '@/domain/format/fold-text';
import type { Customer } from '@/domain/customers/customer';
import { initialOf } from '@/domain/core/shape';
import type { CustomerStatus } from '@/domain/core/statuses';
import { addDays, atWallClock, DAY_MS, dayOf, HOUR_MS } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import { HOUSE_NOTES } from './life/lead-words';
import { FAMILY_NAMES, GIVEN_NAMES } from './names';
import { exampleSubStatus } from './own-lists';
import type { ExamplePerson } from './people';
import type { Random } from './random';

/** Short, long and non-Latin names, as in real lists. */
const NAMES = [
  'Noor Al-Masri',
  'Deshawn Carter',
  'Harold & June Pettigrew',
  'Олександра Коваленко',
  'Alexandria Featherstonehaugh-Montgomery',
  'St. Bartholomew’s Lutheran Church',
  'María José Núñez',
  'Γιώργος Παπαδόπουλος',
  'Brightwater HOA, Linda Park',
  'Tyler Brandt',
  'Bob & Carol Strickland',
  'Wendell Okonkwo',
  'Ingrid Solberg',
  'Oak Cliff Montessori School',
  'Nguyễn Thị Minh Khai',
  'Pat Kemp',
  'Gus Lindqvist',
  'Hoang Family Trust',
  'Ray Dominguez',
  'Noah & Ada Fitzgerald',
  'Bellamy Dental',
  'Zoë van der Berg',
  '山田 花子',
  'Maria Lund',
] as const;
const STREETS = [
  'Alder Street',
  'Birch Court',
  'Harbor Road',
  'Meadow Lane',
  'Lake Avenue',
  'Superior Street',
] as const;
const TOWNS = [
  ['Duluth', '55802'],
  ['Hermantown', '55811'],
  ['Superior', '54880'],
  ['Proctor', '55810'],
  ['Cloquet', '55720'],
] as const;
/** The statuses of open leads, in rotation. */
const OPEN_STATUSES: readonly CustomerStatus[] = [
  'Contacted',
  'Appointment Set',
  'Quoted',
  'Open Lead',
  'Pre-Qualified',
  'Appointment Set',
  'Not Contacted',
  'Quoted',
  'Contacted',
  'Appointment Set',
  'Open Lead',
  'Not Qualified',
  'Not Contacted',
];
/** The number of earlier customers of the business in the same status, archived ones included. */
export function nthInStatus(status: CustomerStatus, index: number): number {
  const places = OPEN_STATUSES.flatMap((one, place) => (one === status ? [place] : []));
  const round = Math.floor(index / OPEN_STATUSES.length);
  return round * places.length + places.filter((place) => place < index % OPEN_STATUSES.length).length;
}

/** In days: how long a usual lead has been known at most. */
const WEEKS = 40;

const TIMES = ['08:00', '09:00', '10:30', '11:00', '13:00', '14:00', '15:30'] as const;

export type CustomersInput = {
  readonly owner: string;
  readonly prefix: string;
  readonly count: number;
  /** Place of the first among the made-up names, which no two customers of a business share; 0 by default. */
  readonly first?: number;
  readonly sellers: readonly ExamplePerson[];
  readonly today: Day;
  readonly zone: string;
  readonly random: Random;
};

/** Customers of one business around a day: leads in every status, some sold, some archived. */
export function exampleCustomers(input: CustomersInput): readonly Customer[] {
  const { count, first = 0 } = input;
  return Array.from({ length: count }, (_, at) => exampleCustomer(input, first + at));
}

function exampleCustomer(input: CustomersInput, index: number): Customer {
  const { random, today, zone } = input;
  // A company with more customers has had them for longer, not more of them in a week.
  const spread = Math.max(1, Math.round(input.count / 100));
  const seller = random.pick(input.sellers);
  const unassigned = random.chance(0.12);
  const [city, zipcode] = random.pick(TOWNS);
  const name = NAMES[index] ?? madeUpName(index);
  const phone = `+1${2_185_551_000 + index}`;
  const email = random.chance(0.8) ? emailOf(name, index) : '';
  const listOrganizer = index % 9 === 7 ? 'Archive' : 'Open';
  const customerStatus =
    listOrganizer === 'Archive'
      ? 'Not Qualified'
      : (OPEN_STATUSES[index % OPEN_STATUSES.length] ?? 'Open Lead');
  const createdAt = atWallClock(
    addDays(today, -daysAgo(random, WEEKS * Math.min(spread, 30))),
    random.pick(TIMES),
    zone,
  );
  const insured = random.chance(0.25);
  return {
    ...initialOf(customerShape.fields),
    uuid: `${input.prefix}-customer-${index + 1}`,
    owner: input.owner,
    assignees: unassigned ? [] : [seller.uid],
    createdAt,
    createdBy: seller.uid,
    updatedAt: createdAt + HOUR_MS,
    updatedBy: seller.uid,
    listOrganizer,
    customerStatus,
    statusAt: createdAt,
    statusBy: seller.uid,
    subStatus: exampleSubStatus('customer', customerStatus, index),
    statusReason: customerStatus === 'Not Qualified' ? 'Out of area' : '',
    salesperson: unassigned ? '' : seller.uid,
    productOfInterest: random.pick(DEFAULT_PRODUCTS),
    name,
    phone,
    email,
    streetAddress: `${random.whole(1, 980)} ${random.pick(STREETS)}`,
    city,
    state: city === 'Superior' ? 'WI' : 'MN',
    zipcode,
    leadSource: random.pick(DEFAULT_LEAD_SOURCES),
    notes: random.chance(0.4) ? (HOUSE_NOTES[index % HOUSE_NOTES.length] ?? '') : '',
    tags: insured ? ['Hail'] : [],
    nextFollowUp: random.chance(0.6) ? addDays(today, random.whole(-3, 8 * spread)) : '',
    insurance: insured
      ? {
          carrier: 'Northland Mutual',
          claimNumber: `NLM-48-${229_000 + index}`,
          policyNumber: `P-${70_000 + index}`,
          adjuster: 'Ray Villanueva',
          adjusterPhone: '+12185550199',
          dateOfLoss: dayOf(createdAt, zone),
          deductible: 250_000,
        }
      : initialOf(customerShape.fields).insurance,
    ...customerKeys({ name, phone, email }),
    archivedAt: listOrganizer === 'Archive' ? createdAt + 5 * DAY_MS : null,
    // Imported, unless its history is generated.
    importId: `${input.prefix}-example`,
  };
}

/** Fictitious names; the first 1,600 are unique. */
function madeUpName(index: number): string {
  const round = Math.floor(index / GIVEN_NAMES.length);
  const given = GIVEN_NAMES[(index * 7) % GIVEN_NAMES.length] ?? '';
  return `${given} ${FAMILY_NAMES[(index * 11 + round) % FAMILY_NAMES.length] ?? ''}`;
}

/** So many days ago at most; rather lately where that is a few weeks. */
function daysAgo(random: Random, most: number): number {
  const drawn = random.whole(1, most);
  if (most > WEEKS) return drawn;
  return Math.max(1, Math.round((drawn * drawn) / most));
}

/** A plausible address: the name in Latin letters, and a number that makes it unique. */
function emailOf(name: string, index: number): string {
  const words = foldText(name).match(/[a-z]+/g) ?? ['home'];
  return `${words.slice(0, 2).join('.')}${index + 1}@mail.example`;
}
