import { beforeAll, describe, expect, it } from 'vitest';
import { importBatch } from '@/data/import/customers/import-batch';
import { newId } from '@/data/core/ids';
import { createRecord } from '@/data/core/writes';
import { createEstimate } from '@/data/estimates/estimates';
import { startImport } from '@/data/import/import-record';
import { jobBatches } from '@/data/import/jobs/write-jobs';
import { createJobFor, createJobForNew } from '@/data/jobs/new-work';
import { markSold } from '@/data/trackers/sold';
import { pauseLink } from '@/data/tracking/tracking';
import { createMemoryStore } from '@/data/store/memory/memory-store';
import type { Write } from '@/data/store/port';
import { defaultSettings } from '@/domain/company/company';
import { customerShape } from '@/domain/customers/customer';
import type { Customer } from '@/domain/customers/customer';
import { encodeFields } from '@/domain/core/record-codec';
import type { Fields, InferFields, Shape } from '@/domain/core/shape';
import { initialOf } from '@/domain/core/shape';
import { estimateShape } from '@/domain/estimates/estimate';
import { newContent } from '@/domain/estimates/new-content';
import { moneySettingsShape } from '@/domain/money/money-settings';
import { AMOUNTS_PER_BATCH, ROWS_PER_BATCH } from '@/domain/import/customers/batches';
import { JOBS_PER_BATCH } from '@/domain/import/jobs/batches';
import type { NewJobLine } from '@/domain/import/jobs/plan';
import { importedId } from '@/domain/import/imported-id';
import type { WritingRow } from '@/domain/import/customers/batches';
import type { SaleTerms } from '@/domain/trackers/sold';
import { trackerShape, trackingShape } from '@/domain/trackers/tracker';
import { newJobLines } from '@tests/factories/imports';
import {
  makeCustomer,
  makeEstimate,
  makePrice,
  makeTracker,
  makeTrackingLink,
} from '@tests/factories/records';
import { create, viewerOf } from './acting';
import { beginning, newRows } from './cells/imports';
import { IN_2100 } from './documents';
import { startRules } from './harness';
import type { RulesWorld } from './harness';
import { ADMIN, EMPLOYEES, SOLO } from './roles';
import type { Role } from './roles';
import { people, PLACES, world } from './world';

const { Sales, Manager } = EMPLOYEES;

/** Most records in a batch that reads its own parents. */
const MOST_RECORDS = 8;

const terms: SaleTerms = {
  title: 'Full replacement, 12 Elm Street',
  product: 'Full replacement',
  amount: 1_250_000,
  jobType: 'Install',
  expectedStart: '2026-11-30',
  crewLead: 'fred',
  checklist: [],
  makeLink: true,
};

let rules: RulesWorld;

beforeAll(async () => {
  rules = await startRules('batches');
  await rules.seed(people());
});

/** A record as a stored document. */
function stored<F extends Fields>(
  { collection, fields }: Shape<F>,
  id: string,
  record: InferFields<F>,
): Write {
  return { kind: 'create', ref: { collection, id }, data: encodeFields(fields, record) };
}

async function leadOf(role: Role, uuid: string): Promise<Customer> {
  const viewer = viewerOf(role);
  const customer = makeCustomer({
    uuid,
    owner: viewer.owner,
    assignees: [viewer.uid],
    salesperson: viewer.uid,
  });
  await rules.seed([stored(customerShape, uuid, customer)]);
  return customer;
}

const commits = (role: Role, writes: readonly Write[]) => rules.allows(role, { commit: writes });

