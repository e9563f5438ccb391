import { eventShape } from '@/domain/calendar/event';
import { daysOffProblem } from '@/domain/jobs/workforce';
import type { DaysOff } from '@/domain/jobs/workforce';
import { textsOf } from '@/shared/forms/frame/bounded';
import { object, string } from '@/shared/forms/frame/schema';

/** Checks days off: the sentence about wrong days is at the last one. */
export const timeOffSchema = object({
  person: string().required('Choose who is off.'),
  firstDay: string().required('Choose the first day.'),
  lastDay: string()
    .required('Choose the last day.')
    .test('span', '', (_, context) => {
      const problem = daysOffProblem(context.parent as DaysOff);
      return problem === null || context.createError({ message: problem });
    }),
  reason: textsOf(eventShape)('title', 'A reason'),
});
