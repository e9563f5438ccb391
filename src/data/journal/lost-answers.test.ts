import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { AppError } from '@/domain/core/errors';
import { isList } from '@/domain/core/value';
import type { Doc, Value } from '@/domain/core/value';
import { createMemoryServer } from '../store/memory/memory-server';
import type { MemoryServer } from '../store/memory/memory-server';
import { valueAt } from '../store/paths';
import { inc, remove, union } from '../store/port';
import type { Ref, Write } from '../store/port';
import { isTag } from '../store/tags';
import { newDevice, visit } from '../testing/journal-visit';
import { fieldsOf, pathOfRef } from './kept/entry';

const PATIENCE = { timeout: 3_000, interval: 2 };

/** Each status follows the one before it, as the rules want it: a step sent twice is refused. */
const STEPS: readonly Value[] = ['Planned', 'On The Way', 'Working', 'Done'];

const stepOf = (doc: Doc | null) => STEPS.indexOf(doc?.['status'] ?? '');

/** What the person does to one of their records, by its place among them. */
type Act = { readonly at: number } & (
  | { readonly what: 'create' | 'delete' | 'comment' }
  | { readonly what: 'patch'; readonly fields: Extract<Write, { kind: 'patch' }>['fields'] }
);

const item = fc.constantFrom('x', 'y');
const fields = fc.oneof(
  fc.constantFrom(...STEPS).map((status) => ({ status })),
  fc.constantFrom('Bo', 'Cy', 'Di').map((name) => ({ 'group.name': name })),
  item.map((one) => ({ ticks: union(one) })),
  item.map((one) => ({ ticks: remove(one) })),
);
const anAct: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.record({ at: fc.nat(2), what: fc.constantFrom('create', 'delete', 'comment') }),
  },
  { weight: 3, arbitrary: fc.record({ at: fc.nat(2), what: fc.constant('patch'), fields }) },
);

type Step =
  | { readonly kind: 'change'; readonly acts: readonly Act[] }
  | { readonly kind: 'cut'; readonly batches: number }
  | { readonly kind: 'undo' | 'online' | 'reload' | 'revoke' | 'grant' };

const aChange = fc
  .uniqueArray(anAct, { minLength: 1, maxLength: 2, selector: ({ at }) => at })
  .map((acts): Step => ({ kind: 'change', acts }));
const aStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: aChange },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cut'), batches: fc.nat(3) }) },
  {
    weight: 3,
    arbitrary: fc.constantFrom('undo', 'online', 'reload', 'revoke', 'grant').map((kind) => ({ kind })),
  },
);

const FIRST: Ref = { collection: 'Visits', id: 'first' };

/** Turns acts into writes: a new record has a fresh id, and Undo of a deletion creates the record as it was shown. */
function createWriter() {
  const refs = [FIRST];
  let lastDeleted: Doc | null = null;
  let count = 0;
  const made = (collection: string) => {
    count += 1;
    return { collection, id: `made-${count}` };
  };
  const create = (ref: Ref, data: Doc = { createdBy: 'ann', status: 'Planned' }): Write => ({
    kind: 'create',
    ref,
    data,
  });
  return {
    writesOf: (act: Act, shown: Doc | null): readonly Write[] => {
      const ref = refs[act.at % refs.length] ?? made('Visits');
      switch (act.what) {
        case 'create': {
          const fresh = made('Visits');
          refs.push(fresh);
          return [create(fresh)];
        }
        case 'delete':
          // A record of this history may be refused: Undo of its deletion would create it late.
          lastDeleted = ref === FIRST ? shown : null;
          return [{ kind: 'delete', ref }];
        case 'comment':
          return [create(made('Comments')), { kind: 'patch', ref, fields: { count: inc(1) } }];
        case 'patch':
          return [{ kind: 'patch', ref, fields: act.fields }];
      }
    },
    undone: (): readonly Write[] => {
      const writes = lastDeleted ? [create(FIRST, lastDeleted)] : [];
      lastDeleted = null;
      return writes;
    },
  };
}

/** Runs a history of one person's device; returns the changes in order, and which of them the server ever accepted. */
async function live(steps: readonly Step[]) {
  let mayWrite = true;
  const accepted = new Set<readonly Write[]>();
  const base = createMemoryServer({
    docs: { Visits: { first: { createdBy: 'ann', status: 'Planned' } } },
    authorize: (write, before, after) => {
      const from = stepOf(before);
      const to = stepOf(after);
      const isStep = write.kind !== 'patch' || !('status' in write.fields) || to === from + 1;
      const isNothing = write.kind === 'delete' && before === null;
      return mayWrite && isStep && !isNothing ? null : new AppError('denied');
    },
  });
  const server: MemoryServer = {
    ...base,
    handle: (writes) => {
      const refusal = base.handle(writes);
      if (!refusal) accepted.add(writes);
      return refusal;
    },
  };
  const device = newDevice();
  const changes: (readonly Write[])[] = [];
  const writer = createWriter();
  let isOffline = false;
  let now = visit(server, device);
  for (const step of steps) {
    switch (step.kind) {
      case 'change':
      case 'undo': {
        const shown = (await now.store.readLocal(FIRST)) ?? null;
        const writes =
          'acts' in step ? step.acts.flatMap((act) => writer.writesOf(act, shown)) : writer.undone();
        if (writes.length === 0) break;
        changes.push(writes);
        const change = { name: 'editRecord', label: String(changes.length), writes } as const;
        const sent = now.journal.commit(change, 'keep').catch(() => undefined);
        await (isOffline ? now.journal.refresh() : sent);
        break;
      }
      case 'cut':
        isOffline = true;
        now.cut(step.batches);
        break;
      case 'online':
        isOffline = false;
        now.find();
        await vi.waitFor(() => expect(now.store.unsent()).toEqual([]), PATIENCE);
        break;
      case 'reload': {
        await now.journal.refresh();
        const queue = now.store.unsent();
        await now.close();
        now = visit(server, device, isOffline, queue);
        await now.journal.refresh();
        break;
      }
      case 'revoke':
        mayWrite = false;
        break;
      case 'grant':
        mayWrite = true;
    }
  }
  now.find();
  await now.journal.refresh();
  await vi.waitFor(() => {
    const { entries } = now.journal.get();
    expect(entries.filter(({ refusal }) => refusal === null)).toEqual([]);
  }, PATIENCE);
  // A part of a change is reported under the same label.
  const labels = new Set(now.journal.get().entries.map(({ label }) => label));
  const reported = new Set(changes.filter((_, index) => labels.has(String(index + 1))));
  await now.close();
  return { server, changes, accepted, reported };
}

