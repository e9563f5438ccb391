import { importDrafts, importer as viewer } from '@tests/factories/imports';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { matchKeys, searchKeysOf } from '@/domain/import/customers/match-keys';
import { createCustomer } from '../customers/customer-changes';
import { findMatches } from './customers/find-matches';
import type { WantedKeys } from './customers/find-matches';
import { createMemoryStore } from '../store/memory/memory-store';

async function world(rows: number) {
  const store = createMemoryStore();
  const fields = importDrafts(
    Array.from({ length: rows }, (_, at) => [`Row ${at}`, '', `row${at}@mail.example`, ''] as const),
  ).map((draft) => draft.fields);
  for (const [at, one] of fields.slice(0, 3).entries())
    await store.commit(createCustomer(viewer, { ...one, uuid: `known-${at}` }).writes);
  const wanted: WantedKeys = { search: searchKeysOf(fields, () => true), match: fields.flatMap(matchKeys) };
  const page = vi.fn(store.page);
  return { store: { ...store, page }, memory: store, wanted, page };
}

const idsOf = (found: readonly { readonly uuid: string }[]) => found.map(({ uuid }) => uuid).toSorted();
const KNOWN = ['known-0', 'known-1', 'known-2'];
const nothing = () => undefined;

describe("possible matches of a file's rows", () => {
  it('come from the store for a small file', async () => {
    const { store, wanted } = await world(40);
    const directory = vi.fn(async () => []);
    const found = await findMatches(store, viewer, wanted, directory, nothing);
    expect(idsOf(found.matches)).toEqual(KNOWN);
    expect(idsOf(found.whole)).toEqual(KNOWN);
    expect(directory).not.toHaveBeenCalled();
  });

  it('come from the directory for a large one, without reads', async () => {
    const { store, wanted, page } = await world(2_000);
    const named = KNOWN.map((uuid) => ({ uuid, name: uuid, phone: '', email: '', streetAddress: '' }));
    const found = await findMatches(store, viewer, wanted, async () => named, nothing);
    expect(found).toEqual({ matches: named, whole: [] });
    expect(page).not.toHaveBeenCalled();
  });

  it('are not guessed from the cache', async () => {
    const { store, memory, wanted } = await world(40);
    memory.goOffline();
    vi.stubGlobal('navigator', { onLine: false });
    onTestFinished(() => void vi.unstubAllGlobals());
    await expect(findMatches(store, viewer, wanted, async () => null, nothing)).rejects.toMatchObject({
      code: 'network',
    });
  });

  it('come from the store when the directory is incomplete', async () => {
    const { store, wanted } = await world(2_000);
    const found = await findMatches(store, viewer, wanted, async () => null, nothing);
    expect(idsOf(found.matches)).toEqual(KNOWN);
  });
});
