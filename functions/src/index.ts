// First: functions are made with the options of that moment.
import './options';
import {
  acceptInvitation as acceptFor,
  companyRequests as requestsFor,
  companyRequestsInput,
  declineInvitation as declineFor,
} from './callables/invitations/answer-invitation';
import { answerHandover as answerOffer, answerHandoverInput } from './callables/network/answer-handover';
import { answerConnection as answerTo, answerConnectionInput } from './callables/network/answer-connection';
import { calendarFeed, codeInPath } from './calendar/calendar-feed';
import {
  changeMembership as changeMember,
  changeMembershipInput,
} from './callables/network/change-membership';
import {
  compactDirectory as compactFor,
  compactDirectoryInput,
} from './callables/customers/compact-directory';
import { compareMembers as compare, compareMembersInput } from './callables/network/compare-members';
import { checkOutsideMail as checkOutside, checkOutsideMailInput } from './mail/outside-room';
import { findPeople as findByName, findPeopleInput } from './callables/network/find-people';
import { closeCompany as closeCompanyOf, closeCompanyInput } from './callables/company/close-company';
import {
  earlierRecords as recordsFromBefore,
  earlierRecordsInput,
} from './callables/company/earlier-records';
import {
  deleteAccount as deleteAccountOf,
  deleteAccountInput,
  planDeletion,
} from './callables/accounts/delete-account';
import { foundCompany as foundCompanyFor, foundCompanyInput } from './callables/company/found-company';
import { inviteEmployee as invite, inviteEmployeeInput } from './callables/invitations/invite-employee';
import { joinInviteList, joinInviteListInput } from './callables/public/join-invite-list';
import { leaveCompany as leaveCompanyOf, leaveCompanyInput } from './callables/company/leave-company';
import {
  invitationInput,
  invitationLink as linkOf,
  resendInvitation as resend,
  revokeInvitation as revoke,
} from './callables/invitations/manage-invitation';
import { readInvitation as readLink, readInvitationInput } from './callables/invitations/read-invitation';
import {
  registerEmployee as register,
  registerEmployeeInput,
} from './callables/invitations/register-employee';
import { openWork as countWork, openWorkInput } from './callables/company/open-work';
import { reportRefused as tellOffice, reportRefusedInput } from './callables/company/report-refused';
import { reassignWork as handOverWork, reassignWorkInput } from './callables/company/reassign-work';
import {
  removeEmployee as removeFromCompany,
  removeEmployeeInput,
} from './callables/company/remove-employee';
import { endHandover as endShared, endHandoverInput } from './callables/network/end-handover';
import { handOverTracker as handOver, handOverTrackerInput } from './callables/network/hand-over-tracker';
import { ownCode as codeFor, ownCodeInput } from './callables/network/own-code';
import { redeemReferral as redeem, redeemReferralInput } from './callables/network/redeem-referral';
import {
  recoverAddress as recover,
  recoverAddressInput,
  resetPassword as reset,
  resetPasswordInput,
} from './callables/accounts/redeem-mail-link';
import { requestConnection as askFor, requestConnectionInput } from './callables/network/request-connection';
import { moveRecords as moveRecordsOf, moveRecordsInput } from './callables/company/move-records';
import {
  forgetDevices as forgetThem,
  pauseLeadPage as pausePage,
  pauseLeadPageInput,
  pageKeyInput,
  reopenTracking as reopen,
} from './callables/estimates/page-keys';
import {
  declineEstimates as declineThem,
  declineEstimatesInput,
} from './callables/estimates/decline-estimates';
import { attachPaper as attachIt, attachPaperInput } from './callables/papers/attach-paper';
import {
  correctInvoiceInput,
  releaseHeldBack as release,
  voidInvoice as declareVoid,
  writeOff as writeItOff,
} from './callables/invoices/correct-invoice';
import { issueInvoices as issueThem, issueInvoicesInput } from './callables/invoices/issue-invoices';
import { remindClients as remindThem, remindClientsInput } from './callables/invoices/remind-clients';
import { reversePayment as takePaymentBack, reversePaymentInput } from './callables/invoices/reverse-payment';
import { sendInvoice as sendOut, sendInvoiceInput } from './callables/invoices/send-invoice';
import { sendReceipt as sendReceiptOf, sendReceiptInput } from './callables/invoices/send-receipt';
import { nextNumbers as readNumbers, nextNumbersInput } from './callables/invoices/next-numbers';
import { setNextNumber as setNumber, setNextNumberInput } from './callables/invoices/set-next-number';
import { sendEstimate as sendIt, sendEstimateInput } from './callables/estimates/send-estimate';
import { voidEstimate as withdraw, voidEstimateInput } from './callables/estimates/void-estimate';
import { unlockTracking as unlock, unlockTrackingInput } from './callables/public/unlock-tracking';
import { respondOnTracking as respond, respondOnTrackingInput } from './callables/public/respond-on-tracking';
import {
  setAdministrators as setCompanyAdministrators,
  setAdministratorsInput,
} from './callables/company/set-administrators';
import { setPermissions as setPermissionsOf, setPermissionsInput } from './callables/company/set-permissions';
import { settleSignIn as settle, settleSignInInput } from './callables/accounts/settle-sign-in';
import {
  signOutEverywhere as signOutOf,
  signOutEverywhereInput,
} from './callables/accounts/sign-out-everywhere';
import { mergeCustomers as mergeThem, mergeCustomersInput } from './callables/customers/merge-customers';
import { undoMerge as takeMergeBack, undoMergeInput } from './callables/customers/undo-merge';
import { undoImport as takeImportBack, undoImportInput } from './callables/imports/undo-import';
import { openCall, recentlySignedInCall, signedInCall } from './calls/guard';
import { openPost } from './calls/http-door';
import { openCalendar, openFile, openPicture } from './calls/http-get';
import { STRIPE_SECRETS } from './plans/open-payments';
import { trackingPhoto as findPhoto, trackingPhotoInput } from './files/tracking-photo';
import { codeOfFile, mailFile } from './mail/mail-files';

