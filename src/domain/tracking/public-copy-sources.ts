import type { BusinessSettings, RosterPerson } from '../company/company';
import type { Job } from '../jobs/job';
import type { Visit } from '../jobs/visit';
import type { ClientMessage, Tracker, TrackingLink } from '../trackers/tracker';

/** All sources of a public copy; `publicCopy` drops what the switches hide. */
export type PublicCopySources = {
  readonly link: Pick<TrackingLink, 'expiresAt'>;
  readonly tracker: Tracker;
  readonly jobs: readonly Pick<Job, 'uuid' | 'status' | 'listOrganizer'>[];
  readonly visits: readonly Visit[];
  readonly messages: readonly ClientMessage[];
  /** Photos that the client may see. */
  readonly photoCount?: number;
  readonly businessName: string;
  /** Null until the business saves its settings. */
  readonly settings: BusinessSettings | null;
  readonly people: readonly Pick<RosterPerson, 'uid' | 'name' | 'firstName'>[];
};
