import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { now } from '@/data/store/port';
import type { Ref, Write } from '@/data/store/port';
import { instant } from '@/domain/value';
import { create, customer, patch } from './acting';
import type { Data } from './documents';
import { allows, commit, read, startRules } from './harness';
import type { RulesWorld } from './harness';
import type { Target } from './oracle';
import { ADMIN, EMPLOYEES } from './roles';
import type { Role } from './roles';
import { world } from './world';

const { Sales, Coordinator, Manager, 'Field worker': FieldWorker } = EMPLOYEES;

let rules: RulesWorld;

beforeAll(async () => {
  rules = await startRules('records');
});

beforeEach(async () => {
  await rules.seed(world());
});

afterAll(async () => {
  await rules.stop();
});

const may = (role: Role, ...writes: readonly Write[]) => allows(commit(rules.as(role), writes));

describe('assignments', () => {
  it('a salesperson is among the assignees of the lead', async () => {
    expect(await may(ADMIN, patch(ADMIN, customer, { salesperson: 'unknown' }))).toBe(false);
    expect(await may(ADMIN, patch(ADMIN, customer, { salesperson: 'sally' }))).toBe(true);
    expect(await may(ADMIN, create(ADMIN, 'Customers', 'c-sold-to', ['max'], { salesperson: 'sally' }))).toBe(
      false,
    );
  });

  it('somebody who sees only their own records stays among the assignees', async () => {
    const handOver = (assignees: readonly string[]) => patch(Sales, customer, { assignees });
    expect(await may(Sales, handOver(['max']))).toBe(false);
    expect(await may(Sales, handOver(['max', 'sally']))).toBe(true);
    expect(await may(Sales, create(Sales, 'Customers', 'c-away', ['max']))).toBe(false);
    expect(await may(Sales, create(Sales, 'Customers', 'c-mine', ['sally']))).toBe(true);
    expect(await may(Coordinator, create(Coordinator, 'Customers', 'c-others', ['max']))).toBe(true);
  });

  it('a record never moves to another business', async () => {
    expect(await may(ADMIN, patch(ADMIN, customer, { owner: 'other' }))).toBe(false);
  });
});

describe('the crew', () => {
  const visit: Ref = { collection: 'Visits', id: 'Visits-assigned' };
  const job: Ref = { collection: 'Jobs', id: 'j-assigned' };

  it('reports how a visit goes, and nothing else of it', async () => {
    const started = patch(FieldWorker, visit, { status: 'Working', startedAt: now() });
    expect(await may(FieldWorker, started)).toBe(false);
    await rules.seed([{ kind: 'patch', ref: visit, fields: { crew: ['fred'] } }]);
    expect(await may(FieldWorker, started)).toBe(true);
    expect(await may(FieldWorker, patch(FieldWorker, visit, { status: 'On The Way' }))).toBe(false);
    expect(await may(FieldWorker, patch(FieldWorker, visit, { status: 'Done', endedAt: now() }))).toBe(true);
    expect(await may(FieldWorker, patch(FieldWorker, visit, { start: instant(0) }))).toBe(false);
    expect(await may(FieldWorker, patch(FieldWorker, visit, { crew: ['fred', 'max'] }))).toBe(false);
  });

  it('reports how an assigned job goes, and nothing else of it', async () => {
    const underWay = { status: 'In Progress', statusAt: now(), statusBy: 'fred' };
    expect(await may(FieldWorker, patch(FieldWorker, job, underWay))).toBe(true);
    expect(await may(FieldWorker, patch(FieldWorker, job, { status: 'On Hold' }))).toBe(false);
    expect(
      await may(FieldWorker, patch(FieldWorker, job, { status: 'On Hold', statusReason: 'Weather' })),
    ).toBe(true);
    expect(await may(FieldWorker, patch(FieldWorker, job, { title: 'Mine' }))).toBe(false);
    expect(await may(FieldWorker, patch(FieldWorker, job, { assignees: ['fred', 'max'] }))).toBe(false);
  });

  it('leaves alone what it is not assigned to', async () => {
    const other: Ref = { collection: 'Jobs', id: 'j-unassigned' };
    expect(await may(FieldWorker, patch(FieldWorker, other, { status: 'In Progress' }))).toBe(false);
  });

  it('is taken off the plan only before it set out, by whoever plans', async () => {
    await rules.seed([{ kind: 'patch', ref: visit, fields: { status: 'Working' } }]);
    expect(await may(Sales, { kind: 'delete', ref: visit })).toBe(false);
    await rules.seed([{ kind: 'patch', ref: visit, fields: { status: 'Planned' } }]);
    expect(await may(Sales, { kind: 'delete', ref: visit })).toBe(true);
  });

  it('finds no visit that ends before it starts', async () => {
    expect(await may(ADMIN, patch(ADMIN, visit, { end: instant(0) }))).toBe(false);
  });
});