export const foundCompany = signedInCall(foundCompanyInput, foundCompanyFor);
export const leaveCompany = signedInCall(leaveCompanyInput, leaveCompanyOf);
export const setPermissions = signedInCall(setPermissionsInput, setPermissionsOf);
export const setAdministrators = signedInCall(setAdministratorsInput, setCompanyAdministrators);
export const removeEmployee = signedInCall(removeEmployeeInput, removeFromCompany);
export const openWork = signedInCall(openWorkInput, countWork);
export const reassignWork = signedInCall(reassignWorkInput, handOverWork);
export const reportRefused = signedInCall(reportRefusedInput, tellOffice);
export const closeCompany = signedInCall(closeCompanyInput, closeCompanyOf);
export const earlierRecords = signedInCall(earlierRecordsInput, recordsFromBefore);
export const moveRecords = signedInCall(moveRecordsInput, moveRecordsOf);
export const undoImport = signedInCall(undoImportInput, takeImportBack);
export const mergeCustomers = signedInCall(mergeCustomersInput, mergeThem);
export const undoMerge = signedInCall(undoMergeInput, takeMergeBack);
export const compactDirectory = signedInCall(compactDirectoryInput, compactFor);
export const requestConnection = signedInCall(requestConnectionInput, askFor);
export const answerConnection = signedInCall(answerConnectionInput, answerTo);
export const checkOutsideMail = signedInCall(checkOutsideMailInput, checkOutside);
export const findPeople = signedInCall(findPeopleInput, findByName);
export const handOverTracker = signedInCall(handOverTrackerInput, handOver);
export const answerHandover = signedInCall(answerHandoverInput, answerOffer);
export const endHandover = signedInCall(endHandoverInput, endShared);
export const ownCode = signedInCall(ownCodeInput, codeFor);
export const redeemReferral = signedInCall(redeemReferralInput, redeem);
export const changeMembership = signedInCall(changeMembershipInput, changeMember);
export const compareMembers = signedInCall(compareMembersInput, compare);
export const signOutEverywhere = signedInCall(signOutEverywhereInput, signOutOf);
export const planAccountDeletion = signedInCall(deleteAccountInput, planDeletion);
export const deleteAccount = recentlySignedInCall(deleteAccountInput, deleteAccountOf, STRIPE_SECRETS);
export const respondOnTracking = openCall(respondOnTrackingInput, respond);
export const unlockTracking = openCall(unlockTrackingInput, unlock);
export const reopenTracking = signedInCall(pageKeyInput, reopen);
export const forgetDevices = signedInCall(pageKeyInput, forgetThem);
export const pauseLeadPage = signedInCall(pauseLeadPageInput, pausePage);
export const sendInvoice = signedInCall(sendInvoiceInput, sendOut);
export const sendReceipt = signedInCall(sendReceiptInput, sendReceiptOf);
export const sendEstimate = signedInCall(sendEstimateInput, sendIt);
export const remindClients = signedInCall(remindClientsInput, remindThem);
export const attachPaper = signedInCall(attachPaperInput, attachIt);
export const declineEstimates = signedInCall(declineEstimatesInput, declineThem);
export const voidEstimate = signedInCall(voidEstimateInput, withdraw);
export const issueInvoices = signedInCall(issueInvoicesInput, issueThem);
export const voidInvoice = signedInCall(correctInvoiceInput, declareVoid);
export const writeOff = signedInCall(correctInvoiceInput, writeItOff);
export const releaseHeldBack = signedInCall(correctInvoiceInput, release);
export const nextNumbers = signedInCall(nextNumbersInput, readNumbers);
export const setNextNumber = signedInCall(setNextNumberInput, setNumber);
export const reversePayment = signedInCall(reversePaymentInput, takePaymentBack);
export {
  billingPortal,
  changeSubscription,
  connectStripe,
  createCheckout,
  disconnectStripe,
  payBalance,
  refundPayment,
  stripeConnectWebhook,
  stripeWebhook,
  testCards,
  testCheckout,
} from './stripe-functions';

