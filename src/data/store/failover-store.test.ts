import { CLOSED, describeDocStore, isRefused } from '@tests/contract/doc-store.contract';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { AppError } from '@/domain/core/errors';
import { createDeviceRoom } from '../base/device-room';
import { askServer } from '../journal/ask-server';
import { notTaken } from '../journal/not-taken';
import { createFillingStore } from '../testing/filling-store';
import { createFailoverStore, SILENCE_MS } from './failover-store';
import { createMemoryServer } from './memory/memory-server';
import type { MemoryServerOptions } from './memory/memory-server';
import { createMemoryStore } from './memory/memory-store';
import { inc } from './port';
import type { DocResult, DocStore, Write } from './port';

const ref = { collection: 'Things', id: 'a' };
const rename = (name: string): Write => ({ kind: 'patch', ref, fields: { name } });
const readable = (collection: string) => (collection === CLOSED ? new AppError('denied') : null);

/** A device store and the memory store that takes over, on the same server. */
function onDevice(options: MemoryServerOptions = {}, hasRoom: () => Promise<boolean> = async () => true) {
  const handled: string[] = [];
  const server = createMemoryServer({
    ...options,
    authorize: (write, before, after) => {
      if (write.kind === 'patch') handled.push(JSON.stringify(write.fields));
      return options.authorize?.(write, before, after) ?? null;
    },
  });
  const kept = createMemoryStore({ server, readable });
  const spare = createMemoryStore({ server, readable });
  const first = createFillingStore(kept);
  const room = createDeviceRoom();
  const openSecond = vi.fn(() => spare);
  const store = createFailoverStore({
    first,
    openSecond,
    room,
    notTaken: async (second, batches) => notTaken(batches, await askServer(second, batches)),
    hasRoom,
  });
  onTestFinished(() => store.close().catch(() => undefined));
  return { server, kept, spare, first, room, openSecond, store, handled };
}

const contractRules: MemoryServerOptions = {
  authorize: (_write, _before, after) => (isRefused(after) ? new AppError('denied') : null),
};

describeDocStore('store on a device with room', async () => {
  const { store, kept, server } = onDevice(contractRules);
  return {
    store,
    other: createMemoryStore({ server, readable }),
    goOffline: async () => kept.goOffline(),
    goOnline: async () => kept.goOnline(),
  };
});

describeDocStore('store on a full device', async () => {
  const { store, spare, server, room } = onDevice(contractRules);
  room.giveUp('full');
  return {
    store,
    other: createMemoryStore({ server, readable }),
    goOffline: async () => spare.goOffline(),
    goOnline: async () => spare.goOnline(),
  };
});

