import { estimateShape } from '@/domain/estimates/estimate';
import { trimmedTextsOf } from '@/shared/forms/frame/bounded';
import { object, string } from '@/shared/forms/frame/schema';

const text = trimmedTextsOf(estimateShape);

/** The fields of a new estimate: its customer, and a title that may be empty. */
export const createEstimateSchema = object({
  customerId: string().required('Choose a customer.'),
  title: text('title'),
});
