import type { Firestore, Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { COLLECTIONS } from '@/domain/core/collections';
import { companyShape } from '@/domain/company/company';
import { recordPlace } from '@/domain/navigation/record-place';
import { NOUNS } from '@/domain/nouns';
import { titleOf } from '@/domain/nouns/define-noun';
import type { Noun } from '@/domain/nouns/define-noun';
import { MOST_NAMED, refusedWords } from '@/domain/notifications/refused-words';
import { DAY_MS } from '@/domain/time/time';
import type { Caller } from '../../calls/guard';
import { id, integer } from '../../calls/input';
import { countUse, limitRef } from '../../calls/limits';
import { nameOfPerson } from '../../company/person-name';
import { readViewer } from '../../company/viewers';
import { endLasting, putLasting, readLasting } from '../../notifications/lasting';
import { readRecord, readSnapshot } from '../../records';

const REPORTS_PER_HOUR = 60;

/** Administrators who are told. */
const MOST_TOLD = 20;

/** How long the notice is kept unless the device reports again, as it does at each start. */
const KEPT_MS = 14 * DAY_MS;

const collections: readonly string[] = Object.values(COLLECTIONS);

export const reportRefusedInput = v.strictObject({
  /** Refused changes on the caller's device; 0 when none is left. */
  count: integer(0, 10_000),
  /** The documents they are about. */
  records: v.pipe(
    v.array(
      v.strictObject({
        collection: v.pipe(
          v.string(),
          v.check((name) => collections.includes(name), 'invalid'),
        ),
        id: id(1, 200),
      }),
    ),
    v.maxLength(MOST_NAMED),
  ),
});

type Report = v.InferOutput<typeof reportRefusedInput>;

/**
 * Tells the administrators of the caller's company what the caller's device could not save, and ends that notice when
 * nothing is left. Titles are read here, from records of the company: nothing that the caller writes is shown.
 */
export function reportRefused(
  db: Firestore,
  { uid }: Caller,
  { count, records }: Report,
  now: number,
): Promise<{ readonly told: number }> {
  return db.runTransaction(async (tx) => {
    const { owner } = await readViewer(db, tx, uid);
    const stored = await tx.get(db.collection(COLLECTIONS.companies).doc(owner));
    const administrators = readSnapshot(companyShape, stored)?.administrator ?? [];
    const readers = administrators.filter((reader) => reader !== uid).slice(0, MOST_TOLD);
    if (readers.length === 0) return { told: 0 };
    const limit = await tx.get(limitRef(db, `refused_${uid}`, now));
    const standing = await Promise.all(
      readers.map((person) =>
        readLasting(db, tx, { person, owner, kind: 'refused', subject: `refused:${uid}` }),
      ),
    );
    const about = await Promise.all(records.map((record) => namedRecord(db, tx, owner, record)));
    const by = await nameOfPerson(db, uid);
    countUse(tx, limit, REPORTS_PER_HOUR, now);
    if (count === 0) {
      for (const one of standing) endLasting(tx, one);
      return { told: 0 };
    }
    const words = refusedWords({ uid, by, count, about: [...new Set(about)] });
    for (const one of standing) putLasting(tx, one, { words, count, expiresAt: now + KEPT_MS }, now);
    return { told: standing.length };
  });
}

/** "job Hall Road"; the noun alone for what is new, gone or of another business. */
async function namedRecord(
  db: Firestore,
  tx: Transaction,
  owner: string,
  record: Report['records'][number],
): Promise<string> {
  const noun: Noun | undefined = NOUNS.find(({ shape }) => shape.collection === record.collection);
  if (!noun) return recordPlace(record.collection, record.id, {}).title.toLowerCase();
  const found = (await tx.get(db.collection(record.collection).doc(record.id))).data();
  const known = found && readRecord(noun.shape, found);
  const title = known?.owner === owner ? titleOf(noun, known) : '';
  return title === '' ? noun.words.one : `${noun.words.one} ${title}`;
}
