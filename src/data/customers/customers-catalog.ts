import { CUSTOMER_ARCHIVE } from '@/domain/customers/archive-filters';
import { ALL_LEADS, STORE_SORTS } from '@/domain/customers/customer-filters';
import type { LeadFilters } from '@/domain/customers/customer-filters';
import { UNCONTACTED } from '@/domain/customers/customer-status';
import type { TypedCustomer } from '@/domain/customers/duplicates';
import type { Day } from '@/domain/time/time';
import type { Viewer } from '@/domain/access/viewer';
import { archivedCount, archivedCustomers, everybody, everybodyCount } from './archived-customers';
import {
  appointmentCount,
  appointmentsBetween,
  customersById,
  customersByName,
  leadCount,
  leadsCreatedBetween,
  leadsWithoutAppointment,
  leadsWithoutAppointmentCount,
  longestWaiting,
  openLeads,
  possibleDuplicates,
  searchCustomers,
} from './customers';
import { mergedIntoCustomer } from './merge';
import type { CatalogEntry } from '../core/catalog-entry';
import { everyOrder } from '../core/list-source';
import type { QuerySpec } from '../store/port';
import { DEFAULT_COUNTRY } from '@/domain/format/country';

const SOME_DAY: Day = '2026-11-23';
const typedCustomer: TypedCustomer = {
  name: 'Noor Al-Masri',
  phone: '8175550112',
  email: 'noor@example.com',
  streetAddress: '',
};

function everyLeadList(viewer: Viewer): QuerySpec[] {
  const choices: Partial<LeadFilters>[] = [
    {},
    { statuses: ['Quoted'] },
    { statuses: ['Quoted', 'Contacted'] },
    { salespeople: ['somebody'] },
    { salespeople: ['somebody', 'nobody'], sources: ['Referral', 'Website'] },
    { sources: ['Referral'] },
    { followUp: 'today' },
    { followUp: 'none' },
    { statuses: ['Quoted'], salespeople: ['somebody'], sources: ['Referral'], followUp: 'none' },
  ];
  const ordered = choices.flatMap((choice) =>
    STORE_SORTS.flatMap((sortBy) =>
      [true, false].map((descending) => ({ ...ALL_LEADS, ...choice, sortBy, descending })),
    ),
  );
  const ranged = (['late', 'week'] as const).flatMap((followUp) =>
    [true, false].map((descending): LeadFilters => ({
      ...ALL_LEADS,
      followUp,
      sortBy: 'followUp',
      descending,
    })),
  );
  return [...ordered, ...ranged].flatMap((filters) =>
    openLeads(viewer, filters, SOME_DAY, DEFAULT_COUNTRY).map((part) => part.spec),
  );
}

/** The customer screens' queries, for the suites that run every query. */
export const customersCatalog: readonly CatalogEntry[] = [
  { name: 'open leads', build: everyLeadList, needs: 'customers:view' },
  {
    name: 'figures of leads',
    build: (viewer) => [
      leadCount(viewer, ALL_LEADS, SOME_DAY, DEFAULT_COUNTRY).spec,
      leadCount(viewer, { ...ALL_LEADS, statuses: UNCONTACTED }, SOME_DAY, DEFAULT_COUNTRY).spec,
      leadCount(viewer, { ...ALL_LEADS, followUp: 'week' }, SOME_DAY, DEFAULT_COUNTRY).spec,
      leadsCreatedBetween(viewer, 0, 1).spec,
      appointmentCount(viewer, 0, 1).spec,
      longestWaiting(viewer).spec,
    ],
    needs: 'customers:view',
  },
  {
    name: 'lead calendar',
    build: (viewer) => [
      appointmentsBetween(viewer, 0, 1).spec,
      leadsWithoutAppointment(viewer).spec,
      leadsWithoutAppointmentCount(viewer).spec,
    ],
    needs: 'customers:view',
  },
  {
    name: 'client archive',
    build: (viewer) =>
      (['Sold', 'Archive'] as const).flatMap((list) => [
        ...[null, ...everyOrder(CUSTOMER_ARCHIVE.orders)].map(
          (order) => archivedCustomers(viewer, list, order).spec,
        ),
        archivedCount(viewer, list).spec,
      ]),
    needs: 'customers:view',
  },
  {
    name: 'all customers',
    build: (viewer) =>
      [null, 'Open' as const, 'Archive' as const].flatMap((list) => [
        everybody(viewer, list).spec,
        everybodyCount(viewer, list).spec,
      ]),
    needs: 'customers:view',
  },
  {
    name: 'search of customers',
    build: (viewer) =>
      ['noor@example.com', '817 555', 'noor al'].flatMap((text) =>
        [null, 'Open' as const, 'Sold' as const].flatMap((list) =>
          searchCustomers(viewer, text, list).map((part) => part.spec),
        ),
      ),
    needs: 'customers:view',
  },
  {
    name: 'own customers by name',
    build: (viewer) =>
      [null, 'Open' as const, 'Sold' as const].map((list) => customersByName(viewer, list).spec),
    needs: 'customers:view',
  },
  {
    name: 'export of customers',
    build: (viewer) => [customersById(viewer, ['noor', 'deshawn']).spec],
    needs: 'customers:view',
  },
  {
    name: 'customers merged into one',
    build: (viewer) => [mergedIntoCustomer(viewer, 'noor').spec],
    needs: 'customers:view',
  },
  {
    name: 'possible duplicates',
    build: (viewer) => possibleDuplicates(viewer, typedCustomer).map((part) => part.spec),
    needs: 'customers:view',
  },
];
