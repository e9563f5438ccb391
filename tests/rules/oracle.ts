import type { CollectionName } from '@/domain/core/collections';
import type { Permission, PermissionNoun } from '@/domain/access/permissions';
import { may, mayOn, seesAll } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import { ACME } from '@tests/factories/records';
import { OTHER } from './roles';

/** Operations on a document. */
export const OPS = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Op = (typeof OPS)[number];

/** The target of an attempt: owner, assignees, and whether it is the caller's own document. */
export type Subject = {
  readonly owner: string;
  readonly assignees: readonly string[];
  /** Assignees of the parent, if different. */
  readonly parentAssignees?: readonly string[];
  readonly isSelf: boolean;
};

export type Answer = (viewer: Viewer, subject: Subject) => boolean;
type Answers = Readonly<Record<Op, Answer | 'anyone' | 'nobody'>>;

export const can =
  (...permissions: readonly Permission[]): Answer =>
  (viewer, subject) =>
    permissions.every((permission) => mayOn(viewer, permission, subject));

const under =
  (...permissions: readonly Permission[]): Answer =>
  (viewer, subject) =>
    [subject.assignees, subject.parentAssignees ?? subject.assignees].every((assignees) =>
      can(...permissions)(viewer, { ...subject, assignees }),
    );

const either =
  (...answers: readonly Answer[]): Answer =>
  (viewer, subject) =>
    answers.some((answer) => answer(viewer, subject));

const isAlone = (viewer: Viewer) => viewer.isAdmin && !viewer.isCompanyAdmin;

const self: Answer = (_viewer, subject) => subject.isSelf;
const member: Answer = (viewer, subject) => viewer.owner === subject.owner;
const companyAdmin: Answer = (viewer, subject) => viewer.owner === subject.owner && viewer.isCompanyAdmin;
const seesEveryCustomer: Answer = (viewer, subject) =>
  viewer.owner === subject.owner && may(viewer, 'customers:view') && seesAll(viewer);
/** `other` is a member of the dealer Acme. */
const buysFrom = (viewer: Viewer, dealer: string) =>
  viewer.owner === dealer || (viewer.owner === OTHER && dealer === ACME);
const buyer: Answer = (viewer, subject) =>
  !isAlone(viewer) && buysFrom(viewer, subject.owner) && may(viewer, 'pricing:show');
const dealer: Answer = (viewer, subject) => companyAdmin(viewer, subject) && subject.owner === ACME;
const seesAmounts: Answer = (viewer, subject) =>
  viewer.owner === subject.owner && may(viewer, 'pricing:show');
/** In templates of estimates, which have no assignees. */
const prices =
  (permission: Permission): Answer =>
  (viewer, subject) =>
    seesAmounts(viewer, subject) && may(viewer, permission);
/** Hand-offs to accounting take all invoices of a business. */
const handsOff: Answer = (viewer, subject) => prices('invoices:edit')(viewer, subject) && seesAll(viewer);
/** In chat, mail and boards. */
const teammate: Answer = (viewer, subject) => member(viewer, subject) && may(viewer, 'team:view');
/** Of boards and their lists. */
const arranger: Answer = (viewer, subject) => member(viewer, subject) && may(viewer, 'team:edit');
/** In chats the assignees of a place take part. */
const takesPart: Answer = (viewer, subject) =>
  teammate(viewer, subject) && subject.assignees.includes(viewer.uid);
const inCharge: Answer = (viewer, subject) => viewer.owner === subject.owner && viewer.isAdmin;

/** Business events; private ones have cells of their own. */
const seesEvent: Answer = (viewer, subject) =>
  (member(viewer, subject) && subject.assignees.includes(viewer.uid)) ||
  (viewer.owner === subject.owner && may(viewer, 'schedule:everyone'));

/** The uniform rights of a noun, by its permission area. */
export function ofNoun(noun: PermissionNoun): Readonly<Record<Op, Answer>> {
  const view = can(`${noun}:view`);
  const edit = can(`${noun}:edit`);
  return { get: view, list: view, create: edit, update: edit, delete: can(`${noun}:delete`) };
}

const closed: Answers = {
  get: 'nobody',
  list: 'nobody',
  create: 'nobody',
  update: 'nobody',
  delete: 'nobody',
};

