import './options';
import { cardShape } from '@/domain/boards/board';
import { COLLECTIONS } from '@/domain/core/collections';
import { postShape } from '@/domain/social/post';
import { pagesOfCardTerms } from './card-payments/refresh-pages';
import { eventsOfLeaver } from './calendar/events-of-leaver';
import { dropContent } from './files/content';
import { dropCover } from './files/cover';
import { noteFull } from './files/full';
import {
  tellClientWrote,
  tellConnection,
  tellImportDone,
  tellInvitationAccepted,
} from './notifications/tell-others';
import { sendDueUpdate } from './client-updates/send-update';
import { noteGone } from './files/orphans';
import { tellCard, tellCardComment } from './notifications/tell-cards';
import { tellEvent } from './notifications/tell-events';
import { tellPostComment, tellPostReport } from './notifications/tell-posts';
import { deliverMail } from './mail/deliver';
import { noteMailGone } from './mail/mail-files';
import { TEXT_SECRETS } from './texts/open-texts';
import { sendQueuedText } from './texts/send-text';
import { settleDecision } from './triggers/decisions';
import { recordPriceActivity } from './triggers/activity';
import { billingOfPrice } from './triggers/billing';
import { noteCommentsFull } from './triggers/comments-full';
import { goOnUndoing } from './triggers/go-on-undoing';
import { invitationsOfPerson } from './triggers/invitations';
import { memberOfDealer } from './triggers/dealer-members';
import { admitLinks, admitLinksOfPlan } from './triggers/links';
import { listFindable, nameInNetworks } from './triggers/network';
import { moneyOfLink } from './triggers/page-money';
import { planOfMembers, planOfPerson } from './triggers/plan';
import { stageOfPrice } from './triggers/price-stage';
import { countLinks } from './triggers/usage';
import { nounTriggers } from './triggers/noun-trigger';
import { recordTrigger } from './triggers/record-trigger';
import { filesOfDeleted, noteInThread, readersOfFiles, tellOfMessage } from './triggers/chat';
import { jobsOfProfile } from './social/completed-jobs';
import { businessOfProfile, countComments, dropAnswers } from './social/posts';
import { withdrawPosts } from './social/withdraw-posts';
import { earnReferral } from './triggers/referrals';
import { nameOfMembers, rosterOfCompany, rosterOfPerson } from './triggers/roster';
import { directoryOfSettings } from './directory/listed-fields';
import { copiesOfBusiness, copiesOfPart, copiesOfPhoto, copyOfLink } from './triggers/tracking-copy';
import { markUnread } from './triggers/unread';

// One trigger per collection. Those of the business's records follow from their descriptions.
export const recordWritten = nounTriggers;
export const priceWritten = recordTrigger(COLLECTIONS.prices, [
  recordPriceActivity,
  stageOfPrice,
  billingOfPrice,
]);
export const decisionWritten = recordTrigger(COLLECTIONS.decisions, [settleDecision]);
export const mailWritten = recordTrigger(COLLECTIONS.mail, [deliverMail, noteMailGone]);
export const clientMessageWritten = recordTrigger(COLLECTIONS.clientMessages, [
  copiesOfPart,
  markUnread,
  tellClientWrote,
]);
export const textWritten = recordTrigger(COLLECTIONS.texts, [sendQueuedText], TEXT_SECRETS);
export const clientUpdateWritten = recordTrigger(COLLECTIONS.clientUpdates, [sendDueUpdate]);
export const postWritten = recordTrigger(COLLECTIONS.posts, [
  dropAnswers,
  noteGone({ name: 'post', shape: postShape }),
]);
export const socialProfileWritten = recordTrigger(COLLECTIONS.socialProfiles, [jobsOfProfile]);
export const postCommentWritten = recordTrigger(COLLECTIONS.postComments, [countComments, tellPostComment]);
export const postReportWritten = recordTrigger(COLLECTIONS.postReports, [tellPostReport]);
export const connectionWritten = recordTrigger(COLLECTIONS.connections, [tellConnection, withdrawPosts]);
export const invitationWritten = recordTrigger(COLLECTIONS.employees, [tellInvitationAccepted]);
export const importWritten = recordTrigger(COLLECTIONS.imports, [tellImportDone, goOnUndoing]);
export const cardWritten = recordTrigger(COLLECTIONS.cards, [
  tellCard,
  noteGone({ name: 'card', shape: cardShape }),
]);
export const cardCommentWritten = recordTrigger(COLLECTIONS.cardComments, [
  noteCommentsFull,
  tellCardComment,
]);
export const eventWritten = recordTrigger(COLLECTIONS.events, [tellEvent]);
export const threadWritten = recordTrigger(COLLECTIONS.threads, [readersOfFiles]);
export const messageWritten = recordTrigger(COLLECTIONS.messages, [
  noteInThread,
  tellOfMessage,
  filesOfDeleted,
]);
export const fileWritten = recordTrigger(COLLECTIONS.files, [
  copiesOfPhoto,
  dropContent,
  dropCover,
  noteFull,
]);
export const trackingWritten = recordTrigger(COLLECTIONS.tracking, [
  moneyOfLink,
  copyOfLink,
  admitLinks,
  countLinks,
]);
export const settingsWritten = recordTrigger(COLLECTIONS.settings, [
  copiesOfBusiness([
    'logo',
    'phone',
    'email',
    'website',
    'hours',
    'licence',
    'terms',
    'timeZone',
    'country',
    'currency',
  ]),
  directoryOfSettings,
]);
export const companyWritten = recordTrigger(COLLECTIONS.companies, [
  copiesOfBusiness(['name']),
  rosterOfCompany,
  nameOfMembers,
  memberOfDealer,
]);
export const userWritten = recordTrigger(COLLECTIONS.users, [
  rosterOfPerson,
  planOfPerson,
  invitationsOfPerson,
  listFindable,
  nameInNetworks,
  businessOfProfile,
  eventsOfLeaver,
]);
export const billsWritten = recordTrigger(COLLECTIONS.bills, [earnReferral]);
export const cardPaymentsWritten = recordTrigger(COLLECTIONS.cardPayments, [pagesOfCardTerms]);
export const moneySettingsWritten = recordTrigger(COLLECTIONS.moneySettings, [pagesOfCardTerms]);
export const entitlementWritten = recordTrigger(COLLECTIONS.entitlements, [planOfMembers, admitLinksOfPlan]);
