import type { EventAnswer } from '@/domain/calendar/answers';
import type { EventColour, EventPrivacy } from '@/domain/calendar/event';
import type { SeriesScope } from '@/domain/calendar/series';
import { get, post } from '../call';
import type { ApiTime } from './time';

/** One time at which an event happens. Times in epoch ms. */
export type ApiEvent = {
  /** Of an occurrence of a series, also of one changed alone: the series' id and the day, `id_2026-11-24`. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly start: number;
  readonly end: number;
  readonly allDay: boolean;
  /** Whole days as YYYY-MM-DD, the last one included; '' for times. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly color: EventColour;
  readonly place: string;
  readonly privacy: EventPrivacy;
  /** RFC 5545 rule; '' for an event that happens once. */
  readonly repeat: string;
  /** First day of this occurrence of a series; '' for an event that happens once. */
  readonly occurrenceOn: string;
  readonly organizerId: string;
  /** The organizer and the invited people. */
  readonly assigneeIds: readonly string[];
  /** Answers of invited people by their id; without a key there is none. */
  readonly answers: Readonly<Record<string, EventAnswer>>;
};

/** The fields of an event that its organizer writes; without an end it lasts two hours. */
export type ApiEventFields = {
  readonly title: string;
  readonly start: ApiTime;
  readonly end?: ApiTime | undefined;
  readonly description?: string | undefined;
  readonly allDay?: boolean | undefined;
  readonly firstDay?: string | undefined;
  readonly lastDay?: string | undefined;
  readonly color?: EventColour | undefined;
  readonly place?: string | undefined;
  readonly privacy?: EventPrivacy | undefined;
  readonly repeat?: string | undefined;
  readonly assigneeIds?: readonly string[] | undefined;
};

/** A change by the organizer, or the caller's own answer to an invitation, null to take it back. */
export type ApiEventUpdate = Partial<ApiEventFields> & { readonly answer?: EventAnswer | null };

/** Events of a range, by default from 30 days ago to 60 days ahead; `coworkers` adds those one may see. */
export const eventsCall = get<
  { readonly from?: ApiTime | undefined; readonly to?: ApiTime | undefined; readonly coworkers?: boolean },
  { readonly events: readonly ApiEvent[]; readonly isCut: boolean }
>('/calendar/events');

export const newEventCall = post<ApiEventFields, { readonly event: ApiEvent }>('/calendar/events/new');

/**
 * `scope` says how much of a series changes; without one it is this occurrence, or all when `eventId` names the series.
 * A changed occurrence keeps its id. A change of more begins or moves a series: its occurrences have other ids then.
 */
export const updateEventCall = post<
  { readonly eventId: string; readonly update: ApiEventUpdate; readonly scope?: SeriesScope | undefined },
  { readonly event: ApiEvent }
>('/calendar/events/update');

export const removeEventCall = post<
  { readonly eventId: string; readonly scope?: SeriesScope | undefined },
  true
>('/calendar/events/remove');
