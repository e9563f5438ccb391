import { initialOf } from '@/domain/core/shape';
import type { TaskStatus } from '@/domain/core/statuses';
import { foundBy } from '@/domain/search/find';
import { dueWord } from '@/domain/tasks/due';
import { taskShape } from '@/domain/tasks/task';
import type { Priority, Task, TaskType } from '@/domain/tasks/task';
import { addDays, atWallClock } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import type { Tracker } from '@/domain/trackers/tracker';
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
  ['Ask the client for the colour', 'Follow-up', 2, '', 'elena-sato', { status: 'Waiting', about: 4 }],
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

/** The tasks of the large company around `today`, some about its open trackers. */
export function exampleTasks(
  trackers: readonly Tracker[],
  people: readonly string[],
  today: Day,
  zone: string,
) {
  const open = trackers.filter(({ owner, listOrganizer }) => owner === OWNER && listOrganizer === 'Open');
  return LINES.map(([title, taskType, due, dueTime, who, more = {}], index): Task => {
    const made = atWallClock(workingDay(today, -6 + (index % 5)), '08:15', zone);
    const { about, steps = [], status = 'To Do', priority = 'Normal', repeat = '', remind = '' } = more;
    const tracker = about === undefined ? undefined : open[about];
    const person = people.includes(who) ? who : OWNER;
    const uuid = `example-task-${index + 1}`;
    const dueOn = due === null ? '' : addDays(today, due);
    const task: Task = {
      ...initialOf(taskShape.fields),
      ...{ uuid, title, taskType, priority, status, repeat, remind, dueOn, dueTime },
      owner: OWNER,
      assignees: [person],
      createdAt: made,
      createdBy: OWNER,
      updatedAt: made,
      updatedBy: OWNER,
      statusAt: made,
      number: index + 1,
      numberPrefix: 'TK-',
      due: dueWord({ dueOn, dueTime }),
      ...(repeat !== '' && { seriesId: uuid, seriesOn: dueOn }),
      checklist: steps.map((text, at) => ({ id: `${uuid}-${at}`, text })),
      stepsDone: steps.slice(0, 1).map((_, at) => `${uuid}-${at}`),
      ...(tracker && {
        recordNoun: 'tracker' as const,
        recordId: tracker.uuid,
        recordTitle: tracker.title,
        trackerId: tracker.uuid,
        customerId: tracker.customerId,
        customerName: tracker.customerName,
      }),
    };
    return { ...task, ...foundBy(task) };
  });
}
