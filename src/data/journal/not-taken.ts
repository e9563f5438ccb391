import { COLLECTIONS } from '@/domain/core/collections';
import type { Doc, Value } from '@/domain/core/value';
import type { Ref, Tag, Write } from '../store/port';
import { isTag } from '../store/tags';
import { answeredFields } from './answered';
import { changesNothing, withOwnTime } from './changes-nothing';
import { fieldsOf, pathOfRef } from './kept/entry';
import type { JournalEntry, Stored } from './kept/entry';

/** Fields that every later change of the record sets again. */
export const STAMPS: readonly string[] = ['updatedAt', 'updatedBy'];

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
    verdictOf(write, stored(write.ref), ofRecord(write.ref, [...judged.slice(at + 1), ...later])),
  );
  // A sum does not show its parts; the rest of its batch decides.
  return (
    verdicts.every((verdict) => verdict !== 'missing') && !verdicts.every((verdict) => verdict === 'unclear')
  );
}

/** The writes of one record. */
export function ofRecord(ref: Ref, writes: readonly Write[]): readonly Write[] {
  return writes.filter((write) => pathOfRef(write.ref) === pathOfRef(ref));
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
  if (write.kind === 'delete') return changesNothing([write], doc, later) ? 'held' : 'missing';
  const answered = doc ? answeredFields(write.ref, doc, fieldsOf(write)) : [];
  const fields = Object.entries(fieldsOf(write)).filter(
    ([field]) => !STAMPS.includes(field) && !answered.includes(field),
  );
  const sums = fields.filter(([, wanted]) => isTag(wanted) && wanted.$tag === 'inc');
  const others = fields.filter(([, wanted]) => !isTag(wanted) || wanted.$tag !== 'inc');
  if (!changesNothing([withFields(write, others, doc)], doc, later)) return 'missing';
  const isSummed = sums.length > 0 && !changesNothing([withFields(write, sums, doc)], doc, later);
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

/** The write as it would be sent again, with these fields alone. */
function withFields(
  { kind, ref }: Write,
  fields: readonly (readonly [string, Value | Tag])[],
  doc: Doc | null,
): Write {
  const sent = Object.fromEntries(fields.map(([field, wanted]) => [field, withOwnTime(field, wanted, doc)]));
  // The document has fields that functions set.
  return kind === 'create' && doc === null ? { kind, ref, data: sent } : { kind: 'patch', ref, fields: sent };
}
