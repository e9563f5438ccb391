import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createMemoryStore } from '../store/memory/memory-store';
import type { QuerySpec, Row } from '../store/port';
import { createLiveStore } from './live-store';
import { createPager, keepPushedOut } from './pager';

const spec: QuerySpec = {
  collection: 'Things',
  where: [{ field: 'open', op: '==', value: true }],
  orderBy: [{ field: 'rank', direction: 'asc' }],
  limit: 3,
};

const thing = (rank: number) => ({ rank, open: true });
const refOf = (id: string) => ({ collection: 'Things', id });

/** A pager over rows whose ids are letters and whose ranks follow the alphabet in tens. */
function setUp(letters: string) {
  const docs = Object.fromEntries(Array.from(letters).map((id, at) => [id, thing((at + 1) * 10)]));
  const store = createMemoryStore({ docs: { Things: docs } });
  const live = createLiveStore(store);
  const pager = createPager(live, spec);
  const leave = pager.subscribe(() => undefined);
  onTestFinished(() => {
    leave();
    live.closeAll();
  });
  const shown = () => (pager.get().data?.rows ?? []).map((row) => row.id).join('');
  return { store, live, pager, shown };
}

describe('a paged list', () => {
  it('grows by pages until there is no more', async () => {
    const { pager, shown } = setUp('abcdefghij');
    await vi.waitFor(() => expect(shown()).toBe('abc'));
    expect(pager.get()).toMatchObject({ hasMore: true, loadingMore: false });
    pager.loadMore();
    expect(pager.get()).toMatchObject({ loadingMore: true });
    pager.loadMore();
    await vi.waitFor(() => expect(shown()).toBe('abcdefghi'));
    pager.loadMore();
    await vi.waitFor(() => expect(shown()).toBe('abcdefghij'));
    expect(pager.get()).toMatchObject({ hasMore: false, loadingMore: false });
  });

  it('shows changes on every loaded page', async () => {
    const { store, pager, shown } = setUp('abcdef');
    await vi.waitFor(() => expect(shown()).toBe('abc'));
    pager.loadMore();
    await vi.waitFor(() => expect(shown()).toBe('abcdef'));
    await store.commit([{ kind: 'patch', ref: refOf('e'), fields: { open: false } }]);
    await vi.waitFor(() => expect(shown()).toBe('abcdf'));
    store.server.put(refOf('b'), null);
    await vi.waitFor(() => expect(shown()).toBe('acdf'));
  });

  it('keeps rows that new ones pushed off the first page, without duplicates', async () => {
    const { store, pager, shown } = setUp('abcdef');
    await vi.waitFor(() => expect(shown()).toBe('abc'));
    pager.loadMore();
    await vi.waitFor(() => expect(shown()).toBe('abcdef'));
    store.server.put(refOf('x'), thing(1));
    await vi.waitFor(() => expect(shown()).toBe('xabcdef'));
    store.server.put(refOf('y'), thing(2));
    await vi.waitFor(() => expect(shown()).toBe('xyabcdef'));
    store.server.put(refOf('x'), null);
    await vi.waitFor(() => expect(shown()).toBe('yabcdef'));
    store.server.put(refOf('c'), null);
    await vi.waitFor(() => expect(shown()).toBe('yabdef'));
  });

  it('gives the same state until something changes', async () => {
    const { pager, shown } = setUp('abc');
    await vi.waitFor(() => expect(shown()).toBe('abc'));
    expect(pager.get()).toBe(pager.get());
  });

  it('leaves no listener behind', async () => {
    const store = createMemoryStore({
      docs: { Things: { a: thing(1), b: thing(2), c: thing(3), d: thing(4) } },
    });
    const live = createLiveStore(store, 0);
    const pager = createPager(live, spec);
    const leave = pager.subscribe(() => undefined);
    await vi.waitFor(() => expect(pager.get().hasMore).toBe(true));
    pager.loadMore();
    await vi.waitFor(() => expect(pager.get().data?.rows).toHaveLength(4));
    expect(store.openWatchers()).toBe(2);
    leave();
    await vi.waitFor(() => expect(store.openWatchers()).toBe(0));
  });
});

describe('rows pushed over the end of a page', () => {
  const row = (id: string): Row => ({ id, data: {}, pending: false });
  const rows = (ids: string) => Array.from(ids, row);
  const kept = (before: string, after: string, already = '', later = 'def') =>
    keepPushedOut(rows(already), rows(before), rows(after), rows(later))
      .map((one) => one.id)
      .join('');

  it.each([
    ['one came in at the top', 'abc', 'xab', '', 'c'],
    ['two came in', 'abc', 'xya', '', 'bc'],
    ['one came in after others were kept', 'xab', 'yxa', 'c', 'bc'],
    ['one of the middle was deleted', 'abc', 'acd', '', ''],
    ['the last was deleted', 'abc', 'abd', '', ''],
    ['a kept one came back', 'xab', 'abc', 'c', ''],
    ['nothing changed', 'abc', 'abc', 'z', 'z'],
  ])('%s', (_what, before, after, already, expected) => {
    expect(kept(before, after, already)).toBe(expected);
  });

  it('exclude rows that the page still shows', () => {
    const ids = fc.uniqueArray(fc.constantFrom(...Array.from('abcdefgh')), { maxLength: 4 });
    fc.assert(
      fc.property(ids, ids, (before, after) => {
        const result = kept(before.join(''), after.join(''));
        expect(Array.from(result).filter((id) => after.includes(id))).toEqual([]);
      }),
    );
  });
});
