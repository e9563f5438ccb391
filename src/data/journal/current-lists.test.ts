import { expect, it, vi } from 'vitest';
import type { Doc, Value } from '@/domain/core/value';
import { createMemoryServer } from '../store/memory/memory-server';
import { changed } from '../store/port';
import { newDevice, visit } from '../testing/journal-visit';
import type { Change } from './journal-parts';

const ref = { collection: 'Tasks', id: 't1' };
const steps = (...words: readonly string[]): readonly Doc[] =>
  words.map((word) => ({ id: word.charAt(0), text: word }));
const change = (from: readonly Value[], to: readonly Value[]): Change => ({
  name: 'editRecord',
  label: 'Step changed',
  writes: [{ kind: 'patch', ref, fields: { checklist: changed(from, to) } }],
});
const serverWith = (checklist: readonly Doc[]) =>
  createMemoryServer({ docs: { Tasks: { t1: { checklist } } } });

it('an edited step keeps what another person added since the screen was drawn', async () => {
  const server = serverWith(steps('a', 'b'));
  const [ann, bo] = [visit(server, newDevice()), visit(server, newDevice())];
  await bo.journal.commit(change(steps('a', 'b'), steps('a', 'b', 'c')), 'keep');
  await ann.journal.commit(change(steps('a', 'b'), steps('a new', 'b')), 'keep');
  // As a plain list, which the store sets as a whole.
  expect(ann.taken).toEqual([{ kind: 'patch', ref, fields: { checklist: steps('a new', 'b', 'c') } }]);
  expect(server.read(ref)).toEqual({ checklist: steps('a new', 'b', 'c') });
});

it('keeps the earlier changes of this device, sent or not', async () => {
  const server = serverWith(steps('a', 'b'));
  const { journal, find } = visit(server, newDevice(), true);
  // Both are made of the list as the screen showed it.
  const made = [
    journal.commit(change(steps('a', 'b'), steps('a new', 'b')), 'keep'),
    journal.commit(change(steps('a', 'b'), steps('b', 'a')), 'keep'),
  ];
  await vi.waitFor(() => expect(journal.get().entries).toHaveLength(2));
  find();
  await Promise.all(made);
  expect(server.read(ref)).toEqual({ checklist: steps('b', 'a new') });
});

it('sends additions and removals item by item', async () => {
  const server = serverWith(steps('a', 'b'));
  const ann = visit(server, newDevice());
  const swap = change(steps('a', 'b'), steps('b', 'c'));
  await ann.journal.commit(swap, 'keep');
  expect(ann.taken).toEqual(swap.writes);
});
