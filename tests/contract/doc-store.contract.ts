import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { changed, inc, now, remove, union, unset } from '@/data/store/port';
import type { DocResult, DocStore, QueryResult, QuerySpec, Ref, Write } from '@/data/store/port';
import type { AppError } from '@/domain/core/errors';
import { MOST_COUNTED, MOST_ROWS } from '@/domain/core/list-bounds';
import { instant } from '@/domain/core/value';
import type { Doc, Value } from '@/domain/core/value';

/** A store under test over its own data. Its rules are those of `refusalOf`. */
export type ContractWorld = {
  readonly store: DocStore;
  /** The same data from another device. */
  readonly other: DocStore;
  readonly goOffline: () => Promise<void>;
  readonly goOnline: () => Promise<void>;
};

/** A collection no one may read. */
export const CLOSED = 'Closed';

/** The contract's rules: refused by the server besides creating over an existing document. */
export function isRefused(after: Doc | null): boolean {
  return after?.['refused'] === true;
}

type Fields = Extract<Write, { kind: 'create' }>['data'];

const THINGS = 'Things';
const create = (id: string, data: Fields, collection = THINGS): Write => ({
  kind: 'create',
  ref: { collection, id },
  data: { born: now(), ...data },
});
const patch = (id: string, fields: Fields): Write => ({
  kind: 'patch',
  ref: { collection: THINGS, id },
  fields,
});
const destroy = (id: string): Write => ({ kind: 'delete', ref: { collection: THINGS, id } });

const all = (over: Partial<QuerySpec> = {}): QuerySpec => ({
  collection: THINGS,
  where: [],
  orderBy: [],
  limit: 100,
  ...over,
});

function listenTo(store: DocStore, spec: QuerySpec) {
  const results: QueryResult[] = [];
  const errors: AppError[] = [];
  const stop = store.watch(
    spec,
    (result) => results.push(result),
    (error) => errors.push(error),
  );
  onTestFinished(stop);
  return { results, errors, stop, ids: () => results.at(-1)?.rows.map((row) => row.id) };
}

function listenToDoc(store: DocStore, ref: Ref) {
  const results: DocResult[] = [];
  const errors: AppError[] = [];
  const stop = store.watchDoc(
    ref,
    (result) => results.push(result),
    (error) => errors.push(error),
  );
  onTestFinished(stop);
  return { results, errors, stop };
}

const idsOf = async (store: DocStore, spec: QuerySpec): Promise<string[]> =>
  (await store.page(spec)).rows.map((row) => row.id);

