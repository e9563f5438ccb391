import type { Firestore } from 'firebase-admin/firestore';
import type { Permission } from '@/domain/access/permissions';
import { may } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import type { EventWords } from '@/domain/notifications/news-words';
import type { NotificationKind } from '@/domain/notifications/notification';
import { nameOfPerson } from '../company/person-name';
import type { RecordChange } from '../triggers/change';
import { notify } from './notify';

/** One event of a card or of the calendar. */
export type RoomNews = {
  readonly kind: NotificationKind;
  /** The business. */
  readonly owner: string;
  /** Events of one subject and minute are joined. */
  readonly subject: string;
  readonly people: readonly string[];
  /** The permission to see it; null for what everybody of the business sees. */
  readonly needs: Permission | null;
  /** Who did it. */
  readonly by: string;
  /** The words, with the name of that person. */
  readonly words: (by: string) => EventWords;
};

/** Tells each of these people but the one who did it. */
export async function tellPeople(
  db: Firestore,
  { eventId, at }: RecordChange,
  { kind, owner, subject, people, needs, by, words }: RoomNews,
): Promise<void> {
  const told = people.filter((uid) => uid !== by);
  if (told.length === 0) return;
  const said = words(await nameOfPerson(db, by));
  for (const person of told) {
    const sees = (viewer: Viewer) => needs === null || may(viewer, needs);
    await notify(db, { person, owner, by, kind, eventId: `${eventId} ${by}`, at, subject, sees, ...said });
  }
}
