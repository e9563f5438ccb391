import { instant, isList } from '@/domain/core/value';
import type { Doc, Value } from '@/domain/core/value';
import { compareValues } from './compare';
import { mergeLists } from './merge-lists';
import { valueAt, withValueAt } from './paths';
import type { Tag, Write } from './port';
import { isTag } from './tags';

/** The document after a write, with `at` as the server's time; null when it is deleted. */
export function applyWrite(write: Write, before: Doc | null, at: number): Doc | null {
  switch (write.kind) {
    case 'delete':
      return null;
    case 'create':
      return Object.entries(write.data).reduce<Doc>(
        (doc, [name, value]) => ({
          ...doc,
          [name]: isTag(value) ? (resolve(value, undefined, at) ?? null) : value,
        }),
        {},
      );
    case 'patch':
      if (before === null) return null;
      return Object.entries(write.fields).reduce<Doc>(
        (doc, [path, value]) =>
          withValueAt(doc, path, isTag(value) ? resolve(value, valueAt(doc, path), at) : value),
        before,
      );
  }
}

function resolve(tag: Tag, held: Value | undefined, at: number): Value | undefined {
  switch (tag.$tag) {
    case 'now':
      return instant(at);
    case 'inc':
      return typeof held === 'number' ? held + tag.by : tag.by;
    case 'union':
      return tag.values.reduce<readonly Value[]>(
        (items, value) => (includes(items, value) ? items : [...items, value]),
        listFrom(held),
      );
    case 'remove':
      return listFrom(held).filter((item) => !includes(tag.values, item));
    case 'list':
      return mergeLists(tag.from, tag.to, listFrom(held));
    case 'unset':
      return undefined;
  }
}

/** A union onto a value other than a list starts a new list, as in Firestore. */
function listFrom(held: Value | undefined): readonly Value[] {
  return isList(held) ? held : [];
}

function includes(items: readonly Value[], value: Value): boolean {
  return items.some((item) => compareValues(item, value) === 0);
}
