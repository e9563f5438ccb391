import { answerOf, invitedTo } from '@/domain/calendar/answers';
import type { EventAnswer } from '@/domain/calendar/answers';
import type { CalendarRecord } from '@/domain/calendar/event';
import { firstDayOf, occurrenceId, occurrenceOn, occurrencesOf, ruleOn } from '@/domain/calendar/occurrences';
import type { Occurrence } from '@/domain/calendar/occurrences';
import type { Span } from '@/domain/time/spans';
import { addDays, daysBetween } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import type { ApiEvent } from '../../contract/calendar';

/** The occurrences of an event in a range, as the API answers them. */
export function answersIn(event: CalendarRecord, range: Span, zone: string): readonly ApiEvent[] {
  return occurrencesOf(event, range, zone).map((occurrence) => answerAt(event, occurrence, zone));
}

/** An event as the API answers it after a change: on a day of a series, or at its first time. */
export function answerOn(event: CalendarRecord, day: Day | null, zone: string): ApiEvent {
  return answerAt(
    event,
    occurrenceOn(event, event.repeats && day !== null ? day : firstDayOf(event, zone), zone),
    zone,
  );
}

function answerAt(event: CalendarRecord, { day, start, end }: Occurrence, zone: string): ApiEvent {
  const { title, description, allDay, color, place, privacy } = event;
  const last = allDay ? addDays(day, daysBetween(event.firstDay, event.lastDay)) : '';
  return {
    title,
    description,
    start,
    end,
    allDay,
    color,
    place,
    privacy,
    id: occurrenceId(event, day),
    firstDay: allDay ? day : '',
    lastDay: last,
    repeat: ruleOn(event, day, zone),
    occurrenceOn: event.repeats ? day : '',
    organizerId: event.person,
    assigneeIds: event.assignees,
    answers: answersOf(event),
  };
}

function answersOf(event: CalendarRecord): Readonly<Record<string, EventAnswer>> {
  const given = invitedTo(event).flatMap((uid): [string, EventAnswer][] => {
    const answer = answerOf(event, uid);
    return answer === null ? [] : [[uid, answer]];
  });
  return Object.fromEntries(given);
}