export {
  followInvoices,
  followUpEstimates,
  lapsePlans,
  sweepClientUpdates,
  sweepFiles,
  sweepMail,
  sweepNotifications,
  sweepReminders,
} from './schedules';

// How people join a company; the last function has an address on the app's own origin.
export const inviteEmployee = signedInCall(inviteEmployeeInput, invite);
export const resendInvitation = signedInCall(invitationInput, resend);
export const invitationLink = signedInCall(invitationInput, linkOf);
export const revokeInvitation = signedInCall(invitationInput, revoke);
export const companyRequests = signedInCall(companyRequestsInput, requestsFor);
export const acceptInvitation = signedInCall(invitationInput, acceptFor);
export const declineInvitation = signedInCall(invitationInput, declineFor);
export const readInvitation = openCall(readInvitationInput, readLink);
export const registerEmployee = openPost(registerEmployeeInput, register);

export const trackingPhoto = openPicture(trackingPhotoInput, findPhoto);
// A file of a mail to a client, at /file/{code}.
export const file = openFile((db, path, now) => mailFile(db, codeOfFile(path), now));

// A person's calendar for other programs, at /calendar/{code}.ics.
export const calendar = openCalendar((db, path, now) => calendarFeed(db, codeInPath(path), now));

// The public pages' invite list, named after the product: see INVITE_FUNCTION.
export const Joblane_Invite = openPost(joinInviteListInput, joinInviteList, ({ message }) => ({
  error: message,
}));

// Proof of an address by mails and services, which a browser must not decide.
export const settleSignIn = signedInCall(settleSignInInput, settle);
export const resetPassword = openCall(resetPasswordInput, reset);
export const recoverAddress = openCall(recoverAddressInput, recover);

export {
  recordWritten,
  decisionWritten,
  priceWritten,
  mailWritten,
  clientMessageWritten,
  clientUpdateWritten,
  postWritten,
  postCommentWritten,
  postReportWritten,
  connectionWritten,
  invitationWritten,
  importWritten,
  cardWritten,
  cardCommentWritten,
  eventWritten,
  textWritten,
  threadWritten,
  messageWritten,
  fileWritten,
  trackingWritten,
  settingsWritten,
  companyWritten,
  userWritten,
  billsWritten,
  cardPaymentsWritten,
  moneySettingsWritten,
  entitlementWritten,
  socialProfileWritten,
} from './written';
