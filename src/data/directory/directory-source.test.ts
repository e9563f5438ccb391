import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { customerShape } from '@/domain/customers/customer';
import type { Customer } from '@/domain/customers/customer';
import { CustomerRows } from '@/domain/directory/packed-customers';
import { matchKeys } from '@/domain/import/customers/match-keys';
import { encodeFields } from '@/domain/core/record-codec';
import { allRows } from '@/domain/core/rows';
import { makeCustomer } from '@tests/factories/records';
import { setFollowUp } from '../customers/customer-changes';
import { deletionOf } from './deletion';
import { createLiveStore } from '../live/live-store';
import { createMemoryStore } from '../store/memory/memory-store';
import type { MemoryStore } from '../store/memory/memory-store';
import { readsSoFar } from '../store/reads';
import { putDirectory } from '../testing/put-directory';
import { serveShards, SHARD_ACCESS } from '../testing/serve-shards';
import type { DirectoryIndex } from './directory-index';
import { createDirectorySource } from './directory-source';
import { openIndex } from './open-index';
import { untilWhole } from './until-whole';

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

/** Finds an old empty copy, as a device may without the server's answer. */
const findOld: DirectoryIndex['find'] = async ({ directory }) => ({
  directory: { ...directory, asOf: 0 },
  reads: 0,
});

type World = {
  readonly customers?: number;
  readonly hasDirectory?: boolean;
  readonly hasOldCopy?: boolean;
};

