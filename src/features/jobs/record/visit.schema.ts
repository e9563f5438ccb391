import { array, number, object, string } from '@/shared/forms/frame/schema';
import { maxLengthOf } from '@/domain/core/bounds';
import { visitShape } from '@/domain/jobs/visit';
import { visitProblem } from '@/domain/jobs/visits';

/** The form's values; times in epoch ms. */
export type VisitValues = {
  title: string;
  start: number | null;
  end: number | null;
  crew: readonly string[];
  clientNote: string;
};

const noteMax = maxLengthOf(visitShape, 'clientNote');
const titleMax = maxLengthOf(visitShape, 'title');

const readMoment = (value: unknown): number | null => (typeof value === 'number' ? value : null);

export const visitSchema = object({
  title: string()
    .trim()
    .required('Say what is done on this visit.')
    .max(titleMax, `A title has at most ${titleMax} characters.`),
  start: number().nullable().required('Choose when the visit starts.'),
  end: number()
    .nullable()
    .test('span', (end, context) => {
      const { start } = context.parent as { readonly start?: unknown };
      // A missing start is reported by its own field.
      const problem = visitProblem({ start: readMoment(start) ?? 0, end: end ?? null });
      return problem === null || context.createError({ message: problem });
    }),
  crew: array().of(string().required()),
  clientNote: string().max(noteMax, `The line for the client has at most ${noteMax} characters.`),
});
