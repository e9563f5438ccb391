import { conventionsOf } from '@/domain/format/conventions';
import type { CsvColumn } from '@/domain/format/csv-export';
import type { Customer } from '@/domain/customers/customer';
import type { CustomFieldDefinition } from '@/domain/company/company';
import { shownSubStatus } from '@/domain/core/sub-statuses';
import type { SubStatus } from '@/domain/core/sub-statuses';
import { dayOf, wallClockOf } from '@/domain/time/time';
import { formatPhone } from '@/shared/format/phone';

export type CustomerCsvInput = {
  readonly zone: string;
  readonly country: string;
  readonly customFields: readonly CustomFieldDefinition[];
  readonly subStatuses: readonly SubStatus[];
  /** Names by uid; an unknown user stays empty. */
  readonly names: ReadonlyMap<string, { readonly name: string }>;
};

/** Every column of the export, with headings that the same business's import recognizes. */
export function customerCsvColumns(input: CustomerCsvInput): readonly CsvColumn<Customer>[] {
  const { zone, country, customFields, subStatuses, names } = input;
  const column = (heading: string, text: (customer: Customer) => string): CsvColumn<Customer> => ({
    heading,
    text,
  });
  const subStatusOf = ({ customerStatus, subStatus }: Customer) =>
    shownSubStatus(subStatuses, 'customer', customerStatus, subStatus);
  const moment = (ms: number | null) => (ms === null ? '' : `${dayOf(ms, zone)} ${wallClockOf(ms, zone)}`);
  const { address } = conventionsOf(country);
  const phone = (number: string) => formatPhone(number, country);
  return [
    column('Name', (customer) => customer.name),
    column('Company', (customer) => customer.companyName),
    column('Phone', (customer) => phone(customer.phone)),
    column('Second phone', (customer) => phone(customer.phoneAlt)),
    column('E-mail', (customer) => customer.email),
    column('Street', (customer) => customer.streetAddress),
    column('City', (customer) => customer.city),
    column(address.state, (customer) => customer.state),
    column(address.zipcode, (customer) => customer.zipcode),
    column('Source', (customer) => customer.leadSource),
    column('Referred by', (customer) => customer.referredBy),
    column('Product of interest', (customer) => customer.productOfInterest),
    column('Salesperson', (customer) => names.get(customer.salesperson)?.name ?? ''),
    column('Status', (customer) => customer.customerStatus),
    column('Sub-status', (customer) => subStatusOf(customer)?.label ?? ''),
    column('Reason', (customer) => customer.statusReason),
    column('Appointment', (customer) => moment(customer.appointmentTime)),
    column('Follow-up', (customer) => customer.nextFollowUp),
    column('Lead since', (customer) => dayOf(customer.createdAt, zone)),
    column('Tags', (customer) => customer.tags.join(', ')),
    column('Notes', (customer) => customer.notes),
    column('Carrier', (customer) => customer.insurance.carrier),
    column('Claim no.', (customer) => customer.insurance.claimNumber),
    column('Policy no.', (customer) => customer.insurance.policyNumber),
    column('Adjuster', (customer) => customer.insurance.adjuster),
    column('Adjuster’s phone', (customer) => phone(customer.insurance.adjusterPhone)),
    column('Date of loss', (customer) => customer.insurance.dateOfLoss),
    column('Deductible', ({ insurance }) =>
      insurance.deductible === null ? '' : (insurance.deductible / 100).toFixed(2),
    ),
    ...customFields.map((field) => column(field.label, (customer) => customer.customFields[field.key] ?? '')),
  ];
}
