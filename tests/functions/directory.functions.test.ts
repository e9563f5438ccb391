import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { readShards } from '@/data/directory/read-shards';
import { settingsShape } from '@/domain/company/company';
import { COLLECTIONS, directoryPart } from '@/domain/core/collections';
import { directoryShape, goneShape, shardShape } from '@/domain/directory/directory';
import type { ListedCustomer } from '@/domain/directory/listed-customer';
import { decodeShard } from '@/domain/directory/shard-text';
import { compactDirectory } from '../../functions/src/callables/customers/compact-directory';
import { compact } from '../../functions/src/directory/compact';
import { takeLease } from '../../functions/src/directory/lease';
import { readRecord, storedRecord } from '../../functions/src/records';
import { DOCUMENTS } from '../setup/emulators';
import { call, db, freshId, person, staffedCompany } from './emulator';
import type { Person } from './emulator';
import { aCustomer, COLD, get, put } from './rows';

const customers = db.collection(COLLECTIONS.customers);

const headOf = async (owner: string) =>
  readRecord(directoryShape, (await get(COLLECTIONS.directory, owner)) ?? {});

async function rowsIn(owner: string): Promise<readonly ListedCustomer[]> {
  const shards = await db.collection(directoryPart(owner, 'shards')).get();
  return shards.docs.flatMap((doc) => decodeShard(readRecord(shardShape, doc.data()).rows));
}

const namesIn = async (owner: string) => (await rowsIn(owner)).map((row) => row.name).toSorted();

async function namesOf(owner: string): Promise<readonly string[]> {
  const found = await customers.where('owner', '==', owner).get();
  return found.docs.map((doc) => String(doc.get('name'))).toSorted();
}

const askFor = (who: Person) => compactDirectory(db, who, {}, Date.now());

const rename = (id: string, name: string, at = Date.now()) =>
  customers.doc(id).update({ name, updatedAt: Timestamp.fromMillis(at) });

async function deleteMarked(owner: string, id: string, at = Date.now()): Promise<void> {
  const batch = db.batch();
  batch.delete(customers.doc(id));
  batch.set(
    db.collection(directoryPart(owner, 'gone')).doc(freshId()),
    storedRecord(goneShape, { owner, customerId: id, at }),
  );
  await batch.commit();
}

