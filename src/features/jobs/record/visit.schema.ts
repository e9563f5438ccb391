import { array, number, object, string } from '@/shared/forms/frame/schema';
import { textsOf } from '@/shared/forms/frame/bounded';
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

const text = textsOf(visitShape);

const readMoment = (value: unknown): number | null => (typeof value === 'number' ? value : null);

export const visitSchema = object({
  title: text('title', 'A title').trim().required('Say what is done on this visit.'),
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
  clientNote: text('clientNote', 'The line for the client'),
});
