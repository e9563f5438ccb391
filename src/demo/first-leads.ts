import type { DEFAULT_LEAD_SOURCES, DEFAULT_PRODUCTS } from '@/domain/company/company';
import { customerKeys, customerShape } from '@/domain/customers/customer';
import type { Customer } from '@/domain/customers/customer';
import type { ImportedFields } from '@/domain/import/customers/read-row';
import { initialOf } from '@/domain/core/shape';
import type { CustomerStatus } from '@/domain/core/statuses';
import { addDays, atWallClock } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import { workingDay } from './working-days';

/** Further facts of a lead. Days are working days from today, negative ones are past. */
type Known = Partial<Pick<Customer, 'companyName' | 'notes' | 'statusReason' | 'tags' | 'referredBy'>> & {
  readonly appointment?: readonly [day: number, time: string];
  readonly followUp?: number;
  /** True for a lead without a salesperson. */
  readonly isUnassigned?: boolean;
  readonly claim?: string;
};

type FirstLead = Known &
  Pick<
    Customer,
    'name' | 'streetAddress' | 'city' | 'zipcode' | 'customerStatus' | 'productOfInterest' | 'leadSource'
  >;

const DULUTH = { city: 'Duluth', zipcode: '55802' } as const;
const HERMANTOWN = { city: 'Hermantown', zipcode: '55811' } as const;
const CLOQUET = { city: 'Cloquet', zipcode: '55720' } as const;
const TWO_HARBORS = { city: 'Two Harbors', zipcode: '55616' } as const;

const lead = (
  name: string,
  streetAddress: string,
  town: Pick<Customer, 'city' | 'zipcode'>,
  customerStatus: CustomerStatus,
  productOfInterest: (typeof DEFAULT_PRODUCTS)[number],
  leadSource: (typeof DEFAULT_LEAD_SOURCES)[number],
  known: Known,
): FirstLead => ({ name, streetAddress, ...town, customerStatus, productOfInterest, leadSource, ...known });

/** A roofer's leads after two weeks of calls: every status, a week with appointments, and calls to return. */
const FIRST_LEADS: readonly FirstLead[] = [
  lead('Noor Al-Masri', '418 Alder Street', DULUTH, 'Open Lead', 'Repair', 'Website', {
    notes: 'Stain on the bedroom ceiling after the last rain.',
    followUp: 0,
    isUnassigned: true,
  }),
  lead('Tyler Brandt', '27 Birch Court', HERMANTOWN, 'Open Lead', 'Gutters', 'Yard sign', {
    isUnassigned: true,
  }),
  lead('Wendell Okonkwo', '903 Lake Avenue', DULUTH, 'Not Contacted', 'Inspection', 'Phone', {
    notes: 'Called twice, no answer. Evenings are better.',
    followUp: -1,
  }),
  lead('María José Núñez', '66 Meadow Lane', CLOQUET, 'Contacted', 'Full replacement', 'Google', {
    notes: 'Roof from 1998, two layers. Wants to know about metal.',
    followUp: 1,
  }),
  lead('Bob & Carol Strickland', '12 Superior Street', DULUTH, 'Contacted', 'Siding', 'Referral', {
    referredBy: 'Ingrid Solberg',
    followUp: 3,
  }),
  lead('Ingrid Solberg', '731 Harbor Road', DULUTH, 'Appointment Set', 'Full replacement', 'Referral', {
    notes: 'Dog in the yard. Call before coming.',
    appointment: [0, '15:00'],
  }),
  lead('Deshawn Carter', '209 Alder Street', DULUTH, 'Appointment Set', 'Storm damage', 'Door knock', {
    tags: ['Hail'],
    claim: 'NLM-48-229014',
    appointment: [1, '09:00'],
  }),
  lead('Harold & June Pettigrew', '54 Birch Court', HERMANTOWN, 'Appointment Set', 'Skylight', 'Home show', {
    appointment: [1, '13:30'],
  }),
  lead('Bellamy Dental', '1180 Lake Avenue', DULUTH, 'Appointment Set', 'Maintenance', 'Repeat customer', {
    companyName: 'Bellamy Dental',
    notes: 'Flat roof. Ask at the front desk for the ladder key.',
    appointment: [3, '10:30'],
  }),
  lead('Alexandria Voss', '8 Meadow Lane', CLOQUET, 'Pre-Qualified', 'Full replacement', 'Facebook', {
    notes: 'Measured: 28 squares, 6/12. Quote promised.',
    appointment: [-2, '11:00'],
    followUp: 0,
  }),
  lead('Brightwater HOA, Linda Park', '300 Harbor Road', DULUTH, 'Pre-Qualified', 'Repair', 'Google', {
    notes: 'Four buildings; the board meets at the end of the month.',
    appointment: [5, '09:00'],
  }),
  lead('Gus Lindqvist', '415 Superior Street', DULUTH, 'Quoted', 'Full replacement', 'Referral', {
    notes: 'Has our quote and one other. Decides after the weekend.',
    appointment: [-4, '14:00'],
    followUp: 2,
  }),
  lead('Hoang Family Trust', '77 Alder Street', DULUTH, 'Quoted', 'Storm damage', 'Google', {
    tags: ['Hail'],
    claim: 'NLM-48-229031',
    followUp: -2,
  }),
  lead('Pat Kemp', '19 Pine Road', TWO_HARBORS, 'Not Qualified', 'Repair', 'Phone', {
    statusReason: 'Out of area',
  }),
];

export type FirstLeadsInput = {
  readonly today: Day;
  /** IANA name of the business's time zone, used for the appointments. */
  readonly zone: string;
  /** Uid of the salesperson: the user whose app is filled. */
  readonly seller: string;
};

/** Example leads for a new roofer's app, around a day. */
export function firstLeads({ today, zone, seller }: FirstLeadsInput): readonly ImportedFields[] {
  const blank = initialOf(customerShape.fields);
  return FIRST_LEADS.map((known, index) => {
    const { appointment, followUp, isUnassigned = false, claim, ...said } = known;
    const phone = `+1${2_185_550_111 + index}`;
    const email = `client${index + 1}@mail.example`;
    return {
      ...blank,
      ...said,
      phone,
      email,
      state: 'MN',
      ...(isUnassigned ? {} : { salesperson: seller }),
      appointmentTime: appointment
        ? atWallClock(workingDay(today, appointment[0]), appointment[1], zone)
        : null,
      nextFollowUp: followUp === undefined ? '' : workingDay(today, followUp),
      insurance:
        claim === undefined
          ? blank.insurance
          : {
              ...blank.insurance,
              carrier: 'Northland Mutual',
              claimNumber: claim,
              deductible: 250_000,
              adjuster: 'Ray Villanueva',
              adjusterPhone: '+12185550199',
              dateOfLoss: addDays(today, -9),
            },
      ...customerKeys({ name: said.name, phone, email }),
    };
  });
}
