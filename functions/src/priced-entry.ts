import { createHash } from 'node:crypto';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import type { NounName } from '@/domain/core/noun-names';
import { activityShape } from '@/domain/history/activity';
import type { ActivityKind } from '@/domain/history/activity';
import { entryOfWrite, subjectOf } from '@/domain/history/activity-entry';
import type { Noun } from '@/domain/nouns/define-noun';
import { storedRecord } from './records';

/** What an entry says; equal ids are one entry. */
export type PricedEvent = {
  readonly id: string;
  /** Epoch ms. */
  readonly at: number;
  /** Uid, or '' for the client. */
  readonly by: string;
  readonly byName: string;
  readonly kind: ActivityKind;
  readonly body: string;
};

const LONGEST = 2_000;

/** Writes an entry into the history of a record with amounts inside, which only people who see amounts read. */
export function enterPriced(
  db: Firestore,
  tx: Transaction,
  noun: Pick<Noun<string, NounName>, 'name' | 'line' | 'address' | 'parent'>,
  record: { readonly uuid: string; readonly owner: string; readonly assignees: readonly string[] },
  { id, body, ...event }: PricedEvent,
): void {
  const uuid = createHash('sha256').update(`${noun.name} ${id}`).digest('base64url').slice(0, 24);
  const { uuid: recordId, owner, assignees } = record;
  const subject = subjectOf(noun, recordId, { ...record });
  const entry = entryOfWrite({ uuid, subject, owner, assignees, ...event, changes: [] });
  tx.set(
    db.collection(COLLECTIONS.activityPriced).doc(uuid),
    storedRecord(activityShape, { ...entry, body: body.slice(0, LONGEST) }),
  );
}
