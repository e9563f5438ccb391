import { initialOf } from '@/domain/core/shape';
import type { TaskStatus } from '@/domain/core/statuses';
import type { Activity } from '@/domain/history/activity';
import { foundBy } from '@/domain/search/find';
import { dueWord } from '@/domain/tasks/due';
import { taskShape } from '@/domain/tasks/task';
import type { Priority, Task, TaskType } from '@/domain/tasks/task';
import { addDays, atWallClock } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import type { Tracker } from '@/domain/trackers/tracker';
import { pastOf } from './life/past';
import type { Write } from './life/past';
import { officeOf } from './records';
import { workingDay } from './working-days';

/** One example task; `due` in days from today, null for none. */
type Line = readonly [
  title: string,
  type: TaskType,
  due: number | null,
  time: string,
  who: string,
  more?: { readonly status?: TaskStatus; readonly priority?: Priority; readonly about?: number } & Pick<
    Partial<Task>,
    'details' | 'repeat' | 'remind'
  > & { readonly steps?: readonly string[] },
];

const OWNER = 'dana-hollis';
const LINES: readonly Line[] = [
  [
    'Call the inspector about the final inspection',
    'Call',
    1,
    '09:00',
    'priya-shah',
    { priority: 'High', about: 0 },
  ],
  [
    'Send the supplement to the adjuster',
    'Paperwork',
    -2,
    '',
    'dana-hollis',
    { priority: 'Urgent', about: 1 },
  ],
  ['Pick up the permit at city hall', 'Permit', 0, '10:30', 'priya-shah', { about: 2 }],
  [
    'Order ridge vent and starter strip',
    'Materials',
    0,
    '',
    'dana-hollis',
    { about: 3, steps: ['Measure the ridge', 'Ask for the price', 'Order'] },
  ],
  ['Check the dumpster is collected', 'Crew', -1, '', 'tom-becker', { about: 1 }],
  ['Ask the client for the color', 'Follow-up', 2, '', 'elena-sato', { status: 'Waiting', about: 4 }],
  ['Bring the spare harness to the shop', 'Crew', 3, '', 'rosa-lima'],
  [
    'Weekly ladder and harness check',
    'Inspection',
    4,
    '07:00',
    'rosa-lima',
    { repeat: 'FREQ=WEEKLY', remind: '1 hour before' },
  ],
  ['Renew the liability certificate', 'Paperwork', 12, '', 'dana-hollis', { repeat: 'FREQ=YEARLY' }],
  ['Photograph the finished valley for the website', 'To do', null, '', 'tom-becker', { priority: 'Low' }],
  ['Walk the roof with the owner', 'Inspection', 5, '14:00', 'elena-sato', { about: 5 }],
  ['Pay the supplier invoice', 'Paperwork', 6, '', 'dana-hollis'],
  [
    'Measure the garage for the second estimate',
    'Inspection',
    -4,
    '',
    'elena-sato',
    { status: 'Done', about: 0 },
  ],
  ['Put up the yard sign', 'Crew', -3, '', 'tom-becker', { status: 'Done', about: 2 }],
  ['Train Omar on the new nailer', 'Crew', 8, '', 'rosa-lima', { status: 'In Progress' }],
];

/** The last working day and time at which people went on with a task. */
const WENT_ON = [-1, '13:40'] as const;

/** The tasks of the large company around `today`, some about its open trackers, with their histories. */
export function exampleTasks(
  trackers: readonly Tracker[],
  people: readonly string[],
  today: Day,
  zone: string,
): { readonly tasks: readonly Task[]; readonly activity: readonly Activity[] } {
  const open = trackers.filter(({ owner, listOrganizer }) => owner === OWNER && listOrganizer === 'Open');
  const { nameOf } = officeOf(OWNER);
  const told = LINES.map((line, index) => {
    const [, , , , who, { about } = {}] = line;
    const person = people.includes(who) ? who : OWNER;
    const at = atWallClock(workingDay(today, -6 + (index % 5)), '08:15', zone);
    const made = firstOf(line, index, {
      today,
      person,
      at,
      tracker: about === undefined ? undefined : open[about],
    });
    const { record, activity } = pastOf('task', made, writesOn(line, made, person, today, zone), nameOf);
    return { task: { ...record, ...foundBy(record) }, activity };
  });
  return { tasks: told.map(({ task }) => task), activity: told.flatMap(({ activity }) => activity) };
}

type Making = {
  readonly today: Day;
  readonly person: string;
  /** Epoch ms. */
  readonly at: number;
  readonly tracker: Tracker | undefined;
};

/** A task as it was typed: the urgent ones had a day less urgent, and the rest came with the work. */
function firstOf(line: Line, index: number, { today, person, at, tracker }: Making): Task {
  const [title, taskType, due, dueTime, , more = {}] = line;
  const { steps = [], priority = 'Normal', repeat = '', remind = '' } = more;
  const uuid = `example-task-${index + 1}`;
  const dueOn = due === null ? '' : addDays(today, due);
  return {
    ...initialOf(taskShape.fields),
    uuid,
    title,
    taskType,
    repeat,
    remind,
    dueOn,
    dueTime,
    priority: priority === 'Urgent' ? 'Normal' : priority,
    status: 'To Do',
    owner: OWNER,
    assignees: [person],
    createdAt: at,
    createdBy: OWNER,
    updatedAt: at,
    updatedBy: OWNER,
    statusAt: at,
    number: index + 1,
    numberPrefix: 'TK-',
    due: dueWord({ dueOn, dueTime }),
    ...(repeat !== '' && { seriesId: uuid, seriesOn: dueOn }),
    checklist: steps.map((text, nth) => ({ id: `${uuid}-${nth}`, text })),
    ...(tracker && {
      recordNoun: 'tracker' as const,
      recordId: tracker.uuid,
      recordTitle: tracker.title,
      trackerId: tracker.uuid,
      customerId: tracker.customerId,
      customerName: tracker.customerName,
    }),
  };
}

/** What happened to a task since: its first step, a higher priority, its status. */
function writesOn(
  [, , , , , more = {}]: Line,
  { checklist, priority: before }: Task,
  person: string,
  today: Day,
  zone: string,
): readonly Write<Task>[] {
  const { status = 'To Do', priority = before } = more;
  const [day, time] = WENT_ON;
  const at = atWallClock(workingDay(today, day), time, zone);
  const [first] = checklist;
  return [
    ...(first ? [{ changes: { stepsDone: [first.id] }, by: person, at }] : []),
    ...(priority === before ? [] : [{ changes: { priority }, by: OWNER, at }]),
    ...(status === 'To Do' ? [] : [{ changes: { status, statusAt: at, statusBy: person }, by: person, at }]),
  ];
}