/** Behaviour every adapter shares. `open` returns a fresh world without documents. */
export function describeDocStore(name: string, open: () => Promise<ContractWorld>): void {
  const worldWith = async (...writes: readonly Write[]): Promise<ContractWorld> => {
    const world = await open();
    onTestFinished(async () => {
      await world.store.close();
      await world.other.close();
    });
    if (writes.length > 0) await world.store.commit(writes);
    return world;
  };
  const valuesOf = (values: Readonly<Record<string, Value>>): Write[] =>
    Object.entries(values).map(([id, v]) => create(id, { v }));

  describe(`${name}: questions`, () => {
    it('leaves out documents that lack the sort field, and tells null from missing', async () => {
      const { store } = await worldWith(
        create('none', {}),
        create('null', { v: null }),
        create('one', { v: 1 }),
      );
      expect(await idsOf(store, all({ orderBy: [{ field: 'v', direction: 'asc' }] }))).toEqual([
        'null',
        'one',
      ]);
      expect(await idsOf(store, all({ where: [{ field: 'v', op: '==', value: null }] }))).toEqual(['null']);
    });

    it('sorts types in their fixed order and texts by code point', async () => {
      const { store } = await worldWith(
        ...valuesOf({
          list: ['a'],
          astral: '😀',
          text: 'b',
          private: '\uE000',
          moment: instant(5),
          number: 7,
          fraction: 0.5,
          yes: true,
          no: false,
          nothing: null,
          map: { a: 1 },
          longer: ['a', 'b'],
        }),
      );
      const expected = [
        'nothing no yes fraction number moment text private astral list longer map'.split(' '),
      ].flat();
      expect(await idsOf(store, all({ orderBy: [{ field: 'v', direction: 'asc' }] }))).toEqual(expected);
      expect(await idsOf(store, all({ orderBy: [{ field: 'v', direction: 'desc' }] }))).toEqual(
        expected.toReversed(),
      );
    });

    it('breaks ties by id in the direction of the last sort field', async () => {
      const { store } = await worldWith(...valuesOf({ b: 1, a: 1, c: 1, B: 1 }));
      expect(await idsOf(store, all())).toEqual(['B', 'a', 'b', 'c']);
      expect(await idsOf(store, all({ orderBy: [{ field: 'v', direction: 'desc' }] }))).toEqual([
        'c',
        'b',
        'a',
        'B',
      ]);
    });

    it('matches ranges only within one type, and sorts by the range by default', async () => {
      const { store } = await worldWith(
        ...valuesOf({ text: 'x', nine: 9, two: 2, five: 5, moment: instant(7) }),
      );
      expect(await idsOf(store, all({ where: [{ field: 'v', op: '>', value: 2 }] }))).toEqual([
        'five',
        'nine',
      ]);
      expect(await idsOf(store, all({ where: [{ field: 'v', op: '<=', value: 5 }] }))).toEqual([
        'two',
        'five',
      ]);
      expect(await idsOf(store, all({ where: [{ field: 'v', op: '>=', value: instant(7) }] }))).toEqual([
        'moment',
      ]);
    });

    it('answers equality, in and array-contains, also inside groups', async () => {
      const { store } = await worldWith(
        create('a', { tags: ['x', 'y'], place: { city: 'Rome' }, n: 1 }),
        create('b', { tags: ['y'], place: { city: 'Bonn' }, n: 2 }),
        create('c', { tags: 'x', n: '1' }),
      );
      expect(
        await idsOf(store, all({ where: [{ field: 'tags', op: 'array-contains', value: 'x' }] })),
      ).toEqual(['a']);
      expect(await idsOf(store, all({ where: [{ field: 'place.city', op: '==', value: 'Bonn' }] }))).toEqual([
        'b',
      ]);
      expect(await idsOf(store, all({ where: [{ field: 'n', op: 'in', value: [1, '1'] }] }))).toEqual([
        'a',
        'c',
      ]);
    });

    it('keeps collections apart, nested ones too', async () => {
      const { store } = await worldWith(create('a', {}), create('b', {}, 'Things/a/Parts'));
      expect(await idsOf(store, all())).toEqual(['a']);
      expect(await idsOf(store, all({ collection: 'Things/a/Parts' }))).toEqual(['b']);
    });

    it('continues after a cursor without losing or repeating equals', async () => {
      const { store } = await worldWith(...valuesOf({ a: 1, b: 1, c: 1, d: 2, e: 0 }));
      const orderBy = [{ field: 'v', direction: 'desc' as const }];
      const first = await store.page(all({ orderBy, limit: 2 }));
      const second = await store.page(all({ orderBy, limit: 2, after: first.next ?? undefined }));
      const third = await store.page(all({ orderBy, limit: 2, after: second.next ?? undefined }));
      expect([first, second, third].map((page) => page.rows.map((row) => row.id))).toEqual([
        ['d', 'c'],
        ['b', 'a'],
        ['e'],
      ]);
      expect(third.next).toBeNull();
    });

    it('counts and adds up on the server', async () => {
      const { store } = await worldWith(...valuesOf({ a: 2, b: 3, c: 'x' }));
      const { orderBy: _none, ...spec } = all();
      expect(await store.count(spec)).toBe(3);
      expect(await store.sum(spec, 'v')).toBe(5);
      expect(await store.count({ ...spec, limit: 2 })).toBe(2);
      expect(await store.count({ ...spec, limit: MOST_COUNTED })).toBe(3);
      await expect(store.count({ ...spec, limit: MOST_COUNTED + 1 })).rejects.toMatchObject({
        code: 'invalid',
      });
    });

    it.each([
      ['no limit', { limit: 0 }],
      ['too high a limit', { limit: MOST_ROWS + 1 }],
      ['an empty in', { where: [{ field: 'v', op: 'in' as const, value: [] }] }],
      [
        '31 values in in',
        { where: [{ field: 'v', op: 'in' as const, value: Array.from({ length: 31 }, String) }] },
      ],
    ])('refuses %s', async (_case, over) => {
      const { store } = await worldWith();
      await expect(store.page(all(over))).rejects.toMatchObject({ code: 'invalid' });
      const { errors } = listenTo(store, all(over));
      await vi.waitFor(() => expect(errors).toMatchObject([{ code: 'invalid' }]));
    });

    it('reports a denied read', async () => {
      const { store } = await worldWith();
      const spec = all({ collection: CLOSED });
      await expect(store.page(spec)).rejects.toMatchObject({ code: 'denied' });
      const { errors } = listenTo(store, spec);
      await vi.waitFor(() => expect(errors).toMatchObject([{ code: 'denied' }]));
    });
  });

  describe(`${name}: listening`, () => {
    it('never delivers synchronously, then follows changes of another device', async () => {
      const { store, other } = await worldWith(create('a', { v: 1 }));
      const { results, ids } = listenTo(store, all({ where: [{ field: 'v', op: '==', value: 1 }] }));
      expect(results).toEqual([]);
      await vi.waitFor(() => expect(ids()).toEqual(['a']));
      await other.commit([create('b', { v: 1 }), patch('a', { v: 2 })]);
      await vi.waitFor(() => expect(ids()).toEqual(['b']));
      expect(results.at(-1)).toMatchObject({ fromCache: false, next: null });
    });

    it('follows one document from missing to existing to deleted', async () => {
      const { store, other } = await worldWith();
      const { results } = listenToDoc(store, { collection: THINGS, id: 'a' });
      await vi.waitFor(() => expect(results.at(-1)).toEqual({ row: null, fromCache: false }));
      await other.commit([create('a', { v: 1 })]);
      await vi.waitFor(() => expect(results.at(-1)?.row?.data).toMatchObject({ v: 1 }));
      await other.commit([destroy('a')]);
      await vi.waitFor(() => expect(results.at(-1)).toEqual({ row: null, fromCache: false }));
    });

    it('keeps the object of an unchanged document', async () => {
      const { store, other } = await worldWith(create('a', { v: 1 }), create('b', { v: 1 }));
      const { results, ids } = listenTo(store, all());
      await vi.waitFor(() => expect(ids()).toEqual(['a', 'b']));
      const before = results.at(-1)?.rows[0];
      await other.commit([patch('b', { v: 2 })]);
      await vi.waitFor(() => expect(results.at(-1)?.rows[1]?.data['v']).toBe(2));
      expect(results.at(-1)?.rows[0]?.data).toBe(before?.data);
    });

    it('is silent after it was stopped and after the store was closed', async () => {
      const { store, other } = await worldWith(create('a', { v: 1 }));
      const stopped = listenTo(store, all());
      const closed = listenTo(store, all());
      const following = listenTo(other, all());
      await vi.waitFor(() => expect(closed.ids()).toEqual(['a']));
      stopped.stop();
      await store.close();
      const [before, beforeClosed] = [stopped.results.length, closed.results.length];
      await other.commit([create('b', {})]);
      await vi.waitFor(() => expect(following.ids()).toEqual(['a', 'b']));
      expect([stopped.results.length, closed.results.length]).toEqual([before, beforeClosed]);
      await expect(store.page(all())).rejects.toMatchObject({ code: 'unavailable' });
      await expect(store.commit([create('c', {})])).rejects.toMatchObject({ code: 'unavailable' });
    });
  });

  describe(`${name}: writing`, () => {
    it('shows a change as pending, then as acknowledged', async () => {
      const { store } = await worldWith();
      const { results, ids } = listenTo(store, all());
      await vi.waitFor(() => expect(ids()).toEqual([]));
      await store.commit([create('a', { v: 1 })]);
      await vi.waitFor(() => expect(results.at(-1)?.rows).toMatchObject([{ id: 'a', pending: false }]));
      expect(results.some((result) => result.rows[0]?.pending)).toBe(true);
    });

    it('never shows a pending server time as missing', async () => {
      const { store } = await worldWith();
      const { results } = listenTo(store, all());
      await store.commit([create('a', { at: now() })]);
      await vi.waitFor(() => expect(results.at(-1)?.rows).toHaveLength(1));
      for (const { rows } of results) {
        for (const row of rows) expect(row.data['at']).toEqual({ $instant: expect.any(Number) });
      }
    });

    it('reverts a refused change and reports it, after it was shown', async () => {
      const { store } = await worldWith(create('a', { v: 1 }));
      const { results } = listenTo(store, all());
      await vi.waitFor(() => expect(results.at(-1)?.rows).toHaveLength(1));
      await expect(store.commit([patch('a', { v: 2, refused: true })])).rejects.toMatchObject({
        code: 'denied',
      });
      // Readers may hear of the change and its end a moment later than the writer.
      await vi.waitFor(() => {
        expect(results.some((result) => result.rows[0]?.data['v'] === 2)).toBe(true);
        expect(results.at(-1)?.rows).toMatchObject([{ data: { v: 1 }, pending: false }]);
      });
    });

    it('writes all of a batch or nothing', async () => {
      const { store } = await worldWith();
      const batch = [create('a', {}), create('b', { refused: true })];
      await expect(store.commit(batch)).rejects.toMatchObject({ code: 'denied' });
      expect(await idsOf(store, all())).toEqual([]);
    });

    it('takes a batch that the server has already, and no other one over its record', async () => {
      const { store, other } = await worldWith(create('list', {}));
      const batch = [create('a', { createdBy: 'ann', v: 1 }), patch('list', { items: union('x') })];
      await store.commit(batch);
      await store.commit(batch);
      await store.send(batch);
      await other.commit([patch('a', { v: 2 })]);
      await store.commit(batch);
      expect(await store.readServer({ collection: THINGS, id: 'a' })).toMatchObject({ v: 2 });
      const another = [create('a', { createdBy: 'bob', v: 1 })];
      await expect(other.commit(another)).rejects.toMatchObject({ code: 'denied' });
      await expect(other.send(another)).rejects.toMatchObject({ code: 'denied' });
    });

    it('refuses to create over an existing document, and to change or restore a missing one', async () => {
      const { store } = await worldWith(create('a', { v: 1 }));
      await expect(store.commit([create('a', { v: 2 })])).rejects.toMatchObject({ code: 'denied' });
      await expect(store.commit([patch('gone', { v: 2 })])).rejects.toMatchObject({ code: 'not-found' });
      const { rows } = await store.page(all());
      expect(rows).toMatchObject([{ id: 'a', data: { v: 1 } }]);
    });

    it('keeps the items that two devices add to a list at the same moment, and takes one away', async () => {
      const item = (id: string) => ({ id, text: `Step ${id}` });
      const { store, other } = await worldWith(create('a', { list: [item('1')] }));
      await Promise.all([
        store.commit([patch('a', { list: union(item('2')) })]),
        other.commit([patch('a', { list: union(item('3')) })]),
      ]);
      await store.commit([patch('a', { list: remove(item('1')) })]);
      const { rows } = await store.page(all());
      expect(rows[0]?.data['list']).toHaveLength(2);
      expect(rows[0]?.data['list']).toEqual(expect.arrayContaining([item('2'), item('3')]));
    });

    it('keeps what two devices change of one list at the same moment', async () => {
      const { store, other } = await worldWith(create('a', { people: ['a', 'b', 'c'], updatedBy: 'ann' }));
      const swap = (to: string, ...left: string[]) =>
        patch('a', { people: changed(['a', 'b', 'c'], [...left, to]), updatedBy: to });
      const mine = store.commit([swap('x', 'b', 'c')]);
      const seen = listenToDoc(store, { collection: THINGS, id: 'a' });
      await vi.waitFor(() => expect(seen.results.at(-1)?.row?.data['people']).toEqual(['b', 'c', 'x']));
      await Promise.all([mine, other.commit([swap('y', 'a', 'c')])]);
      const { rows } = await store.page(all());
      expect(rows[0]?.data['people']).toHaveLength(3);
      expect(rows[0]?.data['people']).toEqual(expect.arrayContaining(['c', 'x', 'y']));
      await store.send([patch('a', { people: changed(['c', 'x', 'y'], ['c', 'y', 'z']) })]);
      await store.commit([patch('a', { people: changed(['c', 'y', 'z'], ['z', 'y', 'c']) })]);
      expect((await other.readServer({ collection: THINGS, id: 'a' }))?.['people']).toEqual(['z', 'y', 'c']);
    });

    it('computes increments, unions, removals, unsetting and paths into groups', async () => {
      const { store } = await worldWith(
        create('a', { n: 1, list: ['x', 'y'], group: { keep: 1, change: 1 }, gone: 1, word: 'w' }),
      );
      await store.commit([
        patch('a', {
          n: inc(2),
          list: union('y', 'z'),
          'group.change': 2,
          'group.fresh': 3,
          'other.deep': 4,
          gone: unset(),
          word: inc(5),
          newList: union('q'),
        }),
      ]);
      await store.commit([patch('a', { list: remove('x'), nothing: remove('x') })]);
      const { rows } = await store.page(all());
      const { born: _born, ...data } = rows[0]?.data ?? {};
      expect(data).toEqual({
        n: 3,
        list: ['y', 'z'],
        group: { keep: 1, change: 2, fresh: 3 },
        other: { deep: 4 },
        word: 5,
        newList: ['q'],
        nothing: [],
      });
    });

    it('sends past the device: all or nothing, visible to readers once the server has it', async () => {
      const { store, other } = await worldWith(
        create('a', { n: 1, list: ['x'], group: { keep: 1, gone: 1 } }),
      );
      const { results } = listenTo(store, all());
      await vi.waitFor(() => expect(results.at(-1)?.rows).toHaveLength(1));
      const at = instant(1_700_000_000_123);
      await store.send([
        create('b', { at, text: 'é' }),
        patch('a', { n: inc(2), list: union('y'), 'group.gone': unset(), 'group.fresh': [at] }),
      ]);
      await vi.waitFor(() => expect(results.at(-1)?.rows).toHaveLength(2));
      expect(results.flatMap(({ rows }) => rows).some((row) => row.pending)).toBe(false);
      const { rows } = await other.page(all());
      expect(rows.map(({ data: { born: _born, ...data } }) => data)).toEqual([
        { n: 3, list: ['x', 'y'], group: { keep: 1, fresh: [at] } },
        { at, text: 'é' },
      ]);
      await expect(store.send([destroy('b'), create('c', { refused: true })])).rejects.toMatchObject({
        code: 'denied',
      });
      await expect(store.send([patch('gone', { v: 2 })])).rejects.toMatchObject({ code: 'not-found' });
      await expect(store.send([create('', {})])).rejects.toMatchObject({ code: 'invalid' });
      expect(await idsOf(other, all())).toEqual(['a', 'b']);
      await store.close();
      await expect(store.send([create('d', {})])).rejects.toMatchObject({ code: 'unavailable' });
    });

    it('reads moments back as written', async () => {
      const moments = { past: instant(-1), start: instant(0), late: instant(253_402_300_799_999) };
      const { store } = await worldWith(create('a', moments));
      expect((await store.page(all())).rows[0]?.data).toMatchObject(moments);
    });

    it.each([
      ['undefined', { v: undefined }],
      ['undefined in a group', { v: { deep: undefined } }],
      ['a list in a list', { v: [['x']] }],
    ])('refuses %s before any effect', async (_case, data) => {
      const { store } = await worldWith();
      // Untyped code can still pass what types forbid.
      const write = create('a', data as unknown as Fields);
      await expect(store.commit([write])).rejects.toMatchObject({ code: 'invalid' });
      expect(await idsOf(store, all())).toEqual([]);
    });

    it('refuses invalid ids', async () => {
      const { store } = await worldWith();
      await expect(store.commit([create('', {})])).rejects.toMatchObject({ code: 'invalid' });
      for (const id of ['a/b', '..', '__a__', 'x'.repeat(1_501)]) {
        await expect(store.commit([create(id, {})])).rejects.toMatchObject({ code: 'invalid' });
      }
    });
  });

  describe(`${name}: offline`, () => {
    it('shows changes as waiting and sends them when the connection returns', async () => {
      const { store, other, goOffline, goOnline } = await worldWith(create('a', { v: 1 }));
      const { results } = listenTo(store, all());
      await vi.waitFor(() => expect(results.at(-1)).toMatchObject({ fromCache: false, rows: [{ id: 'a' }] }));
      await goOffline();
      await vi.waitFor(() => expect(results.at(-1)?.fromCache).toBe(true));
      const sent = store.commit([patch('a', { v: 2 })]);
      await vi.waitFor(() => expect(results.at(-1)?.rows).toMatchObject([{ data: { v: 2 }, pending: true }]));
      await goOnline();
      await sent;
      await vi.waitFor(() =>
        expect(results.at(-1)).toMatchObject({
          fromCache: false,
          rows: [{ data: { v: 2 }, pending: false }],
        }),
      );
      expect((await other.page(all())).rows).toMatchObject([{ data: { v: 2 } }]);
    });

    it('is drained at once when nothing waits, else when all changes were accepted or refused', async () => {
      const { store, goOffline, goOnline } = await worldWith(create('a', { v: 1 }));
      await store.drained();
      await goOffline();
      const { results } = listenTo(store, all());
      const taken = store.commit([patch('a', { v: 2 })]);
      const refused = expect(store.commit([patch('a', { refused: true })])).rejects.toMatchObject({
        code: 'denied',
      });
      let isDrained = false;
      const drained = store.drained().then(() => {
        isDrained = true;
      });
      await vi.waitFor(() => expect(results.at(-1)?.rows).toMatchObject([{ pending: true }]));
      expect(isDrained).toBe(false);
      await goOnline();
      await Promise.all([taken, refused, drained]);
      // An accepted change stays marked until the server has delivered it once more.
      await vi.waitFor(() =>
        expect(results.at(-1)?.rows).toMatchObject([{ data: { v: 2 }, pending: false }]),
      );
    });

    it('holds everything back while paused, and reads device and server separately', async () => {
      const { store, other } = await worldWith(create('a', { v: 1, at: now() }));
      const { results } = listenTo(store, all());
      await vi.waitFor(() => expect(results.at(-1)).toMatchObject({ fromCache: false, rows: [{ id: 'a' }] }));
      const ref = { collection: THINGS, id: 'a' };
      const seen = results.at(-1)?.rows[0]?.data;
      expect(await store.readServer(ref)).toEqual(seen);
      await store.pause();
      const sent = store.commit([patch('a', { v: 2 })]);
      await other.commit([patch('a', { v: 3 })]);
      await vi.waitFor(async () => expect(await store.readLocal(ref)).toMatchObject({ v: 2 }));
      expect(await store.readServer(ref)).toEqual({ ...seen, v: 3 });
      await store.resume();
      await sent;
      expect(await other.readServer(ref)).toMatchObject({ v: 2 });
    });

    it('tells a document that is missing everywhere from one this device does not have', async () => {
      const { store } = await worldWith();
      const ref = { collection: THINGS, id: 'nowhere' };
      expect(await store.readLocal(ref)).toBeUndefined();
      expect(await store.readServer(ref)).toBeNull();
      await expect(store.readServer({ collection: CLOSED, id: 'a' })).rejects.toMatchObject({
        code: 'denied',
      });
    });
  });
}
