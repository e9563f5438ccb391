import { createHash } from 'node:crypto';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { preferencesShape } from '@/domain/account/preferences';
import type { Preferences } from '@/domain/account/preferences';
import type { Viewer } from '@/domain/access/viewer';
import { COLLECTIONS } from '@/domain/core/collections';
import type { NounName } from '@/domain/core/noun-names';
import { nounNamed } from '@/domain/nouns';
import { mayView } from '@/domain/nouns/record-rights';
import { fitted, MOST_EVENTS, NOTIFICATION_MS, notificationShape } from '@/domain/notifications/notification';
import type { NewsWords } from '@/domain/notifications/news-words';
import type { NotificationKind } from '@/domain/notifications/notification';
import { MINUTE_MS } from '@/domain/time/time';
import { findViewer } from '../company/viewers';
import { readRecord, readSnapshot, storedRecord } from '../records';

/** One event to tell one person about. */
export type News = {
  readonly person: string;
  /** The business it is about, to which the person must belong; null for theirs, whichever it is. */
  readonly owner: string | null;
  /** Who did it; nobody is told of their own acts. '' for clients and the product itself. */
  readonly by: string;
  readonly kind: NotificationKind;
  /** The same for every delivery of the event. */
  readonly eventId: string;
  /** Time of the event, epoch ms; not the present time, which differs between deliveries. */
  readonly at: number;
  /** Events of one kind and subject within a window become one notification. */
  readonly subject: string;
  /** Length of these windows in ms; a minute by default. */
  readonly window?: number;
  readonly words: NewsWords;
  /** The words for several events. Without it, further events of the window tell nothing. */
  readonly joined?: (count: number) => NewsWords;
  /** The thread it was said in; nothing is told of those that the person muted. */
  readonly chat?: string;
  /** A business record: it must exist, and the person must be allowed to see it. */
  readonly record?: { readonly noun: NounName; readonly id: string };
  /** For all other data: whether the person may see it. May read in the transaction. */
  readonly sees?: (viewer: Viewer, tx: Transaction) => boolean | Promise<boolean>;
};

/** What became of an event: told, or why not. */
export type Told = 'told' | 'own' | 'muted' | 'hidden' | 'known';

/**
 * Tells a person of an event: once, however often it is delivered, and not of their own acts, of kinds they
 * switched off, or of what they may not see.
 */
export async function notify(db: Firestore, news: News): Promise<Told> {
  if (news.person === '' || news.person === news.by) return 'own';
  const ref = notificationRef(db, news);
  return db.runTransaction(async (tx) => {
    const viewer = await findViewer(db, tx, news.person);
    if (!viewer || !(await maySee(db, tx, viewer, news))) return 'hidden';
    const stored = await tx.get(db.collection(COLLECTIONS.preferences).doc(news.person));
    const chosen = readSnapshot(preferencesShape, stored);
    if (chosen && isMuted(chosen, news)) return 'muted';
    const standing = readSnapshot(notificationShape, await tx.get(ref));
    const event = hashOf(news.eventId);
    if (!standing) {
      tx.create(ref, storedRecord(notificationShape, firstOf(news, viewer, ref.id, event)));
      return 'told';
    }
    if (standing.events.includes(event) || !news.joined) return 'known';
    const count = standing.count + 1;
    tx.update(
      ref,
      storedRecord(notificationShape, {
        ...wordsOf(news.joined(count)),
        count,
        events: [...standing.events, event].slice(-MOST_EVENTS),
        updatedAt: Math.max(standing.updatedAt, news.at),
        readAt: null,
      }),
    );
    return 'told';
  });
}

function isMuted({ mutedNotifications, mutedChats }: Preferences, { kind, chat }: News): boolean {
  return mutedNotifications.includes(kind) || (chat !== undefined && mutedChats.includes(chat));
}

/** The address of an event's notification, from its person, kind, subject and window. */
function notificationRef(db: Firestore, news: News): DocumentReference {
  const { person, kind, subject, at, window = MINUTE_MS } = news;
  const parts = [person, kind, subject, Math.floor(at / window)];
  return db.collection(COLLECTIONS.notifications).doc(hashOf(JSON.stringify(parts)));
}

function firstOf(news: News, viewer: Viewer, uuid: string, event: string) {
  return {
    uuid,
    person: news.person,
    owner: viewer.owner,
    kind: news.kind,
    ...wordsOf(news.words),
    noun: news.record?.noun ?? '',
    recordId: news.record?.id ?? '',
    count: 1,
    events: [event],
    createdAt: news.at,
    updatedAt: news.at,
    readAt: null,
    expiresAt: news.at + NOTIFICATION_MS,
  };
}

/** The words as a notification stores them. */
export function wordsOf({ title, text = '', link = '' }: NewsWords) {
  return { title: fitted(title, 'title'), text: fitted(text, 'text'), link };
}

/** Whether the person belongs to the business and may see the record: no notification says more than the app. */
async function maySee(db: Firestore, tx: Transaction, viewer: Viewer, news: News): Promise<boolean> {
  if (news.owner !== null && news.owner !== viewer.owner) return false;
  if (news.record) {
    const noun = nounNamed(news.record.noun);
    const found = (await tx.get(db.collection(noun.shape.collection).doc(news.record.id))).data();
    if (!found || !mayView(viewer, noun, readRecord(noun.shape, found))) return false;
  }
  return (await news.sees?.(viewer, tx)) ?? true;
}

/** A hash of fixed length, also used as an id. */
export function hashOf(words: string): string {
  return createHash('sha256').update(words).digest('base64url').slice(0, 24);
}
