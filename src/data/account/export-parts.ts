import { activityPricedShape, activityShape } from '@/domain/history/activity';
import { COLLECTIONS } from '@/domain/core/collections';
import type { CollectionName } from '@/domain/core/collections';
import { boardListShape, boardShape, cardCommentShape, cardShape } from '@/domain/boards/board';
import { messageShape } from '@/domain/chat/message';
import { threadShape } from '@/domain/chat/thread';
import { companyShape, rosterShape, settingsShape } from '@/domain/company/company';
import { connectionShape } from '@/domain/network/connection';
import { dealerMemberShape, dealerPriceShape } from '@/domain/dealer/dealer';
import { billsShape, entitlementShape } from '@/domain/plans/entitlement';
import { decisionShape } from '@/domain/estimates/answers/decision';
import { handedOffShape } from '@/domain/payments/handoff/handed-off';
import { estimateTemplateShape } from '@/domain/estimates/templates/estimate-template';
import { issuedPaperShape } from '@/domain/estimates/issued-paper';
import { eventShape } from '@/domain/calendar/event';
import { fileShape } from '@/domain/files/file';
import { handoverShape } from '@/domain/network/handover';
import { importShape } from '@/domain/import/import-run';
import { invitationShape } from '@/domain/employees/invitation';
import { cardPaymentsShape } from '@/domain/payments/card/card-payments';
import { moneySettingsShape } from '@/domain/money/money-settings';
import { priceShape } from '@/domain/money/price';
import { mailLabelShape, mailShape } from '@/domain/mail/mail';
import { NOUNS } from '@/domain/nouns';
import { notificationShape } from '@/domain/notifications/notification';
import type { NounCollection } from '@/domain/nouns';
import { permissionsTo } from '@/domain/nouns/record-rights';
import type { Noun } from '@/domain/nouns/define-noun';
import { preferencesShape } from '@/domain/account/preferences';
import { priceItemShape } from '@/domain/money/price-item';
import { referralShape } from '@/domain/referral/referral';
import { rightsShape } from '@/domain/access/rights';
import type { Shape } from '@/domain/core/shape';
import { postCommentShape, postShape } from '@/domain/social/post';
import { socialProfileShape } from '@/domain/social/profile';
import { clientUpdateShape } from '@/domain/client-updates/client-update';
import { clientMessageShape } from '@/domain/trackers/tracker';
import { userShape } from '@/domain/account/user';
import type { Viewer } from '@/domain/access/viewer';
import {
  records,
  jobImports,
  beside,
  ofOwner,
  ofPerson,
  ofChat,
  besideRooms,
  everyonesOwn,
  ownAtWork,
  byAdministrator,
  ownPosts,
  wholly,
} from './export-limits';
import type { Limits } from './export-limits';

/** How a collection is exported; `id` and `limits` are null for users who may not export it. */
type Part =
  | { readonly one: Shape; readonly name: string; readonly id: (viewer: Viewer) => string | null }
  | { readonly all: Shape; readonly name: string; readonly limits: Limits }
  | 'stays';

/** Beside estimates, whose amounts are inside. */
const ofEstimates = records('pricing:show', 'estimates:view');
const inCharge = (viewer: Viewer) => (viewer.isAdmin ? viewer.owner : null);
const administrated = (viewer: Viewer) => (viewer.isCompanyAdmin ? viewer.owner : null);

/** A noun is exported under the name of its list, limited to the records the user sees. */
function partOf(noun: Noun): Part {
  if (!noun.isExported) return 'stays';
  return { all: noun.shape, name: noun.key, limits: records(...permissionsTo('view', noun)) };
}

