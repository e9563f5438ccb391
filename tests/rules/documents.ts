import { activityPricedShape, activityShape } from '@/domain/history/activity';
import { boardListShape, boardShape, cardCommentShape, cardShape } from '@/domain/boards/board';
import { messageShape } from '@/domain/chat/message';
import { threadShape } from '@/domain/chat/thread';
import { companyShape, rosterShape, settingsShape } from '@/domain/company/company';
import { connectionShape } from '@/domain/network/connection';
import { customerShape } from '@/domain/customers/customer';
import { dealerMemberShape, dealerPriceShape } from '@/domain/dealer/dealer';
import { billsShape, entitlementShape, freeEntitlement, usageShape } from '@/domain/plans/entitlement';
import { directoryShape, shardShape } from '@/domain/directory/directory';
import { eventShape } from '@/domain/calendar/event';
import { fileShape } from '@/domain/files/file';
import { handoverShape } from '@/domain/network/handover';
import { importBatchShape, importShape } from '@/domain/import/import-run';
import { invitationShape } from '@/domain/employees/invitation';
import { initialOf } from '@/domain/core/shape';
import { jobShape } from '@/domain/jobs/job';
import { notificationShape } from '@/domain/notifications/notification';
import { ownerOf } from '@/domain/session/session';
import { mailLabelShape, mailShape } from '@/domain/mail/mail';
import { visitShape } from '@/domain/jobs/visit';
import { priceShape } from '@/domain/money/price';
import { preferencesShape } from '@/domain/account/preferences';
import { rightsShape } from '@/domain/access/rights';
import { decisionShape } from '@/domain/estimates/answers/decision';
import { issuedPaperShape } from '@/domain/estimates/issued-paper';
import { handedOffShape } from '@/domain/payments/handoff/handed-off';
import { estimateTemplateShape } from '@/domain/estimates/templates/estimate-template';
import { cardPaymentsShape } from '@/domain/payments/card/card-payments';
import { moneySettingsShape } from '@/domain/money/money-settings';
import { priceItemShape } from '@/domain/money/price-item';
import { encodeFields } from '@/domain/core/record-codec';
import { referralShape } from '@/domain/referral/referral';
import type { Field, InferFields, Fields, Shape } from '@/domain/core/shape';
import { estimateShape } from '@/domain/estimates/estimate';
import { invoiceShape } from '@/domain/invoices/invoice';
import { paymentShape } from '@/domain/payments/payment';
import { projectShape } from '@/domain/projects/project';
import { taskShape } from '@/domain/tasks/task';
import { clientUpdateShape } from '@/domain/client-updates/client-update';
import { clientMessageShape, trackerShape, trackingShape } from '@/domain/trackers/tracker';
import { postCommentShape, postReportShape, postShape } from '@/domain/social/post';
import { socialProfileShape } from '@/domain/social/profile';
import { userShape } from '@/domain/account/user';
import { instant } from '@/domain/core/value';
import type { Value } from '@/domain/core/value';
import { now } from '@/data/store/port';
import type { Tag } from '@/data/store/port';
import {
  MADE_AT,
  makeActivity,
  makeBoard,
  makeBoardList,
  makeCard,
  makeCardComment,
  makeClientMessage,
  makeClientUpdate,
  makeCompany,
  makeConnection,
  makeCustomer,
  makeDealerMember,
  makeDealerPrice,
  makeEvent,
  makeFile,
  makeHandover,
  makeImport,
  makeImportBatch,
  makeInvitation,
  makeJob,
  makeNotification,
  makeMessage,
  makePost,
  makePostComment,
  makePostReport,
  makeMail,
  makeMailLabel,
  makeDecision,
  makeIssuedPaper,
  makeEstimateTemplate,
  makeHandedOff,
  makeMoneySettings,
  makePreferences,
  makePrice,
  makePriceItem,
  ACME,
  makePricedActivity,
  makeRights,
  makeReferral,
  makeRoster,
  makeEstimate,
  makeInvoice,
  makePayment,
  makeProject,
  makeSettings,
  makeSocialProfile,
  makeThread,
  makeTask,
  makeTracker,
  makeTrackingLink,
  makeUser,
  makeVisit,
} from '@tests/factories/records';
import type { Target } from './oracle';
import { ROLES } from './roles';

