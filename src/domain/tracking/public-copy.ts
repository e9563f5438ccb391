import { bookkeeping } from '../core/field-facts';
import { PUBLIC_COPY } from '../core/collections';
import type { BusinessSettings, RosterPerson } from '../company/company';
import { countryOf } from '../format/country';
import type { Job } from '../jobs/job';
import type { Visit } from '../jobs/visit';
import { isAhead } from '../jobs/visits';
import {
  boolean,
  choice,
  day,
  defineShape,
  group,
  groupList,
  integer,
  moment,
  optionalMoment,
  text,
  textList,
} from '../core/shape';
import type { Infer } from '../core/shape';
import { isHeld, NO_DAYS, plannedDays } from './planned-days';
import { PUBLIC_PHOTOS } from './public-photos';
import { STAGE_STATES, stageSteps } from '../trackers/stages';
import { HOLD_REASONS, TRACKER_STAGES, TRACKER_STATUSES } from '../core/statuses';
import type { ClientMessage, Tracker, TrackingLink } from '../trackers/tracker';
import { MAX_PICTURE_LENGTH } from '../account/user';

export const PUBLIC_MESSAGES = 50;
export const PUBLIC_VISITS = 20;
/** Title when the record's title was only the client's name. */
const UNNAMED = 'Your project';

/**
 * `Tracking/{link}/Public/progress`: everything a client sees by the link. Fields switched off in `shows` are
 * empty; amounts and the client's own data are never included.
 */
export const publicCopyShape = defineShape(PUBLIC_COPY.subcollection, {
  title: text(170),
  business: group({
    name: text(170),
    logo: text(MAX_PICTURE_LENGTH),
    phone: text(40),
    email: text(320),
    website: text(200),
    hours: text(200),
    licence: text(80),
    /** The client's terms are public, so no switch hides them. */
    terms: text(5_000),
  }),
  /** The switches of this copy: the page tells "not shared" from "none yet". */
  shows: group({
    stages: boolean(),
    dates: boolean(),
    schedule: boolean(),
    crew: boolean(),
    summary: boolean(),
    messages: boolean(),
    contact: boolean(),
  }),
  /** '' while stages are not shared. */
  stage: choice(['', ...TRACKER_STATUSES]),
  stages: groupList(TRACKER_STAGES.length, {
    stage: choice(TRACKER_STAGES),
    state: choice(STAGE_STATES),
    /** Null until reached, and when dates are not shared. */
    at: optionalMoment(),
  }),
  /** Only the reason: the note is the office's own. */
  hold: group({ on: boolean(), reason: choice(['', ...HOLD_REASONS]), resumesOn: day() }),
  expectedStart: day(),
  expectedEnd: day(),
  visits: groupList(PUBLIC_VISITS, {
    id: text(64),
    start: moment(),
    end: moment(),
    title: text(170),
    clientNote: text(300),
    crew: textList(30, 80),
  }),
  /** Photos in `Public/photos`, which the page reads later. */
  photoCount: integer(0, PUBLIC_PHOTOS),
  summary: text(600),
  /** Oldest first; `authorName` is the first name of the office's person, '' for the client. */
  messages: groupList(PUBLIC_MESSAGES, {
    id: text(64),
    from: choice(['office', 'client']),
    authorName: text(170),
    body: text(2_000),
    at: moment(),
  }),
  /** IANA zone of the business, '' when not chosen. */
  timeZone: text(60),
  /** ISO 3166-1 alpha-2 of the business, '' without saved settings. */
  country: text(2),
  updatedAt: bookkeeping(moment()),
  expiresAt: moment(),
});
export type PublicCopy = Infer<typeof publicCopyShape>;

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

