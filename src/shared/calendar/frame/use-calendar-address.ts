import { useSearchParams } from 'react-router-dom';
import type { CalendarView } from '@/domain/time/calendar-view';
import { readCalendarAddress, viewsFor, writeCalendarAddress } from './calendar-address';
import type { CalendarAddress, CalendarChoices } from './calendar-address';

/** A calendar's state in the address, and how to change it. */
export type CalendarState = CalendarAddress & {
  /** The views to choose from on this screen. */
  readonly views: readonly CalendarView[];
  readonly change: (changes: Partial<CalendarAddress>) => void;
  /** Hides an entry of the legend, or shows it again. */
  readonly toggle: (entry: string) => void;
};

/** Reads and changes the calendar's address; by default this week, or this day on a phone. */
export function useCalendarAddress(choices: CalendarChoices): CalendarState {
  const [address, setAddress] = useSearchParams();
  const state = readCalendarAddress(address, choices);
  const change = (changes: Partial<CalendarAddress>) =>
    setAddress(writeCalendarAddress({ ...state, ...changes }, choices), { replace: true });
  const toggle = (entry: string) =>
    change({
      hidden: choices.legend.filter((one) => (one === entry) !== state.hidden.includes(one)),
    });
  return { ...state, views: viewsFor(choices), change, toggle };
}
