import { isSameValue } from '../../store/compare';
import { valueAt } from '../../store/paths';
import type { DocStore, Write } from '../../store/port';
import { isTag } from '../../store/tags';
import { pathOfRef } from '../kept/entry';
import type { JournalEntry, TheirValue } from '../kept/entry';
import { fieldKey } from './known-values';
import { mergeItems } from './merge-items';
import { isReadable, stampsLike } from './theirs';
import { within } from '../within';

/** How long the device's own copy may be waited for, in ms. */
const PATIENCE_MS = 1_000;

export type Merge = {
  /** What brings others' values back beside one's own. */
  readonly writes: readonly Write[];
  /** What has to be asked, as one of both gets lost. */
  readonly left: readonly TheirValue[];
};

/** Joins what a sent change overwrote with what this device shows by now, where nothing of either gets lost. */
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
    // Texts and the like, of which one side's wins, need no look at the device.
    const isList = Array.isArray(value) && write?.kind === 'patch';
    const doc = isList ? await within(PATIENCE_MS, store.readLocal(ref)).catch(() => null) : null;
    const mine = doc ? (valueAt(doc, path) ?? null) : null;
    const items = write && doc && !isTag(value) ? mergeItems(mine, value, values) : null;
    if (!write || !items) left.push(one);
    else if (!isSameValue(items, mine))
      merged.push({ kind: 'patch', ref, fields: { [path]: items, ...stampsLike(write, uid) } });
  }
  return { writes: merged, left: left.some(({ path }) => isReadable(path)) ? left : [] };
}
