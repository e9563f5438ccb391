import { datesProblem } from '@/domain/projects/progress';
import { projectShape } from '@/domain/projects/project';
import { dueProblem } from '@/domain/tasks/due';
import { amount, textsOf } from '@/shared/forms/frame/bounded';
import { array, object, string } from '@/shared/forms/frame/schema';

const text = textsOf(projectShape);
const dayField = string().test('day', '', (day, context) => {
  const problem = dueProblem(day ?? '');
  return problem === null || context.createError({ message: problem });
});

const fields = {
  title: text('title', 'A title').trim().required('Give the project a title.'),
  description: text('description'),
  customerName: text('customerName'),
  clientId: string(),
  streetAddress: text('streetAddress'),
  city: text('city'),
  state: text('state'),
  zipcode: text('zipcode'),
  startOn: dayField,
  endOn: dayField.test('order', '', (endOn, context) => {
    const { startOn = '' } = context.parent as { readonly startOn?: string };
    const problem = datesProblem({ startOn, endOn: endOn ?? '' });
    return problem === null || context.createError({ message: problem });
  }),
  assignees: array().of(string().required()).required(),
};

/** The typed fields of a project. */
export const projectSchema = object(fields);

/** The same with the budget, in cents. */
export const newProjectSchema = object({
  ...fields,
  budget: amount(),
});
