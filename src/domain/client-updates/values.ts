import type { RosterPerson } from '../company/company';
import type { Place } from '../format/formats';
import type { Visit } from '../jobs/visit';
import { writtenWeekday } from '../time/day-words';
import { clockParts, isMidnight, writtenDate } from '../time/moment-words';
import { addDays, dayOf, HOUR_MS, startOfDay } from '../time/time';
import type { Tracker } from '../trackers/tracker';
import type { UpdateValues } from './wording';

export type ValueSources = {
  readonly tracker: Pick<Tracker, 'customerName' | 'title' | 'status' | 'streetAddress' | 'city'> & {
    readonly clientVisible: Pick<Tracker['clientVisible'], 'crew'>;
  };
  readonly visit: Pick<Visit, 'start' | 'end' | 'crew' | 'clientNote'> | null;
  readonly business: string;
  readonly review: string;
  readonly people: readonly Pick<RosterPerson, 'uid' | 'firstName'>[];
  readonly place: Place;
};

/** The values of the words in braces, as the client reads them at `now` (epoch ms). */
export function updateValues(
  { tracker, visit, business, review, people, place }: ValueSources,
  now: number,
): UpdateValues {
  const { customerName, title, status, streetAddress, city } = tracker;
  const about: UpdateValues = {
    client: customerName,
    business,
    job: title,
    stage: status,
    address: [streetAddress, city].filter((part) => part !== '').join(', '),
    review,
  };
  if (!visit) return about;
  const crew = tracker.clientVisible.crew
    ? people.filter(({ uid }) => visit.crew.includes(uid)).map(({ firstName }) => firstName)
    : [];
  return {
    ...about,
    date: datesOf(visit, place, now),
    time: timesOf(visit, place),
    crew: crew.filter((name) => name !== '').join(', '),
    note: visit.clientNote,
  };
}

/** One day, or the first and last of several. */
function datesOf({ start, end }: Pick<Visit, 'start' | 'end'>, place: Place, now: number): string {
  const first = writtenDate(start, place, now);
  const isOneDay = dayOf(start, place.zone) === dayOf(end - 1, place.zone);
  return isOneDay ? first : `${first} to ${writtenDate(end - 1, place, now)}`;
}

/** "8:00 am to 4:00 pm", over several days "from Tue 8:00 am to Thu 4:00 pm", and "all day" between midnights. */
function timesOf({ start, end }: Pick<Visit, 'start' | 'end'>, place: Place): string {
  const { zone } = place;
  if (isMidnight(start, zone) && isMidnight(end, zone)) return 'all day';
  const clock = (at: number) => {
    const { time, half } = clockParts(at, place);
    return `${time}${half}`;
  };
  if (dayOf(start, zone) === dayOf(end - 1, zone)) return `${clock(start)} to ${clock(end)}`;
  const weekday = (at: number) => writtenWeekday(dayOf(at, zone));
  return `from ${weekday(start)} ${clock(start)} to ${weekday(end)} ${clock(end)}`;
}

/** The values of an example project at `now` (epoch ms), for a preview. */
export function sampleValues(business: string, place: Place, now: number): UpdateValues {
  const start = startOfDay(addDays(dayOf(now, place.zone), 1), place.zone) + 8 * HOUR_MS;
  return updateValues(
    {
      tracker: {
        customerName: 'Maria Lopez',
        title: 'Full replacement',
        status: 'Scheduled',
        streetAddress: '114 Oak Street',
        city: 'Springfield',
        clientVisible: { crew: true },
      },
      visit: { start, end: start + 8 * HOUR_MS, crew: ['one', 'two'], clientNote: 'We bring our own power.' },
      business,
      review: 'https://g.page/r/your-business',
      people: [
        { uid: 'one', firstName: 'Tom' },
        { uid: 'two', firstName: 'Rosa' },
      ],
      place,
    },
    now,
  );
}
