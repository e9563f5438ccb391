import { describe, expect, it } from 'vitest';
import { makeCustomer, makeImportBatch, makeJob, makeTracker, makeVisit } from '@tests/factories/records';
import { madeIds } from './batches';
import { takeBackJobs } from './take-back';
import type { HeldWork } from './take-back';

const AT = 1_000;
const stamp = { owner: 'sam', importId: 'run', updatedAt: AT };
const [one, two] = [madeIds('run', 1), madeIds('run', 2)];
const batch = makeImportBatch({
  owner: 'sam',
  importId: 'run',
  noun: 'job',
  createdAt: AT,
  changed: '',
  created: [one.job, two.job],
});

const byId = <R extends { readonly uuid: string }>(...records: readonly R[]) =>
  new Map(records.map((record) => [record.uuid, record]));

/** Two rows as they were written: one for a new customer, and a second one for the same. */
const WRITTEN: HeldWork = {
  jobs: byId(...[one, two].map(({ job }) => makeJob({ ...stamp, uuid: job, title: job }))),
  trackers: byId(
    ...[one, two].map(({ tracker }) => makeTracker({ ...stamp, uuid: tracker, customerId: one.customer })),
  ),
  visits: byId(makeVisit({ ...stamp, uuid: one.visit, jobId: one.job })),
  customers: byId(makeCustomer({ ...stamp, uuid: one.customer, trackerId: one.tracker })),
  workedOn: new Set(),
  trackersOf: new Map([[one.customer, [one.tracker, two.tracker]]]),
};

const backOf = (change: Partial<HeldWork>) => takeBackJobs(batch, { ...WRITTEN, ...change });
const keptIn = (change: Partial<HeldWork>) => backOf(change).kept.map(({ id }) => id);

describe('taking back a batch of jobs', () => {
  it('takes all that nobody touched', () => {
    expect(backOf({})).toEqual({
      jobs: [one.job, two.job],
      visits: [one.visit],
      trackers: [one.tracker, two.tracker],
      customers: [one.customer],
      leads: [],
      kept: [],
    });
  });

  const later = { ...stamp, updatedAt: AT + 1 };
  it.each<[string, Partial<HeldWork>]>([
    [
      'its job was edited',
      { jobs: byId(makeJob({ ...later, uuid: one.job }), makeJob({ ...stamp, uuid: two.job })) },
    ],
    ['its visit was moved', { visits: byId(makeVisit({ ...later, uuid: one.visit })) }],
    ['its customer was edited', { customers: byId(makeCustomer({ ...later, uuid: one.customer })) }],
    ['its job has a history', { workedOn: new Set([one.job]) }],
    ['its tracker has files', { workedOn: new Set([one.tracker]) }],
    ['its customer has other work', { trackersOf: new Map([[one.customer, [one.tracker, 'another']]]) }],
  ])('keeps a row whole when %s', (_what, change) => {
    const back = backOf(change);
    expect(back.kept.map(({ id }) => id)).toEqual([one.job]);
    expect([back.jobs, back.trackers, back.visits, back.customers]).toEqual([
      [two.job],
      [two.tracker],
      [],
      [],
    ]);
  });

  it('keeps the customer of a row that stays', () => {
    expect(keptIn({ workedOn: new Set([two.job]) })).toEqual([one.job, two.job]);
  });

  it('leaves records of another business, and of no import, alone', () => {
    const foreign = WRITTEN.jobs.get(one.job) ?? makeJob();
    for (const change of [{ owner: 'other' }, { importId: '' }])
      expect(backOf({ jobs: byId({ ...foreign, ...change }) })).toMatchObject({ jobs: [], kept: [] });
  });

  it('makes a customer a lead again unless there is other work', () => {
    const sold = makeCustomer({ uuid: 'ann', owner: 'sam', trackerId: two.tracker, updatedAt: AT + 5 });
    const values = { listOrganizer: 'Open', soldAt: null, trackerId: '', productOfInterest: '' } as const;
    const changed = { ...batch, changed: JSON.stringify([{ id: 'ann', values }]) };
    const held = { ...WRITTEN, customers: byId(...WRITTEN.customers.values(), sold) };
    const leadsWith = (trackers: readonly string[]) =>
      takeBackJobs(changed, {
        ...held,
        trackersOf: new Map([...WRITTEN.trackersOf, ['ann', trackers]]),
      }).leads;
    expect(leadsWith([two.tracker])).toEqual([{ id: 'ann', values, absent: [] }]);
    expect(leadsWith([two.tracker, 'another'])).toEqual([]);
  });
});
