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
import { addressCsv, csvFields } from '@/shared/format/csv-fields';
import type { CsvColumn } from '@/domain/format/csv-export';
import { customerShape } from '@/domain/customers/customer';
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

const { field, text } = csvFields(customerShape);

/** Every column of the export, with headings that the same business's import recognizes. */
export function customerCsvColumns(input: CsvContext): readonly CsvColumn<Customer>[] {
  const { zone, country, customFields, subStatuses, names, amounts } = input;
  const column = (heading: string, write: (customer: Customer) => string): CsvColumn<Customer> => ({
    heading,
    text: write,
  });
  const subStatusOf = ({ customerStatus, subStatus }: Customer) =>
    shownSubStatus(subStatuses, 'customer', customerStatus, subStatus);
  const moment = (ms: number | null) => (ms === null ? '' : `${dayOf(ms, zone)} ${wallClockOf(ms, zone)}`);
  const phone = (number: string) => formatPhone(number, country);
  return [
    text('name'),
    text('companyName'),
    text('phone', phone),
    text('phoneAlt', phone),
    text('email'),
    ...addressCsv(customerShape, country),
    text('leadSource'),
    text('referredBy'),
    text('productOfInterest'),
    field('salesperson', (customer) => names.get(customer.salesperson)?.name ?? ''),
    text('customerStatus'),
    field('subStatus', (customer) => subStatusOf(customer)?.label ?? ''),
    text('statusReason'),
    field('appointmentTime', (customer) => moment(customer.appointmentTime)),
    text('nextFollowUp'),
    column('Lead since', (customer) => dayOf(customer.createdAt, zone)),
    field('tags', (customer) => customer.tags.join(', ')),
    text('accessNotes'),
    text('notes'),
    text('insurance.carrier'),
    text('insurance.claimNumber'),
    text('insurance.policyNumber'),
    text('insurance.adjuster'),
    text('insurance.adjusterPhone', phone),
    text('insurance.dateOfLoss'),
    field('insurance.deductible', ({ insurance }) =>
      insurance.deductible === null ? '' : plainAmount(insurance.deductible),
    ),
    ...(amounts ? [column('Estimated value', ({ uuid }) => amountText(amounts.get(uuid)))] : []),
    column('Sold on', ({ soldAt }) => (soldAt === null ? '' : dayOf(soldAt, zone))),
    ...customFields.map(({ key, label }) => column(label, (customer) => customer.customFields[key] ?? '')),
  ];
}
