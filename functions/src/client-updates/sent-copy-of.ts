import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { mayOn } from '@/domain/access/viewer';
import type { Roster } from '@/domain/company/company';
import type { Visit } from '@/domain/jobs/visit';
import type { Tracker } from '@/domain/trackers/tracker';
import { findViewer } from '../company/viewers';
import type { ProductMail } from '../mail/sent-copy';

/** The uid of who planned the visit or moved the tracker; '' for one who does not see the tracker. */
export async function causeOf(
  db: Firestore,
  tx: Transaction,
  tracker: Tracker,
  visit: Visit | null,
): Promise<string> {
  const uid = visit ? visit.updatedBy : tracker.statusBy || tracker.updatedBy;
  const viewer = uid === '' ? null : await findViewer(db, tx, uid);
  return viewer && mayOn(viewer, 'trackers:view', tracker) ? uid : '';
}

export type SentUpdate = {
  readonly id: string;
  readonly tracker: Tracker;
  readonly person: string;
  readonly people: Roster['people'];
  readonly wording: { readonly subject: string; readonly text: string };
  /** Epoch ms. */
  readonly at: number;
};

/** A person's copy of a mail to a client, without the client's link. */
export function sentCopyOf({ id, tracker, person, people, wording, at }: SentUpdate): ProductMail {
  const { owner, email, uuid: recordId, title: recordTitle } = tracker;
  const name = people.find(({ uid }) => uid === person)?.name ?? '';
  return {
    id,
    owner,
    person,
    name,
    to: [email],
    at,
    ...wording,
    about: { recordNoun: 'tracker', recordId, recordTitle },
  };
}
