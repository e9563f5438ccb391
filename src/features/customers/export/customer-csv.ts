import { AppError } from '@/domain/core/errors';
import { idsOf } from '@/domain/core/rows';
import type { Rows } from '@/domain/core/rows';
import { plainAmount } from '@/domain/money/plain-amount';
import type { TypedQuery } from '@/data/core/query';
import { readAll } from '@/data/core/read-all';
import { openLeads } from '@/data/customers/customers';
import { readCustomers } from '@/data/customers/read-customers';
import type { LeadFilters } from '@/domain/customers/customer-filters';
import { leadTest } from '@/domain/customers/fitting-leads';
import type { Place } from '@/domain/format/formats';
import type { Day } from '@/domain/time/time';
import type { Viewer } from '@/domain/access/viewer';
import type { CsvFile } from '@/features/lists/public';
import { amountText } from '@/shared/format/work-csv';
import type { CsvContext } from '@/shared/format/work-csv';
import { conventionsOf } from '@/domain/format/conventions';
import type { CsvColumn } from '@/domain/format/csv-export';
import type { Customer } from '@/domain/customers/customer';
import { shownSubStatus } from '@/domain/core/sub-statuses';
import { dayOf, wallClockOf } from '@/domain/time/time';
import { formatPhone } from '@/shared/format/phone';

/** A CSV file of customers by their ids, in this order: lists hold only a part of each. */
export function csvOfCustomers(readIds: () => Promise<readonly string[]>): CsvFile<Customer> {
  return {
    read: async ({ viewer, page, onProgress, onProblem }) => {
      const ids = await readIds();
      const byId = new Map<string, Customer>();
      const onPart = (part: readonly Customer[], answered: number) => {
        for (const customer of part) byId.set(customer.uuid, customer);
        onProgress(answered);
      };
      await readCustomers(page, viewer, ids, onPart, onProblem);
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
    priced: 'customer',
    columns: customerCsvColumns,
  };
}

/** A CSV file of a search's rows. Fails with AppError 'unavailable' while the search has not answered. */
export function csvOfFound(found: {
  readonly status: string;
  readonly rows: Rows<{ readonly uuid: string }>;
}): CsvFile<Customer> {
  return csvOfCustomers(async () => {
    if (found.status !== 'ready') throw new AppError('unavailable');
    return idsOf(found.rows);
  });
}

/** A CSV file of the whole list of leads, read by the store's queries. */
export function csvOfLeads(
  viewer: Viewer,
  filters: LeadFilters,
  today: Day,
  place: Place,
): CsvFile<Customer> {
  return csvOfQueries(openLeads(viewer, filters, today, place.country), leadTest(filters, today, place));
}

/** A CSV file of all customers of the queries that pass `fits`. */
export function csvOfQueries(
  queries: readonly TypedQuery<Customer>[],
  fits: (customer: Customer) => boolean = () => true,
): CsvFile<Customer> {
  return {
    read: async (reading) => (await readAll(reading, queries)).filter(fits),
    priced: 'customer',
    columns: customerCsvColumns,
  };
}

/** Every column of the export, with headings that the same business's import recognizes. */
export function customerCsvColumns(input: CsvContext): readonly CsvColumn<Customer>[] {
  const { zone, country, customFields, subStatuses, names, amounts } = input;
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
    column('Access notes', (customer) => customer.accessNotes),
    column('Notes', (customer) => customer.notes),
    column('Carrier', (customer) => customer.insurance.carrier),
    column('Claim no.', (customer) => customer.insurance.claimNumber),
    column('Policy no.', (customer) => customer.insurance.policyNumber),
    column('Adjuster', (customer) => customer.insurance.adjuster),
    column('Adjuster’s phone', (customer) => phone(customer.insurance.adjusterPhone)),
    column('Date of loss', (customer) => customer.insurance.dateOfLoss),
    column('Deductible', ({ insurance }) =>
      insurance.deductible === null ? '' : plainAmount(insurance.deductible),
    ),
    ...(amounts ? [column('Estimated value', ({ uuid }) => amountText(amounts.get(uuid)))] : []),
    column('Sold on', ({ soldAt }) => (soldAt === null ? '' : dayOf(soldAt, zone))),
    ...customFields.map((field) => column(field.label, (customer) => customer.customFields[field.key] ?? '')),
  ];
}
