import { createHash } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentData, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { activityShape } from '@/domain/history/activity';
import { entryOfWrite, subjectOf } from '@/domain/history/activity-entry';
import type { EntrySubject } from '@/domain/history/activity-entry';
import { diffRecord } from '@/domain/history/activity-diff';
import type { FieldChange } from '@/domain/history/activity-diff';
import { placedChanges } from '@/domain/history/history-place';
import { COLLECTIONS } from '@/domain/core/collections';
import { rosterShape, settingsShape } from '@/domain/company/company';
import { priceShape } from '@/domain/money/price';
import type { NounName } from '@/domain/core/noun-names';
import { initialOf } from '@/domain/core/shape';
import type { Field } from '@/domain/core/shape';
import { withSubStatusText } from '@/domain/core/sub-statuses';
import { nounNamed } from '@/domain/nouns';
import type { Noun } from '@/domain/nouns/define-noun';
import { nameOfPerson } from '../company/person-name';
import { isErased } from '../erasure/erasures';
import { readRecord, readSnapshot, storedRecord } from '../records';
import { isImported, textField, touches } from './change';
import type { RecordChange, Step } from './change';
import { isTakenBack } from './taken-back';

/**
 * On a record: writes an entry with who created, changed or deleted it, and its earlier values. Amounts, and everything
 * of a record with amounts inside, go where `pricing:show` is needed.
 */
export function recordActivity(noun: Noun<string, NounName>): Step {
  return async (db, change) => {
    if (isImported(change) || (await isTakenBack(db, change))) return;
    const { shape } = noun;
    const nameOf =
      change.before && change.after && touches(change, peopleFields(noun))
        ? await rosterNames(db, textField(change, 'owner'))
        : () => '';
    const diff =
      change.before && change.after
        ? diffRecord(shape, readRecord(shape, change.before), readRecord(shape, change.after), nameOf)
        : { plain: [], priced: [] };
    const about = subjectOf(noun, change.id, change.after ?? change.before ?? {});
    for (const { collection, changes } of placedChanges(noun, diff, !change.before || !change.after)) {
      await writeEntry(db, collection, change, about, await inWords(db, change, changes));
    }
  };
}

function peopleFields({ shape }: Noun): readonly string[] {
  const fields = Object.entries<Field>(shape.fields);
  return fields.flatMap(([name, { facts }]) => (facts?.meaning === 'person' ? [name] : []));
}

/** On a price: writes an entry only people who may see amounts can read. */
export const recordPriceActivity: Step = async (db, change) => {
  const before = change.before && readRecord(priceShape, change.before);
  const after = change.after && readRecord(priceShape, change.after);
  const price = after ?? before;
  if (!price) return;
  const nothing = initialOf(priceShape.fields);
  const { priced } = diffRecord(priceShape, before ?? nothing, after ?? nothing, () => '');
  if (priced.length === 0) return;
  const { noun, customerId, trackerId } = price;
  const described = nounNamed(noun);
  const record = await db.collection(described.shape.collection).doc(change.id).get();
  if (!change.before && (await cameWithImport(db, record))) return;
  // An amount deleted with its record is no change of the record.
  if (!after && !record.exists) return;
  const about = { ...subjectOf(described, change.id, record.data() ?? {}), customerId, trackerId };
  await writeEntry(db, COLLECTIONS.activityPriced, change, about, priced);
};

/** Whether an import created record and amount in one commit; the record's own history says so. */
async function cameWithImport(db: Firestore, record: DocumentSnapshot): Promise<boolean> {
  if (!record.exists || (record.get('importId') ?? '') === '') return false;
  const price = await db.collection(COLLECTIONS.prices).doc(record.id).get();
  return price.createTime !== undefined && record.createTime?.isEqual(price.createTime) === true;
}

/**
 * Writes an event's entry under an id derived from the event, so a second delivery finds it. Reads the
 * assignees in the same transaction; a later change of assignees also finds the entry and restamps it.
 */
async function writeEntry(
  db: Firestore,
  collection: string,
  change: RecordChange,
  about: EntrySubject,
  changes: readonly FieldChange[],
): Promise<void> {
  const uuid = createHash('sha256').update(change.eventId).digest('base64url').slice(0, 24);
  const entryRef = db.collection(collection).doc(uuid);
  const recordRef = db.collection(nounNamed(about.noun).shape.collection).doc(about.recordId);
  // A deletion event does not name its author.
  const actor = change.after ? textField(change, 'updatedBy') : '';
  const byName = await nameOfPerson(db, actor);
  const at = writtenAt(change);
  await db.runTransaction(async (tx) => {
    const [entry, record] = await tx.getAll(entryRef, recordRef);
    if (entry?.exists) return;
    // An erased owner has no readers left. Records are erased before their history, so an existing record is
    // not part of that.
    if (!record?.exists && (await isErased(db, tx, textField(change, 'owner')))) return;
    tx.create(
      entryRef,
      storedRecord(
        activityShape,
        entryOfWrite({
          uuid,
          subject: about,
          owner: textField(change, 'owner'),
          assignees: assigneesOf(record?.data() ?? change.after ?? change.before ?? {}),
          at,
          by: actor,
          kind: !change.before ? 'created' : !change.after ? 'deleted' : 'changed',
          byName,
          changes,
        }),
      ),
    );
  });
}

function assigneesOf(data: DocumentData): readonly string[] {
  const assignees: unknown = data['assignees'];
  return Array.isArray(assignees) ? assignees.filter((uid) => typeof uid === 'string') : [];
}

/** The record's own stamp is exact; an event's time may be in whole seconds. */
function writtenAt(change: RecordChange): number {
  const stamp: unknown = change.after?.['updatedAt'];
  return stamp instanceof Timestamp ? stamp.toMillis() : change.at;
}

/** Stores sub-statuses as their present words, because a business may remove them. */
async function inWords(
  db: Firestore,
  change: RecordChange,
  changes: readonly FieldChange[],
): Promise<readonly FieldChange[]> {
  if (!changes.some(({ field }) => field === 'subStatus')) return changes;
  const settings = await db.collection(COLLECTIONS.settings).doc(textField(change, 'owner')).get();
  return withSubStatusText(changes, readSnapshot(settingsShape, settings)?.subStatuses ?? []);
}

/** Takes names from the roster only: a foreign uid in a record must not reveal a person. */
async function rosterNames(db: Firestore, owner: string): Promise<(uid: string) => string> {
  if (owner === '') return () => '';
  const roster = readSnapshot(rosterShape, await db.collection(COLLECTIONS.rosters).doc(owner).get());
  const names = new Map((roster?.people ?? []).map((person) => [person.uid, person.name]));
  return (uid) => names.get(uid) ?? '';
}