export type Data = Readonly<Record<string, Value | Tag>>;

/** A document's owner and parents; `key` names the records it belongs to. */
export type Place = {
  readonly id: string;
  readonly key: string;
  readonly owner: string;
  readonly assignees: readonly string[];
  readonly uid: string;
};

/** The batch of an import that the table's new batches are. */
export const NEW_INDEX = 7;

/** Ahead of any clock of the emulator. */
export const IN_2100 = Date.UTC(2100, 0, 1);

/** A stored record stamped with the moment of the write. */
export function stampedData<F extends Fields>(shape: Shape<F>, record: InferFields<F>, uid: string): Data {
  const data: Record<string, Value | Tag> = encodeFields(shape.fields, record);
  for (const [name, { derived }] of Object.entries<Field>(shape.fields)) if (derived) delete data[name];
  for (const name of ['createdAt', 'updatedAt']) if (name in data) data[name] = now();
  for (const name of ['createdBy', 'updatedBy', 'statusBy']) if (name in data) data[name] = uid;
  return data;
}

/** A new record as devices write it: without the fields of functions. */
function bareData<F extends Fields>(shape: Shape<F>, record: InferFields<F>, uid: string): Data {
  const byClients = ([name]: readonly [string, unknown]) => shape.fields[name]?.writer === 'client';
  return Object.fromEntries(Object.entries(stampedData(shape, record, uid)).filter(byClients));
}

/** The business that a role belongs to. */
function businessOf(uid: string): string {
  const user = ROLES.find((role) => role.uid === uid)?.user;
  // The random employees of `random.rules.test.ts` work at Acme.
  return user ? ownerOf(user) : uid.startsWith('hired-') ? ACME : uid;
}

const plain = ({ id }: Place): Data => ({ uuid: id });

