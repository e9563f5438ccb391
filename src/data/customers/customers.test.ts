import { makeCustomer } from '@tests/factories/records';
import { leadTest } from '@/domain/customers/fitting-leads';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Customer } from '@/domain/customers/customer';
import { customerKeys, customerShape } from '@/domain/customers/customer';
import { CUSTOMER_ARCHIVE } from '@/domain/customers/archive-filters';
import { ALL_LEADS, FOLLOW_UP_FILTERS, LEAD_SORTS, STORE_SORTS } from '@/domain/customers/customer-filters';
import type { LeadFilters } from '@/domain/customers/customer-filters';
import { inOrder } from '@/domain/customers/customer-order';
import { PERMISSIONS } from '@/domain/access/permissions';
import { PRESETS } from '@/domain/access/presets';
import { encodeFields } from '@/domain/core/record-codec';
import { CUSTOMER_STATUSES } from '@/domain/core/statuses';
import { addDays } from '@/domain/time/time';
import type { Viewer } from '@/domain/access/viewer';
import { archivedCustomers } from './archived-customers';
import { leadCount, openLeads, possibleDuplicates, searchCustomers } from './customers';
import type { TypedQuery } from '../core/query';
import { createMemoryStore } from '../store/memory/memory-store';
import type { MemoryStore } from '../store/memory/memory-store';

const TODAY = '2026-11-23';

const boss: Viewer = {
  uid: 'ann',
  owner: 'acme',
  isAdmin: true,
  isCompanyAdmin: true,
  permissions: new Set(PERMISSIONS),
};
const seller: Viewer = {
  ...boss,
  uid: 'marcus',
  isAdmin: false,
  isCompanyAdmin: false,
  permissions: new Set(PRESETS.Sales),
};

function storeWith(customers: readonly Customer[]): MemoryStore {
  const docs = customers.map((one) => [one.uuid, encodeFields(customerShape.fields, one)] as const);
  return createMemoryStore({ docs: { Customers: Object.fromEntries(docs) } });
}

async function readAll(store: MemoryStore, queries: readonly TypedQuery<Customer>[]): Promise<Customer[]> {
  const found: Customer[] = [];
  for (const { spec, decode } of queries) {
    let after = spec.after;
    do {
      const page = await store.page(after ? { ...spec, after } : spec);
      for (const row of page.rows) {
        const decoded = decode(row);
        if (decoded.ok) found.push(decoded.record);
      }
      after = page.next ?? undefined;
    } while (after);
  }
  return found;
}

const anyCustomer = fc.record({
  customerStatus: fc.constantFrom(...CUSTOMER_STATUSES),
  listOrganizer: fc.constantFrom<Customer['listOrganizer'][]>('Open', 'Open', 'Open', 'Sold', 'Archive'),
  salesperson: fc.constantFrom('', 'marcus', 'priya'),
  leadSource: fc.constantFrom('', 'Referral', 'Website'),
  nextFollowUp: fc.option(
    fc.integer({ min: -9, max: 9 }).map((days) => addDays(TODAY, days)),
    { nil: '' },
  ),
  appointmentTime: fc.option(fc.integer({ min: 1, max: 5 })),
  createdAt: fc.integer({ min: 1, max: 5 }),
});

const anyFilters: fc.Arbitrary<LeadFilters> = fc.record({
  tags: fc.constant([]),
  created: fc.constant(null),
  appointment: fc.constant(null),
  statuses: fc.subarray([...CUSTOMER_STATUSES]),
  salespeople: fc.subarray(['none', 'marcus']),
  sources: fc.subarray(['Referral', 'Website']),
  followUp: fc.option(fc.constantFrom(...FOLLOW_UP_FILTERS)),
  search: fc.constant(''),
  sortBy: fc.constantFrom(...LEAD_SORTS),
  descending: fc.boolean(),
  email: fc.constant(null),
  value: fc.constant(null),
  own: fc.constant([]),
});

