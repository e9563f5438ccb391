import { trimmedTextsOf } from '@/shared/forms/frame/bounded';
import { array, boolean, object, string } from '@/shared/forms/frame/schema';

import { MAX_UPDATE_SUBJECT, MAX_UPDATE_TEXT, UPDATE_KINDS } from '@/domain/company/update-kinds';
import type { UpdateKind } from '@/domain/company/update-kinds';
import { wordingProblem } from '@/domain/client-updates/wording';
import { settingsShape } from '@/domain/company/company';

const worded = (max: number, missing: string) =>
  string()
    .trim()
    .when('isOn', {
      is: true,
      then: (schema) => schema.required(missing).max(max),
    })
    .test('words', '', (value, context) => {
      const { kind } = context.parent as { kind: UpdateKind };
      const problem = wordingProblem(kind, value ?? '');
      return problem === null || context.createError({ message: problem });
    });

const isWebAddress = (value: string | undefined) => {
  if (!value) return true;
  const address = URL.canParse(value) ? new URL(value) : null;
  return address?.protocol === 'https:' || address?.protocol === 'http:';
};

/** The occasions on which clients get a mail, and its words. */
export const clientUpdatesSchema = object({
  updates: array()
    .of(
      object({
        kind: string().oneOf(UPDATE_KINDS).required(),
        isOn: boolean().required(),
        isTexted: boolean().required(),
        subject: worded(MAX_UPDATE_SUBJECT, 'Write a subject.'),
        text: worded(MAX_UPDATE_TEXT, 'Write what the client reads.'),
      }),
    )
    .required(),
  reviewAddress: trimmedTextsOf(settingsShape)('reviewAddress')
    .test('address', 'Enter an address like https://g.page/r/your-business.', isWebAddress)
    .test(
      'needed',
      'Enter where clients write their review, or switch that mail off.',
      (value, { parent }) => {
        const { updates } = parent as { updates?: readonly { kind: string; isOn: boolean }[] };
        return Boolean(value) || !updates?.some(({ kind, isOn }) => kind === 'review' && isOn);
      },
    ),
});
