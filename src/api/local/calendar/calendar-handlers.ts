import { answered } from '@/domain/calendar/answers';
import { addEvent, answerEvent, editEvent, removeEvent } from '@/data/calendar/event-changes';
import { changedOccurrences, eventRef, eventsBetween, MOST_EVENTS } from '@/data/calendar/events';
import { newId } from '@/data/core/ids';
import { recordRef } from '@/data/core/query';
import type { CalendarRecord, EventContent } from '@/domain/calendar/event';
import { eventShape } from '@/domain/calendar/event';
import { contentOf, eventProblem, settled } from '@/domain/calendar/event-content';
import { firstDayOf, MAX_OCCURRENCES, occurrenceOn } from '@/domain/calendar/occurrences';
import { changedEvent } from '@/domain/calendar/series';
import type { InSeries, SeriesScope } from '@/domain/calendar/series';
import { rosterShape } from '@/domain/company/company';
import { AppError } from '@/domain/core/errors';
import { initialOf } from '@/domain/core/shape';
import { DAY_MS } from '@/domain/time/time';
import { eventsCall, newEventCall, removeEventCall, updateEventCall } from '../../contract/calendar';
import type { ApiTime } from '../../contract/time';
import { handle, missing } from '../handler';
import type { Handler, LocalContext } from '../handler';
import { epochOf } from '../inputs/time-input';
import { zoneOf } from '../zone';
import { answerOn, answersIn } from './answer';
import {
  changedContent,
  eventsInput,
  newContent,
  newEventInput,
  removeEventInput,
  updateEventInput,
} from './event-input';

const PAST_MS = 30 * DAY_MS;
const AHEAD_MS = 60 * DAY_MS;
const LONGEST_MS = 400 * DAY_MS;

type Asked = {
  readonly from?: ApiTime | undefined;
  readonly to?: ApiTime | undefined;
  readonly coworkers?: boolean | undefined;
};

const events = handle(eventsCall, {
  input: eventsInput,
  watches: async (context, input) => queriesFor(context, input, await zoneOf(context)),
  run: async (context, input) => {
    const zone = await zoneOf(context);
    const range = rangeOf(context, input, zone);
    if (range.end <= range.start || range.end - range.start > LONGEST_MS) {
      throw new AppError('invalid', { sentence: 'Ask for a range of up to 400 days.' });
    }
    const answers = await Promise.all(
      queriesFor(context, input, zone).map((query) =>
        context.read(query).then((rows) => ({ rows }), toFailure),
      ),
    );
    const failed = answers.flatMap((answer) => ('error' in answer ? [answer.error] : []));
    const records = answers.flatMap((answer) => ('rows' in answer ? answer.rows : []));
    // Without a connection some of the queries know nothing; the others are shown.
    if (records.length === 0 && failed.length > 0) throw failed[0];
    const found = records
      .flatMap((record) => answersIn(record, range, zone))
      .toSorted((a, b) => a.start - b.start || a.title.localeCompare(b.title));
    const isFull = answers.some((answer) => 'rows' in answer && answer.rows.length >= MOST_EVENTS);
    return { events: found.slice(0, MAX_OCCURRENCES), isCut: isFull || found.length > MAX_OCCURRENCES };
  },
});

const addOne = handle(newEventCall, {
  input: newEventInput,
  run: async (context, fields) => {
    const zone = await zoneOf(context);
    const content = changedContent(newContent(epochOf(fields.start, zone), zone), fields, zone);
    await refuseProblem(context, content, zone);
    const id = newId();
    context.commit(addEvent(context.viewer, content, zone, id));
    const { uid, owner } = context.viewer;
    const made = {
      ...initialOf(eventShape.fields),
      uuid: id,
      owner,
      person: uid,
      ...settled(content, uid, zone),
    };
    return { event: answerOn(made, null, zone) };
  },
});

const update = handle(updateEventCall, {
  input: updateEventInput,
  run: async (context, { eventId, update: changes, scope }) => {
    const { viewer } = context;
    const zone = await zoneOf(context);
    const { event, inSeries } = await eventAt(context, eventId, scope, zone);
    const { answer, ...fields } = changes;
    if (answer !== undefined) {
      const isInvited = event.person !== viewer.uid && event.assignees.includes(viewer.uid);
      if (!isInvited) throw refused('You are not invited to this event.');
      if (Object.keys(fields).length > 0) throw refused('Send an answer without other changes.');
      context.commit(answerEvent(viewer, event, answer));
      return { event: answerOn(answered(event, viewer.uid, answer), inSeries?.day ?? null, zone) };
    }
    refuseOthers(context, event);
    const shown = inSeries === null ? event : { ...event, ...occurrenceFields(event, inSeries.day, zone) };
    const content = changedContent(contentOf(shown), fields, zone);
    await refuseProblem(context, content, zone, event.assignees);
    const [id, changedOnes] = [newId(), await changedOnesOf(context, event, inSeries)];
    context.commit(editEvent(viewer, event, { content, zone, inSeries, id, changedOnes }));
    const made = changedEvent(event, content, zone, inSeries, id);
    return { event: answerOn(made, firstDayOf(content, zone), zone) };
  },
});