describe('the Open Leads List', () => {
  it('holds exactly the leads its filters let through, in any order, page by page', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyCustomer, { maxLength: 60 }), anyFilters, async (fields, filters) => {
        const customers = fields.map((one, index) => makeCustomer({ ...one, uuid: `c${index}` }));
        const read = await readAll(storeWith(customers), openLeads(boss, filters, TODAY, 'US'));
        const expected = customers.filter(
          leadTest(filters, TODAY, { zone: 'America/Chicago', country: 'US' }),
        );
        expect(read.map((one) => one.uuid).toSorted()).toEqual(expected.map((one) => one.uuid).toSorted());
      }),
      { numRuns: 60 },
    );
  });

  it("reads in the directory's order, equal ones included", async () => {
    const anyLeads = fc.array(anyCustomer, { maxLength: 40 });
    const anyOrder = fc.record({ sortBy: fc.constantFrom(...STORE_SORTS), descending: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(anyLeads, anyOrder, async (fields, order) => {
        const leads = fields.map((one, at) =>
          makeCustomer({ ...one, uuid: `c${at}`, listOrganizer: 'Open', name: `N${at % 3}` }),
        );
        const read = await readAll(
          storeWith(leads),
          openLeads(boss, { ...ALL_LEADS, ...order }, TODAY, 'US'),
        );
        const onward = inOrder(leads, order.sortBy, order.descending);
        expect(read.map((one) => one.uuid)).toEqual(onward.map((one) => one.uuid));
      }),
      { numRuns: 60 },
    );
  });

  it('puts leads without a follow-up after the others, earliest first', async () => {
    const days = ['', '2026-11-30', '2026-11-20', '', '2026-11-24'];
    const store = storeWith(days.map((nextFollowUp, at) => makeCustomer({ uuid: `c${at}`, nextFollowUp })));
    const filters: LeadFilters = { ...ALL_LEADS, sortBy: 'followUp', descending: false };
    const read = await readAll(store, openLeads(boss, filters, TODAY, 'US'));
    expect(read.map((one) => one.nextFollowUp)).toEqual(['2026-11-20', '2026-11-24', '2026-11-30', '', '']);
  });

  it('puts leads without an appointment last in both directions', async () => {
    const times = [null, 3, 1, 2];
    const store = storeWith(
      times.map((appointmentTime, at) => makeCustomer({ uuid: `c${at}`, appointmentTime })),
    );
    const ask = (descending: boolean) =>
      readAll(store, openLeads(boss, { ...ALL_LEADS, sortBy: 'appointment', descending }, TODAY, 'US'));
    expect((await ask(false)).map((one) => one.appointmentTime)).toEqual([1, 2, 3, null]);
    expect((await ask(true)).map((one) => one.appointmentTime)).toEqual([3, 2, 1, null]);
  });

  it('opens with at most 60 documents whatever the order', () => {
    for (const sortBy of LEAD_SORTS) {
      for (const descending of [true, false]) {
        const parts = openLeads(boss, { ...ALL_LEADS, sortBy, descending }, TODAY, 'US');
        expect(parts.reduce((sum, part) => sum + part.spec.limit, 0)).toBeLessThanOrEqual(50);
      }
    }
  });

  it('shows salespeople only their own leads', async () => {
    const store = storeWith([
      makeCustomer({ uuid: 'mine', assignees: ['marcus'] }),
      makeCustomer({ uuid: 'hers', assignees: ['priya'] }),
    ]);
    const read = await readAll(store, openLeads(seller, ALL_LEADS, TODAY, 'US'));
    expect(read.map((one) => one.uuid)).toEqual(['mine']);
    expect(await store.count(leadCount(seller, ALL_LEADS, TODAY, 'US').spec)).toBe(1);
  });
});

describe('search by the beginning of name, phone or e-mail', () => {
  const people = [
    { uuid: 'jose', name: 'José Núñez', phone: '+14695550120', email: 'jose@example.com' },
    { uuid: 'josephine', name: 'Josephine Baker', phone: '+18175550112', email: 'baker@example.com' },
    { uuid: 'sold', name: 'Jos Buyer', phone: '', email: '', listOrganizer: 'Sold' as const },
  ].map((person) => makeCustomer({ ...person, ...customerKeys(person) }));

  it.each([
    ['jos', ['jos buyer', 'jose nunez', 'josephine baker']],
    ['JOSÉ', ['jose nunez', 'josephine baker']],
    ['(469)', ['jose nunez']],
    ['8175550112', ['josephine baker']],
    ['baker@', ['josephine baker']],
    ['nobody', []],
    ['', []],
  ])('%j finds %j', async (text, expected) => {
    const found = await readAll(storeWith(people), searchCustomers(boss, text, null));
    expect([...new Set(found.map((one) => one.nameKey))].toSorted()).toEqual(expected);
  });

  it('stays within one list when asked to', async () => {
    const found = await readAll(storeWith(people), searchCustomers(boss, 'jos', 'Sold'));
    expect(found.map((one) => one.uuid)).toEqual(['sold']);
  });
});

describe('possible duplicates', () => {
  it('use equality, at most ten per key and only for complete keys', () => {
    const typed = { name: 'Noor', phone: '817', email: 'noor@example.com', streetAddress: '' };
    const specs = possibleDuplicates(boss, typed).map((part) => part.spec);
    expect(specs.map((spec) => spec.where.map((where) => where.field))).toEqual([
      ['owner', 'emailKey'],
      ['owner', 'nameKey'],
    ]);
    expect(specs.every((spec) => spec.limit === 10 && spec.where.every((where) => where.op === '=='))).toBe(
      true,
    );
  });
});

describe('the Client Archive', () => {
  it.each(CUSTOMER_ARCHIVE.orders)('reads in the directory’s order: by %s', async (by) => {
    const archived = [3, 1, 2, 1].map((at, place) =>
      makeCustomer({
        uuid: `c${place}`,
        listOrganizer: 'Archive',
        name: `N${at}`,
        ...customerKeys({ name: `N${at}`, phone: '', email: '' }),
        soldAt: at,
        archivedAt: at,
      }),
    );
    for (const descending of [false, true]) {
      const read = await readAll(storeWith(archived), [
        archivedCustomers(boss, 'Archive', { by, descending }),
      ]);
      const inMemory = inOrder(archived, by, descending);
      expect(read.map(({ uuid }) => uuid)).toEqual(inMemory.map(({ uuid }) => uuid));
    }
  });
});
