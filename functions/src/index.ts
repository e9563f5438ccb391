import { setGlobalOptions } from 'firebase-functions/v2';
import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { COLLECTIONS } from '@/domain/collections';
import { billingPortal as portalFor, billingPortalInput } from './callables/billing-portal';
import { changeSubscription as changeFor, changeSubscriptionInput } from './callables/change-subscription';
import { compactDirectory as compactFor, compactDirectoryInput } from './callables/compact-directory';
import { createCheckout as checkoutFor, createCheckoutInput } from './callables/create-checkout';
import { foundCompany as foundCompanyFor, foundCompanyInput } from './callables/found-company';
import { leaveCompany as leaveCompanyOf, leaveCompanyInput } from './callables/leave-company';
import { respondOnTracking as respond, respondOnTrackingInput } from './callables/respond-on-tracking';
import { undoImport as takeImportBack, undoImportInput } from './callables/undo-import';
import { openCall, signedInCall } from './guard';
import { STRIPE_SECRETS } from './plans/open-payments';
import { lapsePlans as lapsePlansNow } from './plans/lapse';
import { webhook } from './plans/webhook';
import { testCheckoutPage } from './plans/test-page';
import { firestore } from './firestore';
import { recordActivity, recordPriceActivity } from './triggers/activity';
import { restampAssignees } from './triggers/assignees';
import { admitLinks, admitLinksOfPlan } from './triggers/links';
import { planOfMembers, planOfPerson } from './triggers/plan';
import { countOpenWork } from './triggers/usage';
import { giveNumber } from './triggers/numbers';
import { recordTrigger } from './triggers/record-trigger';
import { nameOfMembers, rosterOfCompany, rosterOfPerson } from './triggers/roster';
import { copiesOfBusiness, copiesOfPart, copiesOfTracker, copyOfLink } from './triggers/tracking-copy';
import { markUnread } from './triggers/unread';

// A bound on what a loop or an attack can cost; the app's callables are found in this region.
setGlobalOptions({ region: 'us-central1', maxInstances: 10 });

export const foundCompany = signedInCall(foundCompanyInput, foundCompanyFor);
export const leaveCompany = signedInCall(leaveCompanyInput, leaveCompanyOf);
export const undoImport = signedInCall(undoImportInput, takeImportBack);
export const compactDirectory = signedInCall(compactDirectoryInput, compactFor);
export const respondOnTracking = openCall(respondOnTrackingInput, respond);
export const createCheckout = signedInCall(createCheckoutInput, checkoutFor, STRIPE_SECRETS);
export const changeSubscription = signedInCall(changeSubscriptionInput, changeFor, STRIPE_SECRETS);
export const billingPortal = signedInCall(billingPortalInput, portalFor, STRIPE_SECRETS);
export const stripeWebhook = onRequest(STRIPE_SECRETS, webhook);
export const testCheckout = onRequest(testCheckoutPage);

// A plan that ends without word from Stripe lapses within the hour.
export const lapsePlans = onSchedule('every 1 hours', async () => {
  await lapsePlansNow(firestore(), Date.now());
});

// One trigger per collection. What a client may no longer see goes first.
export const customerWritten = recordTrigger(COLLECTIONS.customers, [
  recordActivity('customer'),
  restampAssignees('customer'),
]);
export const trackerWritten = recordTrigger(COLLECTIONS.trackers, [
  copiesOfTracker,
  giveNumber('tracker'),
  countOpenWork,
  recordActivity('tracker'),
  restampAssignees('tracker'),
]);
export const jobWritten = recordTrigger(COLLECTIONS.jobs, [
  copiesOfPart,
  giveNumber('job'),
  countOpenWork,
  recordActivity('job'),
  restampAssignees('job'),
]);
export const visitWritten = recordTrigger(COLLECTIONS.visits, [
  copiesOfPart,
  recordActivity('visit'),
  restampAssignees('visit'),
]);
export const priceWritten = recordTrigger(COLLECTIONS.prices, [recordPriceActivity]);
export const clientMessageWritten = recordTrigger(COLLECTIONS.clientMessages, [copiesOfPart, markUnread]);
export const trackingWritten = recordTrigger(COLLECTIONS.tracking, [copyOfLink, admitLinks]);
export const settingsWritten = recordTrigger(COLLECTIONS.settings, [
  copiesOfBusiness(['logo', 'phone', 'email', 'website', 'hours', 'timeZone']),
]);
export const companyWritten = recordTrigger(COLLECTIONS.companies, [
  copiesOfBusiness(['name']),
  rosterOfCompany,
  nameOfMembers,
]);
export const userWritten = recordTrigger(COLLECTIONS.users, [rosterOfPerson, planOfPerson]);
export const entitlementWritten = recordTrigger(COLLECTIONS.entitlements, [planOfMembers, admitLinksOfPlan]);