describe('a sale', () => {
  it.each([Sales, Manager, ADMIN, SOLO])('goes through in one batch for $name', async (role) => {
    const customer = await leadOf(role, `lead-of-${role.uid}`);
    const price = makePrice({ uuid: customer.uuid, noun: 'customer', owner: customer.owner });
    const at = Date.now();
    const { intent } = markSold(viewerOf(role), { customer, price, terms, at, zone: 'America/Chicago' });
    expect(intent.writes.length).toBeLessThanOrEqual(MOST_RECORDS);
    expect(intent.writes.map((write) => write.ref.collection).toSorted()).toEqual([
      'Customers',
      'Jobs',
      'Prices',
      'Prices',
      'Trackers',
      'Tracking',
    ]);
    expect(await commits(role, intent.writes)).toBe(true);
    expect(intent.undo?.length ?? 0).toBeLessThanOrEqual(MOST_RECORDS);
    expect(await commits(role, intent.undo ?? [])).toBe(true);
  });

  it('takes over a signed estimate and the link that its client has', async () => {
    const customer = await leadOf(Sales, 'lead-who-signed');
    const { uuid: customerId, owner } = customer;
    const link = makeTrackingLink({
      ...{ uuid: 'link-of-signed', owner, customerId, trackerId: '', state: 'active', expiresAt: IN_2100 },
    });
    const signed = makeEstimate({
      ...{ uuid: 'signed-1', owner, customerId, assignees: customer.assignees, status: 'Approved' },
      linkId: link.uuid,
    });
    await rules.seed([stored(trackingShape, link.uuid, link), stored(estimateShape, signed.uuid, signed)]);
    const input = { customer, price: null, terms, at: Date.now(), zone: 'America/Chicago', signed };
    const { intent } = markSold(viewerOf(Sales), input);
    expect(intent.writes.length).toBeLessThanOrEqual(MOST_RECORDS);
    expect(await commits(Sales, intent.writes)).toBe(true);
  });

  it('is refused whole when one part of it is forbidden to the seller', async () => {
    const customer = await leadOf(Sales, 'lead-not-for-fred');
    const input = { customer, price: null, terms, at: Date.now(), zone: 'America/Chicago' };
    const { intent } = markSold(viewerOf(Sales), input);
    expect(await commits(EMPLOYEES.Coordinator, intent.writes)).toBe(false);
  });

  it('creates a link its seller can pause once it is active', async () => {
    const customer = await leadOf(Sales, 'lead-with-link');
    const input = { customer, price: null, terms, at: Date.now(), zone: 'America/Chicago' };
    const { intent, trackerId } = markSold(viewerOf(Sales), input);
    expect(await commits(Sales, intent.writes)).toBe(true);
    const made = intent.writes.find((write) => write.ref.collection === 'Tracking');
    if (!made) throw new Error('The sale makes a link.');
    await rules.seed([{ kind: 'patch', ref: made.ref, fields: { state: 'active' } }]);
    const link = makeTrackingLink({ uuid: made.ref.id, trackerId, owner: 'acme', expiresAt: IN_2100 });
    expect(await commits(Sales, pauseLink(viewerOf(Sales), link).writes)).toBe(true);
  });
});

describe('a new estimate', () => {
  it.each([
    [Sales, [Sales.uid ?? '']],
    [ADMIN, []],
    [SOLO, []],
  ] as const)('of a lead is made by $name', async (role, assignees) => {
    const lead = await leadOf(role, `lead-priced-by-${role.uid}`);
    const settings = defaultSettings(lead.owner, 'America/Chicago', 'US');
    const money = initialOf(moneySettingsShape.fields);
    const content = newContent(settings, money, '2027-02-15', newId);
    const customer = { ...lead, assignees };
    const { intent } = createEstimate(viewerOf(role), customer, { title: 'Roof', content }, Date.now());
    expect(await commits(role, intent.writes)).toBe(true);
    expect(await commits(role, intent.undo ?? [])).toBe(true);
  });
});

describe('a job without a tracker', () => {
  const job = {
    title: 'Leak at the chimney',
    jobType: 'Repair',
    amount: 42_000,
    instructions: 'Ladder',
    accessNotes: 'Gate code 4711',
    checklist: [],
    pitch: '',
    squares: null,
    layers: null,
    waste: null,
    linearFeet: null,
  };
  const at = { at: Date.now(), zone: 'America/Chicago' };
  const client = {
    name: 'Ann Berg',
    phone: '',
    email: '',
    streetAddress: '12 Elm Street',
    city: '',
    state: '',
    zipcode: '',
  };

  it.each([Sales, Manager, ADMIN, SOLO])(
    'begins one for a lead, a sold customer and a new client: $name',
    async (role) => {
      const viewer = viewerOf(role);
      const lead = await leadOf(role, `job-for-${role.uid}`);
      const sold = { ...(await leadOf(role, `more-for-${role.uid}`)), trackerId: 'their-first' };
      const intents = [
        createJobFor(viewer, lead, job, at),
        createJobFor(viewer, sold, job, at),
        createJobForNew(viewer, client, job, at),
      ];
      for (const { intent } of intents) {
        expect(intent.writes.length).toBeLessThanOrEqual(MOST_RECORDS);
        expect(await commits(role, intent.writes)).toBe(true);
        expect(await commits(role, intent.undo ?? [])).toBe(true);
      }
    },
  );

  it('begins nothing for people who do not sell', async () => {
    const { intent } = createJobForNew(viewerOf(EMPLOYEES.Coordinator), client, job, at);
    expect(await commits(EMPLOYEES['Field worker'], intent.writes)).toBe(false);
  });
});

