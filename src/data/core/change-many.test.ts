import { describe, expect, it } from 'vitest';
import { changeMany } from './change-many';
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
    const records = Array.from({ length: 201 }, (_, index) => index);
    const intents = changeMany(records, () => archived([write]), label);
    expect(intents.map((intent) => [intent.label, intent.writes.length, intent.undo?.length])).toEqual([
      ['200 archived', 200, 200],
      ['1 archived', 1, 1],
    ]);
  });

  it('offers no Undo when one of them cannot be undone', () => {
    const [intent] = changeMany([true, false], (canGoBack) => archived(canGoBack ? [write] : null), label);
    expect(intent?.undo).toBeNull();
  });

  it('does nothing for no records', () => {
    expect(changeMany([], () => archived(null), label)).toEqual([]);
  });
});
