import { describe, expect, it } from 'vitest';
import { customerShape } from '@/domain/customers/customer';
import { INTENTS } from '@/domain/core/intents';
import { jobShape } from '@/domain/jobs/job';
import { PERMISSIONS } from '@/domain/access/permissions';
import { encodeFields } from '@/domain/core/record-codec';
import type { SubStatus } from '@/domain/core/sub-statuses';
import { trackerShape } from '@/domain/trackers/tracker';
import type { Viewer } from '@/domain/access/viewer';
import { makeCustomer, makeJob, makeTracker, makeVisit } from '@tests/factories/records';
import { changeCustomerStatus, rescheduleAppointment } from '../customers/customer-changes';
import type { Intent } from './intent';
import { changeJobStatus } from '../jobs/jobs';
import { createMemoryStore } from '../store/memory/memory-store';
import { changeSubStatus } from './sub-status';
import { cancelWork, changeStage } from '../trackers/trackers';
import { changeVisitStatus } from '../jobs/visits';

const boss: Viewer = {
  uid: 'ann',
  owner: 'acme',
  isAdmin: true,
  isCompanyAdmin: true,
  permissions: new Set(PERMISSIONS),
};
const has = { uuid: 'r1', subStatus: 'sub-1' };
const customer = makeCustomer({ ...has, customerStatus: 'Not Contacted' });
const tracker = makeTracker({ ...has, status: 'Materials Ordered' });
const job = makeJob({ ...has, status: 'Scheduled' });
const visit = makeVisit({ jobId: 'r1', status: 'Planned' });
const other: SubStatus = {
  id: 'sub-2',
  noun: 'customer',
  status: 'Not Contacted',
  label: 'Texted',
  colour: 'blue',
};

const docs = {
  Customers: { r1: encodeFields(customerShape.fields, customer) },
  Trackers: { r1: encodeFields(trackerShape.fields, tracker) },
  Jobs: { r1: encodeFields(jobShape.fields, job) },
};

const NO_REASON = { reason: 'Other', note: '' };
const around = { viewer: boss, job, visits: [visit], keep: [], at: 9 };

describe.each([
  ['customer', 'Customers', customer],
  ['tracker', 'Trackers', tracker],
  ['job', 'Jobs', job],
] as const)('the sub-status of a %s', (noun, collection, record) => {
  it.each([
    ['is changed', other, 'sub-2', 'Sub-status is now Texted'],
    ['is taken away', null, '', 'Sub-status removed'],
  ] as const)('%s without signal, sent later, and taken back', async (_case, to, id, label) => {
    const store = createMemoryStore({ docs });
    const read = () => store.server.read({ collection, id: 'r1' })?.['subStatus'];
    const intent = changeSubStatus(boss, noun, record, to);
    expect([intent.label, INTENTS.changeSubStatus.offline]).toEqual([label, true]);
    store.goOffline();
    const sent = store.commit(intent.writes);
    expect(read()).toBe('sub-1');
    store.goOnline();
    await sent;
    expect(read()).toBe(id);
    await store.commit(intent.undo ?? []);
    expect(read()).toBe('sub-1');
  });
});

describe('another main status', () => {
  const moves: [string, string, Intent][] = [
    ['a lead that was reached', 'Customers', changeCustomerStatus(boss, customer, 'Contacted')],
    ['an appointment', 'Customers', rescheduleAppointment(boss, customer, 5_000, 'Appointment Set')],
    ['a stage', 'Trackers', changeStage(boss, tracker, 'Scheduled', 9)],
    ['cancelled work', 'Trackers', cancelWork(boss, tracker, NO_REASON, 9)],
    ['a job', 'Jobs', changeJobStatus(boss, job, 'On Hold', NO_REASON, 9)],
    ['a job whose crew sets out', 'Jobs', changeVisitStatus(around, visit, 'On The Way')],
  ];
  it.each(moves)(
    'clears the sub-status in the same write, and Undo brings it back: %s',
    (_name, collection, move) => {
      const of = (writes: Intent['writes']) => writes.filter(({ ref }) => ref.collection === collection);
      expect(of(move.writes)).toMatchObject([{ kind: 'patch', fields: { subStatus: '' } }]);
      expect(of(move.undo ?? [])).toMatchObject([{ kind: 'patch', fields: { subStatus: 'sub-1' } }]);
    },
  );

  it('is none while the appointment alone moves', () => {
    const [write] = rescheduleAppointment(boss, customer, 5_000).writes;
    expect(write).not.toHaveProperty('fields.subStatus');
  });
});
