import { initialOf } from '@/domain/core/shape';
import type { ProjectStatus } from '@/domain/core/statuses';
import type { Activity } from '@/domain/history/activity';
import { diffRecord } from '@/domain/history/activity-diff';
import { entryOfWrite, subjectOf } from '@/domain/history/activity-entry';
import type { Job } from '@/domain/jobs/job';
import { priceShape } from '@/domain/money/price';
import type { Price } from '@/domain/money/price';
import { nounNamed } from '@/domain/nouns';
import { projectShape } from '@/domain/projects/project';
import type { Project } from '@/domain/projects/project';
import { foundBy } from '@/domain/search/find';
import { addDays, atWallClock } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import type { Tracker } from '@/domain/trackers/tracker';
import { ESTATE } from './estate';
import { pastOf } from './life/past';
import type { Write } from './life/past';
import { officeOf } from './records';
import { workingDay } from './working-days';

const OWNER = 'dana-hollis';

type Placed = {
  readonly trackers: readonly Tracker[];
  readonly jobs: readonly Job[];
  readonly prices: readonly Price[];
  readonly activity: readonly Activity[];
  readonly activityPriced: readonly Activity[];
};

/** One example project; days from today, the budget in cents, and how many of the open trackers belong to it. */
type Line = {
  readonly title: string;
  readonly client: string;
  readonly street: string;
  readonly city: string;
  readonly status: ProjectStatus;
  readonly days: readonly [start: number, end: number] | null;
  readonly budget: number;
  readonly trackers: number;
  readonly people: readonly string[];
  readonly description: string;
};

const LINES: readonly Line[] = [
  {
    title: 'Oak Hollow estate: new roofs',
    client: 'Oak Hollow Homeowners Association',
    street: '1 Oak Hollow Circle',
    city: 'Duluth',
    status: 'Active',
    days: [-145, 41],
    budget: 71_500_000,
    trackers: 9,
    people: ['dana-hollis', 'elena-sato', 'tom-becker'],
    description:
      'The association re-roofs its forty houses after the summer hail. The 31 on Oak Row are done, the nine in the streets around it follow. One color for all houses: Weathered Wood. On the circle, park on the east side; the school bus needs it free until 8:30.',
  },
  {
    title: 'Lakeview Church and hall',
    client: 'Lakeview Church',
    street: '820 Shoreline Drive',
    city: 'Superior',
    status: 'Active',
    days: [-48, -3],
    budget: 3_650_000,
    trackers: 2,
    people: ['dana-hollis', 'priya-shah'],
    description: 'Standing seam on the hall, shingles on the church. No work on Sundays and during funerals.',
  },
  {
    title: 'Cedar Row apartments, buildings A to D',
    client: 'Cedar Row Property Management',
    street: '3300 Cedar Row',
    city: 'Hermantown',
    status: 'Planning',
    days: [30, 75],
    budget: 18_200_000,
    trackers: 0,
    people: ['dana-hollis', 'elena-sato'],
    description: 'Waits for the insurer’s second inspection of building C.',
  },
];

const projectId = (index: number) => `example-project-${index + 1}`;

/** Working days by which a running project's planned end moved when it turned out larger. */
const LONGER = 10;

/** Projects of the large company around `today`: histories, their trackers and jobs, and budgets. */
export function exampleProjects<R extends Placed>(
  records: R,
  today: Day,
  zone: string,
): R & { readonly projects: readonly Project[] } {
  const waiting = records.trackers.filter((one) => one.owner === OWNER && one.listOrganizer === 'Open');
  const placed = new Map(
    records.trackers.filter(({ uuid }) => uuid.startsWith(ESTATE)).map(({ uuid }) => [uuid, projectId(0)]),
  );
  const { nameOf } = officeOf(OWNER);
  const told = LINES.map((line, index) => {
    for (const { uuid: tracker } of waiting.splice(0, line.trackers)) placed.set(tracker, projectId(index));
    const start = line.days === null ? today : addDays(today, line.days[0]);
    const day = workingDay(start < today ? start : today, -12 - index);
    const made = madeOn(line, index, atWallClock(day, '10:20', zone));
    const { record, activity } = pastOf('project', made, writesOn(line, made, { day, start, zone }), nameOf);
    const project = { ...record, ...foundBy(record) };
    return { project, activity, ...budgetOf(project, line.budget, nameOf) };
  });
  const projectOf = (tracker: string) => placed.get(tracker) ?? '';
  return {
    ...records,
    trackers: records.trackers.map((one) => ({ ...one, projectId: projectOf(one.uuid) })),
    jobs: records.jobs.map((one) => ({ ...one, projectId: projectOf(one.trackerId) })),
    prices: [...records.prices, ...told.map(({ price }) => price)],
    activity: [...records.activity, ...told.flatMap(({ activity }) => activity)],
    activityPriced: [...records.activityPriced, ...told.map(({ priced }) => priced)],
    projects: told.map(({ project }) => project),
  };

  /** A project in planning, with its owner alone; `at` is epoch ms. */
  function madeOn(line: Line, index: number, at: number): Project {
    const [start, end] = line.days ?? [null, null];
    return {
      ...initialOf(projectShape.fields),
      uuid: projectId(index),
      owner: OWNER,
      assignees: [OWNER],
      createdAt: at,
      createdBy: OWNER,
      updatedAt: at,
      updatedBy: OWNER,
      title: line.title,
      description: line.description,
      customerName: line.client,
      streetAddress: line.street,
      city: line.city,
      state: 'MN',
      status: 'Planning',
      statusAt: at,
      statusBy: OWNER,
      startOn: start === null ? '' : addDays(today, start),
      endOn: end === null ? '' : workingDay(addDays(today, end), line.status === 'Active' ? -LONGER : 0),
      number: index + 1,
      numberPrefix: 'PR-',
    };
  }

  /** Its people came the next day; a running one became active with its start, and its end moved since. */
  function writesOn(
    { days, people, status }: Line,
    made: Project,
    on: { readonly day: Day; readonly start: Day; readonly zone: string },
  ): readonly Write<Project>[] {
    const team = {
      changes: { assignees: people },
      by: OWNER,
      at: atWallClock(workingDay(on.day, 1), '08:50', on.zone),
    };
    if (status === made.status || days === null) return [team];
    const started = atWallClock(workingDay(on.start, -1), '16:10', on.zone);
    const [, other = OWNER] = people;
    return [
      team,
      { changes: { status, statusAt: started, statusBy: OWNER }, by: OWNER, at: started },
      {
        changes: { endOn: addDays(today, days[1]) },
        by: other,
        at: atWallClock(workingDay(on.start, 9), '11:35', on.zone),
      },
    ];
  }
}

/** The budget of a project in cents, as it was typed with it, and the entry of that. */
function budgetOf(project: Project, amount: number, nameOf: (uid: string) => string) {
  const { uuid, assignees, owner, createdAt: at } = project;
  const blank = initialOf(priceShape.fields);
  const stamps = { createdAt: at, createdBy: OWNER, updatedAt: at, updatedBy: OWNER };
  const price: Price = { ...blank, uuid, owner, assignees, ...stamps, noun: 'project', amount };
  const priced = entryOfWrite({
    uuid: `${uuid}-budget`,
    by: OWNER,
    at,
    byName: nameOf(OWNER),
    kind: 'created',
    owner,
    assignees,
    subject: subjectOf(nounNamed('project'), uuid, project),
    changes: diffRecord(priceShape, blank, price, nameOf).priced,
  });
  return { price, priced };
}
