import { instant, isInstant } from '@/domain/core/value';
import type { Doc, Value } from '@/domain/core/value';
import type { Ref, Tag, Write } from './port';
import { isTag } from './tags';

/** Creates an SDK's special values; the full and the lite SDK have their own classes. */
export type ValueMakers = {
  readonly moment: (epochMs: number) => unknown;
  readonly now: () => unknown;
  readonly inc: (by: number) => unknown;
  readonly union: (...values: readonly unknown[]) => unknown;
  readonly remove: (...values: readonly unknown[]) => unknown;
  readonly unset: () => unknown;
};

/** A batch of an SDK, and how to address documents and paths in it. */
export type BatchMakers<R, P> = {
  readonly batch: {
    readonly set: (ref: R, data: Record<string, unknown>) => unknown;
    readonly update: (ref: R, path: P, value: unknown, ...more: unknown[]) => unknown;
    readonly delete: (ref: R) => unknown;
  };
  readonly at: (ref: Ref) => R;
  readonly path: (dotted: string) => P;
  readonly stored: (value: Value | Tag) => unknown;
};

/** Returns a converter of values for one SDK. */
export function storedBy(make: ValueMakers): (value: Value | Tag) => unknown {
  const stored = (value: Value | Tag): unknown => {
    if (isTag(value)) return sentinel(value);
    if (typeof value !== 'object' || value === null) return value;
    if (isInstant(value)) return make.moment(value.$instant);
    if (Array.isArray(value)) return value.map(stored);
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, stored(item)]));
  };
  const sentinel = (tag: Tag): unknown => {
    switch (tag.$tag) {
      case 'now':
        return make.now();
      case 'inc':
        return make.inc(tag.by);
      case 'union':
        return make.union(...tag.values.map(stored));
      case 'remove':
        return make.remove(...tag.values.map(stored));
      case 'list':
        return tag.to.map(stored);
      case 'unset':
        return make.unset();
    }
  };
  return stored;
}

/** Adds writes to a batch; skips a patch without fields, because it changes nothing. */
export function fillBatch<R, P>(
  { batch, at, path, stored }: BatchMakers<R, P>,
  writes: readonly Write[],
): void {
  for (const write of writes) {
    if (write.kind === 'delete') batch.delete(at(write.ref));
    else if (write.kind === 'create') {
      const fields = Object.entries(write.data).map(([name, value]) => [name, stored(value)]);
      batch.set(at(write.ref), Object.fromEntries(fields));
    } else {
      const [first, ...others] = Object.entries(write.fields);
      if (!first) continue;
      const more = others.flatMap(([name, value]) => [path(name), stored(value)]);
      batch.update(at(write.ref), path(first[0]), stored(first[1]), ...more);
    }
  }
}

/** A delivered document as plain data. */
export function fromStoredDoc(data: Readonly<Record<string, unknown>>): Doc {
  return Object.fromEntries(Object.entries(data).map(([name, item]) => [name, fromStored(item)]));
}

function fromStored(value: unknown): Value {
  if (
    value === null ||
    typeof value === 'string' ||
    typeof value === 'boolean' ||
    typeof value === 'number'
  ) {
    return value;
  }
  // Server times have microseconds; the domain uses whole milliseconds.
  if (isMoment(value)) return instant(Math.floor(value.toMillis()));
  if (Array.isArray(value)) return value.map(fromStored);
  if (isPlainObject(value)) return fromStoredDoc(value);
  // A type that no shape has (a reference, a geo point): every field rejects it, so the record is reported as
  // unreadable.
  return { $unsupported: Object.prototype.toString.call(value) };
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** A timestamp of the full or the lite SDK, which have their own classes. */
function isMoment(value: unknown): value is { readonly toMillis: () => number } {
  return (
    typeof value === 'object' && value !== null && 'toMillis' in value && typeof value.toMillis === 'function'
  );
}
