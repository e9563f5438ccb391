import { beforeAll, describe, expect, it } from 'vitest';
import { assignSalesperson, customerIntents } from '@/data/customers/customer-changes';
import { editVisit } from '@/data/jobs/visits';
import { withoutStoredNulls } from '@/data/store/healed-writes';
import { sentBatches } from '@/data/store/list-change';
import type { Write } from '@/data/store/port';
import { encodeFields } from '@/domain/core/record-codec';
import { customerShape } from '@/domain/customers/customer';
import type { Customer } from '@/domain/customers/customer';
import { jobShape } from '@/domain/jobs/job';
import { visitShape } from '@/domain/jobs/visit';
import type { Doc } from '@/domain/core/value';
import { ACME, MADE_AT, makeCustomer, makeJob, makeVisit } from '@tests/factories/records';
import { viewerOf } from './acting';
import { startRules } from './harness';
import type { RulesWorld } from './harness';
import { EMPLOYEES } from './roles';
import { people } from './world';

const { Manager } = EMPLOYEES;
const viewer = viewerOf(Manager);
let rules: RulesWorld;

beforeAll(async () => {
  rules = await startRules('sent-writes');
  await rules.seed(people());
});

const put = (collection: string, id: string, data: Doc) =>
  rules.seed([{ kind: 'create', ref: { collection, id }, data }]);

async function lead(uuid: string, over: Partial<Customer>, damage: Doc = {}): Promise<Customer> {
  const customer = makeCustomer({ uuid, owner: ACME, ...over });
  await put(customerShape.collection, uuid, { ...encodeFields(customerShape.fields, customer), ...damage });
  return customer;
}

/** Whether the rules allow each of the batches that the store sends, one after the other. */
async function allowed(writes: readonly Write[]): Promise<readonly boolean[]> {
  const answers: boolean[] = [];
  for (const commit of sentBatches(writes)) answers.push(await rules.allows(Manager, { commit }));
  return answers;
}

describe('a change of a list in two halves', () => {
  it('assigns another salesperson and takes the earlier one off, and back', async () => {
    const of = { salesperson: 'sally', assignees: ['sally', 'max'] };
    const customer = await lead('two-halves', of);
    const { writes, undo } = assignSalesperson(viewer, customer, { uid: 'fred', name: 'Fred' });
    expect(await allowed(writes)).toEqual([true, true]);
    expect(await allowed(undo ?? [])).toEqual([true]);
  });

  it('gives a visit another crew', async () => {
    const job = makeJob({ uuid: 'crew-job', owner: ACME, assignees: ['fred'], status: 'Scheduled' });
    const visit = makeVisit({
      uuid: 'crew-visit',
      jobId: job.uuid,
      owner: ACME,
      assignees: ['fred'],
      crew: ['fred'],
      start: MADE_AT,
      end: MADE_AT + 3_600_000,
    });
    await put(jobShape.collection, job.uuid, encodeFields(jobShape.fields, job));
    await put(visitShape.collection, visit.uuid, encodeFields(visitShape.fields, visit));
    const { start, end, clientNote, title } = visit;
    const planned = { start, end, clientNote, title, crew: ['sally'] };
    const context = { viewer, job, visits: [visit], keep: [], at: MADE_AT };
    const { writes } = editVisit(context, visit, planned);
    const answers = await allowed(writes);
    expect(answers.length).toBeGreaterThan(1);
    expect(answers).not.toContain(false);
  });
});

it('a change of a record with nulls of an earlier fault is refused, and taken without them', async () => {
  const damage = { notes: null, insurance: { carrier: null, claimNumber: '7' } };
  const customer = await lead('damaged', {}, damage);
  // Of this record the list knows a few fields alone: nobody has read it here.
  const { writes } = customerIntents.archive(viewer, customer);
  expect(await allowed(writes)).toEqual([false]);
  const healed = await withoutStoredNulls({ readServer: async () => damage }, writes);
  expect(await allowed(healed ?? [])).toEqual([true]);
});
