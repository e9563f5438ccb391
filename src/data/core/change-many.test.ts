import { describe, expect, it } from 'vitest';
import { inBatches, inOneWrite } from './change-many';
import type { Intent } from './intent';
import type { Write } from '../store/port';

const write: Write = { kind: 'delete', ref: { collection: 'Customers', id: 'c1' } };
const archived = (undo: readonly Write[] | null): Intent => ({
  name: 'archiveRecord',
  label: 'Archived',
  writes: [write],
  undo,
});
const label = (count: number) => `${count} archived`;

describe('the same change of many records', () => {
  it('uses batches of at most 200, each with one Undo for all of it', () => {
    const changes = Array.from({ length: 201 }, () => archived([write]));
    const intents = inBatches(changes, label);
    expect(intents.map((intent) => [intent.label, intent.writes.length, intent.undo?.length])).toEqual([
      ['200 archived', 200, 200],
      ['1 archived', 1, 1],
    ]);
  });

  it('uses batches of 8 for jobs with a new status, whose trackers the rules read', () => {
    const status = (uuid: string): Write => ({
      kind: 'patch',
      ref: { collection: 'Jobs', id: uuid },
      fields: { status: 'In Progress' },
    });
    const changes = Array.from({ length: 9 }, (_, at) => ({ ...archived([]), writes: [status(`j${at}`)] }));
    expect(inBatches(changes, label).map(({ writes }) => writes.length)).toEqual([8, 1]);
    const [undone] = inBatches(
      changes.map(({ writes }) => archived(writes)),
      label,
    );
    expect(undone?.writes).toHaveLength(8);
  });

  it('offers no Undo when one of them cannot be undone', () => {
    const [intent] = inBatches([archived([write]), archived(null)], label);
    expect(intent?.undo).toBeNull();
  });

  it('does nothing for no records', () => {
    expect(inBatches([], label)).toEqual([]);
  });
});

describe('two changes of a record', () => {
  const patch = (id: string, fields: Record<string, string>): Write => ({
    kind: 'patch',
    ref: { collection: 'Jobs', id },
    fields,
  });
  const change = (fields: Record<string, string>, undo: Record<string, string>): Intent => ({
    name: 'editRecord',
    label: 'Changed',
    writes: [patch('a', fields)],
    undo: [patch('a', undo)],
  });

  it('are one write of the record, and one back', () => {
    const both = inOneWrite(
      change({ status: 'Cancelled' }, { status: 'Scheduled' }),
      change({ list: 'Archive' }, { list: 'Open' }),
    );
    expect(both.writes).toEqual([patch('a', { status: 'Cancelled', list: 'Archive' })]);
    expect(both.undo).toEqual([patch('a', { status: 'Scheduled', list: 'Open' })]);
  });

  it('of two records stay apart', () => {
    const other = { ...change({}, {}), writes: [patch('b', {})], undo: null };
    const both = inOneWrite(change({ title: 'A' }, {}), other);
    expect(both.writes).toEqual([patch('a', { title: 'A' }), patch('b', {})]);
    expect(both.undo).toBeNull();
  });
});
