import type { BusinessSettings } from '../company/company';
import type { Visit } from '../jobs/visit';
import { linkCondition } from '../trackers/links';
import type { Tracker, TrackingLink } from '../trackers/tracker';
import type { UpdateKind } from '../company/update-kinds';

export type SendingFacts = {
  readonly kind: UpdateKind;
  readonly settings: Pick<BusinessSettings, 'clientUpdates' | 'reviewAddress'>;
  readonly tracker: Pick<Tracker, 'email' | 'status' | 'listOrganizer' | 'clientVisible'>;
  readonly visit: Pick<Visit, 'start' | 'status'> | null;
  readonly link: Pick<TrackingLink, 'state' | 'expiresAt'> | null;
  /** The number a text message goes to, '' for none: see `textNumber`. */
  readonly textsTo: string;
  readonly hasStopped: boolean;
  readonly now: number;
};

const OF_VISIT: readonly UpdateKind[] = ['booked', 'moved', 'reminder', 'onTheWay'];

/** Why an update does not go: a sentence for the office, '' when there is nothing to tell any more, else null. */
export function unsentReason(facts: SendingFacts): string | null {
  const { kind, settings, tracker, textsTo, visit, link, hasStopped, now } = facts;
  if (isOver(facts)) return '';
  if (!settings.clientUpdates.some((one) => one.kind === kind)) return 'It is switched off in the settings.';
  if (tracker.email === '' && textsTo === '') return 'The tracker has no e-mail address.';
  if (hasStopped) return 'The client stopped these mails.';
  if (kind === 'stage' && !tracker.clientVisible.stages) return 'The client does not see stages.';
  if (OF_VISIT.includes(kind) && (!visit || !tracker.clientVisible.schedule)) {
    return 'The client does not see visits.';
  }
  if (kind === 'review' && settings.reviewAddress === '') return 'The settings have no address for reviews.';
  if (!link || linkCondition(link, now) !== 'active') return 'There is no tracking link that works.';
  return null;
}

function isOver({ kind, tracker, visit, now }: SendingFacts): boolean {
  if (tracker.status === 'Cancelled') return true;
  switch (kind) {
    case 'stage':
      return tracker.listOrganizer !== 'Open' || tracker.status === 'Complete';
    case 'done':
    case 'review':
      return tracker.status !== 'Complete';
    case 'booked':
    case 'moved':
    case 'reminder':
      return !visit || visit.status !== 'Planned' || visit.start <= now;
    case 'onTheWay':
      return visit?.status !== 'On The Way';
  }
}
