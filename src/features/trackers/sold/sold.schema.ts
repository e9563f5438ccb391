import { boolean, number, object, string } from '@/shared/forms/frame/schema';
import { maxLengthOf } from '@/domain/core/bounds';
import { MAX_CENTS } from '@/domain/core/shape';
import { trackerShape } from '@/domain/trackers/tracker';

/** The form's values; money in cents, the start as YYYY-MM-DD or ''. */
export type SoldValues = {
  title: string;
  product: string;
  amount: number | null;
  jobType: string;
  withSteps: boolean;
  expectedStart: string;
  crewLead: string;
  makeLink: boolean;
};

const longest = maxLengthOf(trackerShape, 'title');

export const soldSchema = object({
  title: string()
    .trim()
    .required('Give the tracker a title.')
    .max(longest, `A title has at most ${longest} characters.`),
  product: string(),
  amount: number()
    .nullable()
    .min(0, 'An amount cannot be below zero.')
    .max(MAX_CENTS, 'This amount is too large.'),
  jobType: string().required('Choose what kind of job comes first.'),
  withSteps: boolean().required(),
  expectedStart: string(),
  crewLead: string(),
  makeLink: boolean().required(),
});