/** Makes the public copy of a tracker at `now` (epoch ms). Deterministic. */
export function publicCopy(sources: PublicCopySources, now: number): PublicCopy {
  const { tracker, settings } = sources;
  const shows = tracker.clientVisible;
  const on = shows.stages && tracker.hold.on;
  const visits = visitsOfLiveJobs(sources);
  const zone = settings?.timeZone || 'UTC';
  const planned = shows.dates ? plannedDays(tracker, visits, zone) : NO_DAYS;
  return {
    title: withoutClient(tracker.title, tracker) || UNNAMED,
    business: {
      name: sources.businessName,
      logo: settings?.logo ?? '',
      phone: shows.contact ? (settings?.phone ?? '') : '',
      email: shows.contact ? (settings?.email ?? '') : '',
      website: shows.contact ? (settings?.website ?? '') : '',
      hours: shows.contact ? (settings?.hours ?? '') : '',
      licence: settings?.licence ?? '',
      terms: settings?.terms ?? '',
    },
    shows,
    stage: shows.stages ? tracker.status : '',
    stages: shows.stages
      ? stageSteps(tracker).map((step) => ({ ...step, at: shows.dates ? step.at : null }))
      : [],
    hold: {
      on,
      reason: on ? tracker.hold.reason : '',
      resumesOn: on && shows.dates ? tracker.hold.resumesOn : '',
    },
    ...planned,
    visits: shows.schedule ? publicVisits(sources, visits, now, zone) : [],
    photoCount: sources.photoCount ?? 0,
    summary: shows.summary ? tracker.clientSummary : '',
    messages: shows.messages ? publicMessages(sources) : [],
    timeZone: settings?.timeZone ?? '',
    country: settings ? countryOf(settings) : '',
    updatedAt: now,
    expiresAt: sources.link.expiresAt,
  };
}

/** The visits of open work that is not cancelled, as a whole or by its tracker. */
function visitsOfLiveJobs({ tracker, jobs, visits }: PublicCopySources): readonly Visit[] {
  if (tracker.status === 'Cancelled' || tracker.listOrganizer !== 'Open') return [];
  const live = new Set(
    jobs.filter((job) => job.status !== 'Cancelled' && job.listOrganizer === 'Open').map((job) => job.uuid),
  );
  return visits.filter((visit) => live.has(visit.jobId));
}

/** Coming visits, next one first. */
function publicVisits(
  { tracker, people }: PublicCopySources,
  visits: readonly Visit[],
  now: number,
  zone: string,
): PublicCopy['visits'] {
  return visits
    .filter((visit) => visit.end > now && isAhead(visit.status) && !isHeld(tracker, visit, zone))
    .toSorted((a, b) => a.start - b.start || a.uuid.localeCompare(b.uuid))
    .slice(0, PUBLIC_VISITS)
    .map((visit) => ({
      id: visit.uuid,
      start: visit.start,
      end: visit.end,
      title: withoutClient(visit.title, tracker) || UNNAMED,
      clientNote: visit.clientNote,
      crew: tracker.clientVisible.crew ? firstNames(visit.crew, people) : [],
    }));
}

function firstNames(crew: readonly string[], people: PublicCopySources['people']): readonly string[] {
  return crew.flatMap((uid) => {
    const name = firstNameOf(uid, people);
    return name === '' ? [] : [name];
  });
}

function firstNameOf(uid: string, people: PublicCopySources['people']): string {
  const person = people.find((one) => one.uid === uid);
  const name = person?.firstName || (person?.name.split(' ')[0] ?? '');
  // A person without a name is listed by e-mail, which must not become a first name.
  return name.includes('@') ? '' : name;
}

/** Names office authors by the roster: a browser could have written any name. */
function publicMessages({ messages, people }: PublicCopySources): PublicCopy['messages'] {
  return messages
    .toSorted((a, b) => a.createdAt - b.createdAt || a.uuid.localeCompare(b.uuid))
    .slice(-PUBLIC_MESSAGES)
    .map((message) => ({
      id: message.uuid,
      from: message.from,
      authorName: message.from === 'office' ? firstNameOf(message.createdBy, people) : '',
      body: message.body,
      at: message.createdAt,
    }));
}

/** Removes the client's name, phone and e-mail from a title: a link may be forwarded. */
function withoutClient(title: string, client: Pick<Tracker, 'customerName' | 'phone' | 'email'>): string {
  const cleaned = [client.customerName, client.phone, client.email]
    .map((value) => value.trim())
    .filter((value) => value !== '')
    .reduce((left, value) => left.replace(wholeWord(value), ' '), title);
  if (cleaned === title) return title;
  return cleaned
    .replace(/\s+/g, ' ')
    .replace(/\s+,/g, ',')
    .replace(/^[\s,:·–—-]+|[\s,:·–—-]+$/g, '');
}

function wholeWord(value: string): RegExp {
  const literal = value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?:['’]s)?(?![\\p{L}\\p{N}])`, 'giu');
}
