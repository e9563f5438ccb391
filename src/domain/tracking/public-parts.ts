import { countryOf } from '../format/country';
import { initialOf } from '../core/shape';
import type { InferFields } from '../core/shape';
import type { Visit } from '../jobs/visit';
import { stageSteps } from '../trackers/stages';
import type { ClientVisibleKey, Tracker } from '../trackers/tracker';
import { plannedDays } from './planned-days';
import { PAGE_FIELDS } from './public-copy';
import type { PagePart, PublicCopy } from './public-copy';
import type { PublicCopySources } from './public-copy-sources';
import { publicMessages } from './public-messages';
import { titleForClient } from './public-names';
import { publicVisits, visitsOfLiveJobs } from './public-visits';

/** What the parts are made from. */
type Page = PublicCopySources & {
  readonly shows: Tracker['clientVisible'];
  /** The visits of work that goes on. */
  readonly live: readonly Visit[];
  readonly zone: string;
  readonly now: number;
};

type Contents<P extends PagePart> = InferFields<(typeof PAGE_FIELDS)[P]>;

/** A part of the client's page: the switch that shows it, null for none, and its contents while it is shown. */
type Part<P extends PagePart> = {
  readonly shownBy: ClientVisibleKey | null;
  readonly of: (page: Page) => Contents<P>;
};

const PARTS: { readonly [P in PagePart]: Part<P> } = {
  about: {
    shownBy: null,
    of: ({ tracker, settings, businessName, shows }) => {
      const contact = shows.contact ? settings : null;
      return {
        title: titleForClient(tracker.title, tracker),
        business: {
          name: businessName,
          logo: settings?.logo ?? '',
          phone: contact?.phone ?? '',
          email: contact?.email ?? '',
          website: contact?.website ?? '',
          hours: contact?.hours ?? '',
          licence: settings?.licence ?? '',
          terms: settings?.terms ?? '',
        },
        shows,
      };
    },
  },
  stages: {
    shownBy: 'stages',
    of: ({ tracker, shows }) => {
      const { on, reason, resumesOn } = tracker.hold;
      return {
        stage: tracker.status,
        stages: stageSteps(tracker).map((step) => ({ ...step, at: shows.dates ? step.at : null })),
        hold: { on, reason: on ? reason : '', resumesOn: on && shows.dates ? resumesOn : '' },
      };
    },
  },
  dates: { shownBy: 'dates', of: ({ tracker, live, zone }) => plannedDays(tracker, live, zone) },
  schedule: { shownBy: 'schedule', of: (page) => ({ visits: publicVisits(page) }) },
  photos: { shownBy: null, of: ({ photoCount = 0 }) => ({ photoCount }) },
  summary: { shownBy: 'summary', of: ({ tracker }) => ({ summary: tracker.clientSummary }) },
  messages: { shownBy: 'messages', of: (page) => ({ messages: publicMessages(page) }) },
  frame: {
    shownBy: null,
    of: ({ settings, link, now }) => ({
      timeZone: settings?.timeZone ?? '',
      country: settings ? countryOf(settings) : '',
      updatedAt: now,
      expiresAt: link.expiresAt,
    }),
  },
};

/** Makes the public copy of a tracker at `now` (epoch ms). Deterministic. */
export function publicCopy(sources: PublicCopySources, now: number): PublicCopy {
  const page: Page = {
    ...sources,
    shows: sources.tracker.clientVisible,
    live: visitsOfLiveJobs(sources),
    zone: sources.settings?.timeZone || 'UTC',
    now,
  };
  return {
    ...shown('about', page),
    ...shown('stages', page),
    ...shown('dates', page),
    ...shown('schedule', page),
    ...shown('photos', page),
    ...shown('summary', page),
    ...shown('messages', page),
    ...shown('frame', page),
  };
}

/** A part's contents, or its empty fields while its switch is off. */
function shown<P extends PagePart>(part: P, page: Page): Contents<P> {
  const { shownBy, of } = PARTS[part];
  return shownBy === null || page.shows[shownBy] ? of(page) : initialOf(PAGE_FIELDS[part]);
}
