import { MAX_UPDATE_SUBJECT, MAX_UPDATE_TEXT } from '../../company/update-kinds';
import { integer, text } from '../../core/shape';
import type { InferFields } from '../../core/shape';

/** Words that the text of a reminder may hold in braces. */
export const REMINDER_WORDS = ['client', 'business', 'invoice', 'amount', 'due'] as const;
export type ReminderWord = (typeof REMINDER_WORDS)[number];

/** Most days of a reminder before and after the last day to pay. */
const MOST_BEFORE = 60;
const MOST_AFTER = 365;

/** A reminder of unpaid invoices, in the business's words. */
export const reminderFields = {
  /** Days after the last day to pay; 0 is that day, and days before it are negative. */
  days: integer(-MOST_BEFORE, MOST_AFTER),
  subject: text(MAX_UPDATE_SUBJECT),
  text: text(MAX_UPDATE_TEXT),
};
export type ReminderRule = InferFields<typeof reminderFields>;

/** The reminders that a business starts from when it turns them on. */
export const USUAL_REMINDERS: readonly ReminderRule[] = [
  {
    days: -3,
    subject: 'Invoice {invoice} is due on {due}',
    text: 'Hello {client},\n\ninvoice {invoice} is due on {due}. {amount} are open.',
  },
  {
    days: 3,
    subject: 'Invoice {invoice} was due on {due}',
    text: 'Hello {client},\n\ninvoice {invoice} was due on {due}, and {amount} are still open. Have you paid already? Then please ignore this mail.',
  },
  {
    days: 14,
    subject: 'Invoice {invoice} is overdue',
    text: 'Hello {client},\n\ninvoice {invoice} was due on {due}, and {amount} are still open. Please pay it in the next few days, or tell us what keeps you from it.',
  },
];
