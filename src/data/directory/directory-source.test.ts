import { describe, expect, it, vi } from 'vitest';
import { customerShape } from '@/domain/customer';
import type { Customer } from '@/domain/customer';
import { encodeFields } from '@/domain/record-codec';
import { makeCustomer } from '@tests/factories/records';
import { setFollowUp } from '../customer-changes';
import { deletionOf } from './deletion';
import { createLiveStore } from '../live/live-store';
import { createMemoryStore } from '../store/memory-store';
import type { MemoryStore } from '../store/memory-store';
import { putDirectory } from '../testing/put-directory';
import { openDesk } from './desk';
import { createDirectorySource } from './directory-source';

const boss = {
  uid: 'ann',
  owner: 'acme',
  isAdmin: true,
  isCompanyAdmin: true,
  permissions: new Set<never>(),
};

const put = (store: MemoryStore, customer: Customer) =>
  store.server.put(
    { collection: 'Customers', id: customer.uuid },
    encodeFields(customerShape.fields, customer),
  );

function setUp({ customers = 3, hasDirectory = true } = {}) {
  const store = createMemoryStore();
  for (let at = 0; at < customers; at += 1) {
    put(store, makeCustomer({ uuid: `c${at}`, name: `Lead ${at}`, updatedAt: 1_000 + at }));
  }
  if (hasDirectory) putDirectory(store, 'acme');
  const asked: string[] = [];
  const page: MemoryStore['page'] = (spec) => {
    asked.push(spec.collection);
    return store.page(spec);
  };
  const compact = vi.fn(async () => undefined);
  const live = createLiveStore(store);
  const source = createDirectorySource({ live, store: { ...store, page }, viewer: boss, openDesk, compact });
  const names = async () => {
    const answer = await source.ask({ text: '', list: 'Open', leads: null, limit: 1_000 });
    return answer.customers.map((row) => row.name).toSorted();
  };
  return { store, live, source, asked, compact, names };
}

const nobody = () => undefined;

describe('the directory on a device', () => {
  it('loads the shards once for all its readers', async () => {
    const { source, asked, names } = setUp();
    source.subscribe(nobody);
    await vi.waitFor(async () => expect(await names()).toEqual(['Lead 0', 'Lead 1', 'Lead 2']));
    source.subscribe(nobody);
    expect(asked).toEqual(['Directory/acme/Shards']);
  });

  it('shows own changes and deletions that were not sent yet, and those of others', async () => {
    const { store, source, names } = setUp();
    source.subscribe(nobody);
    await vi.waitFor(() => expect(source.get().status).toBe('ready'));
    store.goOffline();
    void store.commit(setFollowUp(boss, makeCustomer({ uuid: 'c0' }), '2026-12-01').writes);
    void store.commit(deletionOf(boss, 'c1'));
    await vi.waitFor(() => expect([...source.get().pendingIds]).toEqual(['c0']));
    await vi.waitFor(async () => expect(await names()).toEqual(['Lead 0', 'Lead 2']));
    store.goOnline();
    put(store, makeCustomer({ uuid: 'theirs', name: 'Of another', updatedAt: Date.now() }));
    await vi.waitFor(async () => expect(await names()).toEqual(['Lead 0', 'Lead 2', 'Of another']));
  });

  it('has it built when there is none, and says so until it is there', async () => {
    const { store, source, compact, names } = setUp({ hasDirectory: false });
    source.subscribe(nobody);
    await vi.waitFor(() => expect(source.get().status).toBe('building'));
    expect(compact).toHaveBeenCalledOnce();
    putDirectory(store, 'acme');
    await vi.waitFor(async () => expect(await names()).toHaveLength(3));
  });

  it('does without when it cannot be built', async () => {
    const { source, compact } = setUp({ hasDirectory: false });
    compact.mockRejectedValue(new Error('No function.'));
    source.subscribe(nobody);
    await vi.waitFor(() => expect(source.get().status).toBe('unavailable'));
  });

  it('is not there without a connection when this device has never seen it', async () => {
    const { store, source } = setUp({ hasDirectory: false });
    store.goOffline();
    source.subscribe(nobody);
    await vi.waitFor(() =>
      expect(source.get()).toMatchObject({ status: 'unavailable', error: { code: 'network' } }),
    );
  });

  it('asks for a compaction after more than 25 changes, once', async () => {
    const { store, source, compact } = setUp();
    source.subscribe(nobody);
    await vi.waitFor(() => expect(source.get().status).toBe('ready'));
    for (let at = 0; at < 25; at += 1) put(store, makeCustomer({ uuid: `n${at}`, updatedAt: 2_000 + at }));
    await vi.waitFor(async () => {
      const { total } = await source.ask({ text: '', list: null, leads: null, limit: 1 });
      expect(total).toBe(28);
    });
    expect(compact).not.toHaveBeenCalled();
    put(store, makeCustomer({ uuid: 'n25', updatedAt: 2_025 }));
    put(store, makeCustomer({ uuid: 'n26', updatedAt: 2_026 }));
    await vi.waitFor(() => expect(compact).toHaveBeenCalledOnce());
  });

  it('is right again after an import, as soon as the directory is written', async () => {
    const { store, source, asked, names } = setUp();
    source.subscribe(nobody);
    await vi.waitFor(() => expect(source.get().status).toBe('ready'));
    for (let at = 0; at < 300; at += 1) {
      put(store, makeCustomer({ uuid: `i${at}`, name: `Row ${at}`, updatedAt: 5_000 + at }));
    }
    await vi.waitFor(async () => expect(await names()).toHaveLength(203));
    putDirectory(store, 'acme');
    await vi.waitFor(async () => expect(await names()).toHaveLength(303));
    expect(asked).toHaveLength(2);
  });

  it('loads again what the server built anew', async () => {
    const { store, source, names } = setUp();
    source.subscribe(nobody);
    await vi.waitFor(() => expect(source.get().status).toBe('ready'));
    store.server.put({ collection: 'Customers', id: 'c2' }, null);
    putDirectory(store, 'acme', 2);
    await vi.waitFor(async () => expect(await names()).toEqual(['Lead 0', 'Lead 1']));
  });

  it('forgets everybody when the session’s listeners close', async () => {
    const { store, live, source } = setUp();
    source.subscribe(nobody);
    await vi.waitFor(() => expect(source.get().status).toBe('ready'));
    live.closeAll();
    expect(source.get().status).toBe('loading');
    await expect(source.ask({ text: '', list: null, leads: null, limit: 1 })).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(store.openWatchers()).toBe(0);
  });
});
