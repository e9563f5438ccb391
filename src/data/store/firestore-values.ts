import {
  arrayRemove,
  arrayUnion,
  deleteField,
  increment,
  serverTimestamp,
  Timestamp,
} from 'firebase/firestore';
import { instant } from '@/domain/value';
import type { Doc, Value } from '@/domain/value';
import { storedBy } from './stored-values';

/** A value as the SDK takes it. */
export const toStored = storedBy({
  moment: (epochMs) => Timestamp.fromMillis(epochMs),
  now: serverTimestamp,
  inc: increment,
  union: arrayUnion,
  remove: arrayRemove,
  unset: deleteField,
});

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

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