/** One row per collection, nouns from their descriptions; a collection without a row does not compile. */
const PARTS: Readonly<Record<Exclude<CollectionName, NounCollection>, Part | readonly Part[]>> = {
  Users: { one: userShape, name: 'profile', id: ({ uid }) => uid },
  Preferences: { one: preferencesShape, name: 'preferences', id: ({ uid }) => uid },
  Notifications: {
    all: notificationShape,
    name: 'notifications',
    limits: ({ uid, owner }) => [
      { field: 'person', op: '==', value: uid },
      { field: 'owner', op: '==', value: owner },
    ],
  },
  Companies: { one: companyShape, name: 'company', id: administrated },
  Settings: { one: settingsShape, name: 'settings', id: inCharge },
  MoneySettings: { one: moneySettingsShape, name: 'money-settings', id: inCharge },
  Rosters: { one: rosterShape, name: 'team', id: administrated },
  Rights: { one: rightsShape, name: 'rights', id: administrated },
  Entitlements: { one: entitlementShape, name: 'plan', id: ({ owner }) => owner },
  Bills: { one: billsShape, name: 'bills', id: inCharge },
  CardPayments: { one: cardPaymentsShape, name: 'card-payments', id: ({ owner }) => owner },
  Prices: { all: priceShape, name: 'amounts', limits: beside('pricing:show') },
  PriceItems: { all: priceItemShape, name: 'price-list', limits: wholly('pricing:show') },
  EstimateTemplates: {
    all: estimateTemplateShape,
    name: 'estimate-templates',
    limits: wholly('pricing:show', 'estimates:view'),
  },
  HandOffs: {
    all: handedOffShape,
    name: 'hand-offs',
    limits: wholly('pricing:show', 'invoices:edit', 'scope:all'),
  },
  IssuedPapers: { all: issuedPaperShape, name: 'sent-versions', limits: beside('pricing:show') },
  Decisions: { all: decisionShape, name: 'answers-to-estimates', limits: ofEstimates },
  Activity: { all: activityShape, name: 'history', limits: beside() },
  ActivityPriced: { all: activityPricedShape, name: 'history-of-amounts', limits: beside('pricing:show') },
  ClientMessages: { all: clientMessageShape, name: 'messages', limits: records('trackers:view') },
  ClientUpdates: { all: clientUpdateShape, name: 'client-updates', limits: records('trackers:view') },
  Mail: { all: mailShape, name: 'mail', limits: ownAtWork },
  MailLabels: { all: mailLabelShape, name: 'mail-labels', limits: ownAtWork },
  // Without their content, which each record's page and room save.
  Files: [
    { all: fileShape, name: 'files', limits: beside() },
    { all: fileShape, name: 'team-files', limits: besideRooms },
  ],
  Boards: { all: boardShape, name: 'boards', limits: everyonesOwn },
  BoardLists: { all: boardListShape, name: 'board-lists', limits: everyonesOwn },
  Cards: { all: cardShape, name: 'cards', limits: everyonesOwn },
  CardComments: { all: cardCommentShape, name: 'card-comments', limits: everyonesOwn },
  // Conversations the user takes part in, and the messages they wrote.
  Threads: { all: threadShape, name: 'chats', limits: ofChat('participantIds', 'array-contains') },
  Messages: { all: messageShape, name: 'chat-messages', limits: ofChat('createdBy', '==') },
  Handovers: { all: handoverShape, name: 'hand-overs', limits: records('trackers:view') },
  // The events a person organises or is invited to.
  Events: {
    all: eventShape,
    name: 'calendar',
    limits: (viewer) => [...ofOwner(viewer), { field: 'assignees', op: 'array-contains', value: viewer.uid }],
  },
  Imports: [
    { all: importShape, name: 'imports', limits: records('customers:edit') },
    { all: importShape, name: 'imports-of-jobs', limits: jobImports },
  ],
  Employees: { all: invitationShape, name: 'invitations', limits: byAdministrator },
  DealerPrices: { all: dealerPriceShape, name: 'dealer-prices', limits: byAdministrator },
  DealerMembers: { all: dealerMemberShape, name: 'dealer-members', limits: byAdministrator },
  Posts: { all: postShape, name: 'posts', limits: ownPosts },
  PostComments: { all: postCommentShape, name: 'post-comments', limits: ownPosts },
  SocialProfiles: { one: socialProfileShape, name: 'social-profile', id: ({ uid }) => uid },
  // Of readers, for the administrators to settle.
  PostReports: 'stays',
  Connections: { all: connectionShape, name: 'network', limits: ofPerson('person') },
  Referrals: { all: referralShape, name: 'referrals', limits: ofPerson('referrer') },
  // Copies: customers before an import, for its Undo, and search data.
  ImportBatches: 'stays',
  Directory: 'stays',
  Usage: 'stays',
  // A link is in its tracker; its holder may read it, and no user lists them.
  Tracking: 'stays',
  // The rules open these to no user.
  InvitationSecrets: 'stays',
  Findable: 'stays',
  Codes: 'stays',
  MailStops: 'stays',
  Numbers: 'stays',
  Invites: 'stays',
  Limits: 'stays',
  Outbox: 'stays',
  HeldMails: 'stays',
  Texts: 'stays',
  Billing: 'stays',
  BillingEvents: 'stays',
  ConnectedAccounts: 'stays',
  CardAttempts: 'stays',
  CardCharges: 'stays',
  Erasures: 'stays',
  Merges: 'stays',
};

/** The rows in the order of the files: nouns at their collections, a test's own at the end. */
function rowsWith(nouns: readonly Noun[]): readonly Part[] {
  const byCollection = new Map<string, Part | readonly Part[]>([
    ...Object.values(COLLECTIONS).map((name) => [name, 'stays'] as const),
    ...Object.entries(PARTS),
    ...nouns.map((noun) => [noun.shape.collection, partOf(noun)] as const),
  ]);
  return [...byCollection.values()].flat();
}

/** Single documents of the export, each by its id. */
export function singlesFor(viewer: Viewer) {
  return rowsWith(NOUNS).flatMap((part) => {
    if (part === 'stays' || !('one' in part)) return [];
    const id = part.id(viewer);
    return id === null ? [] : [{ name: part.name, shape: part.one, id }];
  });
}

/** Lists of the export, each within the limits that the rules require. */
export function listsFor(viewer: Viewer, nouns: readonly Noun[] = NOUNS) {
  return rowsWith(nouns).flatMap((part) => {
    if (part === 'stays' || !('all' in part)) return [];
    const where = part.limits(viewer);
    return where === null ? [] : [{ name: part.name, shape: part.all, where }];
  });
}
