import { clientUpdateShape } from '@/domain/client-updates/client-update';
import type { ClientUpdate } from '@/domain/client-updates/client-update';
import { UPDATES_SAID } from '@/domain/client-updates/updates-said';
import type { UpdateKind } from '@/domain/company/update-kinds';
import { SETTLE_MS } from '@/domain/client-updates/plan';
import { updateValues } from '@/domain/client-updates/values';
import { fillIn } from '@/domain/client-updates/wording';
import { unsentReason } from '@/domain/client-updates/unsent-reason';
import type { BusinessSettings } from '@/domain/company/company';
import { initialOf } from '@/domain/core/shape';
import type { Place } from '@/domain/format/formats';
import type { Visit } from '@/domain/jobs/visit';
import type { Tracker, TrackingLink } from '@/domain/trackers/tracker';

/** The occasions on which the example businesses write. */
const OCCASIONS: readonly UpdateKind[] = ['stage', 'booked', 'moved', 'reminder', 'onTheWay', 'done'];

/** The mails that the example businesses chose. */
export const EXAMPLE_UPDATES: BusinessSettings['clientUpdates'] = OCCASIONS.map((kind) => ({
  kind,
  subject: UPDATES_SAID[kind].subject,
  text: UPDATES_SAID[kind].body,
}));

type Told = {
  readonly trackers: readonly Tracker[];
  readonly visits: readonly Visit[];
  readonly links: readonly TrackingLink[];
  readonly names: ReadonlyMap<string, string>;
  readonly place: Place;
  /** Epoch ms. */
  readonly now: number;
};

/** What each open tracker's client was told: its stage, and the booking of its next visit. */
export function exampleUpdates({
  trackers,
  visits,
  links,
  names,
  place,
  now,
}: Told): readonly ClientUpdate[] {
  const open = trackers.filter(({ listOrganizer, status }) => listOrganizer === 'Open' && status !== 'Sold');
  return open.flatMap((tracker) => {
    const next = visits.find((visit) => visit.trackerId === tracker.uuid && visit.start > now);
    const link = links.find(({ uuid }) => uuid === tracker.linkId) ?? null;
    const told = (kind: UpdateKind, at: number, visit: Visit | null, wanted: string): ClientUpdate => {
      const facts = { kind, settings: { clientUpdates: EXAMPLE_UPDATES, reviewAddress: '' }, tracker, visit };
      const why = unsentReason({ ...facts, textsTo: '', link, hasStopped: false, now: at });
      const business = names.get(tracker.owner) ?? '';
      const said = UPDATES_SAID[kind];
      const values = updateValues({ tracker, visit, business, review: '', people: [], place }, at);
      const { subject } = fillIn({ subject: said.subject, text: said.body }, values);
      const isSent = why === null;
      return {
        ...initialOf(clientUpdateShape.fields),
        uuid: visit ? `visit-${visit.uuid}` : `stage-${tracker.uuid}`,
        owner: tracker.owner,
        assignees: tracker.assignees,
        createdAt: at,
        updatedAt: at,
        trackerId: tracker.uuid,
        customerId: tracker.customerId,
        visitId: visit?.uuid ?? '',
        kind,
        wanted,
        ...(isSent
          ? { state: 'sent', told: wanted, sent: 1, sentAt: at, to: tracker.email, subject }
          : { state: why === '' ? 'settled' : 'unsent', why }),
      };
    };
    const stage = told(
      tracker.status === 'Complete' ? 'done' : 'stage',
      Math.min(now, tracker.statusAt + SETTLE_MS),
      null,
      tracker.status,
    );
    if (!next) return [stage];
    const bookedAt = Math.min(now, next.createdAt + SETTLE_MS);
    return [stage, told('booked', bookedAt, next, `${next.start} ${next.end}`)];
  });
}