describe('an import', () => {
  it.each([Sales, ADMIN, SOLO])('accepts the most amounts of a batch from $name', async (role) => {
    const viewer = viewerOf(role);
    const importId = `amounts-imported-by-${viewer.uid}`;
    expect(await commits(role, beginning(role, importId))).toBe(true);
    const rows = newRows(ROWS_PER_BATCH).map((row, at): WritingRow => ({
      ...row,
      draft: { ...row.draft, amount: at < AMOUNTS_PER_BATCH ? 100 + at : null },
    }));
    const { writes } = importBatch(viewer, importId, 0, rows);
    expect(writes.filter(({ ref }) => ref.collection === 'Prices')).toHaveLength(AMOUNTS_PER_BATCH);
    expect(await commits(role, writes)).toBe(true);

    const existing = makeCustomer({
      uuid: importedId(importId, AMOUNTS_PER_BATCH + 1),
      owner: viewer.owner,
      assignees: [viewer.uid],
    });
    const [row] = newRows(1);
    if (!row) throw new Error('There is a row.');
    const update: WritingRow = { ...row, action: 'update', draft: { ...row.draft, amount: 900 }, existing };
    expect(await commits(role, importBatch(viewer, importId, 1, [update]).writes)).toBe(true);
  });

  it('accepts no amounts from a user who may not see any', async () => {
    const { Coordinator } = EMPLOYEES;
    const viewer = viewerOf(Coordinator);
    expect(viewer.permissions.has('pricing:show')).toBe(false);
    expect(await commits(Coordinator, beginning(Coordinator, 'import-without-amounts'))).toBe(true);
    const rows = newRows(1).map((row): WritingRow => ({ ...row, draft: { ...row.draft, amount: 900 } }));
    expect(await commits(Coordinator, importBatch(viewer, 'import-without-amounts', 0, rows).writes)).toBe(
      false,
    );
    expect(
      await commits(Coordinator, importBatch(viewer, 'import-without-amounts', 0, newRows(1)).writes),
    ).toBe(true);
  });

  it.each([Sales, ADMIN, SOLO])(
    'accepts full batches from $name, of new and of changed customers',
    async (role) => {
      const viewer = viewerOf(role);
      const importId = `import-of-customers-by-${viewer.uid}`;
      expect(await commits(role, beginning(role, importId))).toBe(true);

      const rows = newRows(ROWS_PER_BATCH);
      expect(rows).toHaveLength(ROWS_PER_BATCH);
      expect(await commits(role, importBatch(viewer, importId, 0, rows).writes)).toBe(true);

      const changed = rows.map((row): WritingRow => {
        const existing = makeCustomer({
          uuid: importedId(importId, row.draft.row),
          owner: viewer.owner,
          assignees: [viewer.uid],
          name: row.fields.name,
          nameKey: row.fields.nameKey,
        });
        return { ...row, action: 'update', fields: { ...row.fields, notes: 'Imported again.' }, existing };
      });
      const { writes } = importBatch(viewer, importId, 1, changed);
      expect(writes.filter(({ ref }) => ref.collection === 'Customers')).toHaveLength(ROWS_PER_BATCH);
      expect(await commits(role, writes)).toBe(true);
    },
  );
});