const remove = handle(removeEventCall, {
  input: removeEventInput,
  run: async (context, { eventId, scope }) => {
    const { viewer } = context;
    const zone = await zoneOf(context);
    const { event, inSeries } = await eventAt(context, eventId, scope, zone);
    refuseOthers(context, event);
    const changedOnes = await changedOnesOf(context, event, inSeries);
    context.commit(removeEvent(viewer, event, zone, inSeries, changedOnes));
    return true as const;
  },
});

/** The calls under /calendar. */
export const calendarHandlers: readonly Handler[] = [events, addOne, update, remove];

function rangeOf({ now }: Pick<LocalContext, 'now'>, { from, to }: Asked, zone: string) {
  return {
    start: from === undefined ? now() - PAST_MS : epochOf(from, zone),
    end: to === undefined ? now() + AHEAD_MS : epochOf(to, zone),
  };
}

function queriesFor(context: Pick<LocalContext, 'viewer' | 'now'>, input: Asked, zone: string) {
  const isEverybody = input.coworkers === true;
  return eventsBetween(context.viewer, rangeOf(context, input, zone), isEverybody ? 'everyone' : 'mine');
}

/** An event by the id of the API, with the occurrence that the id names; one changed alone is an event of its own. */
async function eventAt(
  { viewer, read, readRecord }: LocalContext,
  eventId: string,
  scope: SeriesScope | undefined,
  zone: string,
): Promise<{ readonly event: CalendarRecord; readonly inSeries: InSeries | null }> {
  const [, id = eventId, day = ''] = /^(.+)_(\d{4}-\d{2}-\d{2})$/.exec(eventId) ?? [];
  const event = await readRecord(eventRef(id));
  if (!event || event.exceptions.includes(day)) {
    const ones = day === '' ? [] : await read(changedOccurrences(viewer, id));
    const changedOne = ones.find(({ occurrenceOn: on }) => on === day);
    if (!changedOne) throw missing('This event is not there any more.');
    return { event: changedOne, inSeries: null };
  }
  if (!event.repeats) return { event, inSeries: null };
  const isSeries = day === '';
  return {
    event,
    inSeries: { day: isSeries ? firstDayOf(event, zone) : day, scope: isSeries ? 'all' : (scope ?? 'this') },
  };
}

/** The changed days of a series that a change is about; one day has none. */
async function changedOnesOf(
  { viewer, read }: LocalContext,
  { uuid }: CalendarRecord,
  inSeries: InSeries | null,
): Promise<readonly CalendarRecord[]> {
  if (inSeries === null || inSeries.scope === 'this') return [];
  // Without a connection, changed days that the device does not know stay, as events of their own.
  return read(changedOccurrences(viewer, uuid)).catch(() => []);
}

function occurrenceFields(event: CalendarRecord, day: string, zone: string) {
  const { start, end } = occurrenceOn(event, day, zone);
  if (!event.allDay) return { start, end };
  const { firstDay, lastDay } = changedContent({ ...contentOf(event), start, end }, { start, end }, zone);
  return { start, end, firstDay, lastDay };
}

function refuseOthers({ viewer }: LocalContext, event: CalendarRecord): void {
  if (event.person !== viewer.uid) throw refused('Only the organizer can change this event.');
}

/** New people must belong to the business; those who left it stay on their events. */
async function refuseProblem(
  context: LocalContext,
  content: EventContent,
  zone: string,
  known: readonly string[] = [],
): Promise<void> {
  const problem = eventProblem(content, zone);
  if (problem !== null) throw refused(problem);
  const { uid, owner } = context.viewer;
  const invited = content.assignees.filter((one) => one !== uid && !known.includes(one));
  if (invited.length === 0) return;
  const roster = await context.readRecord(recordRef(rosterShape, owner));
  const people = (roster?.people ?? []).filter(({ active }) => active).map((person) => person.uid);
  if (!invited.every((one) => people.includes(one))) {
    throw refused('You can invite people of your company only. Remove the others.');
  }
}

function refused(sentence: string): AppError {
  return new AppError('invalid', { sentence });
}

function toFailure(error: unknown): { readonly error: unknown } {
  return { error };
}
