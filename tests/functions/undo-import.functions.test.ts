import { FieldValue } from 'firebase-admin/firestore';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activityShape } from '@/domain/history/activity';
import { chunks } from '@/domain/core/chunks';
import { COLLECTIONS } from '@/domain/core/collections';
import { settingsShape } from '@/domain/company/company';
import { customerKeys, customerShape } from '@/domain/customers/customer';
import type { Customer } from '@/domain/customers/customer';
import { cutBatches, keptValuesOf } from '@/domain/import/customers/batches';
import { importedId } from '@/domain/import/imported-id';
import { changesFrom } from '@/domain/import/customers/file-changes';
import { importBatchId, importBatchShape, importShape } from '@/domain/import/import-run';
import { newAmountOf, planImport } from '@/domain/import/customers/plan';
import { DUPLICATE_CHOICES } from '@/domain/import/planned';
import type { PlannedRow } from '@/domain/import/customers/plan';
import { priceShape } from '@/domain/money/price';
import { taskShape } from '@/domain/tasks/task';
import { initialOf } from '@/domain/core/shape';
import { keepAllImports } from '../../scripts/lib/keep-imports';
import { undoBatch, undoImport } from '../../functions/src/callables/imports/undo-import';
import { storedRecord } from '../../functions/src/records';
import { goOnUndoing } from '../../functions/src/triggers/go-on-undoing';
import { importDrafts, importLine } from '../factories/imports';
import type { ImportLine } from '../factories/imports';
import { account, call, db, freshId, person } from './emulator';
import { aCustomer, changeOf, COLD, get, put } from './rows';

const customers = db.collection(COLLECTIONS.customers);
const prices = db.collection(COLLECTIONS.prices);

const callerOf = (uid: string) => ({ uid, email: '' });

const NOBODY = { existing: [], choice: 'skip' } as const;

/** Small batches: the emulators deliver events one after the other. */
const inPairs: typeof cutBatches = (plan) => cutBatches(plan).flatMap((rows) => chunks(rows, 2));

/** Writes an import as the app does: one commit per batch, so that its records share one timestamp. */
async function importPlan(
  owner: string,
  uid: string,
  plan: readonly PlannedRow[],
  cut: typeof cutBatches = cutBatches,
  absent: readonly string[] = [],
): Promise<string> {
  const importId = freshId();
  const batches = cut(plan);
  await put(importShape, importId, {
    uuid: importId,
    owner,
    assignees: [uid],
    createdBy: uid,
    state: 'done',
    batches: batches.length,
    batchesIn: batches.length,
  });
  for (const [index, rows] of batches.entries()) {
    const moment = FieldValue.serverTimestamp();
    const batch = db.batch();
    const created: string[] = [];
    for (const row of rows) {
      const id = row.action === 'create' ? importedId(importId, row.draft.row) : row.existing.uuid;
      if (row.action === 'create') {
        created.push(id);
        batch.create(customers.doc(id), {
          ...storedRecord(customerShape, { ...row.fields, uuid: id, owner, importId }),
          createdAt: moment,
          updatedAt: moment,
        });
      } else {
        const changes = storedRecord(customerShape, changesFrom(row.fields, row.existing));
        batch.update(customers.doc(id), { ...changes, updatedAt: moment, updatedBy: uid });
      }
      const amount = newAmountOf(row);
      if (amount !== null)
        batch.create(prices.doc(id), {
          ...storedRecord(priceShape, {
            ...initialOf(priceShape.fields),
            uuid: id,
            owner,
            noun: 'customer',
            customerId: id,
            amount,
          }),
          createdAt: moment,
          updatedAt: moment,
        });
    }
    const kept = rows.flatMap((row) => (row.action === 'update' ? [keptValuesOf(row, absent)] : []));
    const id = importBatchId(importId, index);
    const record = {
      uuid: id,
      owner,
      assignees: [uid],
      importId,
      index,
      created,
      changed: JSON.stringify(kept),
    };
    batch.create(db.collection(COLLECTIONS.importBatches).doc(id), {
      ...storedRecord(importBatchShape, { ...initialOf(importBatchShape.fields), ...record }),
      createdAt: moment,
      updatedAt: moment,
    });
    await batch.commit();
  }
  return importId;
}