describe('compactDirectory', () => {
  it('builds a missing directory', async () => {
    const sam = await person();
    const times = [1_000, 3_000, 2_000].map((updatedAt) => updatedAt + Date.UTC(2026, 0, 1));
    await Promise.all(times.map((updatedAt, at) => aCustomer(sam.uid, { name: `Lead ${at}`, updatedAt })));
    await aCustomer('somebody-else', { name: 'Not theirs' });
    expect(await call('compactDirectory', {}, sam.token)).toMatchObject({ result: { state: 'done' } });
    expect(await namesIn(sam.uid)).toEqual(['Lead 0', 'Lead 1', 'Lead 2']);
    expect(await headOf(sam.uid)).toMatchObject({ n: 3, shards: 1, build: 1, asOf: Math.max(...times) });
  });

  it('adds changes and deletions since, and writes nothing when asked again', async () => {
    const sam = await person();
    const [kept, gone] = await Promise.all(
      ['Kept', 'Gone'].map((name) => aCustomer(sam.uid, { name, updatedAt: Date.UTC(2026, 0, 1) })),
    );
    await askFor(sam);
    if (!kept || !gone) throw new Error('There are two.');
    await rename(kept, 'Renamed');
    await deleteMarked(sam.uid, gone);
    await aCustomer(sam.uid, { name: 'Added' });
    await askFor(sam);
    expect(await namesIn(sam.uid)).toEqual(['Added', 'Renamed']);
    const head = await db.collection(COLLECTIONS.directory).doc(sam.uid).get();
    expect(head.data()).toMatchObject({ n: 2, build: 1 });
    await askFor(sam);
    const again = await db.collection(COLLECTIONS.directory).doc(sam.uid).get();
    expect(again.updateTime).toEqual(head.updateTime);
  });

  it('notices a deleted customer without a tombstone', async () => {
    const sam = await person();
    const [id] = await Promise.all(['Lost', 'There'].map((name) => aCustomer(sam.uid, { name })));
    await askFor(sam);
    await customers.doc(id ?? '').delete();
    await askFor(sam);
    expect(await namesIn(sam.uid)).toEqual(['There']);
    expect(await headOf(sam.uid)).toMatchObject({ n: 1, build: 2 });
  });

  it('holds the custom fields that the settings name, and is rebuilt for others', async () => {
    const sam = await person();
    const id = await aCustomer(sam.uid, { name: 'Ann', customFields: { roof: 'Metal', gate: '4411' } });
    const field = (key: string) => ({ key, label: key, kind: 'text' as const, options: [] });
    const customFields = [field('roof'), field('gate')];
    const choose = (...listedFields: readonly string[]) =>
      put(settingsShape, sam.uid, { owner: sam.uid, customFields, listedFields });
    const held = async () => (await rowsIn(sam.uid)).map((row) => row.customFields);
    await choose('roof', 'deleted');
    await askFor(sam);
    expect(await held()).toEqual([{ roof: 'Metal' }]);
    await customers.doc(id).update({ 'customFields.roof': 'Cedar', updatedAt: Timestamp.now() });
    await askFor(sam);
    expect(await held()).toEqual([{ roof: 'Cedar' }]);
    expect(await headOf(sam.uid)).toMatchObject({ own: ['roof'], build: 1 });
    // Nobody asks: the settings' own trigger does.
    await choose('roof', 'gate');
    await expect.poll(held, COLD).toEqual([{ gate: '4411', roof: 'Cedar' }]);
    expect(await headOf(sam.uid)).toMatchObject({ own: ['gate', 'roof'], build: 2 });
    await askFor(sam);
    expect(await headOf(sam.uid)).toMatchObject({ build: 2 });
  });

  it('splits into more shards when they fill up', async () => {
    const sam = await person();
    const batch = db.bulkWriter();
    // As imported, so that triggers leave them alone, and long instead of many: all tests' events wait in one line.
    const sample = await customers.doc(await aCustomer(sam.uid, { importId: 'copies' })).get();
    const tags = (at: number) => Array.from({ length: 30 }, (_, tag) => `${at} ${tag}`.padEnd(40, '屋'));
    for (let at = 0; at < 220; at += 1) {
      const uuid = `${sam.uid}-${at}`;
      const long = { statusNote: `${at}`.padEnd(500, '屋'), tags: tags(at) };
      void batch.create(customers.doc(uuid), { ...sample.data(), ...long, uuid, name: `Lead ${at}` });
    }
    await batch.close();
    await askFor(sam);
    expect(await headOf(sam.uid)).toMatchObject({ n: 221, shards: 2 });
    expect(await namesIn(sam.uid)).toEqual(await namesOf(sam.uid));
  });

  it('is right when several run while customers change', async () => {
    const sam = await person();
    const ids = await Promise.all(
      Array.from({ length: 12 }, (_, at) => aCustomer(sam.uid, { name: `Lead ${at}` })),
    );
    await askFor(sam);
    const edits = ids.map((id, at) => (at % 3 === 0 ? deleteMarked(sam.uid, id) : rename(id, `New ${at}`)));
    const asked = await Promise.all([askFor(sam), askFor(sam), Promise.all(edits), askFor(sam)]);
    expect(asked.map((answer) => ('state' in answer ? answer.state : 'edited'))).toContain('done');
    await expect
      .poll(async () => {
        await askFor(sam);
        return namesIn(sam.uid);
      })
      .toEqual(await namesOf(sam.uid));
  });

  it('adds changes made during another worker’s run', async () => {
    const sam = await person();
    const lease = await takeLease(db, `directory_${sam.uid}`);
    if (!lease) throw new Error('Nobody else has it.');
    await aCustomer(sam.uid, { name: 'First' });
    await compact(db, sam.uid, lease);
    await aCustomer(sam.uid, { name: 'Second' });
    expect(await askFor(sam)).toEqual({ state: 'busy' });
    expect(await lease.done()).toBe(true);
    await compact(db, sam.uid, lease);
    expect(await lease.done()).toBe(false);
    expect(await namesIn(sam.uid)).toEqual(['First', 'Second']);
  });

  it('stops a worker that lost its lease before it writes', async () => {
    const sam = await person();
    await aCustomer(sam.uid, { name: 'First' });
    const slow = await takeLease(db, `directory_${sam.uid}`);
    if (!slow) throw new Error('Nobody else has it.');
    await slow.drop();
    await askFor(sam);
    await aCustomer(sam.uid, { name: 'Second' });
    await expect(compact(db, sam.uid, slow)).rejects.toMatchObject({ code: 'conflict' });
    expect(await namesIn(sam.uid)).toEqual(['First']);
  });

  it('serves users who see customers, and nobody else', async () => {
    const { owner, employee, founder } = await staffedCompany();
    await aCustomer(owner);
    expect(await call('compactDirectory', {}, employee.token)).toMatchObject({ code: 'denied' });
    const seller = await person({ companyUuid: owner, permissionLevel: ['customers:view'] });
    expect(await call('compactDirectory', {}, seller.token)).toMatchObject({ result: { state: 'done' } });
    expect(await call('compactDirectory', {}, founder.token)).toMatchObject({ result: { state: 'done' } });
    expect(await call('compactDirectory', {})).toMatchObject({ code: 'needs-recent-login' });
    expect(await call('compactDirectory', { owner: 'other' }, founder.token)).toMatchObject({
      code: 'invalid',
    });
  });
});

describe('the shards, read over REST', () => {
  const readAs = (token: string, owner: string) => readShards({ documents: DOCUMENTS, token }, owner);

  it('are readable with the token of a user who sees every customer', async () => {
    const sam = await person();
    await Promise.all([1, 2].map((at) => aCustomer(sam.uid, { name: `Lead ${at}` })));
    await askFor(sam);
    const texts = await readAs(sam.token, sam.uid);
    expect(
      texts
        .flatMap(decodeShard)
        .map((row) => row.name)
        .toSorted(),
    ).toEqual(['Lead 1', 'Lead 2']);
  });

  it('are refused to others, and to employees who see only assigned customers', async () => {
    const { owner, founder, employee } = await staffedCompany();
    await aCustomer(owner);
    await askFor(founder);
    expect(await readAs(founder.token, owner)).toHaveLength(1);
    const stranger = await person();
    for (const { token } of [stranger, employee]) {
      await expect(readAs(token, owner)).rejects.toMatchObject({ code: 'denied' });
    }
  });
});
