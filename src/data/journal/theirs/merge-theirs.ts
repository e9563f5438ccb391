import { isSameValue } from '../../store/compare';
import { valueAt } from '../../store/paths';
import type { DocStore, Write } from '../../store/port';
import { isTag } from '../../store/tags';
import { pathOfRef } from '../kept/entry';
import type { JournalEntry, TheirValue } from '../kept/entry';
import { fieldKey } from './known-values';
import { mergeItems } from './merge-items';
import { isReadable, stampsLike } from './theirs';
import { within } from '../../base/within';

/** Timeout for the device's own copy, in ms. */
const PATIENCE_MS = 1_000;

export type Merge = {
  /** Restores others' values beside the user's own. */
  readonly writes: readonly Write[];
  /** Conflicts for the user to decide, because one value will be lost. */
  readonly left: readonly TheirValue[];
};

/** Merges the values that a sent change overwrote with this device's current ones, where nothing is lost. */
export async function mergeTheirs(
  store: Pick<DocStore, 'readLocal'>,
  { writes, theirs, known, uid }: Pick<JournalEntry, 'writes' | 'theirs' | 'known' | 'uid'>,
): Promise<Merge> {
  const merged: Write[] = [];
  const left: TheirValue[] = [];
  for (const one of theirs) {
    const { ref, path, value } = one;
    const write = writes.find((change) => pathOfRef(change.ref) === pathOfRef(ref));
    const values = known[fieldKey(ref, path)] ?? [];
    // Texts and the like cannot be merged, so the device's copy is not needed.
    const isList = Array.isArray(value) && write?.kind === 'patch';
    const doc = isList ? await within(PATIENCE_MS, store.readLocal(ref)).catch(() => null) : null;
    const mine = doc ? (valueAt(doc, path) ?? null) : null;
    const items = write && doc && !isTag(value) ? mergeItems(mine, value, values) : null;
    if (!write || !items) left.push(one);
    else if (!isSameValue(items, mine))
      merged.push({ kind: 'patch', ref, fields: { [path]: items, ...stampsLike(write, uid) } });
  }
  return { writes: merged, left: left.some(isReadable) ? left : [] };
}
