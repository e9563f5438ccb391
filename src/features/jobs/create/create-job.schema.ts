import { amount, textsOf } from '@/shared/forms/frame/bounded';
import { object, string } from '@/shared/forms/frame/schema';
import type { NewClient } from '@/data/jobs/new-work';
import { customerShape } from '@/domain/customers/customer';
import { isPhoneOrEmpty } from '@/shared/format/phone';
import { maxLengthOf } from '@/domain/core/bounds';
import { ERROR_SENTENCES } from '@/domain/core/errors';
import { isEmailOrEmpty } from '@/domain/format/email';
import { jobShape } from '@/domain/jobs/job';
import { MEASURES, measureProblem } from '@/domain/jobs/measures';
import type { MeasureField } from '@/domain/jobs/measures';
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

const text = textsOf(jobShape);
const ofClient = textsOf(customerShape);

const clientSchema = (country: string) =>
  object({
    name: ofClient('name').trim().required('Write the client’s name.'),
    phone: ofClient('phone').test('phone', ERROR_SENTENCES['invalid-phone'], isPhoneOrEmpty(country)),
    email: ofClient('email').trim().test('email', ERROR_SENTENCES['invalid-email'], isEmailOrEmpty),
    streetAddress: ofClient('streetAddress'),
    city: ofClient('city'),
    state: ofClient('state'),
    zipcode: ofClient('zipcode'),
  });

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
    title: text('title', 'A title').trim().required('Give the job a title.'),
    jobType: string().required('Choose the type of the job.'),
    amount: amount(),
    instructions: text('instructions'),
    accessNotes: text('accessNotes'),
    measures: object(
      Object.fromEntries(
        MEASURES.map((measure) => [
          measure.field,
          string().test('measure', (typed, context) => {
            const problem = measureProblem(measure, typed ?? '', country);
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
