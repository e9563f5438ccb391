import { storedAnswer } from '@/domain/calendar/answers';
import type { EventAnswer } from '@/domain/calendar/answers';
import { eventShape } from '@/domain/calendar/event';
import type { CalendarRecord } from '@/domain/calendar/event';
import { settled } from '@/domain/calendar/event-content';
import { initialOf } from '@/domain/core/shape';
import { addDays, atWallClock, MINUTE_MS, startOfWeek } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import { ZONE } from './businesses';
import { workingDay } from './working-days';

const DANA = 'dana-hollis';
const MARCUS = 'marcus-reed';
const ELENA = 'elena-sato';
const OMAR = 'omar-haddad';
const TOM = 'tom-becker';
const ROSA = 'rosa-lima';
const SHOP = 'Shop, 2214 W Superior St';

type Told = Partial<CalendarRecord> & {
  readonly id: string;
  readonly organiser: string;
  readonly owner?: string;
  readonly day: Day;
  /** "07:30"; without one the event is all day. */
  readonly time?: string;
  readonly minutes?: number;
  readonly said?: Readonly<Record<string, EventAnswer>>;
};

/** The calendar of the example world around `today`: meetings, days off, and an invitation that waits for Dana. */
export function exampleEvents(today: Day, at: number): readonly CalendarRecord[] {
  const monday = addDays(startOfWeek(today, 'US'), 1);
  const thisWeek = (day: number) => addDays(monday, day - 1);
  const crewPlan = {
    organiser: ELENA,
    title: 'Crew plan for the week',
    description: 'Who is on which roof, what is delivered when, and the weather.',
    place: SHOP,
    assignees: [ELENA, DANA, MARCUS, OMAR, TOM],
    color: 'violet',
    minutes: 45,
  } as const;
  const moved = addDays(monday, 7);
  const told: readonly Told[] = [
    {
      ...crewPlan,
      id: 'crew-plan',
      day: addDays(monday, -56),
      time: '07:30',
      rrule: 'FREQ=WEEKLY;BYDAY=MO',
      exceptions: [moved],
      said: { [DANA]: 'accepted', [MARCUS]: 'accepted', [OMAR]: 'maybe' },
    },
    {
      ...crewPlan,
      id: 'crew-plan-moved',
      title: 'Crew plan for the week, a day later',
      day: addDays(moved, 1),
      time: '07:30',
      seriesId: 'event-crew-plan',
      occurrenceOn: moved,
      said: { [OMAR]: 'accepted' },
    },
    {
      id: 'hail-claims',
      organiser: OMAR,
      title: 'Hail claims with Northland Mutual',
      description:
        'Their adjuster brings the list of the open ones. Please bring the photos of Alder Street.',
      place: 'Video call',
      day: workingDay(today, 1),
      time: '14:00',
      minutes: 60,
      assignees: [OMAR, DANA, MARCUS, ELENA],
      color: 'rose',
      said: { [ELENA]: 'accepted' },
    },
    {
      id: 'rosa-off',
      organiser: ROSA,
      title: 'Family',
      day: workingDay(today, 3),
      lastDay: addDays(workingDay(today, 3), 1),
      timeOff: true,
      color: 'grey',
    },
    {
      id: 'tom-off',
      organiser: TOM,
      title: 'Vacation',
      day: workingDay(today, 7),
      lastDay: addDays(workingDay(today, 7), 3),
      timeOff: true,
      color: 'grey',
    },
    {
      id: 'lakeside',
      organiser: DANA,
      title: 'Lakeside brings samples and fall prices',
      description: 'Lou shows the new 6 ft panel.',
      place: SHOP,
      day: workingDay(today, 2),
      time: '10:00',
      minutes: 60,
      assignees: [DANA, OMAR],
      color: 'teal',
      said: { [OMAR]: 'accepted' },
    },
    {
      id: 'day-off',
      organiser: MARCUS,
      title: 'Day off',
      timeOff: true,
      day: thisWeek(5),
      color: 'grey',
    },
    {
      id: 'training',
      organiser: OMAR,
      title: 'Fall protection training',
      place: 'Roofers Hall, Minneapolis',
      day: workingDay(today, 6),
      lastDay: workingDay(today, 7),
      assignees: [OMAR, TOM, ROSA],
      color: 'brown',
      said: { [TOM]: 'accepted', [ROSA]: 'accepted' },
    },
    {
      id: 'payroll',
      organiser: DANA,
      title: 'Payroll',
      day: addDays(thisWeek(5), -28),
      time: '16:00',
      minutes: 30,
      rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR',
      privacy: 'private',
      color: 'green',
    },
    {
      id: 'dentist',
      organiser: DANA,
      title: 'Dentist',
      day: workingDay(today, 3),
      time: '13:00',
      minutes: 60,
      privacy: 'private',
      color: 'grey',
    },
    {
      id: 'call-ben',
      organiser: 'carla-voss',
      owner: 'carla-voss',
      title: 'Week with Ben',
      day: addDays(monday, -14),
      time: '07:00',
      minutes: 30,
      rrule: 'FREQ=WEEKLY;BYDAY=MO',
      assignees: ['carla-voss', 'ben-petersen'],
      said: { 'ben-petersen': 'accepted' },
    },
    {
      id: 'van',
      organiser: 'sam-okafor',
      owner: 'sam-okafor',
      title: 'Van inspection',
      place: 'Lincoln Park Garage',
      day: workingDay(today, 4),
      time: '08:00',
      minutes: 60,
    },
  ];
  return told.map((one) => eventOf(one, at));
}

function eventOf(
  { id, organiser, day, time, minutes = 120, said = {}, ...more }: Told,
  at: number,
): CalendarRecord {
  const start = atWallClock(day, time ?? '00:00', ZONE);
  const days = time === undefined ? { allDay: true, firstDay: day, lastDay: more.lastDay ?? day } : {};
  const record = {
    ...initialOf(eventShape.fields),
    uuid: `event-${id}`,
    owner: DANA,
    person: organiser,
    start,
    end: start + minutes * MINUTE_MS,
    ...more,
    ...days,
    createdAt: at,
    createdBy: organiser,
    updatedAt: at,
    updatedBy: organiser,
  };
  const event = { ...record, ...settled(record, organiser, ZONE) };
  const answers = Object.entries(said).map(([uid, answer]) => [uid, storedAnswer(event, answer)]);
  return { ...event, answers: Object.fromEntries(answers) };
}
