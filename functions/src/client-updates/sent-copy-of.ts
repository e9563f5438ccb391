import type { ClientUpdate } from '@/domain/client-updates/client-update';
import type { Roster } from '@/domain/company/company';
import type { Visit } from '@/domain/jobs/visit';
import type { Tracker } from '@/domain/trackers/tracker';
import type { ProductMail } from '../mail/sent-copy';

export type SentUpdate = {
  readonly id: string;
  readonly update: Pick<ClientUpdate, 'owner'>;
  readonly tracker: Tracker;
  readonly visit: Visit | null;
  readonly people: Roster['people'];
  readonly wording: { readonly subject: string; readonly text: string };
  /** Epoch ms. */
  readonly at: number;
};

/**
 * The copy of a mail to a client for the one who planned the visit or moved the tracker; null when they work here no
 * more. It is without the tracking link, which may be closed to this person.
 */
export function sentCopyOf({
  id,
  update,
  tracker,
  visit,
  people,
  wording,
  at,
}: SentUpdate): ProductMail | null {
  const { owner } = update;
  const person = visit ? visit.updatedBy : tracker.statusBy || tracker.updatedBy;
  const known = people.find(({ uid, active }) => uid === person && active);
  if (!known && person !== owner) return null;
  return {
    ...{ id, owner, person, name: known?.name ?? '', to: tracker.email, at },
    ...wording,
    about: { recordNoun: 'tracker', recordId: tracker.uuid, recordTitle: tracker.title },
  };
}
