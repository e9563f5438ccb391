import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { preferencesShape } from '@/domain/account/preferences';
import { COLLECTIONS } from '@/domain/core/collections';
import type { NewsWords } from '@/domain/notifications/news-words';
import { notificationShape } from '@/domain/notifications/notification';
import type { NotificationKind } from '@/domain/notifications/notification';
import { readSnapshot, storedRecord } from '../records';
import { hashOf, wordsOf } from './notify';

/** A notification that stays while its cause lasts: one per reader, kind and subject. */
export type Lasting = {
  readonly person: string;
  readonly owner: string;
  readonly kind: NotificationKind;
  readonly subject: string;
};

/** A reader's lasting notification as of one transaction. */
export type Standing = Lasting & { readonly stored: DocumentSnapshot; readonly isMuted: boolean };

/** Reads it; call it before the transaction writes. */
export async function readLasting(db: Firestore, tx: Transaction, lasting: Lasting): Promise<Standing> {
  const { person, owner, kind, subject } = lasting;
  const id = hashOf(JSON.stringify([person, owner, kind, subject]));
  const stored = await tx.get(db.collection(COLLECTIONS.notifications).doc(id));
  const chosen = readSnapshot(
    preferencesShape,
    await tx.get(db.collection(COLLECTIONS.preferences).doc(person)),
  );
  return { ...lasting, stored, isMuted: chosen?.mutedNotifications.includes(kind) ?? false };
}

/** What it says now, `count` of how many, and until when it is kept unless it is told again (epoch ms). */
export type Said = { readonly words: NewsWords; readonly count: number; readonly expiresAt: number };

/** Creates or changes it. It is unread again only when there are more than its reader saw. */
export function putLasting(tx: Transaction, standing: Standing, said: Said, now: number): void {
  const { stored, isMuted, person, owner, kind } = standing;
  const before = readSnapshot(notificationShape, stored);
  if (!before && isMuted) return;
  const { words, count, expiresAt } = said;
  const fields = { ...wordsOf(words), count, expiresAt };
  if (before) {
    const isMore = count > before.count;
    tx.update(
      stored.ref,
      storedRecord(notificationShape, { ...fields, ...(isMore && { updatedAt: now, readAt: null }) }),
    );
    return;
  }
  tx.create(
    stored.ref,
    storedRecord(notificationShape, {
      uuid: stored.id,
      person,
      owner,
      kind,
      ...fields,
      noun: '',
      recordId: '',
      events: [],
      createdAt: now,
      updatedAt: now,
      readAt: null,
    }),
  );
}

/** Removes it: its cause has ended. */
export function endLasting(tx: Transaction, { stored }: Standing): void {
  if (stored.exists) tx.delete(stored.ref);
}