/** A legal new document per target; amounts belong to jobs, activity to customers. */
export const NEW_DOCUMENT: Readonly<Record<Target, (place: Place) => Data>> = {
  Users: ({ id, uid }) => stampedData(userShape, makeUser({ uuid: id, email: '' }), uid),
  Companies: ({ id, uid }) => stampedData(companyShape, makeCompany({ uuid: id }), uid),
  Entitlements: ({ owner }) => encodeFields(entitlementShape.fields, freeEntitlement(owner)),
  Bills: ({ owner }) => encodeFields(billsShape.fields, { owner, bills: [] }),
  CardPayments: ({ owner }) =>
    encodeFields(cardPaymentsShape.fields, { ...initialOf(cardPaymentsShape.fields), owner }),
  Usage: ({ owner }) =>
    encodeFields(usageShape.fields, { owner, openWork: 0, links: [], updatedAt: MADE_AT }),
  Settings: ({ owner, uid }) => stampedData(settingsShape, makeSettings({ owner }), uid),
  MoneySettings: ({ owner, uid }) => stampedData(moneySettingsShape, makeMoneySettings({ owner }), uid),
  Preferences: ({ id, uid }) => stampedData(preferencesShape, makePreferences({ uuid: id }), uid),
  Notifications: ({ id }) =>
    encodeFields(notificationShape.fields, makeNotification({ uuid: id, person: id, owner: businessOf(id) })),
  Rosters: ({ owner, uid }) => stampedData(rosterShape, makeRoster({ owner }), uid),
  Employees: ({ id, owner }) => encodeFields(invitationShape.fields, makeInvitation({ uuid: id, owner })),
  InvitationSecrets: plain,
  Rights: ({ owner, uid }) => stampedData(rightsShape, makeRights({ owner }), uid),
  Customers: ({ id, owner, assignees, uid }) =>
    stampedData(customerShape, makeCustomer({ uuid: id, owner, assignees }), uid),
  Directory: ({ owner }) =>
    encodeFields(directoryShape.fields, { ...initialOf(directoryShape.fields), owner }),
  Shards: ({ owner }) => encodeFields(shardShape.fields, { ...initialOf(shardShape.fields), owner }),
  Gone: ({ key, owner }) => ({ owner, customerId: `c-${key}`, at: now() }),
  Trackers: ({ id, key, owner, assignees, uid }) =>
    stampedData(trackerShape, makeTracker({ uuid: id, owner, assignees, customerId: `c-${key}` }), uid),
  Jobs: ({ id, key, owner, assignees, uid }) =>
    stampedData(
      jobShape,
      makeJob({
        uuid: id,
        owner,
        assignees,
        trackerId: `t-${key}`,
        customerId: `c-${key}`,
      }),
      uid,
    ),
  Visits: ({ id, key, owner, assignees, uid }) =>
    stampedData(
      visitShape,
      makeVisit({
        uuid: id,
        owner,
        assignees,
        jobId: `j-${key}`,
        trackerId: `t-${key}`,
        customerId: `c-${key}`,
      }),
      uid,
    ),
  Tasks: ({ id, owner, assignees, uid }) =>
    stampedData(taskShape, makeTask({ uuid: id, owner, assignees }), uid),
  Estimates: ({ id, key, owner, assignees, uid }) =>
    stampedData(
      estimateShape,
      makeEstimate({ uuid: id, owner, assignees, customerId: `c-${key}`, trackerId: `t-${key}` }),
      uid,
    ),
  Invoices: ({ id, key, owner, assignees, uid }) =>
    bareData(
      invoiceShape,
      makeInvoice({
        ...{ uuid: id, owner, assignees, customerId: `c-${key}`, trackerId: `t-${key}`, jobId: `j-${key}` },
      }),
      uid,
    ),
  Payments: ({ id, key, owner, assignees, uid }) =>
    stampedData(
      paymentShape,
      makePayment({ uuid: id, owner, assignees, customerId: `c-${key}`, trackerId: `t-${key}` }),
      uid,
    ),
  Projects: ({ id, owner, assignees, uid }) =>
    stampedData(projectShape, makeProject({ uuid: id, owner, assignees }), uid),
  Prices: ({ id, key, owner, assignees, uid }) =>
    stampedData(
      priceShape,
      makePrice({
        uuid: id,
        owner,
        assignees,
        noun: 'job',
        trackerId: `t-${key}`,
        customerId: `c-${key}`,
      }),
      uid,
    ),
  IssuedPapers: ({ id, key, owner, assignees, uid }) =>
    stampedData(
      issuedPaperShape,
      makeIssuedPaper({ uuid: id, owner, assignees, recordId: `Estimates-${key}`, customerId: `c-${key}` }),
      uid,
    ),
  Decisions: ({ id, key, owner, assignees, uid }) =>
    stampedData(
      decisionShape,
      makeDecision({ uuid: id, owner, assignees, estimateId: `Estimates-${key}`, customerId: `c-${key}` }),
      uid,
    ),
  EstimateTemplates: ({ id, owner, uid }) =>
    stampedData(estimateTemplateShape, makeEstimateTemplate({ uuid: id, owner }), uid),
  HandOffs: ({ id, owner, uid }) => stampedData(handedOffShape, makeHandedOff({ uuid: id, owner }), uid),
  PriceItems: ({ id, owner, uid }) => stampedData(priceItemShape, makePriceItem({ uuid: id, owner }), uid),
  Activity: ({ id, key, owner, assignees, uid }) =>
    stampedData(
      activityShape,
      makeActivity({
        uuid: id,
        owner,
        assignees,
        recordId: `c-${key}`,
        timelineId: `c-${key}`,
        customerId: `c-${key}`,
      }),
      uid,
    ),
  ActivityPriced: ({ id, key, owner, assignees, uid }) =>
    stampedData(
      activityPricedShape,
      makePricedActivity({ uuid: id, owner, assignees, recordId: `j-${key}` }),
      uid,
    ),
  ClientMessages: ({ id, key, owner, assignees, uid }) =>
    stampedData(
      clientMessageShape,
      makeClientMessage({
        uuid: id,
        owner,
        assignees,
        trackerId: `t-${key}`,
        customerId: `c-${key}`,
      }),
      uid,
    ),
  ClientUpdates: ({ id, key, owner, assignees, uid }) =>
    stampedData(
      clientUpdateShape,
      makeClientUpdate({ uuid: id, owner, assignees, trackerId: `t-${key}`, customerId: `c-${key}` }),
      uid,
    ),
  Mail: ({ id, owner, uid }) => stampedData(mailShape, makeMail({ uuid: id, owner, person: uid }), uid),
  MailLabels: ({ id, owner, uid }) =>
    stampedData(mailLabelShape, makeMailLabel({ uuid: id, owner, person: uid }), uid),
  Files: ({ id, key, owner, assignees, uid }) =>
    stampedData(
      fileShape,
      makeFile({ uuid: id, owner, assignees, recordId: `c-${key}`, state: 'sending' }),
      uid,
    ),
  Boards: ({ id, owner, uid }) => stampedData(boardShape, makeBoard({ uuid: id, owner }), uid),
  BoardLists: ({ id, key, owner, uid }) =>
    stampedData(boardListShape, makeBoardList({ uuid: id, owner, boardId: `Boards-${key}` }), uid),
  Cards: ({ id, key, owner, uid }) =>
    stampedData(cardShape, makeCard({ uuid: id, owner, boardId: `Boards-${key}` }), uid),
  CardComments: ({ id, key, owner, uid }) =>
    stampedData(
      cardCommentShape,
      makeCardComment({ uuid: id, owner, boardId: `Boards-${key}`, cardId: `Cards-${key}` }),
      uid,
    ),
  Threads: ({ id, owner, assignees, uid }) => ({
    ...stampedData(threadShape, makeThread({ uuid: id, owner, participantIds: assignees }), uid),
    lastAt: now(),
  }),
  Messages: ({ id, key, owner, uid }) =>
    stampedData(messageShape, makeMessage({ uuid: id, owner, threadId: `Threads-${key}` }), uid),
  Chunks: () => ({ content: 'AAEC' }),
  Tracking: ({ id, key, owner, uid }) =>
    stampedData(
      trackingShape,
      makeTrackingLink({
        uuid: id,
        owner,
        trackerId: `t-${key}`,
        state: 'requested',
        expiresAt: IN_2100,
      }),
      uid,
    ),
  Public: () => ({ headline: 'Sold' }),
  Events: ({ id, owner, assignees, uid }) =>
    stampedData(eventShape, makeEvent({ uuid: id, owner, assignees, person: uid }), uid),
  Imports: ({ id, owner, assignees, uid }) =>
    stampedData(importShape, makeImport({ uuid: id, owner, assignees }), uid),
  ImportBatches: ({ id, key, owner, assignees, uid }) =>
    stampedData(
      importBatchShape,
      makeImportBatch({ uuid: id, owner, assignees, importId: `Imports-${key}`, index: NEW_INDEX }),
      uid,
    ),
  Posts: ({ id, owner, uid }) => stampedData(postShape, makePost({ uuid: id, owner }), uid),
  PostComments: ({ id, key, owner, uid }) =>
    stampedData(postCommentShape, makePostComment({ uuid: id, owner, postId: `Posts-${key}` }), uid),
  PostReports: ({ id, key, owner, uid }) =>
    stampedData(postReportShape, makePostReport({ uuid: id, owner, postId: `Posts-${key}` }), uid),
  SocialProfiles: ({ id, uid }) =>
    stampedData(socialProfileShape, makeSocialProfile({ uuid: id, owner: businessOf(id) }), uid),
  Connections: ({ id }) => encodeFields(connectionShape.fields, makeConnection({ uuid: id, person: id })),
  Handovers: ({ id, key, owner, assignees, uid }) =>
    stampedData(handoverShape, makeHandover({ uuid: id, owner, assignees, trackerId: `t-${key}` }), uid),
  Referrals: ({ id }) => encodeFields(referralShape.fields, makeReferral({ uuid: id, referrer: id })),
  DealerPrices: ({ id, owner, uid }) =>
    stampedData(dealerPriceShape, makeDealerPrice({ uuid: id, owner }), uid),
  DealerMembers: ({ id, owner, uid }) =>
    stampedData(dealerMemberShape, makeDealerMember({ uuid: id, owner }), uid),
  Findable: plain,
  Codes: plain,
  MailStops: plain,
  Numbers: plain,
  Invites: plain,
  Limits: plain,
  Outbox: plain,
  HeldMails: plain,
  Texts: plain,
  Billing: plain,
  BillingEvents: plain,
  ConnectedAccounts: plain,
  CardAttempts: plain,
  CardCharges: plain,
  Erasures: plain,
  Merges: plain,
};

