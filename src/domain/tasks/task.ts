import { bookkeeping, called, rhythm, signatureOf } from '../core/field-facts';
import { COLLECTIONS } from '../core/collections';
import { labelsOf } from '../core/field-path';
import { OPEN_OR_ARCHIVE, recordFields } from '../core/record';
import { MAX_NUMBER_PREFIX } from '../core/record-number';
import { DUE_DAYS } from '../core/calendar-day';
import {
  boolean,
  choice,
  day,
  defineShape,
  derivedByServer,
  groupList,
  moment,
  optionalInteger,
  optionalMoment,
  requiredText,
  serverOnly,
  text,
  tickedIn,
} from '../core/shape';
import type { Infer } from '../core/shape';
import { TASK_STATUSES } from '../core/statuses';
import { MAX_CHECKLIST, MAX_STEP } from '../company/task-templates';
import { findFields } from '../search/find-fields';

export const TASK_TYPES = [
  'To do',
  'Call',
  'E-mail',
  'Site visit',
  'Inspection',
  'Permit',
  'Materials',
  'Crew',
  'Paperwork',
  'Punch list',
  'Follow-up',
] as const;
export type TaskType = (typeof TASK_TYPES)[number];

/** Most urgent first. */
export const PRIORITIES = ['Urgent', 'High', 'Normal', 'Low'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** The reminder at the moment in `remindOn`; it needs no day. */
export const FREE_REMINDER = 'At a time of your choice';

/** When the people of a task are reminded of it. */
export const REMINDERS = [
  'When it is due',
  '15 minutes before',
  '1 hour before',
  '1 day before',
  FREE_REMINDER,
] as const;
export type Reminder = (typeof REMINDERS)[number];

/** Records that a task may be about. */
export const TASK_RECORDS = ['customer', 'tracker', 'job', 'project'] as const;
export type TaskRecord = (typeof TASK_RECORDS)[number];

/** `Tasks/{uuid}`: one thing to do, for one or several people, perhaps about a record. */
export const taskShape = defineShape(COLLECTIONS.tasks, {
  ...recordFields,
  listOrganizer: called('List', choice(OPEN_OR_ARCHIVE)),
  number: bookkeeping(serverOnly(optionalInteger(1, 99_999_999))),
  numberPrefix: bookkeeping(serverOnly(text(MAX_NUMBER_PREFIX))),
  title: requiredText(170),
  details: text(5_000),
  taskType: called('Type', choice(TASK_TYPES)),
  priority: choice(PRIORITIES, 'Normal'),
  status: choice(TASK_STATUSES),
  statusAt: bookkeeping(moment()),
  statusBy: signatureOf('status'),
  /** '' for none. */
  dueOn: called('Due', day(DUE_DAYS)),
  /** HH:mm of that day in the business's zone, or '' for any time. */
  dueTime: called('Time', text(5)),
  /** Day and time as one word by which lists are ordered; see `dueWord`. */
  due: bookkeeping(text(16)),
  /** When its people are reminded; '' for never. */
  remind: called('Reminder', choice(['', ...REMINDERS])),
  /** The moment of `FREE_REMINDER`, null for the others. It stays when the task's day moves. */
  remindOn: called('Reminder at', optionalMoment()),
  /** Whether the reminder is a mail, too. */
  remindByMail: called('Reminder by mail', boolean()),
  /** The moment of the reminder that is still to come; null for none. See `reminderAt`. */
  remindAt: bookkeeping(derivedByServer(optionalMoment())),
  /** The record it is about; '' for none. */
  recordNoun: bookkeeping(choice(['', ...TASK_RECORDS])),
  recordId: bookkeeping(text(64)),
  recordTitle: called('About', text(170)),
  customerId: bookkeeping(text(64)),
  trackerId: bookkeeping(text(64)),
  customerName: called('Customer', bookkeeping(text(170))),
  checklist: groupList(MAX_CHECKLIST, { id: text(40), text: text(MAX_STEP) }),
  stepsDone: tickedIn('checklist', MAX_CHECKLIST, 40),
  /** An RRULE by which the next task is made when this one is done, see `repeats.ts`; '' for none. */
  repeat: called('Repeats', rhythm(120)),
  /** The first task of a series that repeats; '' for a single one. */
  seriesId: bookkeeping(text(64)),
  /** The day on which the series began, which gives the rhythm; '' for a single task. */
  seriesOn: bookkeeping(day(DUE_DAYS)),
  /** The task that followed this one when it was done; '' for none. */
  nextId: bookkeeping(serverOnly(text(64))),
  ...findFields,
});
export type Task = Infer<typeof taskShape>;

/** The name of a task's field for users. */
export const taskLabel = labelsOf(taskShape);
