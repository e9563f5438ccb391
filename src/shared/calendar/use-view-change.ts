import type FullCalendar from '@fullcalendar/react';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

import type { CalendarView } from '@/domain/time/calendar-view';
import { VIEWS } from './calendar-views';

/**
 * Changes the view and date (YYYY-MM-DD) of the calendar library after a render that asks for others, and tells
 * whether that is still to come. New options are drawn together with the new view.
 */
export function useViewChange(
  calendar: RefObject<FullCalendar | null>,
  view: CalendarView,
  date: string,
): boolean {
  const [shown, setShown] = useState({ view, date });
  const isChanging = shown.view !== view || shown.date !== date;
  useEffect(() => {
    if (!isChanging) return undefined;
    const api = calendar.current?.getApi();
    // Not during a render: the calendar draws its own portals synchronously.
    const timer = setTimeout(() =>
      api?.batchRendering(() => {
        api.changeView(VIEWS[view], date);
        flushSync(() => setShown({ view, date }));
      }),
    );
    return () => clearTimeout(timer);
  }, [calendar, isChanging, view, date]);
  return isChanging;
}