const CHANGE: Readonly<Record<Target, Data>> = {
  Users: { username: 'annie' },
  Companies: { name: 'Acme Roofs' },
  Entitlements: { state: 'active' },
  Bills: { bills: [] },
  CardPayments: { state: 'on' },
  Usage: { openWork: 1 },
  Settings: { phone: '555 0100' },
  MoneySettings: { crewHourCost: 5_500 },
  Preferences: { mutedMails: ['digest'] },
  Notifications: { readAt: instant(MADE_AT) },
  Rosters: { people: [] },
  Employees: { state: 'accepted' },
  InvitationSecrets: { uuid: 'changed' },
  Rights: { people: [] },
  Customers: { notes: 'Prefers mornings.' },
  Directory: { n: 1 },
  Shards: { n: 1 },
  Gone: { customerId: 'another' },
  Trackers: { notes: 'Dog in the yard.' },
  Jobs: { instructions: 'Park in the street.' },
  Visits: { clientNote: 'We come with a lift.' },
  Prices: { amount: 1_300_000 },
  IssuedPapers: { json: '[]' },
  Decisions: { note: 'Changed.' },
  EstimateTemplates: { name: 'Re-roof, two layers' },
  HandOffs: { papers: [] },
  PriceItems: { price: 12_500 },
  Activity: { body: 'Changed.' },
  ActivityPriced: { body: 'Changed.' },
  ClientMessages: { readAt: instant(MADE_AT) },
  ClientUpdates: { state: 'stopped' },
  Tasks: { title: 'Changed' },
  Projects: { title: 'Changed' },
  Estimates: { title: 'Changed', contentAt: instant(MADE_AT + 1) },
  Invoices: { title: 'Changed', contentAt: instant(MADE_AT + 1) },
  Payments: { note: 'Changed.' },
  Mail: { subject: 'Another date' },
  MailLabels: { name: 'Permits' },
  Files: { state: 'ready' },
  Boards: { name: 'Sales' },
  BoardLists: { name: 'Done' },
  Cards: { name: 'Order nails' },
  CardComments: { message: 'Changed.' },
  Threads: { name: 'Crew North' },
  Messages: { body: 'The shingles came.' },
  Chunks: { content: 'changed' },
  Tracking: { expiresAt: instant(IN_2100 + 1) },
  Public: { headline: 'Changed' },
  Events: { title: 'Crew plan, moved' },
  Imports: { created: 99 },
  ImportBatches: { created: ['another'] },
  Posts: {},
  PostComments: { text: 'Changed.' },
  PostReports: { reason: 'Changed.' },
  SocialProfiles: { about: 'Changed.' },
  Connections: { state: 'connected' },
  Handovers: { state: 'withdrawn' },
  Referrals: { state: 'earned' },
  DealerPrices: { price: 12_300 },
  DealerMembers: { name: 'Changed' },
  Findable: { uuid: 'changed' },
  Codes: { uuid: 'changed' },
  MailStops: { uuid: 'changed' },
  Numbers: { uuid: 'changed' },
  Invites: { uuid: 'changed' },
  Limits: { uuid: 'changed' },
  Outbox: { uuid: 'changed' },
  HeldMails: { uuid: 'changed' },
  Texts: { uuid: 'changed' },
  Billing: { uuid: 'changed' },
  BillingEvents: { uuid: 'changed' },
  ConnectedAccounts: { uuid: 'changed' },
  CardAttempts: { uuid: 'changed' },
  CardCharges: { uuid: 'changed' },
  Erasures: { uuid: 'changed' },
  Merges: { uuid: 'changed' },
};

/** The change with the target's stamps. */
export function changeOf(target: Target, uid: string): Data {
  // A like is unsigned: it is no change of the post.
  if (target === 'Posts') return { likedBy: [uid] };
  const stamps: Data = 'updatedBy' in fieldsOf(target) ? { updatedAt: now(), updatedBy: uid } : {};
  const moment: Data = 'updatedAt' in fieldsOf(target) ? { updatedAt: now() } : {};
  return { ...CHANGE[target], ...moment, ...stamps };
}

function fieldsOf(target: Target): Data {
  return NEW_DOCUMENT[target]({ id: 'x', key: 'x', owner: 'x', assignees: [], uid: 'x' });
}
