import { lazy, Suspense } from 'react';

import { PageSkeleton } from '../ui/page-skeleton';
import type { EventCalendarProps } from './event-calendar';

const Loaded = lazy(async () => ({ default: (await import('./event-calendar')).EventCalendar }));

/** The calendar as a chunk of its own, for screens that show more than a calendar. */
export function LazyEventCalendar(props: EventCalendarProps) {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Loaded {...props} />
    </Suspense>
  );
}
