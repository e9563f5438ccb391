import { isInstant, isList } from '@/domain/core/value';
import type { Doc, Value } from '@/domain/core/value';
import { applyWrite } from '../store/apply';
import { compareValues } from '../store/compare';
import { valueAt, withValueAt } from '../store/paths';
import type { Tag, Write } from '../store/port';
import { isTag } from '../store/tags';
import { fieldsOf } from './kept/entry';

/** No record is as old: a time that is missing shows. */
const NEVER = 0;

/**
 * True when a document would be the same with these writes of it before the later ones as without them; with `path`,
 * that field of it.
 */
export function changesNothing(
  writes: readonly Write[],
  doc: Doc | null,
  later: readonly Write[],
  path?: string,
): boolean {
  const lists = [...writes, ...later].flatMap((one) =>
    Object.entries(fieldsOf(one)).flatMap(([field, value]) =>
      isTag(value) && ('values' in value || value.$tag === 'list') ? [field] : [],
    ),
  );
  const after = (all: readonly Write[]): Value => {
    const end = all.reduce<Doc | null>((now, one) => applyWrite(one, now, NEVER), doc);
    const shown =
      end && lists.reduce<Doc>((now, list) => withValueAt(now, list, inOrder(valueAt(now, list))), end);
    return shown && path !== undefined ? (valueAt(shown, path) ?? null) : shown;
  };
  return compareValues(after([...writes, ...later]), after(later)) === 0;
}

/** Values added to and removed from a list have no place in it. */
function inOrder(value: Value | undefined): Value | undefined {
  return isList(value) ? value.toSorted(compareValues) : value;
}

/** A field's value as it would be sent again: any stored moment may be the server's time of the first sending. */
export function withOwnTime(path: string, wanted: Value | Tag, doc: Doc | null): Value | Tag {
  const held = doc ? valueAt(doc, path) : undefined;
  return isTag(wanted) && wanted.$tag === 'now' && isInstant(held) ? held : wanted;
}
