import { COLLECTIONS } from '@/domain/core/collections';
import type { Intent } from './intent';
import type { Write } from '../store/port';

const MAX_BATCH = 200;

/** Jobs or visits in one batch whose parents the rules read: they may read twenty documents for a batch. */
export const MOST_WITH_PARENTS = 8;

/**
 * The same change of many records in few batches. Undo is omitted when a single record cannot be undone, so that none
 * is half undone.
 * @param label the counted records and the change: "3 leads archived"
 */
export function inBatches(changes: readonly Intent[], label: (count: number) => string): readonly Intent[] {
  const intents: Intent[] = [];
  const most = changes.some(asksParent) ? MOST_WITH_PARENTS : MAX_BATCH;
  for (let start = 0; start < changes.length; start += most) {
    const parts = changes.slice(start, start + most);
    const undos = parts.map((part) => part.undo);
    const [first] = parts;
    if (!first) continue;
    intents.push({
      name: first.name,
      label: label(parts.length),
      writes: parts.flatMap((part) => part.writes),
      undo: undos.every((undo) => undo !== null) ? undos.flat() : null,
    });
  }
  return intents;
}

/** Work may not begin below a cancelled tracker or job, so the rules read it for each new status; Undo sets one, too. */
function asksParent({ writes, undo }: Intent): boolean {
  return [...writes, ...(undo ?? [])].some(
    (write) =>
      write.kind === 'patch' &&
      (write.ref.collection === COLLECTIONS.jobs || write.ref.collection === COLLECTIONS.visits) &&
      'status' in write.fields,
  );
}

/** Two changes of a record as one write, as the rules check each write by itself. The first gives name and label. */
export function inOneWrite(first: Intent, second: Intent): Intent {
  return {
    ...first,
    writes: merged(first.writes, second.writes),
    undo: first.undo && second.undo && merged(first.undo, second.undo),
  };
}

function merged(some: readonly Write[], others: readonly Write[]): readonly Write[] {
  return others.reduce<readonly Write[]>((all, write) => {
    const at = all.findIndex(({ ref }) => ref.collection === write.ref.collection && ref.id === write.ref.id);
    const known = all[at];
    if (known?.kind !== 'patch' || write.kind !== 'patch') return [...all, write];
    return all.with(at, { ...known, fields: { ...known.fields, ...write.fields } });
  }, some);
}
