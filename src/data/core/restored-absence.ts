import { encodeField } from '@/domain/core/record-codec';
import type { Field, Fields } from '@/domain/core/shape';
import { isMap } from '@/domain/core/value';
import type { Doc, Value } from '@/domain/core/value';
import { isSameValue } from '../store/compare';
import { unset } from '../store/port';
import type { Ref, Write } from '../store/port';

/**
 * The fields that a delivered document lacks, by path and document, with the initial value of those that the rules let it
 * lack; records of today lack none.
 */
const lacking = new Map<string, ReadonlyMap<string, Value | undefined>>();

/** Notes which fields a delivered document lacks: it was stored before they existed, or with null, which is absent. */
export function noteAbsent(ref: Ref, fields: Fields, doc: Doc): void {
  const paths = absentIn(fields, doc);
  if (paths.length > 0) lacking.set(keyOf(ref), new Map(paths));
  else lacking.delete(keyOf(ref));
}

/** The paths of what the latest delivered version of a document lacks, groups before their fields. */
export function absentPaths(ref: Ref): readonly string[] {
  return [...(lacking.get(keyOf(ref))?.keys() ?? [])];
}

/**
 * The writes of an Undo, where a field that the document lacks is removed instead of set to its initial value: a record
 * without a field stays without it. To be asked before the change is made.
 */
export function restoringAbsence(undo: readonly Write[]): readonly Write[] {
  return undo.map((write) => {
    const absent = write.kind === 'patch' ? lacking.get(keyOf(write.ref)) : undefined;
    if (write.kind !== 'patch' || !absent) return write;
    const fields = Object.entries(write.fields).map(([path, value]) => {
      const initial = absent.get(path);
      const isInitial = initial !== undefined && isSameValue(initial, value);
      return [path, isInitial ? unset() : value] as const;
    });
    return { ...write, fields: Object.fromEntries(fields) };
  });
}

function absentIn(fields: Fields, doc: Doc): readonly (readonly [string, Value | undefined])[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = Object.hasOwn(doc, name) ? doc[name] : undefined;
    if (field.writer === 'server') return [];
    const isAbsent = value === undefined || (value === null && field.initial !== null);
    const own = isAbsent ? [[name, initialOf(field)] as const] : [];
    if (field.kind !== 'group') return own;
    const inside = absentIn(field.fields, isMap(value) ? value : {});
    return [...own, ...inside.map(([path, initial]) => [`${name}.${path}`, initial] as const)];
  });
}

/** The initial value of a field that the rules read as this value where it is absent; undefined for others. */
function initialOf(field: Field): Value | undefined {
  const mayLack =
    field.kind === 'text'
      ? !field.required
      : field.kind === 'day' || field.kind === 'choice' || field.kind === 'boolean' || field.initial === null;
  return mayLack ? encodeField(field, field.initial, '') : undefined;
}

function keyOf({ collection, id }: Ref): string {
  return `${collection}/${id}`;
}
