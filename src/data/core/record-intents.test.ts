import { errandNoun, errandShape, makeErrand } from '@tests/factories/made-up-noun';
import { describe, expect, it } from 'vitest';
import { parsePermissions } from '@/domain/access/permissions';
import type { Viewer } from '@/domain/access/viewer';
import { INTENTS } from '@/domain/core/intents';
import { encodeFields, parseFields } from '@/domain/core/record-codec';
import { defineShape } from '@/domain/core/shape';
import type { Intent } from './intent';
import { together } from './intent';
import { recordIntents } from './record-intents';
import { deleteRecord } from './writes';
import { createMemoryStore } from '../store/memory/memory-store';
import type { MemoryStore } from '../store/memory/memory-store';

const boss: Viewer = {
  uid: 'ann',
  owner: 'acme',
  isAdmin: true,
  isCompanyAdmin: true,
  permissions: parsePermissions([]),
};
const editor: Viewer = { ...boss, uid: 'max', isAdmin: false, permissions: parsePermissions(['tasks:edit']) };
const errands = recordIntents(errandNoun);
const errand = makeErrand();
const ref = { collection: 'Errands', id: errand.uuid };

function read(store: MemoryStore) {
  const doc = store.server.read(ref);
  const parsed = doc && parseFields(errandShape.fields, doc);
  return parsed?.ok ? { ...parsed.value, createdAt: 0, updatedAt: 0 } : null;
}

const kept = { ...errand, createdAt: 0, updatedAt: 0 };

async function storeAfter(intents: readonly Intent[], docs = {}) {
  const store = createMemoryStore({ docs: { Errands: docs } });
  for (const { writes } of intents) await store.commit(writes);
  return store;
}

const withErrand = (record = errand) => ({ [record.uuid]: encodeFields(errandShape.fields, record) });

describe('the changes of a described noun', () => {
  const archived = { ...errand, list: 'Archive' as const, doneAt: 5_000 };
  it.each<[string, Intent, object, object]>([
    ['Errand changed', errands.change(boss, errand, { place: 'Depot' }), errand, { place: 'Depot' }],
    ['Errand archived', errands.archive(boss, errand), errand, { list: 'Archive' }],
    ['Errand restored', errands.restore(boss, archived), archived, { list: 'Open', doneAt: null }],
  ])('%s, and Undo brings back every field', async (label, intent, before, after) => {
    expect([intent.label, INTENTS[intent.name].offline]).toEqual([label, true]);
    const store = await storeAfter([intent], withErrand({ ...errand, ...before }));
    expect(read(store)).toMatchObject(after);
    await store.commit(intent.undo ?? []);
    expect(read(store)).toEqual({ ...kept, ...before, createdAt: 0, updatedAt: 0 });
  });

  it('note when a record was archived', async () => {
    const store = await storeAfter([errands.archive(boss, errand)], withErrand());
    expect(read(store)?.doneAt).toEqual(expect.any(Number));
  });

  it('delete a record, and Undo creates it again', async () => {
    const removal = errands.remove(boss, errand);
    const store = await storeAfter([removal], withErrand());
    expect([removal.label, read(store)]).toEqual(['Errand deleted', null]);
    await store.commit(removal.undo ?? []);
    expect(read(store)).toEqual(kept);
  });

  it('create a record together with what belongs to it, and Undo deletes both', async () => {
    const other = { collection: 'Prices', id: errand.uuid };
    const beside = [{ kind: 'create', ref: other, data: { amount: 5 } }] as const;
    const made = errands.create(boss, errand, {}, beside);
    const store = await storeAfter([made]);
    expect([made.label, read(store)]).toEqual(['Errand created', kept]);
    await store.commit(made.undo ?? []);
    expect([read(store), store.server.read(other)]).toEqual([null, null]);
  });

  it('archive a new record on Undo for people who may not delete it', async () => {
    const assigned = { ...errand, assignees: ['max'] };
    const store = await storeAfter([errands.create(editor, assigned)]);
    await store.commit(errands.create(editor, assigned).undo ?? []);
    expect(read(store)).toMatchObject({ list: 'Archive', updatedBy: 'max' });
    const noArchive = recordIntents({ ...errandNoun, archive: null });
    expect(noArchive.create(editor, assigned).undo).toBeNull();
    expect(() => noArchive.archive(boss, errand)).toThrow('no archive of errands');
  });

  it('take another name and label', () => {
    const named = { name: 'changeStage', label: 'Stage is now Sold' } as const;
    expect(errands.change(boss, errand, { place: '' }, named)).toMatchObject(named);
  });

  it('delete by the writes given for it', () => {
    const mark = { kind: 'delete', ref: { collection: 'Marks', id: 'm' } } as const;
    const marked = recordIntents(errandNoun, (_viewer, id) => [deleteRecord(errandShape, id), mark]);
    expect(marked.remove(boss, errand).writes).toEqual([{ kind: 'delete', ref }, mark]);
    expect(marked.create(boss, errand).undo).toEqual([{ kind: 'delete', ref }, mark]);
  });

  it('refuse a value that does not fit', () => {
    const tooLong = 'x'.repeat(201);
    expect(() => errands.change(boss, errand, { place: tooLong })).toThrow(
      expect.objectContaining({ code: 'invalid' }),
    );
  });
});

describe('several changes as one', () => {
  const first = errands.archive(boss, errand);
  it('are one batch with one Undo, named like the first', () => {
    const second = errands.change(boss, errand, { place: 'Depot' });
    const both = together(first, second);
    expect(both).toMatchObject({ name: first.name, label: first.label });
    expect([both.writes, both.undo]).toEqual([
      [...first.writes, ...second.writes],
      [...(first.undo ?? []), ...(second.undo ?? [])],
    ]);
  });

  it('have no Undo where one of them has none', () => {
    expect(together(first, { writes: [], undo: null }).undo).toBeNull();
  });
});

// The assertion is that the marked lines do not compile.
it('knows the fields of its noun', () => {
  const other = defineShape('Errands', {});
  // @ts-expect-error no such field
  expect(() => errands.change(boss, errand, { colour: 'red' })).toThrow();
  // @ts-expect-error not the shape of business records
  expect(recordIntents({ ...errandNoun, shape: other })).toBeDefined();
});
