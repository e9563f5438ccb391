import { useSearchParams } from 'react-router-dom';
import { CALENDAR_VIEWS } from '@/domain/customers/appointments';
import type { LeadCalendarView } from '@/domain/customers/appointments';
import { isDay } from '@/domain/core/calendar-day';
import { CUSTOMER_STATUSES } from '@/domain/core/statuses';
import type { CustomerStatus } from '@/domain/core/statuses';
import type { Day } from '@/domain/time/time';

/** The calendar's state in the address. */
export type CalendarAddress = {
  readonly view: LeadCalendarView;
  readonly day: Day;
  readonly salesperson: string;
  readonly hidden: readonly CustomerStatus[];
};

const DESK_VIEWS: readonly LeadCalendarView[] = ['day', 'week', 'month', 'list'];
const PHONE_VIEWS: readonly LeadCalendarView[] = ['day', 'three-days', 'month', 'list'];

/** Reads and changes the calendar's address; by default this week, or this day on a phone. */
export function useCalendarAddress(today: Day, isPhone: boolean) {
  const [address, setAddress] = useSearchParams();
  const day = address.get('day') ?? '';
  const hidden = address.get('hide')?.split('.') ?? [];
  const state: CalendarAddress = {
    view: viewOf(address.get('view'), isPhone),
    day: isDay(day) ? day : today,
    salesperson: address.get('salesperson') ?? '',
    hidden: CUSTOMER_STATUSES.filter((status) => hidden.includes(status)),
  };
  const change = (changes: Partial<CalendarAddress>) => {
    const next = { ...state, ...changes };
    const query = new URLSearchParams({ view: next.view });
    if (next.day !== today) query.set('day', next.day);
    if (next.salesperson !== '') query.set('salesperson', next.salesperson);
    if (next.hidden.length > 0) query.set('hide', next.hidden.join('.'));
    setAddress(query, { replace: true });
  };
  return { ...state, views: isPhone ? PHONE_VIEWS : DESK_VIEWS, change };
}

/** The requested view; a week becomes three days on a narrow screen, and the reverse. */
function viewOf(wanted: string | null, isPhone: boolean): LeadCalendarView {
  const view = CALENDAR_VIEWS.find((one) => one === wanted) ?? (isPhone ? 'day' : 'week');
  if (view === 'week' || view === 'three-days') return isPhone ? 'three-days' : 'week';
  return view;
}
