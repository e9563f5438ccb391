import { array, boolean, number, object, string } from '@/shared/forms/frame/schema';
import { textsOf } from '@/shared/forms/frame/bounded';
import { dueProblem, timeProblem } from '@/domain/tasks/due';
import { reminderProblem } from '@/domain/tasks/reminders';
import { repeatEndProblem } from '@/domain/tasks/repeats';
import { FREE_REMINDER, PRIORITIES, TASK_TYPES, taskShape } from '@/domain/tasks/task';

const text = textsOf(taskShape);
const checked = (problemOf: (text: string) => string | null) =>
  string().test('possible', '', (typed, context) => {
    const problem = problemOf(typed ?? '');
    return problem === null || context.createError({ message: problem });
  });

type UntilValues = {
  readonly repeat?: string;
  readonly dueOn?: string;
  readonly repeatedBy?: string;
  readonly movesNext?: boolean;
};

/** The typed fields of a task. */
export const taskSchema = object({
  title: text('title', 'A title').trim().required('Write what is to be done.'),
  details: text('details'),
  taskType: string().oneOf(TASK_TYPES).required(),
  priority: string().oneOf(PRIORITIES).required(),
  dueOn: checked(dueProblem).when('repeat', {
    is: (repeat?: string) => Boolean(repeat),
    then: (schema) => schema.required('A task that repeats needs a day.'),
  }),
  dueTime: checked(timeProblem).test(
    'has-day',
    'Choose the day, too.',
    (time, { parent }) => !time || Boolean((parent as { dueOn?: string }).dueOn),
  ),
  remindByMail: boolean(),
  remind: string().when('dueOn', {
    is: (dueOn?: string) => !dueOn,
    then: (schema) => schema.oneOf(['', FREE_REMINDER], 'A reminder needs a day.'),
  }),
  remindOn: number()
    .nullable()
    .test('moment', (moment, { parent, createError }) => {
      const { remind, remindedOn } = parent as { remind?: string; remindedOn?: number | null };
      // A reminder that was given stays as it is while other fields change.
      if (remind !== FREE_REMINDER || (typeof moment === 'number' && moment === remindedOn)) return true;
      const problem = reminderProblem(moment ?? null, Date.now());
      return problem === null || createError({ message: problem });
    }),
  repeat: string(),
  until: string().test('until', (until, { parent, createError }) => {
    const { repeat, dueOn, repeatedBy, movesNext } = parent as UntilValues;
    // The last task of a series may have been moved behind its end.
    if (!repeat || (repeat === repeatedBy && !movesNext)) return true;
    const problem = repeatEndProblem(until ?? '', dueOn ?? '');
    return problem === null || createError({ message: problem });
  }),
  assignees: array().of(string().required()).required(),
});
