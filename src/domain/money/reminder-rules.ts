import { integer, text } from '../core/shape';
import type { InferFields } from '../core/shape';

/** Words that the text of a reminder may hold in braces. */
export const REMINDER_WORDS = ['client', 'business', 'invoice', 'amount', 'due'] as const;
export type ReminderWord = (typeof REMINDER_WORDS)[number];

/** Longest subject and text of a reminder. */
const MAX_SUBJECT = 120;
const MAX_TEXT = 1_000;

/** Most days of a reminder before and after the last day to pay. */
export const MOST_BEFORE = 60;
export const MOST_AFTER = 365;

/** Most reminders that a business sends of one invoice. */
export const MOST_REMINDERS = 8;

/** A reminder of unpaid invoices, in the business's words. */
export const reminderFields = {
  id: text(40),
  /** Days after the last day to pay; 0 is that day, and days before it are negative. */
  days: integer(-MOST_BEFORE, MOST_AFTER),
  subject: text(MAX_SUBJECT),
  text: text(MAX_TEXT),
};
export type ReminderRule = InferFields<typeof reminderFields>;

/** The reminders that a business starts from when it turns them on. */
export const USUAL_REMINDERS: readonly ReminderRule[] = [
  {
    id: 'before',
    days: -3,
    subject: 'Invoice {invoice} is due on {due}',
    text: 'Hello {client},\n\ninvoice {invoice} is due on {due}. {amount} are open.',
  },
  {
    id: 'after',
    days: 3,
    subject: 'Invoice {invoice} was due on {due}',
    text: 'Hello {client},\n\ninvoice {invoice} was due on {due}, and {amount} are still open. Have you paid already? Then please ignore this mail.',
  },
  {
    id: 'later',
    days: 14,
    subject: 'Invoice {invoice} is overdue',
    text: 'Hello {client},\n\ninvoice {invoice} was due on {due}, and {amount} are still open. Please pay it in the next few days, or tell us what keeps you from it.',
  },
];