function setUp({ customers = 3, hasDirectory = true, hasOldCopy = false }: World = {}) {
  const store = createMemoryStore();
  for (let at = 0; at < customers; at += 1) {
    put(store, makeCustomer({ uuid: `c${at}`, name: `Lead ${at}`, updatedAt: 1_000 + at }));
  }
  if (hasDirectory) putDirectory(store, 'acme');
  const asked: string[] = [];
  const compact = vi.fn(async () => undefined);
  const live = createLiveStore(store);
  const answers = serveShards(store, 'acme', (collection) => asked.push(collection));
  const closed = vi.fn();
  let oldCopies = hasOldCopy ? 1 : 0;
  const tokens: string[] = [];
  const source = createDirectorySource({
    live,
    viewer: boss,
    openIndex: () => {
      const index = openIndex();
      oldCopies -= 1;
      return { ...index, find: oldCopies === 0 ? findOld : index.find, close: closed };
    },
    openAccess: async () => ({ ...SHARD_ACCESS, token: tokens.shift() ?? SHARD_ACCESS.token }),
    keeps: false,
    compact,
  });
  const names = async () => {
    const { customers } = await source.ask({ text: '', list: 'Open', leads: null, limit: 1_000 });
    return allRows(new CustomerRows(customers))
      .map((row) => row.name)
      .toSorted();
  };
  return { store, live, source, asked, answers, closed, tokens, compact, names };
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

  it('shows unsent changes and deletions, and those of other users', async () => {
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

  it('requests a build when there is none, and reports it until it is done', async () => {
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

  it('requests a compaction after more than 25 changes, once', async () => {
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

  it('is complete only when the server confirms it', async () => {
    const { store, source } = setUp();
    source.subscribe(nobody);
    expect(await untilWhole(source)).toBe(true);
    store.goOffline();
    await vi.waitFor(() => expect(source.get()).toMatchObject({ status: 'ready', isWhole: false }));
    const whole = untilWhole(source);
    store.goOnline();
    expect(await whole).toBe(true);
  });

  it('is not waited for without an end', async () => {
    const { store, source } = setUp();
    source.subscribe(nobody);
    await vi.waitFor(() => expect(source.get().status).toBe('ready'));
    store.goOffline();
    await vi.waitFor(() => expect(source.get().isWhole).toBe(false));
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const whole = untilWhole(source);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await whole).toBe(false);
  });

  it('is right again after an import, as soon as the directory is written', async () => {
    const { store, source, asked, names } = setUp();
    source.subscribe(nobody);
    await vi.waitFor(() => expect(source.get().status).toBe('ready'));
    for (let at = 0; at < 300; at += 1) {
      put(store, makeCustomer({ uuid: `i${at}`, name: `Row ${at}`, updatedAt: 5_000 + at }));
    }
    await vi.waitFor(async () => expect(await names()).toHaveLength(203));
    const key = matchKeys(makeCustomer({ uuid: 'typed', name: 'Row 299', streetAddress: '1 Oak Street' }));
    expect(source.get().isWhole, 'it does not know everybody').toBe(false);
    putDirectory(store, 'acme');
    await vi.waitFor(async () => expect(await names()).toHaveLength(303));
    expect(await source.matching(key)).not.toHaveLength(0);
    expect(await untilWhole(source)).toBe(true);
    expect(asked).toHaveLength(2);
  });

  it('loads again after the server rebuilt it', async () => {
    const { store, source, names } = setUp();
    source.subscribe(nobody);
    await vi.waitFor(() => expect(source.get().status).toBe('ready'));
    store.server.put({ collection: 'Customers', id: 'c2' }, null);
    putDirectory(store, 'acme', 2);
    await vi.waitFor(async () => expect(await names()).toEqual(['Lead 0', 'Lead 1']));
  });

  it('rests without readers, without a listener, and loads again for the next reader', async () => {
    const { source, live, closed, names } = setUp();
    const leave = source.subscribe(nobody);
    await vi.waitFor(() => expect(source.get().status).toBe('ready'));
    source.rest();
    expect(source.get().status).toBe('ready');
    leave();
    source.rest();
    expect(closed).toHaveBeenCalledOnce();
    expect(live.openCount()).toBe(0);
    source.subscribe(nobody);
    await vi.waitFor(async () => expect(await names()).toHaveLength(3));
  });

  it("drops all customers when the session's listeners close", async () => {
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

describe('past the store', () => {
  it('counts its reads', async () => {
    const before = readsSoFar()['Directory'] ?? 0;
    const { source } = setUp();
    source.subscribe(nobody);
    await vi.waitFor(() => expect(source.get().status).toBe('ready'));
    expect(readsSoFar()['Directory']).toBe(before + 1);
  });

  it('retries with a fresh token when one is refused, and falls back when that is refused too', async () => {
    const { source, tokens, asked } = setUp();
    tokens.push('expired');
    source.subscribe(nobody);
    await vi.waitFor(() => expect(source.get().status).toBe('ready'));
    expect(asked).toHaveLength(2);

    const refused = setUp();
    refused.answers.status = 403;
    refused.source.subscribe(nobody);
    await vi.waitFor(() =>
      expect(refused.source.get()).toMatchObject({ status: 'unavailable', error: { code: 'denied' } }),
    );
  });

  it('fails without an answer, and loads on the next request', async () => {
    const { source, answers, names } = setUp();
    answers.isThere = false;
    const leave = source.subscribe(nobody);
    await vi.waitFor(() =>
      expect(source.get()).toMatchObject({ status: 'unavailable', error: { code: 'network' } }),
    );
    leave();
    answers.isThere = true;
    source.subscribe(nobody);
    await vi.waitFor(async () => expect(await names()).toHaveLength(3));
  });

  it("ends pending loads when the session's listeners close", async () => {
    const { live, source, asked, closed } = setUp();
    source.subscribe(nobody);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    live.closeAll();
    expect(closed).toHaveBeenCalledOnce();
    expect(source.get().status).toBe('loading');
  });

  it('loads again what an older copy lacks, once the server may answer', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { store, source, asked, names } = setUp({ customers: 300, hasOldCopy: true });
    source.subscribe(nobody);
    await vi.waitFor(async () => expect(await names()).toHaveLength(200));
    expect(asked).toEqual([]);
    vi.setSystemTime(Date.now() + 60_000);
    put(store, makeCustomer({ uuid: 'last', updatedAt: 9_000 }));
    await vi.waitFor(async () => expect(await names()).toHaveLength(301));
  });
});
