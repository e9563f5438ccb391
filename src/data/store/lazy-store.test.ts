import { describe, expect, it, vi } from 'vitest';
import { AppError } from '@/domain/core/errors';
import { trackCommits } from './in-flight';
import { createLazyStore } from './lazy-store';
import { createMemoryStore } from './memory/memory-store';
import type { QueryResult, QuerySpec, Ref } from './port';

const spec: QuerySpec = { collection: 'Things', where: [], orderBy: [], limit: 5 };
const create = (id: string) => ({ kind: 'create' as const, ref: { collection: 'Things', id }, data: { id } });

describe('a lazy store', () => {
  it('opens at the first question, once, and answers like the store itself', async () => {
    const open = vi.fn(async () => createMemoryStore());
    const store = createLazyStore(open, { hasQueue: false });
    expect(open).not.toHaveBeenCalled();
    const results: QueryResult[] = [];
    const stop = store.watch(spec, (result) => results.push(result), vi.fn());
    await store.commit([create('a')]);
    await vi.waitFor(() => expect(results.at(-1)?.rows).toHaveLength(1));
    stop();
    expect(await store.count(spec)).toBe(1);
    expect(await store.sum(spec, 'id')).toBe(0);
    expect((await store.page(spec)).rows).toHaveLength(1);
    expect(open).toHaveBeenCalledOnce();
  });

  it('asks for what every screen follows behind the rest, until it is open', async () => {
    const asked: string[] = [];
    const memory = createMemoryStore();
    const counting = {
      ...memory,
      watch: (...args: Parameters<typeof memory.watch>) => {
        asked.push(args[0].collection);
        return memory.watch(...args);
      },
      watchDoc: (...args: Parameters<typeof memory.watchDoc>) => {
        asked.push(args[0].collection);
        return memory.watchDoc(...args);
      },
    };
    const isLater = ({ collection }: Ref) => collection === 'Users';
    const store = createLazyStore(async () => counting, { hasQueue: false, isLater });
    const follow = (collection: string) => store.watchDoc({ collection, id: 'a' }, vi.fn(), vi.fn());
    follow('Users');
    follow('Jobs');
    store.watch(spec, vi.fn(), vi.fn());
    await vi.waitFor(() => expect(asked).toEqual(['Jobs', 'Things', 'Users']));
    follow('Users');
    follow('Jobs');
    await vi.waitFor(() => expect(asked.slice(3)).toEqual(['Users', 'Jobs']));
  });

  it('starts no listener for a reader that left meanwhile', async () => {
    const memory = createMemoryStore();
    const store = createLazyStore(async () => memory, { hasQueue: false });
    store.watchDoc({ collection: 'Things', id: 'a' }, vi.fn(), vi.fn())();
    await store.page(spec);
    expect(memory.openWatchers()).toBe(0);
  });

  it('reports that its code did not load, and tries again', async () => {
    const open = vi.fn(async () => createMemoryStore());
    open.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    const store = createLazyStore(open, { hasQueue: false });
    const onError = vi.fn();
    store.watch(spec, vi.fn(), onError);
    await vi.waitFor(() =>
      expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'network' })),
    );
    expect((await store.page(spec)).rows).toEqual([]);
  });

  it('does not open after it was closed, and closes an open store', async () => {
    const open = vi.fn(async () => createMemoryStore());
    const unused = createLazyStore(open, { hasQueue: false });
    await unused.close();
    await expect(unused.page(spec)).rejects.toMatchObject({ code: 'unavailable' });
    expect(open).not.toHaveBeenCalled();

    const memory = createMemoryStore();
    const used = createLazyStore(async () => memory, { hasQueue: false });
    await used.page(spec);
    await used.close();
    await expect(memory.page(spec)).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('a lazy store without any call', () => {
  it('reports an empty queue without opening', async () => {
    const open = vi.fn(async () => createMemoryStore());
    await createLazyStore(open, { hasQueue: false }).drained();
    expect(open).not.toHaveBeenCalled();
  });

  it('opens to check the queue of an earlier session', async () => {
    const memory = createMemoryStore();
    memory.goOffline();
    void memory.commit([create('a')]);
    const order: string[] = [];
    const drained = createLazyStore(async () => memory, { hasQueue: true }).drained();
    const told = drained.then(() => order.push('drained'));
    await memory.page(spec);
    order.push('online');
    memory.goOnline();
    await told;
    expect(order).toEqual(['online', 'drained']);
  });

  it('can be paused all the same', async () => {
    const memory = createMemoryStore();
    const store = createLazyStore(async () => memory, { hasQueue: true });
    await store.pause();
    const sent = store.commit([create('a')]);
    await store.page(spec);
    expect(await store.readServer({ collection: 'Things', id: 'a' })).toBeNull();
    await store.resume();
    await sent;
  });
});

describe('batches on their way', () => {
  it('are awaited, refused ones too', async () => {
    const memory = createMemoryStore({ authorize: () => new AppError('denied') });
    const store = trackCommits(memory);
    const refused = store.commit([create('a')]);
    const outcome = expect(refused).rejects.toMatchObject({ code: 'denied' });
    expect(store.unsent()).toBe(1);
    await store.settled(60_000);
    await outcome;
    expect(store.unsent()).toBe(0);
  });

  it('wait no longer than asked', async () => {
    vi.useFakeTimers();
    const memory = createMemoryStore();
    memory.goOffline();
    const store = trackCommits(memory);
    void store.commit([create('a')]);
    const settled = store.settled(3_000);
    await vi.advanceTimersByTimeAsync(3_000);
    await settled;
    vi.useRealTimers();
  });
});
