import { array, object, string } from '@/shared/forms/frame/schema';

import { maxLengthOf } from '@/domain/core/bounds';
import { isEmailAddress } from '@/domain/format/email';
import { ERROR_SENTENCES } from '@/domain/core/errors';
import { INVITATIONS_PER_HOUR, invitationShape } from '@/domain/employees/invitation';
import { PRESET_NAMES } from '@/domain/access/presets';

const MAX_ROLE = maxLengthOf(invitationShape, 'jobRole');

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
  jobRole: string().trim().max(MAX_ROLE, `At most ${MAX_ROLE} characters.`),
  preset: string().oneOf(PRESET_NAMES).defined(),
});
