import { screen } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '@/data/store/memory/memory-store';
import { TEST_UID } from '@/data/testing/render-with-data';
import { customerKeys, customerShape } from '@/domain/customers/customer';
import { rosterShape } from '@/domain/company/company';
import { paths } from '@/domain/navigation/paths';
import { encodeFields } from '@/domain/core/record-codec';
import { trackerShape } from '@/domain/trackers/tracker';
import { customerRoutes } from '@/features/customers/routes';
import { trackerRoutes } from '@/features/trackers/routes';
import { makeCustomer, makeRoster, makeTracker } from '@tests/factories/records';
import { NOW, renderRoutes } from '@tests/setup/render-routes';
import { archiveRoutes } from './archive/archive-routes';

const mine = { owner: TEST_UID, createdBy: TEST_UID } as const;
const roster = makeRoster(mine);
const [somebody] = roster.people;
if (!somebody) throw new Error('The roster of the factories has nobody.');
const people = [
  { ...somebody, uid: 'tom', name: 'Tomas Ortiz', firstName: 'Tomas' },
  // Left the company: the roster keeps the name.
  { ...somebody, uid: 'rosa', name: 'Rosalind Lee', firstName: 'Rosalind', active: false },
];

const person = { name: 'Noor Al-Masri', phone: '', email: '' };
const sold = { salesperson: 'tom', customerId: 'c2' } as const;
const customers = [
  makeCustomer({
    ...mine,
    ...person,
    ...customerKeys(person),
    uuid: 'c1',
    salesperson: 'tom',
    appointmentTime: NOW,
  }),
  makeCustomer({ ...mine, uuid: 'c2', listOrganizer: 'Sold', salesperson: 'tom' }),
];
const trackers = [
  makeTracker({ ...mine, ...sold, uuid: 't1', crewLead: 'rosa' }),
  makeTracker({ ...mine, ...sold, uuid: 't2', listOrganizer: 'Archive' }),
];

/** Names that a client may have stored beside the uids, when records still had such fields. */
const forged = { salespersonName: 'Mayor Quimby', crewLeadName: 'Mayor Quimby' };

const docs = {
  Rosters: { [TEST_UID]: encodeFields(rosterShape.fields, { ...roster, people }) },
  Customers: Object.fromEntries(
    customers.map((one) => [one.uuid, { ...encodeFields(customerShape.fields, one), ...forged }]),
  ),
  Trackers: Object.fromEntries(
    trackers.map((one) => [one.uuid, { ...encodeFields(trackerShape.fields, one), ...forged }]),
  ),
};

const SCREENS: readonly (readonly [string, RouteObject[], string, readonly string[]])[] = [
  ['the open leads', customerRoutes, paths.customers, ['Tomas']],
  ['the client archive', customerRoutes, paths.clientArchive, ['Tomas Ortiz']],
  ['the calendar', customerRoutes, `${paths.customerCalendar}?view=list`, ['Tomas']],
  ['a customer', customerRoutes, paths.customer('c1'), ['Tomas Ortiz']],
  ['the trackers', trackerRoutes, paths.trackers, ['Tomas']],
  ['the tracker archive', archiveRoutes, `${paths.jobArchive}?tab=trackers`, ['Tomas']],
  ['a tracker', trackerRoutes, paths.tracker('t1'), ['Tomas Ortiz', 'Rosalind Lee']],
];

describe.each(SCREENS)('%s', (_what, routes, address, names) => {
  it("takes people's names from the roster, whatever a record says", async () => {
    renderRoutes(routes, address, { store: createMemoryStore({ docs }) });
    for (const name of names) {
      expect((await screen.findAllByText(new RegExp(`^${name}`)))[0]).toBeVisible();
    }
    expect(document.body.textContent).not.toMatch(/Quimby|Mayor/);
  });
});
