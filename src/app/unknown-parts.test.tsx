import { screen } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { ROOF_FACTS } from '@/domain/jobs/roof-facts';
import { AppError } from '@/domain/core/errors';
import { memoryStoreWith, TEST_UID } from '@/data/testing/render-with-data';
import type { MemoryStore } from '@/data/store/memory/memory-store';
import { paths } from '@/domain/navigation/paths';
import { customerRoutes } from '@/features/customers/routes';
import { jobRoutes } from '@/features/jobs/routes';
import { projectRoutes } from '@/features/projects/routes';
import { taskRoutes } from '@/features/tasks/routes';
import { trackerRoutes } from '@/features/trackers/routes';
import { makeCustomer, makeJob, makeProject, makeTask, makeTracker } from '@tests/factories/records';
import { renderRoutes } from '@tests/setup/render-routes';

const mine = { owner: TEST_UID, createdBy: TEST_UID } as const;
const place = {
  streetAddress: '12 Elm Street',
  city: 'Waco',
  state: 'TX',
  zipcode: '76701',
  phone: '+12545550112',
};

const rows = {
  Customers: [
    makeCustomer({
      ...mine,
      ...place,
      uuid: 'c1',
      name: 'Noor Al-Masri',
      email: 'noor@example.com',
      leadSource: 'Door',
      appointmentTime: Date.UTC(2026, 10, 25),
      nextFollowUp: '2026-11-26',
      productOfInterest: 'Shingles',
      tags: ['Hail'],
      notes: 'Dog in the yard.',
      salesperson: 'tom',
      insurance: {
        carrier: 'Acme',
        claimNumber: '1',
        policyNumber: '2',
        adjuster: 'Bo',
        adjusterPhone: '+12545550113',
        dateOfLoss: '2026-11-01',
        deductible: 100_00,
      },
    }),
  ],
  Trackers: [
    makeTracker({
      ...mine,
      ...place,
      uuid: 't1',
      email: 'noor@example.com',
      linkId: 'link-1',
      salesperson: 'tom',
      crewLead: 'rosa',
      expectedStart: '2026-11-30',
      expectedEnd: '2026-12-02',
      notes: 'Pays late.',
      clientSummary: 'They come on Tuesday.',
    }),
  ],
  Jobs: [
    makeJob({
      ...mine,
      ...place,
      uuid: 'j1',
      trackerId: 't1',
      assignees: ['tom', 'rosa'],
      plannedStart: Date.UTC(2026, 10, 30),
      plannedEnd: Date.UTC(2026, 10, 30, 8),
      squares: 28,
      pitch: '6/12',
      roof: Object.fromEntries(ROOF_FACTS.map(({ key, isDay }) => [key, isDay ? '2026-11-24' : key])),
      layers: 1,
      waste: 10,
      linearFeet: 120,
      instructions: 'Ring twice.',
    }),
  ],
  Projects: [
    makeProject({
      ...mine,
      uuid: 'p1',
      title: 'Elm Street estate',
      customerName: 'Elm Street Owners',
      streetAddress: place.streetAddress,
      city: place.city,
      startOn: '2026-11-01',
      endOn: '2027-03-01',
      description: 'Twelve houses.',
      assignees: ['tom', 'rosa'],
    }),
  ],
  Tasks: [
    makeTask({
      ...mine,
      uuid: 'k1',
      title: 'Permit for Elm Street',
      dueOn: '2026-11-30',
      details: 'At city hall.',
      remind: 'When it is due',
      repeat: 'weekly',
      assignees: ['tom', 'rosa'],
    }),
  ],
};

/** The texts of empty parts. */
const NONE =
  /Nobody (?!has called)|No \w+ yet|Nothing|Not set|None\b|Former employee|Make a link|Deleted|\$0/;

const PAGES: readonly (readonly [string, RouteObject[], string, string])[] = [
  ['a customer', customerRoutes, 'Customers', paths.customer('c1')],
  ['a customer’s overview', customerRoutes, 'Customers', `${paths.customer('c1')}?tab=overview`],
  ['a tracker', trackerRoutes, 'Trackers', paths.tracker('t1')],
  ['a tracker’s client page', trackerRoutes, 'Trackers', `${paths.tracker('t1')}?tab=client`],
  ['a tracker’s messages', trackerRoutes, 'Trackers', `${paths.tracker('t1')}?tab=messages`],
  ['a tracker’s timeline', trackerRoutes, 'Trackers', `${paths.tracker('t1')}?tab=timeline`],
  ['a job', jobRoutes, 'Jobs', paths.job('j1')],
  ['a job’s timeline', jobRoutes, 'Jobs', `${paths.job('j1')}?tab=timeline`],
  ['a task', taskRoutes, 'Tasks', paths.task('k1')],
  ['a project', projectRoutes, 'Projects', paths.project('p1')],
];

/** A store with the screen's record; for everything else there is no answer yet, or no connection. */
function storeWithOnly(collection: string, otherwise: 'silent' | 'offline'): MemoryStore {
  const store = memoryStoreWith(rows);
  const refuse = (fail: (error: AppError) => void) => {
    if (otherwise === 'offline') queueMicrotask(() => fail(new AppError('network')));
    return () => undefined;
  };
  return {
    ...store,
    watch: (_spec, _next, fail) => refuse(fail),
    watchDoc: (ref, next, fail) =>
      ref.collection === collection ? store.watchDoc(ref, next, fail) : refuse(fail),
    page: () => new Promise(() => undefined),
    count: () => new Promise(() => undefined),
  };
}

describe.each(PAGES)('%s', (_what, routes, collection, address) => {
  it.each(['silent', 'offline'] as const)(
    'does not claim that unknown parts are empty: %s',
    async (otherwise) => {
      renderRoutes(routes, address, { store: storeWithOnly(collection, otherwise) });
      await screen.findByRole('heading', { level: 1 });
      await screen.findAllByText(/Elm Street|Al-Masri/);
      const said = document.body.textContent.match(NONE);
      expect(said?.[0] ?? null).toBeNull();
      expect(screen.queryByText('–')).toBeNull();
    },
  );
});
