import { isList } from '@/domain/core/value';
import type { Doc, Value } from '@/domain/core/value';
import { applyWrite } from '../store/apply';
import { isListChange, swapOf } from '../store/list-change';
import { mergeLists } from '../store/merge-lists';
import { valueAt } from '../store/paths';
import type { DocStore, ListChange, Ref, Write } from '../store/port';
import { fieldsOf, pathOfRef } from './kept/entry';
import type { JournalEntry } from './kept/entry';
import { fieldKey, joinKnown, knownValues } from './theirs/known-values';
import { within } from '../base/within';

/** How long the server and then the device may take, in ms: the change is shown only afterwards. */
const PATIENCE_MS = 500;

type Waiting = Pick<JournalEntry, 'writes' | 'known'>;

/**
 * Merges the changes of lists that the store can only set as a whole, such as a moved or edited step, with the lists
 * that the server has now, or without an answer the device: what others added since the screen was drawn stays. Returns
 * them with the values that the user knew of each changed field.
 * @param waiting unsent changes before this one, which the server does not have
 */
export async function withCurrentLists(
  store: Pick<DocStore, 'readServer' | 'readLocal'>,
  writes: readonly Write[],
  { isOnline, waiting }: { readonly isOnline: boolean; readonly waiting: readonly Waiting[] },
): Promise<Pick<JournalEntry, 'writes' | 'known'>> {
  const found: Record<string, readonly Value[]> = {};
  const queued = waiting.flatMap((earlier) => earlier.writes);
  const merged = await Promise.all(
    writes.map(async (write): Promise<Write> => {
      const lists = Object.entries(fieldsOf(write)).flatMap(([path, value]) =>
        isListChange(value) && !swapOf(value) ? [[path, value] as const] : [],
      );
      if (write.kind !== 'patch' || lists.length === 0) return write;
      const doc = withWaiting(write.ref, await read(store, write.ref, isOnline), queued);
      for (const [path] of lists) found[fieldKey(write.ref, path)] = [(doc && valueAt(doc, path)) ?? null];
      const fields = lists.map(([path, change]) => [path, mergedWith(doc && valueAt(doc, path), change)]);
      return { ...write, fields: { ...write.fields, ...Object.fromEntries(fields) } };
    }),
  );
  const known = await knownValues(store, merged, waiting);
  // The same writes where nothing was merged.
  const isSame = merged.every((write, at) => write === writes[at]);
  return { writes: isSame ? writes : merged, known: joinKnown(known, found) };
}

function mergedWith(held: Value | null | undefined, { from, to }: ListChange): readonly Value[] {
  return held !== null && isList(held) ? mergeLists(from, to, held) : to;
}

async function read(
  store: Pick<DocStore, 'readServer' | 'readLocal'>,
  ref: Ref,
  isOnline: boolean,
): Promise<Doc | null> {
  const ask = (answer: Promise<Doc | null | undefined>) => within(PATIENCE_MS, answer).catch(() => undefined);
  const stored = isOnline ? await ask(store.readServer(ref)) : undefined;
  return stored ?? (await ask(store.readLocal(ref))) ?? null;
}

/** To a device's copy, which has them, they add nothing. */
function withWaiting(ref: Ref, doc: Doc | null, waiting: readonly Write[]): Doc | null {
  return waiting
    .filter((write) => pathOfRef(write.ref) === pathOfRef(ref))
    .reduce<Doc | null>((now, write) => applyWrite(write, now, 0), doc);
}
