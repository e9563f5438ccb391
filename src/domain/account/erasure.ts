import type { CollectionName } from '../core/collections';

/**
 * Fate of a collection's documents when an account is deleted:
 * - `byOwner`: delete all documents of the person's own owner ids.
 * - `ofOwner`: delete the document with the owner id.
 * - `ofPerson`: delete the document with the uid.
 * - `apart`: a step of its own, because more depends on it: link and invitation data, directory parts, the
 * company, and copies other people see.
 * - `stays`: names nobody, or expires.
 */
export type Fate = 'byOwner' | 'ofOwner' | 'ofPerson' | 'apart' | 'stays';

/** One row per collection, checked by the compiler. History comes last. */
const FATES: Readonly<Record<CollectionName, Fate>> = {
  ClientMessages: 'byOwner',
  Prices: 'byOwner',
  PriceItems: 'byOwner',
  Visits: 'byOwner',
  Jobs: 'byOwner',
  Trackers: 'byOwner',
  ImportBatches: 'byOwner',
  Customers: 'byOwner',
  // After the customers: their deletion with an import writes no history.
  Imports: 'byOwner',
  ActivityPriced: 'byOwner',
  Activity: 'byOwner',
  DealerPrices: 'byOwner',
  Numbers: 'byOwner',
  // Their content is stored below them.
  Files: 'apart',
  Employees: 'apart',
  InvitationSecrets: 'apart',
  Tracking: 'apart',
  Directory: 'apart',
  Companies: 'apart',
  // Both sides of each; see functions/src/erasure.
  Connections: 'apart',
  Handovers: 'apart',
  DealerMembers: 'apart',
  // A mailbox's referral mark stays after its account, as a hash.
  Codes: 'apart',
  // Another user's earned credit stays, without the name.
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
  // Keyed by the account's address, not its uid.
  Invites: 'apart',
  Limits: 'stays',
  Outbox: 'stays',
  // Ids of Stripe events; they expire after a month.
  BillingEvents: 'stays',
  Erasures: 'stays',
};

/** The collections of a fate, in the order of deletion. */
export function collectionsThat(fate: Fate): readonly string[] {
  return Object.entries(FATES)
    .filter(([, one]) => one === fate)
    .map(([name]) => name);
}

export const COUNTED = ['customers', 'trackers', 'jobs', 'visits'] as const;

/** Effect of deleting the account now, as the server knows it. */
export type DeletionPlan = {
  /** No company, the person leaves it, it is deleted too, or it needs another administrator first. */
  readonly company: 'none' | 'left' | 'deleted' | 'needs-administrator';
  readonly companyName: string;
  readonly counts: Readonly<Record<(typeof COUNTED)[number], number>>;
};
