import type { CalendarOptions } from '@fullcalendar/core';
import { useEffect, useMemo, useRef, useState } from 'react';

import type { CalendarView } from '@/domain/time/calendar-view';
import type { Day } from '@/domain/time/time';
import { crowdedDays } from './crowded-days';
import type { CalendarEvent } from './events/calendar-event';
import { dayOfCell, MoreCount } from './more-count';

/** Least height of an event's line in pixels, with the gap between two (event-line.css). */
const LINE = 22;

/** Rows of weeks that share the calendar's height. */
const WEEKS: Partial<Record<CalendarView, number>> = { month: 6, 'two-weeks': 2 };

const NONE: ReadonlyMap<Day, number> = new Map();

type Asked = { readonly view: CalendarView; readonly zone: string; readonly isLimited: boolean };

/** The events to draw where weeks are rows of one height, and the link to a day's other events. Put `box` around them. */
export function useCrowdedDays(events: readonly CalendarEvent[], { view, zone, isLimited }: Asked) {
  const box = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  const [opened, setOpened] = useState<Day | null>(null);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setHeight(entry?.contentRect.height ?? 0));
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  const weeks = WEEKS[view];
  const lines = weeks && isLimited && height > 0 ? Math.ceil(height / weeks / LINE) : Infinity;
  const { drawn, left } = useMemo(
    () => (lines === Infinity ? { drawn: events, left: NONE } : crowdedDays(events, { lines, opened, zone })),
    [events, lines, opened, zone],
  );
  const moreLink = useMemo(
    (): CalendarOptions => ({
      moreLinkHint: 'Show all of the day',
      moreLinkContent: ({ num, view: shown }) =>
        shown.type.startsWith('dayGrid') ? <MoreCount hidden={num} left={left} /> : true,
      moreLinkClick: ({ jsEvent }) => {
        if (jsEvent.target instanceof Element) setOpened(dayOfCell(jsEvent.target));
        // The library opens it below the link, also in the last row of the window.
        requestAnimationFrame(() =>
          box.current?.querySelector('.fc-more-popover')?.scrollIntoView({ block: 'nearest' }),
        );
        return 'popover';
      },
    }),
    [left],
  );
  return { box, drawn, moreLink };
}
