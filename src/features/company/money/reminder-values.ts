import type { MoneySettings } from '@/domain/money/money-settings';
import type { ReminderRule } from '@/domain/money/reminder-rules';

/** A reminder as typed: days as text beside whether they come before or after the last day to pay. */
export type TypedReminder = Pick<ReminderRule, 'id' | 'subject' | 'text'> & {
  readonly days: string;
  readonly side: 'before' | 'after';
};

export type ReminderSettings = Pick<MoneySettings, 'mailsReminders' | 'reminders'>;

export type TypedReminders = {
  readonly mailsReminders: boolean;
  readonly reminders: readonly TypedReminder[];
};

/** The reminders as the form shows them. */
export function typedReminders({ mailsReminders, reminders }: ReminderSettings): TypedReminders {
  return {
    mailsReminders,
    reminders: reminders.map(({ id, days, subject, text }) => ({
      ...{ id, subject, text },
      days: String(Math.abs(days)),
      side: days < 0 ? 'before' : 'after',
    })),
  };
}

/** The settings of valid values, in the order of their days. */
export function reminderSettings({ mailsReminders, reminders }: TypedReminders): ReminderSettings {
  const rules = reminders.map(({ id, days, side, subject, text }) => ({
    ...{ id, subject: subject.trim(), text: text.trim() },
    days: side === 'before' ? 0 - Number(days) : Number(days),
  }));
  return { mailsReminders, reminders: rules.toSorted((a, b) => a.days - b.days) };
}