describe('a device whose storage gets full', () => {
  const docs = { Things: { a: { name: 'Ann', count: 0 } } };

  it('continues in memory with the batch that it refused', async () => {
    const { first, store, server, handled, openSecond, room } = onDevice({ docs });
    first.fill();
    await store.commit([rename('Bo')]);
    await store.commit([rename('Cy')]);
    expect(server.read(ref)).toMatchObject({ name: 'Cy' });
    expect(handled).toEqual(['{"name":"Bo"}', '{"name":"Cy"}']);
    expect(openSecond).toHaveBeenCalledOnce();
    expect(room.isFull()).toBe(true);
  });

  it('sends unacknowledged batches, in order, before later ones', async () => {
    const { first, kept, store, server, handled, room } = onDevice({ docs });
    kept.goOffline();
    const sent = [store.commit([rename('Bo')]), store.commit([rename('Cy')])];
    first.fill();
    room.giveUp('full');
    await Promise.all([...sent, store.commit([rename('Di')])]);
    expect(handled).toEqual(['Bo', 'Cy', 'Di'].map((name) => JSON.stringify({ name })));
    expect(server.read(ref)).toMatchObject({ name: 'Di' });
  });

  it('does not resend a batch that the server has, even when the device could not store its answer', async () => {
    const { first, store, handled, server, room } = onDevice({ docs });
    const sent = store.commit([rename('Bo')]);
    first.fill();
    await vi.waitFor(() => expect(server.read(ref)).toMatchObject({ name: 'Bo' }));
    room.giveUp('full');
    await sent;
    expect(handled).toEqual(['{"name":"Bo"}']);
  });

  it('resends a batch of unknown outcome, rather than losing it', async () => {
    const { first, kept, store, server, room } = onDevice({ docs });
    kept.goOffline();
    const sent = store.commit([{ kind: 'patch', ref, fields: { count: inc(2) } }]);
    first.fill();
    room.giveUp('full');
    await sent;
    expect(server.read(ref)).toMatchObject({ count: 2 });
  });

  it("reports the server's refusal", async () => {
    const { first, store } = onDevice({ docs, authorize: () => new AppError('denied') });
    first.fill();
    await expect(store.commit([rename('Bo')])).rejects.toMatchObject({ code: 'denied' });
  });

  it('keeps showing the last data until the server answers', async () => {
    const { first, kept, spare, store, server, room } = onDevice({ docs });
    const seen: DocResult[] = [];
    onTestFinished(store.watchDoc(ref, (result) => seen.push(result), vi.fn()));
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    spare.goOffline();
    first.fill();
    room.giveUp('full');
    expect(kept.openWatchers()).toBe(0);
    await vi.waitFor(() => expect(spare.openWatchers()).toBe(1));
    expect(seen).toHaveLength(1);
    spare.goOnline();
    server.put(ref, { name: 'Bo' });
    await vi.waitFor(() => expect(seen.at(-1)?.row?.data).toEqual({ name: 'Bo' }));
    spare.goOffline();
    void store.commit([rename('Cy')]);
    await vi.waitFor(() => expect(seen.at(-1)?.row?.data).toEqual({ name: 'Cy' }));
  });

  it('is found out by a listener, by a question, and by trying', async () => {
    const listening = onDevice({ docs });
    listening.first.fill();
    const seen: DocResult[] = [];
    onTestFinished(listening.store.watchDoc(ref, (result) => seen.push(result), vi.fn()));
    await vi.waitFor(() => expect(seen).toHaveLength(1));

    const asking = onDevice({ docs });
    asking.first.fill();
    expect(await asking.store.count({ collection: 'Things', where: [], limit: 5 })).toBe(1);

    const trying = onDevice({ docs }, async () => false);
    await vi.waitFor(() => expect(trying.room.isFull()).toBe(true));
  });

  it('is not called full when its client died of something else, unless there is no room either', async () => {
    let hasRoom = true;
    const { first, store, server, room, openSecond } = onDevice({ docs }, async () => hasRoom);
    first.die();
    await store.commit([rename('Bo')]);
    expect(server.read(ref)).toMatchObject({ name: 'Bo' });
    expect(openSecond).toHaveBeenCalledOnce();
    expect([room.loss(), room.isFull()]).toEqual(['failed', false]);

    hasRoom = false;
    const full = onDevice({ docs }, async () => hasRoom);
    full.first.die();
    await full.store.commit([rename('Bo')]);
    await vi.waitFor(() => expect(full.room.loss()).toBe('full'));
    expect(full.openSecond).toHaveBeenCalledOnce();
  });

  it('is tried when answers stop coming from the server', async () => {
    let hasRoom = true;
    const { kept, store, room } = onDevice({ docs }, async () => hasRoom);
    const seen: DocResult[] = [];
    onTestFinished(store.watchDoc(ref, (result) => seen.push(result), vi.fn()));
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    hasRoom = false;
    kept.goOffline();
    await vi.waitFor(() => expect(room.isFull()).toBe(true));
  });

  it.each<[string, (store: DocStore) => unknown]>([
    ['a change', (store) => store.commit([rename('Bo')])],
    ['a listener', (store) => onTestFinished(store.watchDoc(ref, vi.fn(), vi.fn()))],
  ])('is tried when %s hears nothing for a while', async (_what, ask) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    let hasRoom = true;
    const { kept, store, room } = onDevice({ docs }, async () => hasRoom);
    await vi.advanceTimersByTimeAsync(0);
    hasRoom = false;
    kept.goOffline();
    void ask(store);
    await vi.advanceTimersByTimeAsync(SILENCE_MS - 1);
    expect(room.isFull()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(room.isFull()).toBe(true);
  });

  it('does not open anything after it was closed', async () => {
    const { store, room, openSecond } = onDevice({ docs });
    await store.close();
    room.giveUp('full');
    expect(openSecond).not.toHaveBeenCalled();
  });
});
