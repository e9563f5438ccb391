import { COLLECTIONS } from '@/domain/core/collections';
import { isInstant, isList } from '@/domain/core/value';
import type { Value } from '@/domain/core/value';
import { compareValues } from '../store/compare';
import { valueAt } from '../store/paths';
import type { Ref, Tag, Write } from '../store/port';
import { isTag } from '../store/tags';
import { fieldsOf, pathOfRef } from './kept/entry';
import type { JournalEntry, Stored } from './kept/entry';

/** Stamps that every later change of the record sets anew. */
const STAMPS = ['updatedAt', 'updatedBy'];

/** Stands for the whole document among overwritten paths. */
const WHOLE = '*';

/**
 * Of changes whose outcome nobody heard, those that the server does not hold: told by its present state, with
 * what a later one of these changes overwrote left out. A change counts as not taken when in doubt, because
 * offering one too many is a question and losing one is a loss.
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
  // A batch is taken as a whole or not at all, and nobody else can have made a record with this fresh id.
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
      // A sum does not tell what it was made of.
      return false;
  }
}

/** A wish that a function has granted since: a link asked for is active when there was room for it. */
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
