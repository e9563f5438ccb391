import { isDeepStrictEqual } from 'node:util';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';

/** One write to a record, from an event: delivered at least once, in any order. */
export type RecordChange = {
  /** The same for every delivery of one write. */
  readonly eventId: string;
  /** Time of the write, epoch ms. */
  readonly at: number;
  readonly id: string;
  /** Null when the write created the record. */
  readonly before: DocumentData | null;
  /** Null when the write deleted the record. */
  readonly after: DocumentData | null;
};

/** One reaction to a write. Running it twice or late must give the same state. */
export type Step = (db: Firestore, change: RecordChange) => Promise<void>;

/** A text field of the record's newest known state, '' when missing. */
export function textField(change: RecordChange, name: string): string {
  const value: unknown = (change.after ?? change.before ?? {})[name];
  return typeof value === 'string' ? value : '';
}

/** Whether the write changed one of these fields; creating and deleting changes all. */
export function touches(change: RecordChange, fields: readonly string[]): boolean {
  const { before, after } = change;
  if (!before || !after) return true;
  return fields.some((field) => !isDeepStrictEqual(before[field], after[field]));
}

/** Whether the write changed any field but these. */
export function touchesMoreThan(change: RecordChange, fields: readonly string[]): boolean {
  const { before, after } = change;
  if (!before || !after) return true;
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].some((name) => !fields.includes(name) && !isDeepStrictEqual(before[name], after[name]));
}

/** Whether an import created the record; those are not handled one by one. */
export function isImported(change: RecordChange): boolean {
  return !change.before && textField(change, 'importId') !== '';
}
