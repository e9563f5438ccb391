import { called, bookkeeping } from '../core/field-facts';
import { COLLECTIONS } from '../core/collections';
import { recordFields } from '../core/record';
import {
  boolean,
  choice,
  day,
  defineShape,
  moment,
  requiredText,
  text,
  textList,
  textMap,
} from '../core/shape';
import type { Infer } from '../core/shape';
import { SUB_STATUS_COLOURS } from '../core/sub-statuses';
import { HOUR_MS } from '../time/time';

/** Names of event colours; the theme decides how each looks. */
export const EVENT_COLOURS = SUB_STATUS_COLOURS;
export type EventColour = (typeof EVENT_COLOURS)[number];

/** A business event may be shown to coworkers; a private one is read by the people it is for alone. */
export const EVENT_PRIVACIES = ['business', 'private'] as const;
export type EventPrivacy = (typeof EVENT_PRIVACIES)[number];

/** Length of a new event in ms (spec 9). */
export const EVENT_MS = 2 * HOUR_MS;

/** Longest event, in days: bounds the range of starts that a calendar's query looks through. */
export const MAX_EVENT_DAYS = 45;

/** Most days left out of one series. */
export const MAX_EXCEPTIONS = 200;

/** End of a repeat without end (epoch ms): 2100, so that range queries find it. */
export const FOREVER = Date.UTC(2100, 0, 1);

/** `Events/{id}`: an event, a series of events, or a changed occurrence of a series. */
export const eventShape = defineShape(COLLECTIONS.events, {
  ...recordFields,
  /** Uid of the organiser, always among the assignees; the others are invited. */
  person: requiredText(128),
  title: requiredText(200),
  description: text(4_000),
  place: text(200),
  start: called('Starts', moment()),
  end: called('Ends', moment()),
  /** Whole days: `firstDay` and `lastDay` count, start and end are their bounds in the company's zone for queries. */
  allDay: boolean(),
  firstDay: day(),
  lastDay: day(),
  color: choice(EVENT_COLOURS, 'violet'),
  privacy: called('Who sees it', choice(EVENT_PRIVACIES)),
  /** Whether its organiser is away: Workforce shows it, and planners enter it for others. */
  timeOff: boolean(),
  /** Whether `rrule` is set, for queries. */
  repeats: boolean(),
  /** RFC 5545 rule without DTSTART; '' for an event that happens once. */
  rrule: called('Repeats', text(200)),
  /** End of the last occurrence, `FOREVER` without one; of a single event its end. */
  repeatsUntil: moment(),
  /** First days of occurrences that were removed or are documents of their own. */
  exceptions: textList(MAX_EXCEPTIONS, 10),
  /** The series that this changed occurrence replaces a day of, and that day; '' otherwise. */
  seriesId: bookkeeping(text(64)),
  occurrenceOn: day(),
  /** By uid: an answer and the start it was given for, see answers.ts. Each person writes their own. */
  answers: textMap(30, 40),
});
export type CalendarRecord = Infer<typeof eventShape>;

/** The part of an event that its organiser writes. */
export type EventContent = Pick<
  CalendarRecord,
  | 'title'
  | 'description'
  | 'place'
  | 'start'
  | 'end'
  | 'allDay'
  | 'firstDay'
  | 'lastDay'
  | 'color'
  | 'privacy'
  | 'timeOff'
  | 'rrule'
  | 'assignees'
>;
