import { describe, expect, it } from 'vitest';
import { instant } from '@/domain/core/value';
import type { Doc } from '@/domain/core/value';
import { inc, now, union } from '../store/port';
import type { Write } from '../store/port';
import { earlierWrites, takenBack } from './taken-back';

const ref = { collection: 'Customers', id: 'c1' };
const patch = (fields: Extract<Write, { kind: 'patch' }>['fields']): Write => ({
  kind: 'patch',
  ref,
  fields,
});
const create = (data: Doc): Write => ({ kind: 'create', ref, data });
const gone: Write = { kind: 'delete', ref };
const job: Write = {
  kind: 'create',
  ref: { collection: 'Jobs', id: 'j1' },
  data: { createdBy: 'ann' },
};

/** What is sent again of a new job with this write, while the server has `doc` of the customer. */
const again = (write: Write, doc: Doc | null, earlier: readonly Write[], later: readonly Write[] = []) =>
  takenBack({ readServer: async () => doc }, { writes: [job, write], earlier }, () => later);

describe('what earlier writes took back', () => {
  it.each<[string, Write, Doc | null, readonly Write[]]>([
    ['a field', patch({ stage: 'Sold' }), { stage: 'Lead' }, [patch({ stage: 'Lead' })]],
    ['a group', patch({ 'own.gate': '7' }), { own: { gate: '1' } }, [patch({ own: { gate: '1' } })]],
    ['a moment', patch({ soldAt: now() }), { soldAt: null }, [patch({ soldAt: null })]],
    ['a list', patch({ tags: union('x') }), { name: 'Bo' }, [gone, create({ name: 'Bo' })]],
    ['a sum', patch({ count: inc(1) }), { count: 5 }, [gone, create({ count: 5 })]],
    ['a deletion', gone, { name: 'Bo', number: 7 }, [create({ name: 'Bo' })]],
    ['a restored record', create({ name: 'Bo' }), null, [gone]],
  ])('is sent again: %s', async (_what, write, doc, earlier) => {
    expect(await again(write, doc, earlier)).toEqual([write]);
  });

  it.each<[string, Write, Doc | null, readonly Write[], (readonly Write[])?]>([
    ['what is there', patch({ stage: 'Sold' }), { stage: 'Sold' }, [patch({ stage: 'Lead' })]],
    ["another user's later value", patch({ stage: 'Sold' }), { stage: 'Lost' }, [patch({ stage: 'Lead' })]],
    ['what no earlier write sets', patch({ stage: 'Sold' }), { stage: 'Lead' }, [patch({ name: 'Bo' })]],
    [
      'what the user changed again',
      patch({ stage: 'Sold' }),
      { stage: 'Lead' },
      [patch({ stage: 'Lead' })],
      [patch({ stage: 'Lost' })],
    ],
    [
      'a server time',
      patch({ soldAt: now() }),
      { soldAt: instant(9) },
      [patch({ soldAt: now(), name: 'Bo' })],
    ],
    ['a sum that is in', patch({ count: inc(1) }), { count: 6 }, [patch({ count: 5 })]],
    ['a deletion that holds', gone, null, [create({ name: 'Bo' })]],
    [
      'a deletion that the user took back',
      gone,
      { name: 'Bo' },
      [create({ name: 'Bo' })],
      [create({ name: 'Bo' })],
    ],
  ])('is not %s', async (_what, write, doc, earlier, later) => {
    expect(await again(write, doc, earlier, later)).toEqual([]);
  });

  it('is sent without the fields that are there, and with the stamps that the rules want', async () => {
    const stamps = { updatedAt: now(), updatedBy: 'ann' };
    const write = patch({ stage: 'Sold', city: 'Rome', ...stamps });
    const doc = { stage: 'Lead', city: 'Rome', updatedBy: 'ann' };
    expect(await again(write, doc, [patch({ stage: 'Lead', ...stamps })])).toEqual([
      patch({ stage: 'Sold', ...stamps }),
    ]);
  });
});

it('concerns only changes with a new record, and only its records', () => {
  const waiting = [{ writes: [patch({ stage: 'Lead' }), { ...gone, ref: { ...ref, id: 'c2' } }] }];
  expect(earlierWrites([job, patch({ stage: 'Sold' })], waiting)).toEqual([patch({ stage: 'Lead' })]);
  expect(earlierWrites([patch({ stage: 'Sold' })], waiting)).toEqual([]);
});
