import {
  arrayRemove,
  arrayUnion,
  deleteField,
  increment,
  serverTimestamp,
  Timestamp,
} from 'firebase/firestore';
import { instant, isInstant } from '@/domain/value';
import type { Doc, Value } from '@/domain/value';
import type { Tag } from './port';
import { isTag } from './tags';

/** A value as the SDK takes it. */
export function toStored(value: Value | Tag): unknown {
  if (isTag(value)) return toSentinel(value);
  if (typeof value !== 'object' || value === null) return value;
  if (isInstant(value)) return Timestamp.fromMillis(value.$instant);
  if (Array.isArray(value)) return value.map(toStored);
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, toStored(item)]));
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
  // Server times carry microseconds; the domain counts whole milliseconds.
  if (value instanceof Timestamp) return instant(Math.floor(value.toMillis()));
  if (Array.isArray(value)) return value.map(fromStored);
  if (isPlainObject(value)) return fromStoredDoc(value);
  // A type no shape knows (a reference, a place): no field will accept it, so the record names itself.
  return { $unsupported: Object.prototype.toString.call(value) };
}

function toSentinel(tag: Tag): unknown {
  switch (tag.$tag) {
    case 'now':
      return serverTimestamp();
    case 'inc':
      return increment(tag.by);
    case 'union':
      return arrayUnion(...tag.values.map(toStored));
    case 'remove':
      return arrayRemove(...tag.values.map(toStored));
    case 'unset':
      return deleteField();
  }
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
