import type { DocStore } from '../../store/port';
import type { JournalEntry } from '../kept/entry';
import type { Merge } from './merge-theirs';

/** Merges overwritten values with lazily loaded code; without it, leaves the decision to the user. */
export async function merged(store: DocStore, sent: JournalEntry): Promise<Merge> {
  const left = { writes: [], left: sent.theirs };
  if (sent.theirs.length === 0) return left;
  return import('./merge-theirs').then(
    ({ mergeTheirs }) => mergeTheirs(store, sent),
    () => left,
  );
}
