import type { CollectionName } from '../core/collections';

/**
 * What becomes of a collection's documents when an account is deleted:
 * - `byOwner`: all documents that name the owner of the records kept alone.
 * - `ofOwner`: the one document under the owner's id.
 * - `ofPerson`: the one document under the person's uid.
 * - `apart`: by a step of its own, because more hangs on it: what lies beside links and invitations, the
 *   parts of the directory, the company, and whatever others see of the person too.
 * - `stays`: names nobody, or goes by itself.
 */
export type Fate = 'byOwner' | 'ofOwner' | 'ofPerson' | 'apart' | 'stays';

/** One row per collection; a collection without a row does not compile. History goes last. */
const FATES: Readonly<Record<CollectionName, Fate>> = {
  ClientMessages: 'byOwner',
  Prices: 'byOwner',
  PriceItems: 'byOwner',
  Visits: 'byOwner',
  Jobs: 'byOwner',
  Trackers: 'byOwner',
  ImportBatches: 'byOwner',
  Customers: 'byOwner',
  // After their customers: the history does not tell of customers that go with their import.
  Imports: 'byOwner',
  ActivityPriced: 'byOwner',
  Activity: 'byOwner',
  DealerPrices: 'byOwner',
  Numbers: 'byOwner',
  // Their content lies below them.
  Files: 'apart',
  Employees: 'apart',
  InvitationSecrets: 'apart',
  Tracking: 'apart',
  Directory: 'apart',
  Companies: 'apart',
  // Both sides of each: see functions/src/erasure.
  Connections: 'apart',
  Handovers: 'apart',
  DealerMembers: 'apart',
  // That a mailbox came by an invitation outlives its account, as a hash.
  Codes: 'apart',
  // What somebody else earned stays theirs, without the name.
  Referrals: 'apart',
  Settings: 'ofOwner',
  Rosters: 'ofOwner',
  Rights: 'ofOwner',
  Entitlements: 'ofOwner',
  Bills: 'ofOwner',
  Usage: 'ofOwner',
  Billing: 'ofOwner',
  Preferences: 'ofPerson',
  Findable: 'ofPerson',
  Users: 'ofPerson',
  // By the address of the account, not by its uid.
  Invites: 'apart',
  Limits: 'stays',
  Outbox: 'stays',
  // Ids of what Stripe said; they go by themselves after a month.
  BillingEvents: 'stays',
  Erasures: 'stays',
};

/** The collections that share a fate, in the order in which they go. */
export function collectionsThat(fate: Fate): readonly string[] {
  return Object.entries(FATES)
    .filter(([, one]) => one === fate)
    .map(([name]) => name);
}

/** Records that are counted for the person before they decide. */
export const COUNTED = ['customers', 'trackers', 'jobs', 'visits'] as const;

/** What deleting an account would do, as far as the server knows at this moment. */
export type DeletionPlan = {
  /** The company: there is none, the person leaves it, it goes with them, or needs another administrator first. */
  readonly company: 'none' | 'left' | 'deleted' | 'needs-administrator';
  /** '' when there is no company. */
  readonly companyName: string;
  /** How many records are deleted. */
  readonly counts: Readonly<Record<(typeof COUNTED)[number], number>>;
};
