import { COLLECTIONS } from '../core/collections';
import type { CollectionName } from '../core/collections';
import { ownerOf } from '../session/session';
import type { UserRecord } from '../account/user';

/** The nouns of which somebody is told how many they have from before. */
export const EARLIER_NOUNS = ['customers', 'trackers', 'jobs', 'visits'] as const;
export type EarlierNoun = (typeof EARLIER_NOUNS)[number];

/** How many records of each noun somebody owns from before, and how many pieces belong to them. */
export type EarlierCounts = Readonly<Record<EarlierNoun | 'pieces', number>>;

/** One record from before, as a line of a list. */
export type EarlierRecord = { readonly id: string; readonly title: string; readonly text: string };

/** Whether a collection's documents go with their owner into a company; one without a row does not compile. */
const WITH_OWNER: Readonly<Record<CollectionName, 'moves' | 'stays'>> = {
  Users: 'stays',
  Companies: 'stays',
  // A plan is paid for one business; what is open is counted anew where it went.
  Entitlements: 'stays',
  Bills: 'stays',
  Usage: 'stays',
  // How one worked alone: the company works in its own way.
  Settings: 'stays',
  Preferences: 'stays',
  // Names that history from before refers to.
  Rosters: 'stays',
  Employees: 'stays',
  InvitationSecrets: 'stays',
  Rights: 'stays',
  Customers: 'moves',
  // Follows from the customers.
  Directory: 'stays',
  Trackers: 'moves',
  Jobs: 'moves',
  Visits: 'moves',
  Prices: 'moves',
  // What one charged alone: the company has prices of its own.
  PriceItems: 'stays',
  Activity: 'moves',
  ActivityPriced: 'moves',
  ClientMessages: 'moves',
  // Their content lies below them and names nobody.
  Files: 'moves',
  Tracking: 'moves',
  Imports: 'moves',
  ImportBatches: 'moves',
  // Whom one knows oneself.
  Connections: 'stays',
  Findable: 'stays',
  Codes: 'stays',
  Referrals: 'stays',
  Handovers: 'moves',
  DealerPrices: 'stays',
  DealerMembers: 'stays',
  Numbers: 'stays',
  // The list of people who asked for an invite before they had an account.
  Invites: 'stays',
  Limits: 'stays',
  Outbox: 'stays',
  Billing: 'stays',
  BillingEvents: 'stays',
  Erasures: 'stays',
};

/** The collections whose documents move, in the order they do. */
export const MOVING_COLLECTIONS: readonly CollectionName[] = Object.values(COLLECTIONS).filter(
  (name) => WITH_OWNER[name] === 'moves',
);

/** Most owner ids from before that somebody can have: what one `in` of a query takes. */
export const MOST_FORMER_OWNERS = 30;

/** The owner id under which somebody keeps records while they are in no company. */
export function ownIdOf(user: Pick<UserRecord, 'uuid' | 'soloOwner'>): string {
  return user.soloOwner || user.uuid;
}

/** Owner ids under which somebody kept records before the business they are in now; mostly none. */
export function ownersBefore(
  user: Pick<UserRecord, 'uuid' | 'companyUuid' | 'soloOwner' | 'formerOwners'>,
): readonly string[] {
  const current = ownerOf(user);
  return [...new Set([ownIdOf(user), ...user.formerOwners])].filter((owner) => owner !== current);
}

/**
 * What changes about somebody when the company `companyUuid` becomes their own business alone: its
 * records stay where they are, and what they had before is remembered as theirs.
 */
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

/** All records and pieces together. */
export function earlierTotal(counts: EarlierCounts): number {
  return EARLIER_NOUNS.reduce((sum, noun) => sum + counts[noun], counts.pieces);
}