/** Targets besides the collections: the public copy of a link, and parts of a directory and a file. */
export type Target = CollectionName | 'Public' | 'Shards' | 'Gone' | 'Chunks';

/** The expected rights, written again from the domain. Amounts belong to jobs, activity to customers, papers to estimates. */
export const ORACLE: Readonly<Record<Target, Answers>> = {
  Users: { ...closed, get: self, create: self, update: self },
  Companies: { ...closed, get: member, update: companyAdmin },
  Entitlements: { ...closed, get: member },
  Bills: { ...closed, get: inCharge },
  CardPayments: { ...closed, get: member },
  Usage: { ...closed, get: member },
  Settings: { ...closed, get: member, create: inCharge, update: inCharge },
  MoneySettings: { ...closed, get: seesAmounts, create: inCharge, update: inCharge },
  Preferences: { ...closed, get: self, create: self, update: self },
  Notifications: { ...closed, get: self, update: self },
  Rosters: { ...closed, get: member },
  Employees: { ...closed, get: companyAdmin, list: companyAdmin },
  InvitationSecrets: closed,
  Rights: { ...closed, get: companyAdmin },
  Customers: ofNoun('customers'),
  Directory: { ...closed, get: seesEveryCustomer },
  Shards: { ...closed, get: seesEveryCustomer, list: seesEveryCustomer },
  // A tombstone is written in the batch that deletes its customer.
  Gone: {
    ...closed,
    get: seesEveryCustomer,
    list: seesEveryCustomer,
    create: can('customers:delete'),
  },
  Trackers: { ...ofNoun('trackers'), create: under('customers:view', 'trackers:edit') },
  Jobs: { ...ofNoun('jobs'), create: under('trackers:view', 'jobs:edit') },
  Tasks: ofNoun('tasks'),
  Projects: ofNoun('projects'),
  Estimates: {
    get: can('estimates:view', 'pricing:show'),
    list: can('estimates:view', 'pricing:show'),
    create: under('customers:view', 'estimates:edit', 'pricing:show'),
    update: can('estimates:edit', 'pricing:show'),
    delete: can('estimates:delete', 'pricing:show'),
  },
  Invoices: {
    get: can('invoices:view', 'pricing:show'),
    list: can('invoices:view', 'pricing:show'),
    // Under a job, which is under its tracker.
    create: under('customers:view', 'jobs:view', 'invoices:edit', 'pricing:show'),
    update: can('invoices:edit', 'pricing:show'),
    delete: can('invoices:delete', 'pricing:show'),
  },
  // A payment is noted once.
  Payments: {
    get: can('invoices:view', 'pricing:show'),
    list: can('invoices:view', 'pricing:show'),
    create: under('customers:view', 'trackers:view', 'invoices:edit', 'pricing:show'),
    update: 'nobody',
    delete: can('invoices:delete', 'pricing:show'),
  },
  IssuedPapers: {
    ...closed,
    get: can('estimates:view', 'pricing:show'),
    list: can('estimates:view', 'pricing:show'),
  },
  Decisions: {
    ...closed,
    get: can('estimates:view', 'pricing:show'),
    list: can('estimates:view', 'pricing:show'),
    create: under('estimates:edit', 'pricing:show'),
  },
  HandOffs: { ...closed, get: handsOff, list: handsOff, create: handsOff },
  EstimateTemplates: {
    get: prices('estimates:view'),
    list: prices('estimates:view'),
    create: prices('estimates:edit'),
    update: prices('estimates:edit'),
    delete: prices('estimates:edit'),
  },
  // Planners may remove a visit that has not begun.
  Visits: {
    ...ofNoun('jobs'),
    create: under('jobs:edit'),
    delete: either(can('jobs:delete'), can('jobs:edit')),
  },
  Prices: {
    get: can('pricing:show', 'jobs:view'),
    list: can('pricing:show', 'jobs:view'),
    create: under('pricing:show', 'jobs:edit'),
    update: can('pricing:show', 'jobs:edit'),
    delete: can('pricing:show', 'jobs:edit'),
  },
  PriceItems: { ...closed, get: seesAmounts, list: seesAmounts, create: inCharge, update: inCharge },
  Activity: {
    get: can('customers:view'),
    list: can('customers:view'),
    create: under('customers:view'),
    update: 'nobody',
    delete: can('customers:view'),
  },
  ActivityPriced: {
    ...closed,
    get: can('pricing:show', 'jobs:view'),
    list: can('pricing:show', 'jobs:view'),
  },
  ClientMessages: {
    get: can('trackers:view'),
    list: can('trackers:view'),
    create: under('trackers:edit'),
    update: can('trackers:edit'),
    delete: 'nobody',
  },
  ClientUpdates: {
    ...closed,
    get: can('trackers:view'),
    list: can('trackers:view'),
    update: can('trackers:edit'),
  },
  Mail: { get: teammate, list: teammate, create: teammate, update: teammate, delete: teammate },
  MailLabels: { get: teammate, list: teammate, create: teammate, update: teammate, delete: teammate },
  // Every user finishes and fills their own uploads.
  Files: {
    get: can('customers:view'),
    list: can('customers:view'),
    create: can('customers:edit'),
    update: can('customers:view'),
    delete: can('customers:edit'),
  },
  Boards: { get: teammate, list: teammate, create: arranger, update: arranger, delete: 'nobody' },
  BoardLists: { get: teammate, list: teammate, create: arranger, update: arranger, delete: arranger },
  Cards: { get: teammate, list: teammate, create: teammate, update: teammate, delete: 'nobody' },
  CardComments: {
    get: teammate,
    list: teammate,
    create: teammate,
    update: 'nobody',
    // `ann` wrote the seeded ones.
    delete: (viewer, subject) => teammate(viewer, subject) && viewer.uid === 'ann',
  },
  Threads: { get: takesPart, list: takesPart, create: takesPart, update: takesPart, delete: 'nobody' },
  // Ann wrote the table's messages: senders see their own.
  Messages: {
    get: (viewer, subject) => takesPart(viewer, subject) || (member(viewer, subject) && viewer.uid === 'ann'),
    list: takesPart,
    create: takesPart,
    update: takesPart,
    delete: 'nobody',
  },
  Chunks: {
    ...closed,
    get: can('customers:view'),
    list: can('customers:view'),
    create: can('customers:view'),
  },
  Tracking: {
    get: 'anyone',
    list: 'nobody',
    create: can('trackers:edit'),
    update: can('trackers:edit'),
    delete: 'nobody',
  },
  Public: { ...closed, get: 'anyone' },
  Events: {
    get: seesEvent,
    list: seesEvent,
    create: member,
    // `ann` organises the seeded ones.
    update: (viewer, subject) => member(viewer, subject) && viewer.uid === 'ann',
    delete: (viewer, subject) => member(viewer, subject) && viewer.uid === 'ann',
  },
  Imports: {
    get: can('customers:edit'),
    list: can('customers:edit'),
    create: can('customers:edit'),
    update: can('customers:edit'),
    delete: 'nobody',
  },
  ImportBatches: {
    ...closed,
    get: can('customers:edit'),
    list: can('customers:edit'),
    create: can('customers:edit'),
  },
  // Likes are a person's own; see the cells.
  Posts: { get: member, list: member, create: member, update: member, delete: inCharge },
  PostComments: { ...closed, get: member, list: member, create: member, delete: inCharge },
  PostReports: { ...closed, get: inCharge, list: inCharge, create: member, delete: inCharge },
  SocialProfiles: { ...closed, get: self, create: self, update: self },
  Connections: { ...closed, get: self },
  Handovers: { ...closed, get: can('trackers:view'), list: can('trackers:view') },
  Referrals: { ...closed, get: self },
  DealerPrices: { get: buyer, list: buyer, create: dealer, update: dealer, delete: 'nobody' },
  DealerMembers: { ...closed, get: inCharge, list: inCharge },
  Findable: closed,
  Codes: closed,
  MailStops: closed,
  Numbers: closed,
  Invites: closed,
  Limits: closed,
  Outbox: closed,
  HeldMails: closed,
  Texts: closed,
  Billing: closed,
  BillingEvents: closed,
  ConnectedAccounts: closed,
  CardAttempts: closed,
  CardCharges: closed,
  Erasures: closed,
  Merges: closed,
};

/** Whether the rules must allow this. `viewer` is null for users who do not count as signed in. */
export function expected(viewer: Viewer | null, target: Target, op: Op, subject: Subject): boolean {
  const answer = ORACLE[target][op];
  if (answer === 'anyone') return true;
  if (answer === 'nobody' || viewer === null) return false;
  return answer(viewer, subject);
}
