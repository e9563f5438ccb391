import { trimmedTextsOf } from '@/shared/forms/frame/bounded';
import { array, object, string } from '@/shared/forms/frame/schema';

import { isEmailAddress } from '@/domain/format/email';
import { ERROR_SENTENCES } from '@/domain/core/errors';
import { INVITATIONS_PER_HOUR, invitationShape } from '@/domain/employees/invitation';
import { PRESET_NAMES } from '@/domain/access/presets';

/** Several addresses get the same role and preset. */
export const inviteSchema = object({
  emails: array(string().trim().required())
    .min(1, 'Enter an e-mail.')
    .max(INVITATIONS_PER_HOUR, `At most ${INVITATIONS_PER_HOUR} at once.`)
    .test('emails', ERROR_SENTENCES['invalid-email'], (emails, { createError }) => {
      const wrong = (emails ?? []).find((email) => !isEmailAddress(email));
      return (
        wrong === undefined ||
        createError({ message: `${wrong}: ${ERROR_SENTENCES['invalid-email'].toLowerCase()}` })
      );
    })
    .defined(),
  jobRole: trimmedTextsOf(invitationShape)('jobRole'),
  preset: string().oneOf(PRESET_NAMES).defined(),
});
