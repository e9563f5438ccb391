import { isDeepStrictEqual } from 'node:util';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';

/** One write to a record, as an event tells it: at least once, and in any order. */
export type RecordChange = {
  /** The same for every delivery of the same write. */
  readonly eventId: string;
  /** When it happened, epoch ms. */
  readonly at: number;
  readonly id: string;
  /** Null when the write made the record. */
  readonly before: DocumentData | null;
  /** Null when the write deleted the record. */
  readonly after: DocumentData | null;
};

/** One thing to be done about a write. Doing it twice, or late, must end in the same state. */
export type Step = (db: Firestore, change: RecordChange) => Promise<void>;

/** A text field of the newest known state of the record, '' when it has none. */
export function textField(change: RecordChange, name: string): string {
  const value: unknown = (change.after ?? change.before ?? {})[name];
  return typeof value === 'string' ? value : '';
}

/** Did the write touch one of these fields? Making and deleting a record touches all. */
export function touches(change: RecordChange, fields: readonly string[]): boolean {
  const { before, after } = change;
  if (!before || !after) return true;
  return fields.some((field) => !isDeepStrictEqual(before[field], after[field]));
}

/** Did the write touch anything but these fields? */
export function touchesMoreThan(change: RecordChange, fields: readonly string[]): boolean {
  const { before, after } = change;
  if (!before || !after) return true;
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].some((name) => !fields.includes(name) && !isDeepStrictEqual(before[name], after[name]));
}

/** A record made by an import, about which nothing is done one by one. */
export function isImported(change: RecordChange): boolean {
  return !change.before && textField(change, 'importId') !== '';
}
