import type { CalendarRecord } from '../calendar/event';
import { shortNumber } from '../core/record-number';
import { visitsOnDay } from '../jobs/field-day';
import { stepsOf } from '../jobs/checklist';
import type { Job } from '../jobs/job';
import type { Visit } from '../jobs/visit';
import { daysFrom } from '../jobs/workforce';
import { lastDayOf } from '../time/spans';
import type { Span } from '../time/spans';
import { dayOf, endOfDay, moveToDay, startOfDay } from '../time/time';
import type { Day } from '../time/time';
import type { Paper, PaperSection, PaperStop } from './paper';
import { plainFileName } from './paper-file-name';
import { paperNamed } from './paper-of';
import type { PaperMaking } from './paper-of';

/** A crew, and a page of the sheet; `people` are uids, none for the visits that nobody is on. */
export type SheetCrew = { readonly name: string; readonly people: readonly string[] };

export type WeekSheetInput = PaperMaking & {
  /** The first of the seven days. */
  readonly first: Day;
  readonly crews: readonly SheetCrew[];
  /** The visits of the week. */
  readonly visits: readonly Visit[];
  /** Their jobs by id; a visit whose job is missing shows what it knows itself. */
  readonly jobs: ReadonlyMap<string, Job>;
  readonly off: readonly CalendarRecord[];
  readonly nameOf: (uid: string) => string;
  /** Whether each page ends with empty lines to write on. */
  readonly hasRoom: boolean;
};

const WEEK = 7;
const NOTE_LINES = 4;

/** The sheet that hangs in the shop: a page for each crew, with its places on each day of a week. Has no amounts. */
export function weekSheet(input: WeekSheetInput): Paper {
  const { first, crews, business, write } = input;
  const zone = business.settings.timeZone;
  const days = daysFrom(first, WEEK);
  const week = write.days(startOfDay(first, zone), endOfDay(days.at(-1) ?? first, zone));
  const [only] = crews.length === 1 ? crews : [];
  const named = {
    title: 'Week sheet',
    subject: week,
    number: '',
    fileName: plainFileName(['Week sheet', first, only?.name ?? '']),
  };
  const sections = crews.flatMap((crew, index) => pageOf(crew, index > 0, days, input));
  return paperNamed(named, input, sections);
}

function pageOf(
  crew: SheetCrew,
  isNewPage: boolean,
  days: readonly Day[],
  input: WeekSheetInput,
): readonly (PaperSection | false)[] {
  const { visits, write, nameOf, hasRoom, business } = input;
  const zone = business.settings.timeZone;
  const own = visits.filter(({ crew: people }) => isOnCrew(people, crew));
  const planned = days.map((day) => visitsOnDay(own, day, zone));
  return [
    { kind: 'part', title: crew.name, text: write.names(crew.people.map(nameOf)), isNewPage },
    ...(planned.every((of) => of.length === 0)
      ? [{ kind: 'text', title: 'Visits', text: 'Nothing is planned this week.' } as const]
      : days.map((day, index): PaperSection => ({
          kind: 'stops',
          title: write.day(day),
          note: offText(crew, day, input),
          stops: (planned[index] ?? []).map((visit) => stopOf(visit, day, crew, input)),
        }))),
    hasRoom && { kind: 'lines', title: 'Notes', count: NOTE_LINES },
  ];
}

/** Whether a visit is a crew's: one of its people is on the visit, or nobody is and the page is for those. */
export function isOnCrew(people: readonly string[], crew: SheetCrew): boolean {
  return crew.people.length === 0 ? people.length === 0 : people.some((uid) => crew.people.includes(uid));
}

function stopOf(visit: Visit, day: Day, crew: SheetCrew, input: WeekSheetInput): PaperStop {
  const { jobs, write, nameOf, business } = input;
  const job = jobs.get(visit.jobId);
  const { start, end } = spanOn(visit, day, business.settings.timeZone);
  // Only where it is not the whole crew.
  const isWhole =
    visit.crew.length === crew.people.length && visit.crew.every((uid) => crew.people.includes(uid));
  const lines = [
    [visit.customerName, job?.phone && write.phone(job.phone)],
    [job ? write.address(job) : visit.streetAddress],
    [job?.roof['material'], job?.pitch && `pitch ${job.pitch}`],
    [isWhole ? '' : write.names(visit.crew.map(nameOf))],
    [job?.accessNotes.trim()],
    [job?.instructions.trim()],
  ];
  return {
    times: write.times(start, end),
    title: [visit.title, job && job.number !== null && shortNumber(job), visit.status === 'Done' && 'done']
      .filter((part) => typeof part === 'string')
      .join(', '),
    lines: lines.map((parts) => parts.filter(Boolean).join(', ')).filter((line) => line !== ''),
    steps: job && visit.status !== 'Done' ? openSteps(job) : [],
  };
}

const openSteps = (job: Job) => stepsOf(job).flatMap(({ text, done }) => (done ? [] : [text]));

/** The hours on one day of a visit: its times of day where it lasts several days; the whole day where it runs through. */
function spanOn(visit: Span, day: Day, zone: string): Span {
  if (dayOf(visit.start, zone) === lastDayOf(visit, zone)) return visit;
  const span = { start: moveToDay(visit.start, day, zone), end: moveToDay(visit.end, day, zone) };
  return span.end > span.start ? span : { start: startOfDay(day, zone), end: endOfDay(day, zone) };
}

function offText({ people }: SheetCrew, day: Day, { off, nameOf, write }: WeekSheetInput): string {
  const away = off.filter(
    ({ person, firstDay, lastDay }) => people.includes(person) && firstDay <= day && day <= lastDay,
  );
  return away.length === 0 ? '' : `Off: ${write.names(away.map(({ person }) => nameOf(person)))}`;
}
