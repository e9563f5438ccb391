import { amount, textsOf } from '@/shared/forms/frame/bounded';
import { boolean, object, string } from '@/shared/forms/frame/schema';
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

export const soldSchema = object({
  title: textsOf(trackerShape)('title', 'A title').trim().required('Give the tracker a title.'),
  product: string(),
  amount: amount(),
  jobType: string().required('Choose what kind of job comes first.'),
  withSteps: boolean().required(),
  expectedStart: string(),
  crewLead: string(),
  makeLink: boolean().required(),
});
