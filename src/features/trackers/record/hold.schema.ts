import type { Day } from '@/domain/time/time';
import { HOLD_NOTE_LENGTH } from '@/domain/trackers/tracker';
import { boolean, object, string } from '@/shared/forms/frame/schema';

/** The reason of a hold, and the new day for the client, not before today. */
export const holdSchema = (today: Day) =>
  object({
    reason: string().required('Choose a reason.'),
    resumesOn: string().when('isUnknown', {
      is: false,
      then: (day) =>
        day
          .required('Choose the new day, or say that it is not known yet.')
          .test('ahead', 'Choose today or a later day.', (value) => value === '' || value >= today),
    }),
    isUnknown: boolean(),
    note: string().trim().max(HOLD_NOTE_LENGTH, `A note has at most ${HOLD_NOTE_LENGTH} characters.`),
  });
