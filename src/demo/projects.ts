import { initialOf } from '@/domain/core/shape';
import type { ProjectStatus } from '@/domain/core/statuses';
import type { Job } from '@/domain/jobs/job';
import { priceShape } from '@/domain/money/price';
import type { Price } from '@/domain/money/price';
import { projectShape } from '@/domain/projects/project';
import type { Project } from '@/domain/projects/project';
import { foundBy } from '@/domain/search/find';
import { addDays, atWallClock } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import type { Tracker } from '@/domain/trackers/tracker';
import { ESTATE } from './estate';
import { workingDay } from './working-days';

const OWNER = 'dana-hollis';

type Placed = {
  readonly trackers: readonly Tracker[];
  readonly jobs: readonly Job[];
  readonly prices: readonly Price[];
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
      'The association re-roofs its forty houses after the summer hail. The 31 on Oak Row are done, the nine in the streets around it follow. One colour for all houses: Weathered Wood. On the circle, park on the east side; the school bus needs it free until 8:30.',
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

/** The projects of the large company around `today`, with its trackers and jobs placed in them, and their budgets. */
export function exampleProjects<R extends Placed>(
  records: R,
  today: Day,
  zone: string,
): R & { readonly projects: readonly Project[] } {
  const open = records.trackers.filter((one) => one.owner === OWNER && one.listOrganizer === 'Open');
  const waiting = [...open];
  const placed = new Map(
    records.trackers.filter(({ uuid }) => uuid.startsWith(ESTATE)).map(({ uuid }) => [uuid, projectId(0)]),
  );
  const projects = LINES.map((line, index): Project => {
    const uuid = projectId(index);
    for (const { uuid: tracker } of waiting.splice(0, line.trackers)) placed.set(tracker, uuid);
    const made = atWallClock(workingDay(today, -30 - index), '10:20', zone);
    const [start, end] = line.days ?? [null, null];
    const project: Project = {
      ...initialOf(projectShape.fields),
      uuid,
      owner: OWNER,
      assignees: line.people,
      ...{ createdAt: made, createdBy: OWNER, updatedAt: made, updatedBy: OWNER },
      ...{ title: line.title, description: line.description, customerName: line.client },
      ...{ streetAddress: line.street, city: line.city, state: 'MN' },
      ...{ status: line.status, statusAt: made, statusBy: OWNER },
      startOn: start === null ? '' : addDays(today, start),
      endOn: end === null ? '' : addDays(today, end),
      ...{ number: index + 1, numberPrefix: 'PR-' },
    };
    return { ...project, ...foundBy(project) };
  });
  const budgets = projects.map(({ uuid, assignees, createdAt }, index): Price => {
    const stamps = { createdAt, createdBy: OWNER, updatedAt: createdAt, updatedBy: OWNER };
    const amount = LINES[index]?.budget ?? 0;
    return {
      ...initialOf(priceShape.fields),
      uuid,
      owner: OWNER,
      assignees,
      ...stamps,
      noun: 'project',
      amount,
    };
  });
  const projectOf = (tracker: string) => placed.get(tracker) ?? '';
  return {
    ...records,
    trackers: records.trackers.map((one) => ({ ...one, projectId: projectOf(one.uuid) })),
    jobs: records.jobs.map((one) => ({ ...one, projectId: projectOf(one.trackerId) })),
    prices: [...records.prices, ...budgets],
    projects,
  };
}
