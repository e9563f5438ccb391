import { number, object, string } from '@/shared/forms/frame/schema';
import type { NewClient } from '@/data/jobs/new-work';
import { customerShape, MAX_ACCESS_NOTES } from '@/domain/customers/customer';
import { parsePhone } from '@/shared/format/phone';
import { maxLengthOf } from '@/domain/core/bounds';
import { ERROR_SENTENCES } from '@/domain/core/errors';
import { isEmailOrEmpty } from '@/domain/format/email';
import { jobShape } from '@/domain/jobs/job';
import { MEASURES, measureProblem } from '@/domain/jobs/measures';
import type { MeasureField } from '@/domain/jobs/measures';
import { MAX_CENTS } from '@/domain/core/shape';
import { followTemplates, templatesFor } from '@/domain/company/task-templates';
import type { PlannedStep, TaskTemplate } from '@/domain/company/task-templates';

/** What a new job may be for. */
export const BELONGS_TO = ['An open tracker', 'A customer', 'A new client'] as const;

export const NO_CLIENT: NewClient = {
  ...{ name: '', phone: '', email: '' },
  ...{ streetAddress: '', city: '', state: '', zipcode: '' },
};

/** The form's values; measures as typed text, money in cents. */
export type CreateJobValues = {
  /** What the job is for; one of the last two gets a tracker with it. */
  belongsTo: (typeof BELONGS_TO)[number];
  trackerId: string;
  customerId: string;
  client: NewClient;
  title: string;
  jobType: string;
  amount: number | null;
  instructions: string;
  accessNotes: string;
  pitch: string;
  measures: Readonly<Record<MeasureField, string>>;
  /** The edited checklist; empty while it follows the templates. */
  steps: readonly PlannedStep[];
  /** The templates whose steps are in `steps`. */
  follows: readonly string[];
  off: readonly string[];
};

const short = (field: keyof NewClient) => {
  const max = maxLengthOf(customerShape, field);
  return string().max(max, `Write at most ${max} characters here.`);
};
const clientSchema = (country: string) =>
  object({
    name: short('name').trim().required('Write the client’s name.'),
    phone: short('phone').test(
      'phone',
      'This does not look like a phone number.',
      (text = '') => text === '' || parsePhone(text, country) !== null,
    ),
    email: short('email').trim().test('email', ERROR_SENTENCES['invalid-email'], isEmailOrEmpty),
    streetAddress: short('streetAddress'),
    city: short('city'),
    state: short('state'),
    zipcode: short('zipcode'),
  });

const titleMax = maxLengthOf(jobShape, 'title');

/** The form's schema, with numbers in the format of a country (ISO 3166-1). */
export const createJobSchema = (country: string) =>
  object({
    trackerId: string().when('belongsTo', {
      is: BELONGS_TO[0],
      then: (id) => id.required('Choose the tracker this job belongs to.'),
    }),
    customerId: string().when('belongsTo', {
      is: BELONGS_TO[1],
      then: (id) => id.required('Choose the customer this job is for.'),
    }),
    client: object().when('belongsTo', { is: BELONGS_TO[2], then: () => clientSchema(country) }),
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
    accessNotes: string().max(MAX_ACCESS_NOTES, `Write at most ${MAX_ACCESS_NOTES} characters here.`),
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

/** The templates of a new job of this type, without the deselected ones. */
export function chosenTemplates(
  all: readonly TaskTemplate[],
  { jobType, off }: Pick<CreateJobValues, 'jobType' | 'off'>,
): readonly TaskTemplate[] {
  return templatesFor(all, jobType).filter(({ id }) => !off.includes(id));
}

/** The shown steps: the edited ones, with those of the chosen templates. */
export function plannedSteps(
  all: readonly TaskTemplate[],
  values: Pick<CreateJobValues, 'jobType' | 'off' | 'steps' | 'follows'>,
): readonly PlannedStep[] {
  return followTemplates(values.steps, values.follows, chosenTemplates(all, values));
}
