import { placeholderProblem } from '@/domain/client-updates/wording';
import { groupListBoundsOf } from '@/domain/core/bounds';
import { MOST_AFTER, MOST_BEFORE, REMINDER_WORDS } from '@/domain/money/reminder-rules';
import { moneySettingsShape } from '@/domain/money/money-settings';
import { itemText } from '@/shared/forms/frame/list-checks';
import { array, boolean, object, string } from '@/shared/forms/frame/schema';

const bounds = groupListBoundsOf(moneySettingsShape, 'reminders');

const words = (name: 'subject' | 'text', missing: string) =>
  itemText(bounds, name)
    .required(missing)
    .test('words', (typed, { createError }) => {
      const problem = placeholderProblem(REMINDER_WORDS, typed ?? '');
      return problem === null || createError({ message: problem });
    });

/** When clients are reminded of unpaid invoices, and in which words. */
export const remindersSchema = object({
  mailsReminders: boolean().required(),
  reminders: array()
    .of(
      object({
        id: string().required(),
        side: string().oneOf(['before', 'after']).required(),
        days: string()
          .trim()
          .required('Write a number of days.')
          .test('days', (typed, { createError, parent }) => {
            const most = parent.side === 'before' ? MOST_BEFORE : MOST_AFTER;
            const isFine = /^\d{1,3}$/.test(typed) && Number(typed) <= most;
            return isFine || createError({ message: `Write a number of days, at most ${most}.` });
          }),
        subject: words('subject', 'Write a subject.'),
        text: words('text', 'Write what the client reads.'),
      }),
    )
    .max(bounds.max)
    .required(),
});
