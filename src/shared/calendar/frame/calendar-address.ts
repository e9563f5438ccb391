import { isDay } from '@/domain/core/calendar-day';
import { CALENDAR_VIEWS } from '@/domain/time/calendar-view';
import type { CalendarView } from '@/domain/time/calendar-view';
import type { Day } from '@/domain/time/time';

/** What a calendar shows, as its address says it. */
export type CalendarAddress = {
  readonly view: CalendarView;
  readonly day: Day;
  /** Uid of the person whose events are shown; '' for all. */
  readonly person: string;
  /** Entries of the legend whose events are hidden. */
  readonly hidden: readonly string[];
};

/** What a calendar's address may say. */
export type CalendarChoices = {
  readonly today: Day;
  readonly isPhone: boolean;
  /** Views of a wide screen; the first week among them is the default. */
  readonly views: readonly CalendarView[];
  /** The parameter of the person: "salesperson". */
  readonly personKey: string;
  /** Entries of the legend; none contains a dot. */
  readonly legend: readonly string[];
};

/** The views to choose from: a phone has no room for a week, and shows three days instead. */
export function viewsFor({ isPhone, views }: CalendarChoices): readonly CalendarView[] {
  if (!isPhone) return views;
  return CALENDAR_VIEWS.filter((view) => views.some((one) => onPhone(one) === view));
}

const onPhone = (view: CalendarView): CalendarView =>
  view === 'week' ? 'three-days' : view === 'two-weeks' ? 'month' : view;

/** Reads the address; what it does not say or says wrongly is this week, or today on a phone. */
export function readCalendarAddress(address: URLSearchParams, choices: CalendarChoices): CalendarAddress {
  const day = address.get('day') ?? '';
  const hidden = address.get('hide')?.split('.') ?? [];
  return {
    view: viewOf(address.get('view'), choices),
    day: isDay(day) ? day : choices.today,
    person: address.get(choices.personKey) ?? '',
    hidden: choices.legend.filter((entry) => hidden.includes(entry)),
  };
}

/** Writes the address, without what is the default. */
export function writeCalendarAddress(
  { view, day, person, hidden }: CalendarAddress,
  { today, personKey }: Pick<CalendarChoices, 'today' | 'personKey'>,
): URLSearchParams {
  return new URLSearchParams([
    ['view', view],
    ...(day === today ? [] : [['day', day]]),
    ...(person === '' ? [] : [[personKey, person]]),
    ...(hidden.length === 0 ? [] : [['hide', hidden.join('.')]]),
  ]);
}

/** The requested view as this screen can show it; a week becomes three days on a phone, and the reverse. */
function viewOf(wanted: string | null, choices: CalendarChoices): CalendarView {
  const { isPhone, views } = choices;
  const fallback = isPhone ? 'day' : 'week';
  const view = CALENDAR_VIEWS.find((one) => one === wanted) ?? fallback;
  if (isPhone) return viewsFor(choices).includes(onPhone(view)) ? onPhone(view) : fallback;
  if (views.includes(view)) return view;
  return view === 'two-weeks' ? 'month' : fallback;
}