describe('records under another', () => {
  it.each([
    ['Trackers', { customerId: 'c-foreign' }],
    ['Trackers', { customerId: 'nowhere' }],
    ['Jobs', { trackerId: 't-foreign' }],
    ['Visits', { jobId: 'j-foreign', trackerId: 't-foreign' }],
    ['Visits', { trackerId: 't-unassigned' }],
    ['ClientMessages', { trackerId: 't-foreign' }],
    ['Tracking', { trackerId: 't-foreign' }],
    ['Tracking', { trackerId: 'nowhere' }],
    ['Activity', { recordId: 'c-foreign' }],
    ['Activity', { recordId: 'nowhere' }],
  ] satisfies [Target, Data][])('of %s stay within the business: %o', async (target, change) => {
    const id = `${target}-under-${Object.values(change).join('-')}`;
    expect(await may(ADMIN, create(ADMIN, target, id, [], change))).toBe(false);
    expect(await may(ADMIN, create(ADMIN, target, id, []))).toBe(true);
  });

  it('an amount stands only beside a record of the business', async () => {
    const beside = (id: string, noun: string) => create(ADMIN, 'Prices', id, [], { noun });
    expect(await may(ADMIN, beside('t-foreign', 'tracker'))).toBe(false);
    expect(await may(ADMIN, beside('t-assigned', 'job'))).toBe(false);
    expect(await may(ADMIN, beside('t-assigned', 'tracker'))).toBe(true);
    expect(await may(ADMIN, beside('c-assigned', 'customer'))).toBe(true);
  });
});

describe('history', () => {
  it('takes notes and calls from people, never what functions write', async () => {
    const entry = (kind: string, change: Data = {}) =>
      create(Sales, 'Activity', `a-${kind}`, ['sally'], { kind, ...change });
    expect(await may(Sales, entry('note'))).toBe(true);
    expect(await may(Sales, entry('call'))).toBe(true);
    for (const kind of ['created', 'changed', 'deleted', 'opened', 'message']) {
      expect([kind, await may(Sales, entry(kind))]).toEqual([kind, false]);
    }
    expect(await may(Sales, entry('note', { changes: [{ field: 'a', before: '', after: '' }] }))).toBe(false);
    expect(await may(Sales, entry('note', { createdBy: 'max' }))).toBe(false);
  });

  it('lets people take back their own notes only', async () => {
    await rules.seed([
      create(Sales, 'Activity', 'own', ['sally']),
      create(Manager, 'Activity', 'other', ['sally']),
      create(Sales, 'Activity', 'trace', ['sally'], { kind: 'changed' }),
    ]);
    const remove = (id: string): Write => ({ kind: 'delete', ref: { collection: 'Activity', id } });
    expect(await may(Sales, remove('other'))).toBe(false);
    expect(await may(ADMIN, remove('other'))).toBe(false);
    expect(await may(Sales, remove('trace'))).toBe(false);
    expect(await may(Sales, remove('own'))).toBe(true);
  });

  it('shows each entry to those who see its noun', async () => {
    const entry: Ref = { collection: 'Activity', id: 'about-a-visit' };
    await rules.seed([create(ADMIN, 'Activity', entry.id, ['fred', 'wanda'], { noun: 'visit' })]);
    expect(await allows(read(rules.as(FieldWorker), entry))).toBe(true);
    await rules.seed([create(ADMIN, 'Activity', entry.id, ['fred', 'wanda'], { noun: 'customer' })]);
    expect(await allows(read(rules.as(FieldWorker), entry))).toBe(false);
    expect(await allows(read(rules.as(EMPLOYEES.Worker), entry))).toBe(true);
  });
});

describe('words to the client', () => {
  it('come from the office when the office writes, and only their reading changes', async () => {
    const message = (change: Data) => create(Sales, 'ClientMessages', 'm-new', ['sally'], change);
    expect(await may(Sales, message({ from: 'client' }))).toBe(false);
    expect(await may(Sales, message({ createdBy: 'max' }))).toBe(false);
    expect(await may(Sales, message({}))).toBe(true);
    const ref = { collection: 'ClientMessages', id: 'm-new' };
    expect(await may(Sales, patch(Sales, ref, { body: 'Never said that.' }))).toBe(false);
    expect(await may(Sales, patch(Sales, ref, { readAt: now() }))).toBe(true);
  });
});
