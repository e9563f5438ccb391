import type { CollectionName } from '@/domain/core/collections';
import { NOUNS } from '@/domain/nouns';
import type { NounCollection } from '@/domain/nouns';
import type { Noun } from '@/domain/nouns/define-noun';
import { exceptionsOf } from '../exceptions';

/** Client writes a collection allows at all; the policy decides who may. */
export type ClientWrites = {
  readonly create: boolean;
  /** `fields`: every client field that is not fixed; a list: only these; `none`: no update. */
  readonly update: 'fields' | 'none' | readonly string[];
  /** Immutable after creation, in addition to the stamps of every record. */
  readonly fixed: readonly string[];
  /** A new document holds no field of functions. */
  readonly isBare?: boolean;
  /** Checked by the policy instead of the shape, and more strictly: lookups, signatures, moments. */
  readonly byPolicy?: readonly string[];
};

/** Fields the policy checks by hand: identity, owner and stamps. */
export const POLICY_FIELDS: ReadonlySet<string> = new Set([
  'uuid',
  'owner',
  'createdAt',
  'createdBy',
  'updatedAt',
  'updatedBy',
]);

/** Those of them an update may never change. */
export const FIXED_STAMPS: ReadonlySet<string> = new Set(['uuid', 'owner', 'createdAt', 'createdBy']);

const CLOSED: ClientWrites = { create: false, update: 'none', fixed: [] };

/** One row per collection besides the nouns', checked by the compiler. */
const CLIENT_WRITES: Readonly<Record<Exclude<CollectionName, NounCollection>, ClientWrites>> = {
  Users: { create: true, update: 'fields', fixed: [], byPolicy: ['email'] },
  Companies: {
    create: false,
    update: ['name', 'isAttachment', 'sharesFigures', 'updatedAt', 'updatedBy'],
    fixed: [],
  },
  Entitlements: CLOSED,
  Bills: CLOSED,
  CardPayments: CLOSED,
  Usage: CLOSED,
  Settings: { create: true, update: 'fields', fixed: [] },
  MoneySettings: { create: true, update: 'fields', fixed: [] },
  Preferences: { create: true, update: 'fields', fixed: [] },
  Notifications: { create: false, update: ['readAt', 'updatedAt'], fixed: [] },
  Rosters: CLOSED,
  Employees: CLOSED,
  InvitationSecrets: CLOSED,
  Rights: CLOSED,
  Directory: CLOSED,
  Prices: {
    create: true,
    update: 'fields',
    fixed: ['noun', 'customerId', 'trackerId'],
    byPolicy: ['customerId', 'trackerId'],
  },
  IssuedPapers: CLOSED,
  Decisions: {
    create: true,
    update: 'none',
    fixed: [],
    byPolicy: ['estimateId', 'customerId', 'how'],
  },
  PriceItems: { create: true, update: 'fields', fixed: [] },
  EstimateTemplates: { create: true, update: 'fields', fixed: [] },
  HandOffs: { create: true, update: 'none', fixed: [] },
  Activity: {
    create: true,
    update: 'none',
    fixed: [],
    byPolicy: ['noun', 'recordId', 'timelineId', 'customerId', 'trackerId', 'kind'],
  },
  ActivityPriced: CLOSED,
  ClientMessages: {
    create: true,
    update: ['readAt', 'updatedAt', 'updatedBy'],
    fixed: [],
    byPolicy: ['trackerId', 'customerId', 'from'],
  },
  ClientUpdates: {
    create: false,
    update: ['state', 'dueAt', 'updatedAt', 'updatedBy'],
    fixed: [],
    byPolicy: ['state', 'dueAt'],
  },
  MailStops: CLOSED,
  Mail: { create: true, update: 'fields', fixed: ['person'], byPolicy: ['person', 'state'] },
  MailLabels: { create: true, update: 'fields', fixed: ['person'], byPolicy: ['person'] },
  Files: {
    create: true,
    update: ['state', 'tag', 'caption', 'clientVisible', 'updatedAt', 'updatedBy'],
    fixed: [],
    byPolicy: ['assignees', 'recordId', 'state'],
  },
  Boards: { create: true, update: 'fields', fixed: [] },
  BoardLists: { create: true, update: 'fields', fixed: ['boardId'], byPolicy: ['boardId'] },
  Cards: { create: true, update: 'fields', fixed: ['boardId'], byPolicy: ['boardId'] },
  CardComments: { create: true, update: 'none', fixed: [], byPolicy: ['boardId', 'cardId'] },
  Threads: {
    create: true,
    update: ['name', 'participantIds', 'unread', 'seen', 'updatedAt', 'updatedBy'],
    fixed: ['type', 'lastAt'],
    byPolicy: ['type', 'lastAt', 'unread', 'seen'],
  },
  Messages: {
    create: true,
    update: ['body', 'mentions', 'records', 'find', 'editedAt', 'deletedAt', 'updatedAt', 'updatedBy'],
    fixed: ['threadId', 'contentType'],
    byPolicy: ['threadId', 'editedAt', 'deletedAt'],
  },
  Tracking: {
    create: true,
    update: ['trackerId', 'state', 'expiresAt', 'updatedAt', 'updatedBy'],
    fixed: [],
    byPolicy: ['trackerId', 'state', 'expiresAt'],
  },
  Events: {
    create: true,
    update: 'fields',
    fixed: ['person'],
    byPolicy: ['person', 'start', 'end', 'answers'],
  },
  Imports: {
    create: true,
    update: 'fields',
    fixed: ['noun', 'fileName', 'total', 'batches', 'newFields'],
    byPolicy: ['state'],
  },
  ImportBatches: { create: true, update: 'none', fixed: [], byPolicy: ['noun', 'index'] },
  Posts: { create: true, update: ['likedBy', 'text', 'updatedAt', 'updatedBy'], fixed: [] },
  PostComments: { create: true, update: 'none', fixed: [], byPolicy: ['postId', 'readers'] },
  PostReports: { create: true, update: 'none', fixed: [], byPolicy: ['postId'] },
  SocialProfiles: { create: true, update: 'fields', fixed: [] },
  Connections: CLOSED,
  Handovers: CLOSED,
  Findable: CLOSED,
  Codes: CLOSED,
  Referrals: CLOSED,
  DealerPrices: { create: true, update: 'fields', fixed: [] },
  DealerMembers: CLOSED,
  Numbers: CLOSED,
  Invites: CLOSED,
  Limits: CLOSED,
  Outbox: CLOSED,
  HeldMails: CLOSED,
  Texts: CLOSED,
  Billing: CLOSED,
  BillingEvents: CLOSED,
  ConnectedAccounts: CLOSED,
  CardAttempts: CLOSED,
  CardCharges: CLOSED,
  Erasures: CLOSED,
  Merges: CLOSED,
};

