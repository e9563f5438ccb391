import { describe, expect, it, vi } from 'vitest';
import { createMemoryStore } from '../store/memory/memory-store';
import type { DocStore, QuerySpec } from '../store/port';
import { createLiveStore } from './live-store';
import { specKey, specOf } from './spec-key';

const spec: QuerySpec = {
  collection: 'Things',
  where: [{ field: 'at', op: '>=', value: { $instant: 5 } }],
  orderBy: [{ field: 'at', direction: 'desc' }],
  limit: 10,
};
const create = (id: string) => ({
  kind: 'create' as const,
  ref: { collection: 'Things', id },
  data: { at: { $instant: 7 } },
});

describe('the live store', () => {
  it('shares one listener between equal queries', async () => {
    const store = createMemoryStore();
    const live = createLiveStore(store);
    live.rows(spec).subscribe(() => undefined);
    live.rows(structuredClone(spec)).subscribe(() => undefined);
    live.doc({ collection: 'Things', id: 'a' }).subscribe(() => undefined);
    expect([live.openCount(), store.openWatchers()]).toEqual([2, 2]);
    live.closeAll();
    expect([live.openCount(), store.openWatchers()]).toEqual([0, 0]);
  });

  it('counts, and counts again after this device wrote to the collection', async () => {
    const store = createMemoryStore();
    const live = createLiveStore(store);
    const count = live.count(spec);
    count.subscribe(() => undefined);
    await vi.waitFor(() => expect(count.get()).toMatchObject({ status: 'ready', data: 0 }));
    const writes = [create('a')];
    await store.commit(writes);
    live.noteWritten([{ kind: 'delete', ref: { collection: 'Other', id: 'x' } }]);
    expect(count.get().data).toBe(0);
    live.noteWritten(writes);
    await vi.waitFor(() => expect(count.get().data).toBe(1));
  });

  it('counts behind the lists, also those that begin a moment later, but not for ever', async () => {
    vi.useFakeTimers();
    try {
      const store = createMemoryStore();
      let answer = (): void => undefined;
      const watch: DocStore['watch'] = (...args) => {
        answer = () => void store.watch(...args);
        return () => undefined;
      };
      const live = createLiveStore({ ...store, watch });
      const count = live.count(spec);
      count.subscribe(() => undefined);
      live.rows(spec).subscribe(() => undefined);
      await vi.advanceTimersByTimeAsync(4_000);
      expect(count.get().status).toBe('loading');
      answer();
      await vi.advanceTimersByTimeAsync(1);
      expect(count.get()).toMatchObject({ status: 'ready', data: 0 });

      const other = live.count({ ...spec, collection: 'Others' });
      live.rows({ ...spec, collection: 'Others' }).subscribe(() => undefined);
      other.subscribe(() => undefined);
      await vi.advanceTimersByTimeAsync(5_001);
      expect(other.get().status).toBe('ready');
    } finally {
      vi.useRealTimers();
    }
  });

  it('asks ahead for a screen that then shares the listener, and leaves it where none does', async () => {
    vi.useFakeTimers();
    try {
      const store = createMemoryStore();
      const live = createLiveStore(store, 100);
      live.askAhead({ rows: [spec], docs: [{ collection: 'Things', id: 'a' }] });
      expect(store.openWatchers()).toBe(2);
      live.rows(spec).subscribe(() => undefined);
      expect(store.openWatchers()).toBe(2);
      await vi.advanceTimersByTimeAsync(101);
      expect(store.openWatchers()).toBe(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('tells once what the first screen reads, without what nobody reads', async () => {
    const onFirst = vi.fn();
    const live = createLiveStore(createMemoryStore(), 100, onFirst);
    live.askAhead({ rows: [{ ...spec, collection: 'Others' }], docs: [] });
    live.rows(spec).subscribe(() => undefined);
    const ref = { collection: 'Things', id: 'a' };
    live.doc(ref).subscribe(() => undefined);
    await vi.waitFor(() => expect(onFirst).toHaveBeenCalledExactlyOnceWith({ rows: [spec], docs: [ref] }));
    live.rows({ ...spec, limit: 20 }).subscribe(() => undefined);
    const count = live.count(spec);
    count.subscribe(() => undefined);
    await vi.waitFor(() => expect(count.get().status).toBe('ready'));
    expect(onFirst).toHaveBeenCalledOnce();
  });

  it('reports a failed count', async () => {
    const store = createMemoryStore();
    store.goOffline();
    const count = createLiveStore(store).count(spec);
    count.subscribe(() => undefined);
    await vi.waitFor(() =>
      expect(count.get()).toMatchObject({ status: 'error', error: { code: 'network' } }),
    );
  });
});

describe('a spec key', () => {
  it('reads back as the spec it was made from', () => {
    expect(specOf(specKey(spec))).toEqual(spec);
  });

  it('differs for another cursor and stays for the same', async () => {
    const store = createMemoryStore({
      docs: { Things: { a: { at: { $instant: 8 } }, b: { at: { $instant: 9 } } } },
    });
    const first = await store.page({ ...spec, limit: 1 });
    const again = await store.page({ ...spec, limit: 1 });
    const after = (next: typeof first.next) => specKey({ ...spec, after: next ?? undefined });
    expect(after(first.next)).toBe(after(first.next));
    expect(after(first.next)).not.toBe(after(again.next));
    expect(after(first.next)).not.toBe(specKey(spec));
  });
});
