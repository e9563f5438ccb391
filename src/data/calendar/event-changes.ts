import { storedAnswer } from '@/domain/calendar/answers';
import type { EventAnswer } from '@/domain/calendar/answers';
import { eventShape } from '@/domain/calendar/event';
import type { CalendarRecord, EventContent } from '@/domain/calendar/event';
import { settled } from '@/domain/calendar/event-content';
import { firstDayOf } from '@/domain/calendar/occurrences';
import {
  changedEvent,
  endedBefore,
  followingSeries,
  scopeFrom,
  wholeSeries,
  withoutDay,
} from '@/domain/calendar/series';
import type { InSeries } from '@/domain/calendar/series';
import { AppError } from '@/domain/core/errors';
import type { Day } from '@/domain/time/time';
import type { Viewer } from '@/domain/access/viewer';
import { newId } from '../core/ids';
import { together } from '../core/intent';
import type { Intent } from '../core/intent';
import { unset } from '../store/port';
import { changeRecord } from '../core/change-record';
import { createRecord, deleteRecord, patchRecord } from '../core/writes';
import type { Changes, NewFields } from '../core/writes';

/** Adds an event; the viewer organises it. @throws AppError('invalid') for content with a problem */
export function addEvent(viewer: Viewer, content: EventContent, zone: string, id = newId()): Intent {
  return created(viewer, id, settled(content, viewer.uid, zone), 'Event added');
}

/** A change of an event: `content` is what it, or the occurrence of a series, becomes. */
export type EventEdit = {
  readonly content: EventContent;
  readonly zone: string;
  readonly inSeries: InSeries | null;
  /** Of the event that the change makes of a part of a series. */
  readonly id: string;
  /** The series' changed occurrences. */
  readonly changedOnes: readonly CalendarRecord[];
};

/**
 * Changes an event, or a part of a series from one of its occurrences; changed occurrences stay with the part that has
 * their day.
 * @throws AppError('invalid') when a series has no room for another changed day
 */
export function editEvent(
  viewer: Viewer,
  event: CalendarRecord,
  { content, zone, inSeries, id, changedOnes }: EventEdit,
): Intent {
  if (inSeries === null) return changed(viewer, event, settled(content, event.person, zone), 'Event changed');
  const { day } = inSeries;
  const next = changedEvent(event, content, zone, inSeries, id);
  const follow = (series: string, ones: readonly CalendarRecord[]) =>
    ones.flatMap((one) => {
      const fields = followingSeries(one, { id: series, day, to: firstDayOf(content, zone) });
      return fields ? [changed(viewer, one, fields, '')] : [];
    });
  switch (scopeFrom(event, day, inSeries.scope, zone)) {
    case 'this': {
      return together(created(viewer, id, next, 'Event changed'), leftOut(viewer, event, day));
    }
    case 'following': {
      return together(
        created(viewer, id, next, 'Events changed'),
        changed(viewer, event, endedBefore(event, day, zone), ''),
        ...follow(
          id,
          changedOnes.filter(({ occurrenceOn }) => occurrenceOn >= day),
        ),
      );
    }
    case 'all': {
      const whole = wholeSeries(event, day, content, zone);
      return together(changed(viewer, event, whole, 'Events changed'), ...follow(event.uuid, changedOnes));
    }
  }
}

/**
 * Removes an event, or a part of a series from one of its occurrences; `changedOnes` are the series' changed
 * occurrences, which go with the days they replaced. Undo brings all back, without the answers.
 */
export function removeEvent(
  viewer: Viewer,
  event: CalendarRecord,
  zone: string,
  inSeries: InSeries | null = null,
  changedOnes: readonly CalendarRecord[] = [],
): Intent {
  if (inSeries === null) return removed(viewer, [event], 'Event removed');
  const { day } = inSeries;
  switch (scopeFrom(event, day, inSeries.scope, zone)) {
    case 'this': {
      return leftOut(viewer, event, day);
    }
    case 'following': {
      const gone = changedOnes.filter(({ occurrenceOn }) => occurrenceOn >= day);
      const ended = changed(viewer, event, endedBefore(event, day, zone), 'Events removed', 'removeEvent');
      return gone.length === 0 ? ended : together(ended, removed(viewer, gone, ''));
    }
    case 'all': {
      return removed(viewer, [event, ...changedOnes], 'Events removed');
    }
  }
}

/** The viewer's answer to an invitation; null takes it back. */
export function answerEvent(viewer: Viewer, event: CalendarRecord, answer: EventAnswer | null): Intent {
  const path = `answers.${viewer.uid}`;
  const before = event.answers[viewer.uid];
  const write = (value: string | undefined) =>
    patchRecord(viewer, eventShape, event.uuid, { [path]: value ?? unset() });
  return {
    name: 'answerEvent',
    label: answer === null ? 'Answer taken back' : `Answer sent: ${answer}`,
    about: event.title,
    writes: [write(answer === null ? undefined : storedAnswer(event, answer))],
    undo: [write(before)],
  };
}

/** Adds an event as these fields have it; the viewer organises it unless they name another person. */
export function created(
  viewer: Viewer,
  id: string,
  fields: NewFields<CalendarRecord>,
  label: string,
): Intent {
  return {
    name: 'addEvent',
    label,
    ...(typeof fields.title === 'string' && { about: fields.title }),
    writes: [createRecord(viewer, eventShape, { person: viewer.uid, ...fields, uuid: id, answers: {} })],
    undo: [deleteRecord(eventShape, id)],
  };
}

function changed(
  viewer: Viewer,
  event: CalendarRecord,
  changes: Changes<CalendarRecord>,
  label: string,
  name: Intent['name'] = 'editEvent',
): Intent {
  return {
    name,
    label,
    about: event.title,
    ...changeRecord(viewer, eventShape, event.uuid, event, changes),
  };
}

/** Removes events; Undo brings them back without the answers. */
export function removed(viewer: Viewer, events: readonly CalendarRecord[], label: string): Intent {
  return {
    name: 'removeEvent',
    label,
    about: events[0]?.title ?? '',
    writes: events.map(({ uuid }) => deleteRecord(eventShape, uuid)),
    undo: events.map((event) => createRecord(viewer, eventShape, { ...event, answers: {} })),
  };
}

function leftOut(viewer: Viewer, series: CalendarRecord, day: Day): Intent {
  const exceptions = withoutDay(series, day);
  if (exceptions === null) {
    throw new AppError('invalid', {
      sentence:
        'So many days of this series were changed that there is no room for another. Change all events instead.',
    });
  }
  return changed(viewer, series, { exceptions }, 'Event removed', 'removeEvent');
}
