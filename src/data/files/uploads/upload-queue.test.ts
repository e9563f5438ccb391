// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/domain/core/errors';
import { CHUNK_BYTES } from '@/domain/files/file';
import { chunksOf, COLLECTIONS } from '@/domain/core/collections';
import { viewerOf, sessionUser } from '@/domain/session/session';
import { blankUser } from '@/domain/account/user';
import { createMemoryStore } from '../../store/memory/memory-store';
import type { MemoryStore } from '../../store/memory/memory-store';
import { steadySignal } from '../../base/signal';
import { createWindowStorage } from './waiting-file';
import type { WaitingFile, WaitingStorage } from './waiting-file';
import { openUploads } from './upload-queue';
import type { UploadParts } from './upload-queue';

const viewer = viewerOf(sessionUser(blankUser('nick', 'nick@example.com', 0), null));

function waiting(name: string, change: Partial<WaitingFile> = {}, bytes = 10): WaitingFile {
  return {
    file: { uuid: name, name: `${name}.jpg`, type: 'image/jpeg', size: bytes, thumb: '' },
    uid: viewer.uid,
    owner: viewer.owner,
    at: { noun: 'job', recordId: 'job-1', assignees: [viewer.uid] },
    content: new Blob([new Uint8Array(bytes)]),
    addedAt: 1,
    isBegun: false,
    sentParts: 0,
    refusal: '',
    ...change,
  };
}

/** A network that the test switches. */
function switchable() {
  let isOnline = true;
  const runs = new Set<() => void>();
  return {
    signal: {
      isOnline: () => isOnline,
      onChange: (run: () => void) => {
        runs.add(run);
        return () => runs.delete(run);
      },
    },
    set: (next: boolean) => {
      isOnline = next;
      for (const run of runs) run();
    },
  };
}

function open(store: MemoryStore, storage: WaitingStorage, over: Partial<UploadParts> = {}) {
  return openUploads({
    viewer,
    storage,
    store,
    send: ({ writes }) => store.send(writes),
    signal: steadySignal,
    alone: (run) => run(),
    ...over,
  });
}

const names = (store: MemoryStore) =>
  [...store.server.rows(COLLECTIONS.files).values()].map(({ data }) => [data['name'], data['state']]);

