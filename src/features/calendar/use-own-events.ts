import { useMemo } from 'react';
import { eventsCall } from '@/api/contract/calendar';
import type { ApiEvent } from '@/api/contract/calendar';
import { useCall } from '@/api/use-call';
import { useViewer } from '@/data/session/use-session';
import type { Span } from '@/domain/time/spans';
import type { CalendarEvent } from '@/shared/calendar/events/calendar-event';
import { firstName, initials } from '@/shared/format/words';
import { subStatusInk } from '@/shared/theme/sub-status';
import { entryId } from './layers';
import type { Layer } from './layers';

const NONE: readonly ApiEvent[] = [];

/**
 * The viewer's own events of a span, and coworkers' when they are shown, as entries of the calendar; with `isWanted` they
 * can be found while both are hidden.
 */
export function useOwnEvents(
  { start, end }: Span,
  shown: readonly Layer[],
  nameOf: (uid: string) => string,
  isWanted: boolean,
) {
  const { uid } = useViewer();
  const hasMine = shown.includes('mine');
  const hasOthers = shown.includes('coworkers');
  const asked = { from: start, to: end, coworkers: hasOthers };
  const isAsked = hasMine || hasOthers || isWanted;
  const answer = useCall(eventsCall, isAsked ? asked : null);
  const found = isAsked ? (answer.data?.events ?? NONE) : NONE;
  const events = useMemo(
    () =>
      found.flatMap((event): CalendarEvent[] => {
        const isMine = event.assigneeIds.includes(uid);
        if (isMine ? !hasMine : !hasOthers) return [];
        const organizer = nameOf(event.organizerId);
        const isOrganizer = event.organizerId === uid;
        const own = event.answers[uid];
        const colour = subStatusInk(event.color);
        return [
          {
            id: entryId(isMine ? 'mine' : 'coworkers', event.id),
            title: event.title,
            startMs: event.start,
            endMs: event.end,
            allDay: event.allDay,
            bar: event.allDay,
            color: colour,
            place: event.place,
            editable: isOrganizer,
            resizable: isOrganizer,
            ...(!isOrganizer && {
              who: firstName(organizer),
              mark: { letter: initials(organizer), colour, name: organizer },
            }),
            ...(isMine && !isOrganizer && { caption: CAPTIONS[own ?? 'none'] }),
            ...(event.privacy === 'private' && { caption: 'Private' }),
          },
        ];
      }),
    [found, uid, hasMine, hasOthers, nameOf],
  );
  return {
    events,
    /** An event by the id of the API. */
    find: (id: string) => found.find((event) => event.id === id),
    /** Whether `find` knows all events of the span. */
    isKnown: isAsked && answer.status === 'ready' && !answer.isEarlier,
    isCut: answer.data?.isCut === true,
    status: isAsked ? answer.status : ('ready' as const),
    retry: answer.retry,
  };
}

const CAPTIONS = {
  accepted: 'Accepted',
  maybe: 'Maybe',
  declined: 'Declined',
  none: 'Waits for your answer',
} as const;