describe('an import of jobs', () => {
  const begun = (role: Role, importId: string) =>
    startImport(viewerOf(role), {
      importId,
      noun: 'job',
      fileName: 'jobs.csv',
      total: 9,
      batches: 3,
      counts: { create: 9, update: 0, join: 0, skip: 0, refuse: 0 },
    }).writes;

  /** The commit of a batch over what the store holds. */
  const batchOf = async (
    role: Role,
    importId: string,
    index: number,
    rows: readonly NewJobLine[],
    held: readonly Write[] = [],
  ) => {
    const store = createMemoryStore();
    if (held.length > 0) await store.commit(held);
    const write = jobBatches({ store, viewer: viewerOf(role), zone: 'UTC' }, importId);
    return (await write(index, rows)).writes;
  };

  it.each([Sales, ADMIN, SOLO])(
    'accepts full batches from $name, each row with all it can make',
    async (role) => {
      const importId = `import-of-the-jobs-by-${role.uid}`;
      expect(await commits(role, begun(role, importId))).toBe(true);
      const rows = newJobLines(JOBS_PER_BATCH);
      const writes = await batchOf(role, importId, 0, rows);
      const made = writes.map(({ ref }) => ref.collection);
      for (const collection of ['Customers', 'Trackers', 'Jobs', 'Visits'])
        expect(made.filter((one) => one === collection)).toHaveLength(JOBS_PER_BATCH);
      expect(made.filter((one) => one === 'Prices')).toHaveLength(2 * JOBS_PER_BATCH);
      expect(await commits(role, writes)).toBe(true);
      expect(await commits(role, writes)).toBe(false);

      const leads = await Promise.all(rows.map((_, at) => leadOf(role, `sold-by-import-${role.uid}-${at}`)));
      const held = leads.map((lead) => createRecord(viewerOf(role), customerShape, lead));
      const sold = rows.map((line, at): NewJobLine => {
        const customer = leads[at];
        if (!customer) throw new Error('There is a lead for each row.');
        const draft = { ...line.draft, row: line.draft.row + JOBS_PER_BATCH };
        return { ...line, draft, place: { kind: 'customer', customer } };
      });
      expect(await commits(role, await batchOf(role, importId, 1, sold, held))).toBe(true);

      const done = newJobLines(3 * JOBS_PER_BATCH)
        .slice(2 * JOBS_PER_BATCH)
        .map(({ draft, ...line }) => ({
          ...line,
          place: { kind: 'new', of: draft.row } as const,
          draft: { ...draft, fields: { ...draft.fields, status: 'Completed' as const } },
        }));
      expect(await commits(role, await batchOf(role, importId, 2, done))).toBe(true);
    },
  );

  it('accepts jobs under open trackers from people who begin none', async () => {
    const { Worker } = EMPLOYEES;
    expect(await commits(Worker, begun(Worker, 'import-of-jobs-by-worker'))).toBe(true);
    const viewer = viewerOf(Worker);
    const tracker = makeTracker({
      uuid: 'tracker-of-worker',
      owner: viewer.owner,
      assignees: [viewer.uid],
      customerId: 'c1',
    });
    const data = encodeFields(trackerShape.fields, tracker);
    await rules.seed([{ kind: 'create', ref: { collection: 'Trackers', id: tracker.uuid }, data }]);
    const held = [createRecord(viewer, trackerShape, tracker)];
    const rows = newJobLines(JOBS_PER_BATCH).map(({ draft, ...line }): NewJobLine => ({
      ...line,
      draft: { ...draft, amount: null },
      place: { kind: 'tracker', tracker },
    }));
    expect(await commits(Worker, await batchOf(Worker, 'import-of-jobs-by-worker', 0, rows, held))).toBe(
      true,
    );
    const alone = newJobLines(1).map(({ draft, ...line }) => ({
      ...line,
      draft: { ...draft, amount: null },
    }));
    expect(await commits(Worker, await batchOf(Worker, 'import-of-jobs-by-worker', 1, alone))).toBe(false);
  });
});

describe('one commit', () => {
  const job = (at: number): Write => create(Manager, 'Jobs', `job-of-many-${at}`, []);
  const file = (at: number): Write =>
    create(Manager, 'Files', `file-of-many-${at}`, PLACES[0]?.assignees ?? []);
  const comment = (at: number): Write => create(Manager, 'CardComments', `comment-of-many-${at}`, []);

  it.each([
    ['jobs', job, 5],
    ['files', file, 15],
    ['comments', comment, 15],
  ])('makes few %s, so that their count is known before the next', async (_what, make, most) => {
    await rules.seed(world());
    const many = (count: number) => Array.from({ length: count }, (_, at) => make(at));
    expect(await commits(Manager, many(most))).toBe(true);
    expect(
      await commits(
        Manager,
        Array.from({ length: 20 }, (_, at) => make(100 + at)),
      ),
    ).toBe(false);
  });
});
