import { COLLECTIONS } from '@/domain/core/collections';
import { isInstant, isList } from '@/domain/core/value';
import type { Value } from '@/domain/core/value';
import { compareValues } from '../store/compare';
import { valueAt } from '../store/paths';
import type { Ref, Tag, Write } from '../store/port';
import { isTag } from '../store/tags';
import { fieldsOf, pathOfRef } from './kept/entry';
import type { JournalEntry, Stored } from './kept/entry';

/** Fields that every later change of the record sets again. */
const STAMPS = ['updatedAt', 'updatedBy'];

/** Represents the whole document among overwritten paths. */
const WHOLE = '*';

/**
 * Of changes with unknown outcome, returns those that the server does not have, judged by its current state; values
 * that a later one of these changes overwrote are ignored. In doubt a change counts as not accepted: an unnecessary
 * offer is a question, a missing one a loss.
 */
export function notTaken<E extends Pick<JournalEntry, 'at' | 'writes'>>(
  entries: readonly E[],
  stored: (ref: Ref) => Stored,
): readonly E[] {
  const overwritten = new Set<string>();
  const left: E[] = [];
  for (const entry of entries.toSorted((a, b) => b.at - a.at)) {
    if (!isTaken(entry.writes, stored, overwritten)) {
      left.push(entry);
      continue;
    }
    for (const write of entry.writes) {
      const path = pathOfRef(write.ref);
      if (write.kind === 'delete') overwritten.add(`${path}/${WHOLE}`);
      for (const field of Object.keys(fieldsOf(write))) overwritten.add(`${path}/${field}`);
    }
  }
  return left.toReversed();
}

function isTaken(
  writes: readonly Write[],
  stored: (ref: Ref) => Stored,
  overwritten: ReadonlySet<string>,
): boolean {
  const judged = writes.filter((write) => !overwritten.has(`${pathOfRef(write.ref)}/${WHOLE}`));
  // A batch is atomic, and no other client can have created a record with this fresh id.
  const created = judged.find((write) => write.kind === 'create' && 'createdBy' in write.data);
  if (created?.kind === 'create') {
    const doc = stored(created.ref);
    return doc !== null && doc !== 'hidden' && isHeld(doc['createdBy'], created.data['createdBy'] ?? null);
  }
  return judged.every((write) => isWriteTaken(write, stored(write.ref), overwritten));
}

function isWriteTaken(write: Write, doc: Stored, overwritten: ReadonlySet<string>): boolean {
  if (doc === 'hidden') return false;
  if (write.kind === 'delete') return doc === null;
  if (doc === null) return false;
  return Object.entries(fieldsOf(write)).every(([field, wanted]) => {
    if (STAMPS.includes(field) || overwritten.has(`${pathOfRef(write.ref)}/${field}`)) return true;
    const held = valueAt(doc, field);
    return isHeld(held, wanted) || isAnswered(write.ref, field, held, wanted);
  });
}

function isHeld(held: Value | undefined, wanted: Value | Tag): boolean {
  if (!isTag(wanted)) return held !== undefined && compareValues(held, wanted) === 0;
  switch (wanted.$tag) {
    case 'now':
      return isInstant(held);
    case 'unset':
      return held === undefined;
    case 'union':
      return wanted.values.every((value) => includes(held, value));
    case 'remove':
      return wanted.values.every((value) => !includes(held, value));
    case 'inc':
      // A sum does not show its parts.
      return false;
  }
}

/** A request that a function has granted since: a requested link is active when the plan had room for it. */
function isAnswered(ref: Ref, field: string, held: Value | undefined, wanted: Value | Tag): boolean {
  return (
    ref.collection === COLLECTIONS.tracking &&
    field === 'state' &&
    wanted === 'requested' &&
    held === 'active'
  );
}

function includes(held: Value | undefined, value: Value): boolean {
  return isList(held) && held.some((item) => compareValues(item, value) === 0);
}