/** The contents of the owner's customers, without the stamps of the last change. */
async function contentOf(owner: string): Promise<ReadonlyMap<string, unknown>> {
  const found = await customers.where('owner', '==', owner).get();
  return new Map(
    found.docs.map((doc) => {
      const { updatedAt: _at, updatedBy: _by, ...content } = doc.data();
      return [doc.id, content];
    }),
  );
}

async function customer(id: string): Promise<Customer> {
  const data = await get(COLLECTIONS.customers, id);
  if (!data) throw new Error(`There is no customer ${id}.`);
  const { createdAt, updatedAt, statusAt, ...rest } = data;
  const record: Partial<Customer> = rest;
  return {
    ...initialOf(customerShape.fields),
    ...record,
    createdAt: createdAt.toMillis(),
    updatedAt: updatedAt.toMillis(),
    statusAt: statusAt?.toMillis() ?? null,
  };
}

describe('undoImport', () => {
  it('ends by itself when the browser that began it is gone, without an entry for each record', async () => {
    const sam = await person();
    const lines = Array.from({ length: 8 }, (_, at): ImportLine => [`Lead ${at}`, '', '', '']);
    const importId = await importPlan(sam.uid, sam.uid, planImport(importDrafts(lines), NOBODY), inPairs);
    expect(await get(COLLECTIONS.imports, importId)).toMatchObject({ batchesIn: 4 });
    await undoBatch(db, callerOf(sam.uid), importId, Date.now());
    await expect
      .poll(() => get(COLLECTIONS.imports, importId), COLD)
      .toMatchObject({ state: 'undone', takenBack: 8, batchesUndone: 4 });
    expect((await contentOf(sam.uid)).size).toBe(0);
    const entries = await db.collection(COLLECTIONS.activity).where('owner', '==', sam.uid).get();
    expect(entries.size).toBe(0);
  });

  it('goes on from an event once, and only for a user who may still undo it', async () => {
    const owner = freshId();
    const rights = ['customers:view', 'customers:edit', 'scope:all'];
    const seller = await person({ companyUuid: owner, permissionLevel: rights });
    const lines = Array.from({ length: 8 }, (_, at): ImportLine => [`Lead ${at}`, '', '', '']);
    const importId = await importPlan(owner, seller.uid, planImport(importDrafts(lines), NOBODY), inPairs);
    const undone = async (after: number) => {
      const run = await undoBatch(db, callerOf(seller.uid), importId, Date.now(), after);
      return run.batchesUndone;
    };
    const [one, other] = await Promise.all([undone(0), undone(0)]);
    expect(Math.max(one, other)).toBeGreaterThanOrEqual(1);
    expect(await undone(0)).toBe((await get(COLLECTIONS.imports, importId))?.['batchesUndone']);
    await db.collection(COLLECTIONS.users).doc(seller.uid).update({ permissionLevel: [] });
    const run = (await get(COLLECTIONS.imports, importId)) ?? {};
    const event = changeOf(importId, null, { ...run, state: 'undoing' });
    await expect(goOnUndoing(db, event)).resolves.toBeUndefined();
  });

  it('deletes created customers and restores changed ones', async () => {
    const sam = await person();
    const id = await aCustomer(sam.uid, {
      name: 'Ann Berg',
      phone: '2185550101',
      phoneKey: '2185550101',
      notes: 'Old',
    });
    const before = await contentOf(sam.uid);
    const drafts = importDrafts([
      ['Ann Berg', '218-555-0101', 'ann@mail.example', 'New'],
      ['Bo Cole', '2185550102', '', ''],
    ]);
    const importId = await importPlan(
      sam.uid,
      sam.uid,
      planImport(drafts, { existing: [await customer(id)], choice: 'update' }),
    );
    expect((await contentOf(sam.uid)).size).toBe(2);
    expect(await get(COLLECTIONS.customers, id)).toMatchObject({
      email: 'ann@mail.example',
      notes: 'Old\nNew',
    });

    const answer = await call('undoImport', { importId }, sam.token);
    expect(answer.result).toEqual({ undone: 1, batches: 1, takenBack: 2, kept: 0 });
    expect(await contentOf(sam.uid)).toEqual(before);
    expect(await get(COLLECTIONS.imports, importId)).toMatchObject({ state: 'undone', takenBack: 2 });
    expect(await get(COLLECTIONS.importBatches, importBatchId(importId, 0))).toMatchObject({ changed: '' });
  });

  it('gives back what a customer of an earlier version did not have', async () => {
    const sam = await person();
    const id = await aCustomer(sam.uid, { name: 'Ann Berg', phone: '2185550101', phoneKey: '2185550101' });
    const lacking = ['email', 'emailKey', 'notes', 'insurance.carrier'];
    const gone = Object.fromEntries(lacking.map((path) => [path, FieldValue.delete()]));
    await customers.doc(id).update(gone);
    const before = await contentOf(sam.uid);
    expect(before.get(id)).not.toHaveProperty('notes');
    const drafts = importDrafts([['Ann Berg', '218-555-0101', 'ann@mail.example', 'New']]).map((draft) => ({
      ...draft,
      fields: { ...draft.fields, insurance: { ...draft.fields.insurance, carrier: 'State' } },
    }));
    const held = await customer(id);
    const insurance = { ...initialOf(customerShape.fields).insurance, ...held.insurance };
    const plan = planImport(drafts, { existing: [{ ...held, insurance }], choice: 'update' });
    const importId = await importPlan(sam.uid, sam.uid, plan, cutBatches, lacking);
    expect(await get(COLLECTIONS.customers, id)).toMatchObject({
      notes: 'New',
      insurance: { carrier: 'State' },
    });
    await call('undoImport', { importId }, sam.token);
    expect(await contentOf(sam.uid)).toEqual(before);
  });

  it('keeps and lists customers edited since', async () => {
    const sam = await person();
    const drafts = importDrafts([
      ['Edited', '2185550101', '', ''],
      ['Noted', '2185550102', '', ''],
      ['Untouched', '2185550103', '', ''],
      ['To call', '2185550104', '', ''],
    ]);
    const importId = await importPlan(sam.uid, sam.uid, planImport(drafts, NOBODY));
    await put(taskShape, freshId(), {
      owner: sam.uid,
      recordNoun: 'customer',
      recordId: importedId(importId, 4),
    });
    await customers
      .doc(importedId(importId, 1))
      .update({ city: 'Duluth', updatedAt: FieldValue.serverTimestamp() });
    await put(activityShape, freshId(), {
      owner: sam.uid,
      noun: 'customer',
      kind: 'note',
      recordId: importedId(importId, 2),
    });
    const answer = await call('undoImport', { importId }, sam.token);
    expect(answer.result).toMatchObject({ takenBack: 1, kept: 3 });
    expect(await get(COLLECTIONS.customers, importedId(importId, 1))).toMatchObject({ city: 'Duluth' });
    expect(await get(COLLECTIONS.customers, importedId(importId, 3))).toBeNull();
    const batch = await get(COLLECTIONS.importBatches, importBatchId(importId, 0));
    expect(batch?.['kept']).toEqual([
      { id: importedId(importId, 1), name: 'Edited' },
      { id: importedId(importId, 2), name: 'Noted' },
      { id: importedId(importId, 4), name: 'To call' },
    ]);
  });

  it('deletes its amounts, except those set or changed since', async () => {
    const sam = await person();
    const named = (name: string, phone: string) =>
      aCustomer(sam.uid, { name, phone, phoneKey: phone }).then(customer);
    const ann = await named('Ann', '2185550101');
    const bo = await named('Bo', '2185550102');
    const lines: readonly ImportLine[] = [
      ['Ann', '2185550101', '', '', '900'],
      ['Bo', '2185550102', 'bo@mail.example', '', '800'],
      ['Cy', '2185550103', '', '', '700'],
      ['Dee', '2185550104', '', '', '600'],
    ];
    const amounts = new Map([[bo.uuid, 50_000]]);
    await put(priceShape, bo.uuid, { uuid: bo.uuid, owner: sam.uid, noun: 'customer', amount: 50_000 });
    const plan = planImport(importDrafts(lines), { choice: 'update', existing: [ann, bo], amounts });
    const importId = await importPlan(sam.uid, sam.uid, plan);
    const [cy, dee] = [importedId(importId, 3), importedId(importId, 4)];
    const kept = async () => {
      const found = await prices.where('owner', '==', sam.uid).get();
      return Object.fromEntries(found.docs.map((doc) => [doc.id, doc.get('amount')]));
    };
    expect(await kept()).toEqual({ [ann.uuid]: 90_000, [bo.uuid]: 50_000, [cy]: 70_000, [dee]: 60_000 });
    await prices.doc(dee).update({ amount: 1, updatedAt: FieldValue.serverTimestamp() });
    const answer = await call('undoImport', { importId }, sam.token);
    expect(answer.result).toMatchObject({ takenBack: 3, kept: 1 });
    expect(await kept()).toEqual({ [bo.uuid]: 50_000, [dee]: 1 });
    expect(await get(COLLECTIONS.customers, bo.uuid)).toMatchObject({ email: '' });
  });

  it('deletes its custom fields, except those in use', async () => {
    const sam = await person();
    const field = (key: string) => ({ key, label: key, kind: 'text' as const, options: [] });
    await put(settingsShape, sam.uid, {
      owner: sam.uid,
      customFields: [field('before'), field('gateCode'), field('roofAge')],
    });
    await aCustomer(sam.uid, { name: 'Ann Berg', customFields: { roofAge: '12', before: '' } });
    const importId = await importPlan(
      sam.uid,
      sam.uid,
      planImport(importDrafts([['Bo Cole', '2185550102', '', '']]), NOBODY),
    );
    await db
      .collection(COLLECTIONS.imports)
      .doc(importId)
      .update({ newFields: ['gateCode', 'roofAge'] });
    await call('undoImport', { importId }, sam.token);
    const keys = async () => {
      const settings = await get(COLLECTIONS.settings, sam.uid);
      return settings?.['customFields'].map(({ key }: { readonly key: string }) => key);
    };
    expect(await keys()).toEqual(['before', 'roofAge']);
    // A repeated call changes nothing more.
    await call('undoImport', { importId }, sam.token);
    expect(await keys()).toEqual(['before', 'roofAge']);
  });

  it('leaves the settings alone where an employee’s import names custom fields', async () => {
    const owner = freshId();
    const rights = { companyUuid: owner, permissionLevel: ['customers:view', 'customers:edit', 'scope:all'] };
    const seller = await person(rights);
    const customFields = [{ key: 'gateCode', label: 'Gate code', kind: 'text' as const, options: [] }];
    await put(settingsShape, owner, { owner, customFields });
    const plan = planImport(importDrafts([['Bo Cole', '2185550102', '', '']]), NOBODY);
    const importId = await importPlan(owner, seller.uid, plan);
    const run = db.collection(COLLECTIONS.imports).doc(importId);
    await run.update({ newFields: ['gateCode'] });
    expect((await call('undoImport', { importId }, seller.token)).result).toMatchObject({ takenBack: 1 });
    expect(await get(COLLECTIONS.settings, owner)).toMatchObject({ customFields });
    // The importer may have deleted their account since.
    await run.update({ createdBy: 'gone' });
    const manager = await person({
      ...rights,
      permissionLevel: [...rights.permissionLevel, 'customers:delete'],
    });
    expect((await call('undoImport', { importId }, manager.token)).status).toBe(200);
  });

  it('continues page by page, and changes nothing more when repeated', async () => {
    const sam = await person();
    const rows = Array.from({ length: 24 }, (_, at): ImportLine => [`Customer ${at}`, '', '', '']);
    const importId = await importPlan(sam.uid, sam.uid, planImport(importDrafts(rows), NOBODY), inPairs);
    const first = await call('undoImport', { importId }, sam.token);
    // The server goes on by itself meanwhile.
    expect(first.result).toMatchObject({ batches: 12 });
    const [one, other] = await Promise.all([
      call('undoImport', { importId }, sam.token),
      call('undoImport', { importId }, sam.token),
    ]);
    expect([one.status, other.status]).toEqual([200, 200]);
    const last = await call('undoImport', { importId }, sam.token);
    expect(last.result).toEqual({ undone: 12, batches: 12, takenBack: 24, kept: 0 });
    expect((await contentOf(sam.uid)).size).toBe(0);
  });

  it('is for the importer, and for people who may delete customers', async () => {
    const owner = freshId();
    const colleague = (permissionLevel: readonly string[]) => person({ companyUuid: owner, permissionLevel });
    const seller = await colleague(['customers:view', 'customers:edit', 'scope:all']);
    const other = await colleague(['customers:view', 'customers:edit', 'scope:all']);
    const manager = await colleague(['customers:view', 'customers:edit', 'customers:delete', 'scope:all']);
    const stranger = await person();
    const plan = planImport(importDrafts([['Ann', '2185550101', '', '']]), NOBODY);
    const importId = await importPlan(owner, seller.uid, plan);
    expect((await call('undoImport', { importId }, stranger.token)).code).toBe('not-found');
    expect((await call('undoImport', { importId }, other.token)).code).toBe('denied');
    expect((await call('undoImport', { importId })).code).toBe('needs-recent-login');
    expect((await call('undoImport', { importId: '../x' }, seller.token)).code).toBe('invalid');
    expect((await call('undoImport', { importId }, seller.token)).result).toMatchObject({ takenBack: 1 });
    const again = await importPlan(owner, seller.uid, plan);
    expect((await call('undoImport', { importId: again }, manager.token)).result).toMatchObject({
      takenBack: 1,
    });
  });

  it('changes nothing the caller may not change, whatever a batch says', async () => {
    const owner = freshId();
    const seller = await person({
      companyUuid: owner,
      permissionLevel: ['customers:view', 'customers:edit'],
    });
    const foreign = await aCustomer(freshId(), { name: 'Foreign' });
    const hidden = await aCustomer(owner, { name: 'Hidden', assignees: ['somebody'] });
    const importId = await importPlan(
      owner,
      seller.uid,
      planImport(importDrafts([['Ann', '2185550101', '', '']]), NOBODY),
    );
    const batch = db.collection(COLLECTIONS.importBatches).doc(importBatchId(importId, 0));
    const createdAt = (await get(COLLECTIONS.customers, hidden))?.['updatedAt'];
    const kept = [foreign, hidden].map((id) => ({
      id,
      values: { phone: '666', owner: seller.uid, tags: 7 },
    }));
    await batch.update({ changed: JSON.stringify(kept), created: [], createdAt });
    await call('undoImport', { importId }, seller.token);
    expect(await get(COLLECTIONS.customers, foreign)).toMatchObject({ name: 'Foreign', phone: '' });
    expect(await get(COLLECTIONS.customers, hidden)).toMatchObject({ owner, phone: '' });
  });

  it('restores the earlier state, whatever was imported and edited (property)', async () => {
    const inputs = fc.record({
      stored: fc.array(importLine, { maxLength: 4 }),
      file: fc.array(importLine, { minLength: 1, maxLength: 8 }),
      choice: fc.constantFrom(...DUPLICATE_CHOICES),
      edits: fc.array(fc.nat(20), { maxLength: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(inputs, async ({ stored, file, choice, edits }) => {
        const uid = freshId();
        await account({ uid, email: `${uid}@example.com` });
        const existing: Customer[] = [];
        for (const { fields, problems } of importDrafts(stored)) {
          if (problems.length > 0) continue;
          const { name, phone, email, notes } = fields;
          const known = { name, phone, email, notes, ...customerKeys(fields) };
          existing.push(await customer(await aCustomer(uid, known)));
        }
        const before = await contentOf(uid);
        const importId = await importPlan(uid, uid, planImport(importDrafts(file), { existing, choice }));
        const ids = [...(await contentOf(uid)).keys()];
        const edited = new Set(edits.flatMap((at) => ids[at] ?? []));
        for (const id of edited)
          await customers.doc(id).update({ city: 'Duluth', updatedAt: FieldValue.serverTimestamp() });
        const touched = await contentOf(uid);
        await undoImport(db, { uid, email: '' }, { importId }, Date.now());
        // Edited customers keep their edits, all others are as before.
        const wanted = new Map([...before, ...[...edited].map((id) => [id, touched.get(id)] as const)]);
        expect(await contentOf(uid)).toEqual(wanted);
      }),
      { numRuns: 25 },
    );
  });
});

it('imports from before jobs were imported are those of customers', async () => {
  const { uid } = await person();
  const [old, newer] = [freshId(), freshId()];
  const imports = db.collection(COLLECTIONS.imports);
  await put(importShape, newer, { uuid: newer, owner: uid, noun: 'job' });
  await put(importShape, old, { uuid: old, owner: uid });
  await imports.doc(old).update({ noun: FieldValue.delete() });
  expect(await keepAllImports()).toBeGreaterThanOrEqual(1);
  expect((await get(COLLECTIONS.imports, old))?.['noun']).toBe('customer');
  expect((await get(COLLECTIONS.imports, newer))?.['noun']).toBe('job');
});
