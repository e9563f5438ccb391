import { AppError } from '@/domain/core/errors';
import { encodeField } from '@/domain/core/record-codec';
import type { Field, Shape } from '@/domain/core/shape';
import type { Doc, Value } from '@/domain/core/value';
import { compareValues } from '../compare';
import type { MemoryServerOptions } from './memory-server';

/** Refuses clients the fields that only functions write, as the generated rules do; functions use `put`. */
export function keepingServerFields(shapes: readonly Shape[]): NonNullable<MemoryServerOptions['authorize']> {
  const kept = new Map(
    shapes.map(({ collection, fields }) => [
      collection,
      Object.entries<Field>(fields).filter(([, { writer }]) => writer === 'server'),
    ]),
  );
  return ({ ref }, before, after) => {
    if (!after) return null;
    const fields = kept.get(ref.collection) ?? [];
    const isKept = ([name, field]: (typeof fields)[number]) =>
      before ? isSame(before[name], after[name]) : isNew(name, field, after);
    return fields.every(isKept) ? null : new AppError('denied');
  };
}

/** Whether a new record lacks the field or has its initial value; a derived one it must lack. */
function isNew(name: string, field: Field, record: Doc): boolean {
  const value = record[name];
  if (value === undefined || field.derived) return value === undefined;
  return isSame(value, encodeField({ ...field, required: false }, field.initial, name));
}

function isSame(one: Value | undefined, other: Value | undefined): boolean {
  return one === undefined || other === undefined ? one === other : compareValues(one, other) === 0;
}
