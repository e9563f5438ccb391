import type { Day } from '@/domain/time/time';
import { trackerShape } from '@/domain/trackers/tracker';
import { textsOf } from '@/shared/forms/frame/bounded';
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
    note: textsOf(trackerShape)('hold.note', 'A note').trim(),
  });
