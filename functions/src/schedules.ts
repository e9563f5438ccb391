import './options';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { sweepClientUpdates as sweepUpdatesNow } from './client-updates/sweep-updates';
import { sweepFiles as sweepFilesNow } from './files/orphans';
import { firestore } from './firestore';
import { sweepFollowUps } from './follow-up/sweep-follow-ups';
import { sweepInvoiceReminders } from './invoice-reminders/sweep-invoice-reminders';
import { sweepOverdue } from './invoices/sweep-overdue';
import { sendHeld } from './mail/held-mails';
import { sendLeftOver, sweepDeletedMail } from './mail/left-over';
import { remindOfTasks } from './notifications/remind-tasks';
import { sweepNotifications as sweepNotificationsNow } from './notifications/sweep';
import { lapsePlans as lapsePlansNow } from './plans/lapse';
import { sweepTexts } from './texts/sweep-texts';

// A plan that ends without a Stripe event lapses within the hour.
export const lapsePlans = onSchedule('every 1 hours', async () => {
  await lapsePlansNow(firestore(), Date.now());
});

// Deletes the files of records deleted over an hour ago, and abandoned uploads.
export const sweepFiles = onSchedule('every 1 hours', async () => {
  await sweepFilesNow(firestore(), Date.now());
});

// Sends what a closed window left, and removes what was deleted for good.
export const sweepMail = onSchedule('every 5 minutes', async () => {
  await sendHeld(firestore(), Date.now());
  await sendLeftOver(firestore(), Date.now());
  await sweepDeletedMail(firestore(), Date.now());
});

// Reminds clients of tomorrow's visits, asks for reviews, sends the mails whose time has come, and says which text
// messages got no answer.
export const sweepClientUpdates = onSchedule('every 5 minutes', async () => {
  await sweepUpdatesNow(firestore(), Date.now());
  await sweepTexts(firestore(), Date.now());
});

// Tells salespeople of estimates that nobody answered, and writes to clients where the business wants it; in the morning
// of each business.
export const followUpEstimates = onSchedule('every 1 hours', async () => {
  await sweepFollowUps(firestore(), Date.now());
});

// Says which trackers have overdue invoices, from the midnight of each business, and reminds clients in its morning.
export const followInvoices = onSchedule('every 1 hours', async () => {
  await sweepOverdue(firestore(), Date.now());
  await sweepInvoiceReminders(firestore(), Date.now());
});

// Reminds people of their tasks.
export const sweepReminders = onSchedule('every 5 minutes', async () => {
  await remindOfTasks(firestore(), Date.now());
});

export const sweepNotifications = onSchedule('every 24 hours', async () => {
  await sweepNotificationsNow(firestore(), Date.now());
});
