import type { CollectionName } from '../core/collections';
import { NOUNS } from '../nouns';
import type { NounCollection, NounKey } from '../nouns';
import type { Noun } from '../nouns/define-noun';
import { ownerOf } from '../session/session';
import type { UserRecord } from '../account/user';

/** Earlier records of each noun, and the pieces that belong to them. */
export type EarlierCounts = Readonly<Record<NounKey | 'pieces', number>>;

export type EarlierRecord = { readonly id: string; readonly title: string; readonly text: string };

/** Whether the other collections' documents move into a company with their owner, checked by the compiler. */
const WITH_OWNER: Readonly<Record<Exclude<CollectionName, NounCollection>, 'moves' | 'stays'>> = {
  Users: 'stays',
  Companies: 'stays',
  // A plan is paid for one business; usage is recounted at the destination.
  Entitlements: 'stays',
  Bills: 'stays',
  CardPayments: 'stays',
  Usage: 'stays',
  // The company has settings of its own.
  Settings: 'stays',
  MoneySettings: 'stays',
  Preferences: 'stays',
  // They expire.
  Notifications: 'stays',
  // History refers to these names.
  Rosters: 'stays',
  Employees: 'stays',
  InvitationSecrets: 'stays',
  Rights: 'stays',
  // Derived from the customers.
  Directory: 'stays',
  Prices: 'moves',
  IssuedPapers: 'moves',
  Decisions: 'moves',
  // The company has prices of its own, and templates that point to them.
  PriceItems: 'stays',
  EstimateTemplates: 'stays',
  HandOffs: 'moves',
  Activity: 'moves',
  ActivityPriced: 'moves',
  ClientMessages: 'moves',
  ClientUpdates: 'moves',
  MailStops: 'moves',
  Mail: 'moves',
  MailLabels: 'moves',
  // Their content is stored below them and names no owner.
  Files: 'moves',
  // Beside the company's own boards.
  Boards: 'moves',
  BoardLists: 'moves',
  Cards: 'moves',
  CardComments: 'moves',
  // A person without a company has no coworkers to write to.
  Threads: 'stays',
  Messages: 'stays',
  Tracking: 'moves',
  Events: 'moves',
  Imports: 'moves',
  ImportBatches: 'moves',
  // Told to the people of that time.
  Posts: 'stays',
  PostComments: 'stays',
  PostReports: 'stays',
  SocialProfiles: 'stays',
  // Personal contacts.
  Connections: 'stays',
  Findable: 'stays',
  Codes: 'stays',
  Referrals: 'stays',
  Handovers: 'moves',
  DealerPrices: 'stays',
  DealerMembers: 'stays',
  Numbers: 'stays',
  // Invite requests from before the account existed.
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

/** Collections whose documents move: records first, then the data beside them. */
export function movingCollections(nouns: readonly Noun[] = NOUNS): readonly string[] {
  return [
    ...nouns.filter(({ movesWithOwner }) => movesWithOwner).map(({ shape }) => shape.collection),
    ...Object.entries(WITH_OWNER)
      .filter(([, one]) => one === 'moves')
      .map(([name]) => name),
  ];
}

/** Most earlier owner ids of a person: the limit of one `in` filter. */
export const MOST_FORMER_OWNERS = 30;

/** The owner id of a person's records while they have no company. */
export function ownIdOf(user: Pick<UserRecord, 'uuid' | 'soloOwner'>): string {
  return user.soloOwner || user.uuid;
}

/** Owner ids of a person's records from before their current business; mostly none. */
export function ownersBefore(
  user: Pick<UserRecord, 'uuid' | 'companyUuid' | 'soloOwner' | 'formerOwners'>,
): readonly string[] {
  const current = ownerOf(user);
  return [...new Set([ownIdOf(user), ...user.formerOwners])].filter((owner) => owner !== current);
}

/** Changes of a user whose company `companyUuid` becomes theirs alone; its records stay in place. */
export function aloneWith(
  user: Pick<UserRecord, 'uuid' | 'soloOwner' | 'formerOwners'>,
  companyUuid: string,
): Pick<UserRecord, 'companyUuid' | 'soloOwner' | 'formerOwners' | 'permissionLevel'> {
  const before = [ownIdOf(user), ...user.formerOwners].filter((owner) => owner !== companyUuid);
  return {
    companyUuid: '',
    permissionLevel: [],
    soloOwner: companyUuid === user.uuid ? '' : companyUuid,
    formerOwners: [...new Set(before)].slice(0, MOST_FORMER_OWNERS - 1),
  };
}

export function earlierTotal(counts: EarlierCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
