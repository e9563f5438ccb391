import { COLLECTIONS } from '@/domain/core/collections';
import { isInstant, isList } from '@/domain/core/value';
import type { Doc, Value } from '@/domain/core/value';
import { applyWrite } from '../store/apply';
import { compareValues } from '../store/compare';
import { valueAt, withValueAt } from '../store/paths';
import type { Ref, Tag, Write } from '../store/port';
import { isTag } from '../store/tags';
import { answeredFields } from './answered';
import { fieldsOf, pathOfRef } from './kept/entry';
import type { JournalEntry, Stored } from './kept/entry';

/** Fields that every later change of the record sets again. */
const STAMPS = ['updatedAt', 'updatedBy'];

/** Collections whose ids are those of other records or people: a document there may come from another change. */
const BORROWED_IDS: readonly string[] = [
  COLLECTIONS.prices,
  COLLECTIONS.settings,
  COLLECTIONS.preferences,
  COLLECTIONS.socialProfiles,
  COLLECTIONS.threads,
];

/** A change with an unknown outcome; `later` are the accepted writes to its records that came after it. */
export type UnknownChange = Pick<JournalEntry, 'at' | 'writes'> & Partial<Pick<JournalEntry, 'later'>>;

/**
 * Of changes with unknown outcome, returns those that the server does not have, judged by its current state. The server
 * has a change when sending it again, before the later ones, would change nothing. In doubt a change counts as not
 * accepted: an unnecessary offer is a question, a missing one a loss.
 */
export function notTaken<E extends UnknownChange>(
  entries: readonly E[],
  stored: (ref: Ref) => Stored,
): readonly E[] {
  let later: readonly Write[] = [];
  const left: E[] = [];
  for (const entry of entries.toSorted((a, b) => b.at - a.at)) {
    if (isTaken(entry.writes, stored, [...(entry.later ?? []), ...later]))
      later = [...entry.writes, ...later];
    else left.push(entry);
  }
  return left.toReversed();
}

function isTaken(writes: readonly Write[], stored: (ref: Ref) => Stored, later: readonly Write[]): boolean {
  // Marks of deleted customers follow from the deletion beside them.
  const records = writes.filter(({ ref }) => !ref.collection.startsWith(`${COLLECTIONS.directory}/`));
  const judged = records.length > 0 ? records : writes;
  // A batch is atomic, and no other client can have created a record with this fresh id.
  if (judged.some((write) => isOwnNew(write, stored(write.ref)))) return true;
  const verdicts = judged.map((write, at) =>
    verdictOf(write, stored(write.ref), laterOf(write, [...judged.slice(at + 1), ...later])),
  );
  // A sum does not show its parts; the rest of its batch decides.
  return (
    verdicts.every((verdict) => verdict !== 'missing') && !verdicts.every((verdict) => verdict === 'unclear')
  );
}

function laterOf({ ref }: Write, later: readonly Write[]): readonly Write[] {
  return later.filter((write) => pathOfRef(write.ref) === pathOfRef(ref));
}

function isOwnNew(write: Write, doc: Stored): boolean {
  return (
    isFresh(write) && doc !== null && doc !== 'hidden' && doc['createdBy'] === fieldsOf(write)['createdBy']
  );
}

/** True for a new record whose id was made for it. */
export function isFresh({ kind, ref, ...write }: Write): boolean {
  return (
    kind === 'create' &&
    'data' in write &&
    typeof write.data['createdBy'] === 'string' &&
    !BORROWED_IDS.includes(ref.collection)
  );
}

type Verdict = 'held' | 'missing' | 'unclear';

function verdictOf(write: Write, doc: Stored, later: readonly Write[]): Verdict {
  if (doc === 'hidden') return isLeaving(write) ? 'held' : 'missing';
  if (doc === null && write.kind === 'patch') {
    return later.some(({ kind }) => kind === 'delete') ? 'held' : 'missing';
  }
  if (write.kind === 'delete') return changesNothing(write, doc, later) ? 'held' : 'missing';
  const answered = doc ? answeredFields(write.ref, doc, fieldsOf(write)) : [];
  const fields = Object.entries(fieldsOf(write)).filter(
    ([field]) => !STAMPS.includes(field) && !answered.includes(field),
  );
  const sums = fields.filter(([, wanted]) => isTag(wanted) && wanted.$tag === 'inc');
  const others = fields.filter(([, wanted]) => !isTag(wanted) || wanted.$tag !== 'inc');
  if (!changesNothing(withFields(write, others, doc), doc, later)) return 'missing';
  const isSummed = sums.length > 0 && !changesNothing(withFields(write, sums, doc), doc, later);
  return isSummed && others.length === 0 ? 'unclear' : 'held';
}

/** A user who took themselves out of a list, such as a group's people, may see the document no more. */
function isLeaving(write: Write): boolean {
  const fields = fieldsOf(write);
  const uid = fields['updatedBy'];
  if (typeof uid !== 'string') return false;
  return Object.values(fields).some((value) => {
    if (!isTag(value)) return false;
    if (value.$tag === 'list') return value.from.includes(uid) && !value.to.includes(uid);
    return value.$tag === 'remove' && value.values.includes(uid);
  });
}

/** The write as it would be sent again, with these fields alone. Any stored moment may be the server's time of it. */
function withFields(
  { kind, ref }: Write,
  fields: readonly (readonly [string, Value | Tag])[],
  doc: Doc | null,
): Write {
  const sent = Object.fromEntries(
    fields.map(([field, wanted]) => {
      const held = doc ? valueAt(doc, field) : undefined;
      const isOwnTime = isTag(wanted) && wanted.$tag === 'now' && isInstant(held);
      return [field, isOwnTime ? held : wanted];
    }),
  );
  // The document has fields that functions set.
  return kind === 'create' && doc === null ? { kind, ref, data: sent } : { kind: 'patch', ref, fields: sent };
}

/** No record is as old: a time that is missing shows. */
const NEVER = 0;

/** True when the document would be the same with this write before the later ones as without it. */
function changesNothing(write: Write, doc: Doc | null, later: readonly Write[]): boolean {
  const lists = [write, ...later].flatMap((one) =>
    Object.entries(fieldsOf(one)).flatMap(([path, value]) =>
      isTag(value) && ('values' in value || value.$tag === 'list') ? [path] : [],
    ),
  );
  const after = (writes: readonly Write[]) => {
    const end = writes.reduce<Doc | null>((now, one) => applyWrite(one, now, NEVER), doc);
    return end && lists.reduce<Doc>((now, path) => withValueAt(now, path, inOrder(valueAt(now, path))), end);
  };
  return compareValues(after([write, ...later]), after(later)) === 0;
}

/** Values added to and removed from a list have no place in it. */
function inOrder(value: Value | undefined): Value | undefined {
  return isList(value) ? value.toSorted(compareValues) : value;
}
