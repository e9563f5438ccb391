import type { Card } from '../boards/board';
import { cardLink } from '../boards/card-link';
import type { Customer } from '../customers/customer';
import { appointmentAt } from '../customers/appointments';
import type { Visit } from '../jobs/visit';
import { paths } from '../navigation/paths';
import type { Task } from '../tasks/task';
import type { CalendarEntry } from '../time/calendar-file';
import { lastDayOf } from '../time/spans';
import type { Span } from '../time/spans';
import { atWallClock, DAY_MS, MINUTE_MS } from '../time/time';
import type { Day } from '../time/time';
import { answerOf } from '../calendar/answers';
import type { CalendarRecord } from '../calendar/event';
import { occurrencesOf } from '../calendar/occurrences';

/** Days of a person's calendar address: those that are gone, and those ahead. */
const DAYS_BEFORE = 31;
const DAYS_AFTER = 366;

/** A task or card has a due time and no length; its entry needs one to be seen. */
const DUE_MS = 30 * MINUTE_MS;

/** What a calendar address at `now` (epoch ms) covers. */
export function feedSpan(now: number): Span {
  return { start: now - DAYS_BEFORE * DAY_MS, end: now + DAYS_AFTER * DAY_MS };
}

/** A person's records of a span. */
export type FeedRecords = {
  readonly events: readonly CalendarRecord[];
  readonly customers: readonly Customer[];
  readonly visits: readonly Visit[];
  readonly tasks: readonly Task[];
  readonly cards: readonly Card[];
};

export type FeedContext = {
  readonly uid: string;
  /** The business's time zone. */
  readonly zone: string;
  readonly span: Span;
  /** The app's address without a trailing slash. */
  readonly app: string;
};

/** A person's calendar for other programs: events not declined, appointments, visits, due tasks and cards. */
export function feedEntries(records: FeedRecords, context: FeedContext): readonly CalendarEntry[] {
  const { uid, app } = context;
  const idOf = (id: string) => `${id}@joblane.app`;
  const linked = (text: string, path: string) => [text, `${app}${path}`].filter(Boolean).join('\n\n');
  const appointments = records.customers.flatMap((customer): CalendarEntry[] => {
    const { uuid, name, appointmentTime, updatedAt } = customer;
    if (appointmentTime === null) return [];
    const { start, end } = appointmentAt(customer, appointmentTime);
    const description = linked(customer.phone, paths.customer(uuid));
    return [
      { uid: idOf(uuid), title: name, description, place: placeOf(customer), start, end, stamp: updatedAt },
    ];
  });
  const visits = records.visits
    .filter(({ status, crew }) => status !== 'Cancelled' && crew.includes(uid))
    .map((visit): CalendarEntry => {
      const { uuid, title, customerName, start, end, updatedAt } = visit;
      const description = linked(visit.clientNote, paths.job(visit.jobId));
      const said = [title, customerName].filter(Boolean).join(', ');
      return {
        uid: idOf(uuid),
        title: said,
        description,
        place: placeOf(visit),
        start,
        end,
        stamp: updatedAt,
      };
    });
  return [
    ...records.events.flatMap((event) => eventEntries(event, context)),
    ...appointments,
    ...visits,
    ...records.tasks.map((task) => taskEntry(task, context)),
    ...records.cards.flatMap((card) => cardEntry(card, context)),
  ];
}

/**
 * The occurrences of an event, each on its own, so that other programs need no rule and no zone to be right. A single
 * event keeps its UID when it moves, and a changed day of a series that of the day it stands for.
 */
function eventEntries(event: CalendarRecord, { uid, zone, span }: FeedContext): readonly CalendarEntry[] {
  const { title, description, place, updatedAt, allDay } = event;
  if (answerOf(event, uid) === 'declined') return [];
  return occurrencesOf(event, span, zone).map(({ day, start, end }) => ({
    uid: `${occurrenceName(event, day)}@joblane.app`,
    title,
    description,
    place,
    start,
    end,
    stamp: updatedAt,
    ...(allDay && { days: { first: day, last: lastDayOf({ start, end }, zone) } }),
  }));
}

function occurrenceName({ uuid, repeats, seriesId, occurrenceOn }: CalendarRecord, day: Day): string {
  if (repeats) return `${uuid}-${day}`;
  return seriesId === '' ? uuid : `${seriesId}-${occurrenceOn}`;
}

function taskEntry(task: Task, { zone, app }: FeedContext): CalendarEntry {
  const { uuid, title, details, dueOn, dueTime, recordTitle, updatedAt } = task;
  const start = atWallClock(dueOn, dueTime || '00:00', zone);
  return {
    uid: `${uuid}@joblane.app`,
    title,
    description: [recordTitle, details, `${app}${paths.task(uuid)}`].filter(Boolean).join('\n\n'),
    place: '',
    start,
    end: start + DUE_MS,
    ...(dueTime === '' && { days: { first: dueOn, last: dueOn } }),
    stamp: updatedAt,
  };
}

function cardEntry(card: Card, { uid, app }: FeedContext): readonly CalendarEntry[] {
  const { uuid, name, due, memberIds, recordNumber, updatedAt } = card;
  if (due === null || !memberIds.includes(uid)) return [];
  return [
    {
      uid: `${uuid}@joblane.app`,
      title: name,
      description: [recordNumber, `${app}${cardLink(card)}`].filter(Boolean).join('\n\n'),
      place: '',
      start: due,
      end: due + DUE_MS,
      stamp: updatedAt,
    },
  ];
}

function placeOf({ streetAddress, city }: { readonly streetAddress: string; readonly city: string }): string {
  return [streetAddress, city].filter(Boolean).join(', ');
}
