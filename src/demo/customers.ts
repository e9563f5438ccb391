import { DEFAULT_LEAD_SOURCES, DEFAULT_PRODUCTS } from '@/domain/company/company';
import { customerKeys, customerShape } from '@/domain/customers/customer';
import type { Customer } from '@/domain/customers/customer';
import { initialOf } from '@/domain/core/shape';
import type { CustomerStatus } from '@/domain/core/statuses';
import { addDays, atWallClock, DAY_MS, HOUR_MS } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import { FAMILY_NAMES, GIVEN_NAMES } from './names';
import { exampleSubStatus } from './own-lists';
import type { ExamplePerson } from './people';
import type { Random } from './random';

/** Short, long and non-Latin names: what a real list holds. */
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
const OPEN_STATUSES: readonly CustomerStatus[] = [
  'Open Lead',
  'Not Contacted',
  'Contacted',
  'Appointment Set',
  'Appointment Set',
  'Pre-Qualified',
  'Quoted',
  'Not Qualified',
];
const TIMES = ['08:00', '09:00', '10:30', '11:00', '13:00', '14:00', '15:30'] as const;

export type CustomersInput = {
  readonly owner: string;
  readonly prefix: string;
  readonly count: number;
  readonly sellers: readonly ExamplePerson[];
  readonly today: Day;
  readonly zone: string;
  readonly random: Random;
};

/** Customers of one business around a day: leads in every status, some sold, some in the archive. */
export function exampleCustomers(input: CustomersInput): readonly Customer[] {
  return Array.from({ length: input.count }, (_, index) => exampleCustomer(input, index));
}

function exampleCustomer(input: CustomersInput, index: number): Customer {
  const { random, today, zone } = input;
  // A company with more customers has them for longer, not more of them in a week.
  const spread = Math.max(1, Math.round(input.count / 100));
  const seller = random.pick(input.sellers);
  const unassigned = random.chance(0.12);
  const [city, zipcode] = random.pick(TOWNS);
  const name = NAMES[index] ?? `${random.pick(GIVEN_NAMES)} ${random.pick(FAMILY_NAMES)}`;
  const phone = `+1${2_185_551_000 + index}`;
  const email = random.chance(0.8) ? `client${index + 1}@mail.example` : '';
  const listOrganizer = index % 9 === 7 ? 'Archive' : 'Open';
  const customerStatus = listOrganizer === 'Archive' ? 'Not Qualified' : random.pick(OPEN_STATUSES);
  const createdAt = atWallClock(
    addDays(today, -random.whole(1, 40 * Math.min(spread, 30))),
    random.pick(TIMES),
    zone,
  );
  const booked = customerStatus === 'Appointment Set' || random.chance(0.3);
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
    appointmentTime: booked
      ? atWallClock(addDays(today, random.whole(-6 * spread, 9)), random.pick(TIMES), zone)
      : null,
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
    notes: random.chance(0.4) ? 'Dog in the yard. Call before coming.' : '',
    tags: insured ? ['Hail Nov 14'] : [],
    nextFollowUp: random.chance(0.6) ? addDays(today, random.whole(-3, 8 * spread)) : '',
    insurance: insured
      ? {
          carrier: 'Lone Star Mutual',
          claimNumber: `LSM-48-${229_000 + index}`,
          policyNumber: `P-${70_000 + index}`,
          adjuster: 'Ray Villanueva',
          adjusterPhone: '+12185550199',
          dateOfLoss: addDays(today, -9),
          deductible: 250_000,
        }
      : initialOf(customerShape.fields).insurance,
    ...customerKeys({ name, phone, email }),
    archivedAt: listOrganizer === 'Archive' ? createdAt + 5 * DAY_MS : null,
    // Marks the record as brought in, so that seeding does not write a history entry for each.
    importId: `${input.prefix}-example`,
  };
}
