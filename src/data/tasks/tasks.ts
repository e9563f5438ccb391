import { seesAll } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import { closedRule, continuedDate } from '@/domain/calendar/repeat';
import { initialOf } from '@/domain/core/shape';
import { TASK_OPEN } from '@/domain/core/statuses';
import type { TaskStatus } from '@/domain/core/statuses';
import { addSteps } from '@/domain/jobs/checklist';
import type { TaskAbout } from '@/domain/tasks/about';
import { dueWord } from '@/domain/tasks/due';
import { taskNoun } from '@/domain/tasks/noun';
import { plannedOn } from '@/domain/tasks/repeats';
import { FREE_REMINDER, TASK_RECORDS, taskShape } from '@/domain/tasks/task';
import type { Task, TaskRecord } from '@/domain/tasks/task';
import type { CatalogEntry } from '../core/catalog-entry';
import { newId } from '../core/ids';
import type { Intent } from '../core/intent';
import { query, recordRef } from '../core/query';
import type { TypedQuery, TypedRef } from '../core/query';
import { recordIntents } from '../core/record-intents';
import { scopeOf } from '../core/scope';
import { tickIntents } from '../core/ticks';

const OF_RECORD = 50;

/** A reference to one task. */
export function taskRef(id: string): TypedRef<Task> {
  return recordRef(taskShape, id);
}

/** By which field a record finds its tasks: a customer's and a tracker's include those of what is under them. */
const ABOUT: Readonly<Record<TaskRecord, keyof Task>> = {
  customer: 'customerId',
  tracker: 'trackerId',
  job: 'recordId',
  project: 'recordId',
};

/** The open tasks about a record and about what is under it, what is due first. */
export function tasksAbout(viewer: Viewer, noun: TaskRecord, recordId: string): TypedQuery<Task> {
  return query(taskShape, {
    where: [
      ...scopeOf(viewer),
      { field: ABOUT[noun], op: '==', value: recordId },
      { field: 'status', op: 'in', value: TASK_OPEN },
    ],
    orderBy: [{ field: 'due', direction: 'asc' }],
    limit: OF_RECORD,
  });
}

/** The usual changes of tasks. */
export const taskIntents = recordIntents(taskNoun);

/** The changes of a task's checklist. */
export const taskSteps = tickIntents(taskShape, {
  items: 'checklist',
  ticked: 'stepsDone',
  name: 'editRecord',
});

/** The typed fields of a task. */
export const TASK_FIELDS = [
  'title',
  'details',
  'taskType',
  'priority',
  'dueOn',
  'dueTime',
  'remind',
  'remindOn',
  'remindByMail',
  'repeat',
  'assignees',
] as const satisfies readonly (keyof Task)[];
export type TaskFields = Pick<Task, (typeof TASK_FIELDS)[number]>;

/** The people of a task: at least one, and users with limits keep their own in sight. */
function peopleOf(viewer: Viewer, chosen: readonly string[]): readonly string[] {
  const people = chosen.length === 0 || !seesAll(viewer) ? [...chosen, viewer.uid] : chosen;
  return [...new Set(people)];
}

/** Makes a task with these steps at `at` (epoch ms) and returns its id, so that the screen can open it at once. */
export function createTask(
  viewer: Viewer,
  fields: TaskFields,
  about: TaskAbout,
  at: number,
  steps: readonly string[] = [],
): { readonly id: string; readonly intent: Intent } {
  const uuid = newId();
  const task = {
    ...initialOf(taskShape.fields),
    ...fields,
    ...about,
    ...(fields.remind === FREE_REMINDER ? {} : { remindOn: null }),
    uuid,
    checklist: addSteps([], steps, newId),
    due: dueWord(fields),
    assignees: peopleOf(viewer, fields.assignees),
    statusAt: at,
    ...(fields.repeat === ''
      ? {}
      : { repeat: closedRule(fields.repeat, fields.dueOn), seriesId: uuid, seriesOn: fields.dueOn }),
  };
  return { id: uuid, intent: taskIntents.create(viewer, task, { label: 'Task added' }) };
}

/**
 * Changes typed fields of a task; its place in lists follows. Another day begins the rhythm of a series anew, unless
 * the task `alone` is moved; `changes` then have what is left of the rule's count, see `leftFrom`.
 */
export function editTask(
  viewer: Viewer,
  task: Task,
  changes: Partial<TaskFields>,
  { alone = false }: { readonly alone?: boolean } = {},
): Intent {
  const dated = 'dueOn' in changes || 'dueTime' in changes ? { due: dueWord({ ...task, ...changes }) } : {};
  const people = changes.assignees ? { assignees: peopleOf(viewer, changes.assignees) } : {};
  const { repeat, dueOn, seriesId, remind } = { ...task, ...changes };
  const isSeries = repeat !== '' && (('dueOn' in changes && !alone) || 'repeat' in changes);
  const series = isSeries ? { seriesId: seriesId || task.uuid, seriesOn: dueOn } : {};
  // A chosen time of another reminder would come back unseen.
  const isUnread = task.remindOn !== null || changes.remindOn;
  const kept = isUnread && remind !== FREE_REMINDER ? { remindOn: null } : {};
  const begun = { rrule: task.repeat, first: task.seriesOn || task.dueOn };
  // A changed repeat goes on with the date of the series on the last day of a month without it.
  const rule = plannedOn(task) === dueOn ? continuedDate(repeat, begun, dueOn) : repeat;
  const closed = 'repeat' in changes ? { repeat: closedRule(rule, dueOn) } : {};
  const moved = { ...changes, ...dated, ...people, ...series, ...closed, ...kept };
  const isLone = alone && repeat !== '' && 'dueOn' in changes;
  return taskIntents.change(viewer, task, moved, isLone ? { label: MOVED_ALONE } : {});
}

/** Said when one task of a series is moved. */
const MOVED_ALONE = 'Task moved. The next ones keep their days';

/** Moves a task at `at` (epoch ms). */
export function moveTask(viewer: Viewer, task: Task, to: TaskStatus, at: number): Intent {
  return taskIntents.move(viewer, task, to, at, to === 'Done' ? { label: 'Done' } : {});
}

/** Adds a person to a task. */
export function assignTask(
  viewer: Viewer,
  task: Task,
  person: { readonly uid: string; readonly name: string },
): Intent {
  const assignees = [...new Set([...task.assignees, person.uid])];
  return taskIntents.change(viewer, task, { assignees }, { label: `Assigned to ${person.name}` });
}

/** The task screens' other queries, for the suites that run every query. */
export const tasksCatalog: readonly CatalogEntry[] = [
  {
    name: 'tasks about a record',
    build: (viewer) => TASK_RECORDS.map((noun) => tasksAbout(viewer, noun, 'r1').spec),
    needs: 'tasks:view',
  },
];