/** True when the server shows a write, or a later one of the person on the same record took its place. */
function isThere(write: Write, server: MemoryServer, later: readonly Write[]): boolean {
  const same = later.filter(({ ref }) => pathOfRef(ref) === pathOfRef(write.ref));
  if (same.some(({ kind }) => kind !== 'patch')) return true;
  const doc = server.read(write.ref);
  if (write.kind === 'delete') return doc === null;
  if (write.kind === 'create') return doc !== null;
  return Object.entries(write.fields).every(([path, wanted]) => {
    const held = doc ? valueAt(doc, path) : undefined;
    if (!isTag(wanted)) return held === wanted || same.some((one) => path in fieldsOf(one));
    if (wanted.$tag !== 'union' && wanted.$tag !== 'remove') return true;
    const isIn = isList(held) && wanted.values.every((value) => held.includes(value));
    const isTouched = same.some((one) =>
      JSON.stringify(fieldsOf(one)[path] ?? '').includes(JSON.stringify(wanted.values[0])),
    );
    return doc !== null && (isIn === (wanted.$tag === 'union') || isTouched);
  });
}

const cut = (batches: number): Step => ({ kind: 'cut', batches });
const change = (...acts: readonly Act[]): Step => ({ kind: 'change', acts });
const patchOf = (at: number, fields: Extract<Act, { what: 'patch' }>['fields']): Act => ({
  at,
  what: 'patch',
  fields,
});

/** Histories that failed once. */
const FOUND: readonly (readonly Step[])[] = [
  // Earlier changes, accepted twice, take back what a change with a new record did to another one.
  [
    cut(0),
    change({ at: 0, what: 'delete' }),
    { kind: 'undo' },
    change({ at: 1, what: 'create' }, patchOf(0, { ticks: union('x') })),
    cut(3),
  ],
  [
    cut(0),
    change(patchOf(0, { 'group.name': 'Bo' })),
    change({ at: 1, what: 'create' }, patchOf(0, { 'group.name': 'Cy' })),
    cut(2),
    { kind: 'reload' },
  ],
  // A deleted record is created again.
  [
    cut(0),
    change({ at: 0, what: 'create' }),
    change({ at: 0, what: 'create' }, { at: 1, what: 'delete' }),
    cut(2),
  ],
  // Undo of a deletion, then a change of a field that the deleted record had.
  [
    change(patchOf(0, { 'group.name': 'Bo' })),
    cut(0),
    change({ at: 0, what: 'delete' }),
    { kind: 'undo' },
    change(patchOf(0, { 'group.name': 'Di' })),
  ],
  // A later change, which is refused in the end, would have taken the place of one with a new record.
  [
    cut(1),
    change(patchOf(0, { ticks: remove('y') })),
    cut(3),
    change(patchOf(0, { ticks: union('y') }), { at: 1, what: 'comment' }),
    cut(2),
    change(patchOf(2, { status: 'Working' }), patchOf(1, { ticks: remove('y') })),
  ],
  // A deletion offline hides that the server refused an earlier one.
  [
    { kind: 'revoke' },
    change({ at: 0, what: 'delete' }),
    { kind: 'reload' },
    cut(0),
    change({ at: 0, what: 'delete' }),
  ],
  // The storage is read while a note about an accepted later change is on its way to it.
  [
    cut(0),
    change(patchOf(0, { ticks: remove('x') })),
    change({ at: 0, what: 'comment' }, patchOf(1, { ticks: union('x') })),
    { kind: 'reload' },
    change(patchOf(0, { ticks: remove('x') })),
  ],
];

it('reports nothing that the server has, and drops nothing that it lacks, whatever answers are lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { maxLength: 16 }), async (steps) => {
      const { server, changes, accepted, reported } = await live(steps);
      for (const [index, writes] of changes.entries()) {
        const later = changes.slice(index + 1).filter((one) => !reported.has(one));
        const isHeld = writes.every((write, at) =>
          isThere(write, server, [...writes.slice(at + 1), ...later.flat()]),
        );
        // An earlier record that is sent twice may come back after its deletion.
        if (reported.has(writes)) expect(isHeld && accepted.has(writes)).toBe(false);
        else expect(isHeld).toBe(true);
      }
    }),
    { numRuns: 100, examples: FOUND.map((steps): [Step[]] => [[...steps]]) },
  );
});
