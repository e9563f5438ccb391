import { maxLengthOf } from '@/domain/core/bounds';
import { MAX_CENTS } from '@/domain/core/shape';
import { datesProblem } from '@/domain/projects/progress';
import { projectShape } from '@/domain/projects/project';
import { dueProblem } from '@/domain/tasks/due';
import { array, number, object, string } from '@/shared/forms/frame/schema';

const titleMax = maxLengthOf(projectShape, 'title');
const short = (field: 'customerName' | 'streetAddress' | 'city' | 'state' | 'zipcode') => {
  const max = maxLengthOf(projectShape, field);
  return string().max(max, `Write at most ${max} characters here.`);
};
const dayField = string().test('day', '', (day, context) => {
  const problem = dueProblem(day ?? '');
  return problem === null || context.createError({ message: problem });
});

const fields = {
  title: string()
    .trim()
    .required('Give the project a title.')
    .max(titleMax, `A title has at most ${titleMax} characters.`),
  description: string().max(maxLengthOf(projectShape, 'description'), 'This text is too long to save.'),
  customerName: short('customerName'),
  clientId: string(),
  streetAddress: short('streetAddress'),
  city: short('city'),
  state: short('state'),
  zipcode: short('zipcode'),
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
  budget: number()
    .nullable()
    .min(0, 'A budget cannot be below zero.')
    .max(MAX_CENTS, 'This amount is too large.'),
});
