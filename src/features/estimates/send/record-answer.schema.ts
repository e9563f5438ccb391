import { object, string } from '@/shared/forms/frame/schema';
import type { Day } from '@/domain/time/time';
import type { Decision } from '@/domain/estimates/answers/decision';

/** How a client answers without the app. */
export const OFFICE_WAYS = [
  'By phone',
  'By e-mail',
  'On paper',
] as const satisfies readonly Decision['how'][];

/** The form's values. Extras are by the line's id; the day is the business's. */
export type RecordAnswerValues = {
  how: (typeof OFFICE_WAYS)[number];
  name: string;
  agreedOn: Day;
  option: string;
  extras: Record<string, boolean>;
  note: string;
};

/** What is asked of an approval or a decline noted on `today`. */
export function recordAnswerSchema(decision: 'Approved' | 'Declined', today: Day) {
  const isApproval = decision === 'Approved';
  return object({
    how: string().required(),
    name: string()
      .trim()
      .required(isApproval ? 'Write who agreed.' : 'Write who declined.'),
    agreedOn: string()
      .required('Choose the day of the answer.')
      .test('past', 'This day is still to come.', (day) => !day || day <= today),
    note: isApproval ? string() : string().trim().required('Write the reason, even a short one.'),
  });
}