/** Those of these fields that a noun's shape has. */
const owned = ({ shape }: Noun, ...fields: readonly string[]): readonly string[] =>
  fields.filter((field) => Object.hasOwn(shape.fields, field));

/** Records of a noun keep their parent and their import; the uniform block checks parent and author. */
function nounWrites(noun: Noun): ClientWrites {
  const { parent, optionalParents } = noun;
  const inherited = parent ? [parent.field, ...parent.shared] : [];
  const { isBare = false, isWrittenOnce, fixed = [], checks = [] } = exceptionsOf(noun);
  return {
    isBare,
    create: true,
    update: isWrittenOnce ? 'none' : 'fields',
    fixed: [...inherited, ...owned(noun, 'importId'), ...fixed],
    byPolicy: [
      ...inherited,
      ...optionalParents.map(({ field }) => field),
      ...owned(noun, 'statusBy'),
      ...checks,
    ],
  };
}

const hasRow = (collection: string): collection is keyof typeof CLIENT_WRITES =>
  Object.hasOwn(CLIENT_WRITES, collection);

/** The client writes of a collection. @throws Error for a collection without a row. */
export function clientWrites(collection: string, nouns: readonly Noun[] = NOUNS): ClientWrites {
  const noun = nouns.find(({ shape }) => shape.collection === collection);
  if (noun) return nounWrites(noun);
  if (!hasRow(collection)) throw new Error(`No row for ${collection} in rules/generate/writes.ts`);
  return CLIENT_WRITES[collection];
}
