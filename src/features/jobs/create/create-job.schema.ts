import { number, object, string } from '@/shared/forms/schema';
import { maxLengthOf } from '@/domain/core/bounds';
import { jobShape } from '@/domain/jobs/job';
import { MEASURES, measureProblem } from '@/domain/jobs/measures';
import type { MeasureField } from '@/domain/jobs/measures';
import { MAX_CENTS } from '@/domain/core/shape';
import { followTemplates, templatesFor } from '@/domain/jobs/task-templates';
import type { PlannedStep, TaskTemplate } from '@/domain/jobs/task-templates';

/** What the page asks; measures as typed text, money in cents. */
export type CreateJobValues = {
  trackerId: string;
  title: string;
  jobType: string;
  amount: number | null;
  instructions: string;
  pitch: string;
  measures: Readonly<Record<MeasureField, string>>;
  /** The checklist as somebody changed it; empty while it is what the templates say. */
  steps: readonly PlannedStep[];
  /** The templates whose steps went into `steps`. */
  follows: readonly string[];
  /** Templates that were switched off. */
  off: readonly string[];
};

const titleMax = maxLengthOf(jobShape, 'title');

/** What the page asks for, its numbers written as a country (ISO 3166-1) does. */
export const createJobSchema = (country: string) =>
  object({
    trackerId: string().required('Choose the tracker this job belongs to.'),
    title: string()
      .trim()
      .required('Give the job a title.')
      .max(titleMax, `A title has at most ${titleMax} characters.`),
    jobType: string().required('Choose the type of the job.'),
    amount: number()
      .nullable()
      .min(0, 'An amount cannot be below zero.')
      .max(MAX_CENTS, 'This amount is too large.'),
    instructions: string().max(
      maxLengthOf(jobShape, 'instructions'),
      'These instructions are too long to save.',
    ),
    measures: object(
      Object.fromEntries(
        MEASURES.map((measure) => [
          measure.field,
          string().test('measure', (text, context) => {
            const problem = measureProblem(measure, text ?? '', country);
            return problem === null || context.createError({ message: problem });
          }),
        ]),
      ),
    ),
    pitch: string().max(maxLengthOf(jobShape, 'pitch'), 'Write the pitch shorter, like 6/12.'),
  });

/** The templates that a new job of this type starts with, less those that were switched off. */
export function chosenTemplates(
  all: readonly TaskTemplate[],
  { jobType, off }: Pick<CreateJobValues, 'jobType' | 'off'>,
): readonly TaskTemplate[] {
  return templatesFor(all, jobType).filter(({ id }) => !off.includes(id));
}

/** The steps as they stand on the page: what was typed, and what the chosen templates bring. */
export function plannedSteps(
  all: readonly TaskTemplate[],
  values: Pick<CreateJobValues, 'jobType' | 'off' | 'steps' | 'follows'>,
): readonly PlannedStep[] {
  return followTemplates(values.steps, values.follows, chosenTemplates(all, values));
}