describe('photos on their way', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('go in the order in which they were added', async () => {
    const store = createMemoryStore();
    const queue = open(store, createWindowStorage());
    await queue.add(waiting('first'));
    await queue.add(waiting('second'));
    await vi.waitFor(() => expect(queue.get()).toEqual([]));
    expect(names(store)).toEqual([
      ['first.jpg', 'ready'],
      ['second.jpg', 'ready'],
    ]);
  });

  it('wait for a connection and go when it is back, also in a new window', async () => {
    const store = createMemoryStore();
    const storage = createWindowStorage();
    const net = switchable();
    net.set(false);
    const before = open(store, storage, { signal: net.signal });
    await before.add(waiting('roof'));
    expect(before.get()).toMatchObject([{ state: 'waiting' }]);
    before.close();
    const after = open(store, storage, { signal: net.signal });
    await vi.waitFor(() => expect(after.get()).toHaveLength(1));
    net.set(true);
    await vi.waitFor(() => expect(names(store)).toEqual([['roof.jpg', 'ready']]));
    expect(await storage.load(viewer.uid)).toEqual([]);
  });

  it('are tried again after a pause when the network is there and fails', async () => {
    const store = createMemoryStore();
    store.goOffline();
    const queue = open(store, createWindowStorage());
    await queue.add(waiting('roof'));
    await vi.waitFor(() => expect(queue.get()).toMatchObject([{ state: 'waiting' }]));
    store.goOnline();
    await vi.advanceTimersByTimeAsync(5_000);
    await vi.waitFor(() => expect(names(store)).toEqual([['roof.jpg', 'ready']]));
  });

  it('go on at the part where they broke off', async () => {
    const store = createMemoryStore();
    const storage = createWindowStorage();
    let sends = 0;
    const breaking: UploadParts['send'] = ({ writes }) => {
      sends += 1;
      return sends === 3 ? Promise.reject(new AppError('network')) : store.send(writes);
    };
    const first = open(store, storage, { send: breaking });
    await first.add(waiting('roof', {}, CHUNK_BYTES * 2 + 5));
    await vi.waitFor(() => expect(first.get()).toMatchObject([{ state: 'waiting', percent: 50 }]));
    first.close();
    let later = 0;
    const second = open(store, storage, {
      send: ({ writes }) => {
        later += 1;
        return store.send(writes);
      },
    });
    await vi.waitFor(() => expect(names(store)).toEqual([['roof.jpg', 'ready']]));
    expect(second.get()).toEqual([]);
    expect(later).toBe(2);
    expect([...store.server.rows(chunksOf('roof')).keys()]).toEqual(['0', '1', '2']);
  });

  it('count a write as sent whose answer was lost', async () => {
    const store = createMemoryStore();
    const storage = createWindowStorage();
    const deaf: UploadParts['send'] = async ({ writes }) => {
      await store.send(writes);
      throw new AppError('network');
    };
    const first = open(store, storage, { send: deaf });
    await first.add(waiting('roof'));
    await vi.waitFor(() => expect(names(store)).toEqual([['roof.jpg', 'sending']]));
    first.close();
    // As under the rules, a document is created once.
    const once: UploadParts['send'] = async ({ writes }) => {
      for (const write of writes) {
        if (write.kind === 'create' && (await store.readServer(write.ref))) throw new AppError('denied');
      }
      await store.send(writes);
    };
    open(store, storage, { send: once });
    await vi.waitFor(() => expect(names(store)).toEqual([['roof.jpg', 'ready']]));
  });

  it('stay with the reason when they are refused, and the others go', async () => {
    const store = createMemoryStore();
    store.server.put({ collection: COLLECTIONS.jobs, id: 'job-1' }, { assignees: [viewer.uid] });
    const choosy: UploadParts['send'] = ({ writes }) =>
      writes.some(({ ref }) => ref.id === 'bad')
        ? Promise.reject(new AppError('denied'))
        : store.send(writes);
    const storage = createWindowStorage();
    const queue = open(store, storage, { send: choosy });
    await queue.add(waiting('bad'));
    await queue.add(waiting('good', { addedAt: 2 }));
    await vi.waitFor(() => expect(names(store)).toEqual([['good.jpg', 'ready']]));
    expect(queue.get()).toMatchObject([
      { state: 'failed', waiting: { refusal: new AppError('denied').message } },
    ]);
    queue.remove('bad');
    expect(queue.get()).toEqual([]);
  });

  /** As the rules do, takes files with the present people of their job only. */
  const asRuled =
    (store: MemoryStore): UploadParts['send'] =>
    async ({ writes }) => {
      const job = store.server.read({ collection: COLLECTIONS.jobs, id: 'job-1' });
      for (const write of writes) {
        if (write.kind === 'create' && 'assignees' in write.data) {
          const { assignees } = write.data;
          if (
            job?.['filesFull'] === true ||
            JSON.stringify(assignees) !== JSON.stringify(job?.['assignees'])
          ) {
            throw new AppError('denied');
          }
        }
      }
      await store.send(writes);
    };

  it('go with the people who are on their job now, if these changed while they waited', async () => {
    const store = createMemoryStore();
    store.server.put({ collection: COLLECTIONS.jobs, id: 'job-1' }, { assignees: ['nick', 'rosa'] });
    const queue = open(store, createWindowStorage(), { send: asRuled(store) });
    await queue.add(waiting('roof'));
    await vi.waitFor(() => expect(names(store)).toEqual([['roof.jpg', 'ready']]));
    const file = store.server.read({ collection: COLLECTIONS.files, id: 'roof' });
    expect(file?.['assignees']).toEqual(['nick', 'rosa']);
  });

  it.each([
    ['holds as many as it may', { assignees: [viewer.uid], filesFull: true }, /^There are 100 files here/],
    ['was deleted', null, /has been deleted. Save it as a file/],
    ['refuses them otherwise', { assignees: [viewer.uid] }, /^You do not have the right/],
  ])('say so when their job %s', async (_what, job, sentence) => {
    const store = createMemoryStore();
    if (job) store.server.put({ collection: COLLECTIONS.jobs, id: 'job-1' }, job);
    const queue = open(store, createWindowStorage(), { send: () => Promise.reject(new AppError('denied')) });
    await queue.add(waiting('roof'));
    await vi.waitFor(() => expect(queue.get()).toMatchObject([{ state: 'failed' }]));
    expect(queue.get()[0]?.waiting.refusal).toMatch(sentence);
  });

  it('are marked as not kept when the device has no room', async () => {
    const full: WaitingStorage = {
      ...createWindowStorage(),
      isLasting: true,
      put: () => Promise.reject(new AppError('storage-full')),
    };
    const net = switchable();
    net.set(false);
    const queue = open(createMemoryStore(), full, { signal: net.signal });
    await queue.add(waiting('roof'));
    expect(queue.get()).toMatchObject([{ isKept: false, hasRoom: false }]);
  });

  it('of another business wait until the person is back there', async () => {
    const store = createMemoryStore();
    const storage = createWindowStorage();
    await storage.put(waiting('roof', { owner: 'earlier' }));
    const queue = open(store, storage);
    await queue.add(waiting('other'));
    await vi.waitFor(() => expect(names(store)).toEqual([['other.jpg', 'ready']]));
    expect(await storage.load(viewer.uid)).toHaveLength(1);
    expect(queue.get()).toMatchObject([
      { state: 'failed', waiting: { refusal: expect.stringContaining('a company that you are not in now') } },
    ]);
  });
});
