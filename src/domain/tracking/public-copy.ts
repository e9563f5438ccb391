import { PUBLIC_COPY } from '../core/collections';
import { MAX_PICTURE_LENGTH } from '../account/user';
import { bookkeeping } from '../core/field-facts';
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
import { HOLD_REASONS, TRACKER_STAGES, TRACKER_STATUSES } from '../core/statuses';
import { STAGE_STATES } from '../trackers/stages';
import { PUBLIC_PHOTOS } from './public-photos';

export const PUBLIC_MESSAGES = 50;
export const PUBLIC_VISITS = 20;

/** The fields of each part of the client's page; `public-parts.ts` has the switch that shows a part, and its contents. */
export const PAGE_FIELDS = {
  about: {
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
  },
  stages: {
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
  },
  dates: { expectedStart: day(), expectedEnd: day() },
  schedule: {
    visits: groupList(PUBLIC_VISITS, {
      id: text(64),
      start: moment(),
      end: moment(),
      title: text(170),
      clientNote: text(300),
      crew: textList(30, 80),
    }),
  },
  photos: {
    /** Photos in `Public/photos`, which the page reads later. */
    photoCount: integer(0, PUBLIC_PHOTOS),
  },
  summary: { summary: text(600) },
  messages: {
    /** Oldest first; `authorName` is the first name of the office's person, '' for the client. */
    messages: groupList(PUBLIC_MESSAGES, {
      id: text(64),
      from: choice(['office', 'client']),
      authorName: text(170),
      body: text(2_000),
      at: moment(),
    }),
  },
  frame: {
    /** IANA zone of the business, '' when not chosen. */
    timeZone: text(60),
    /** ISO 3166-1 alpha-2 of the business, '' without saved settings. */
    country: text(2),
    updatedAt: bookkeeping(moment()),
    expiresAt: moment(),
  },
};
export type PagePart = keyof typeof PAGE_FIELDS;

/**
 * `Tracking/{link}/Public/progress`: everything a client sees by the link. Parts switched off in `shows` are
 * empty; amounts and the client's own data are never included.
 */
export const publicCopyShape = defineShape(PUBLIC_COPY.subcollection, {
  ...PAGE_FIELDS.about,
  ...PAGE_FIELDS.stages,
  ...PAGE_FIELDS.dates,
  ...PAGE_FIELDS.schedule,
  ...PAGE_FIELDS.photos,
  ...PAGE_FIELDS.summary,
  ...PAGE_FIELDS.messages,
  ...PAGE_FIELDS.frame,
});
export type PublicCopy = Infer<typeof publicCopyShape>;
