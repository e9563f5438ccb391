import type { CollectionName } from '../core/collections';
import { NOUNS } from '../nouns';
import type { NounCollection, NounKey } from '../nouns';
import type { Noun } from '../nouns/define-noun';

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

/** The rows of the nouns, dependent records first. */
function fatesOf(nouns: readonly Noun[]): Readonly<Record<string, Fate>> {
  return Object.fromEntries(nouns.toReversed().map(({ shape }) => [shape.collection, 'byOwner']));
}

/** One row per collection, checked by the compiler; nouns bring theirs. Data beside records first, history last. */
function fatesWith(nouns: readonly Noun[]) {
  return {
    // And those of a person about other businesses; see functions/src/erasure.
    Notifications: 'byOwner',
    // And a person's own in other businesses; see functions/src/erasure.
    PostComments: 'byOwner',
    PostReports: 'byOwner',
    Posts: 'byOwner',
    ClientMessages: 'byOwner',
    ClientUpdates: 'byOwner',
    MailStops: 'byOwner',
    Texts: 'byOwner',
    // And those of a person in other businesses; see functions/src/erasure.
    HeldMails: 'byOwner',
    // What a person wrote to others stays, without their account's name. Threads between connections go with the last of
    // their accounts; see functions/src/erasure.
    Messages: 'byOwner',
    Threads: 'byOwner',
    // A company's go on when a person leaves it.
    CardComments: 'byOwner',
    Cards: 'byOwner',
    BoardLists: 'byOwner',
    Boards: 'byOwner',
    Prices: 'byOwner',
    PriceItems: 'byOwner',
    EstimateTemplates: 'byOwner',
    HandOffs: 'byOwner',
    Decisions: 'byOwner',
    IssuedPapers: 'byOwner',
    ...fatesOf(nouns),
    ImportBatches: 'byOwner',
    // After the customers: their deletion with an import writes no history.
    Imports: 'byOwner',
    ActivityPriced: 'byOwner',
    Activity: 'byOwner',
    // Those of a company that goes on stay with it.
    Events: 'byOwner',
    // Copies for other owners are a step of their own: a person's mail is theirs.
    Mail: 'byOwner',
    MailLabels: 'byOwner',
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
    MoneySettings: 'ofOwner',
    Rosters: 'ofOwner',
    Rights: 'ofOwner',
    Entitlements: 'ofOwner',
    Bills: 'ofOwner',
    Usage: 'ofOwner',
    Billing: 'ofOwner',
    CardPayments: 'ofOwner',
    ConnectedAccounts: 'ofOwner',
    CardAttempts: 'byOwner',
    CardCharges: 'byOwner',
    Preferences: 'ofPerson',
    SocialProfiles: 'ofPerson',
    Findable: 'ofPerson',
    Users: 'ofPerson',
    // Keyed by the account's address, not its uid.
    Invites: 'apart',
    Limits: 'stays',
    Outbox: 'stays',
    // Ids of Stripe events; they expire after a month.
    BillingEvents: 'stays',
    Erasures: 'stays',
    Merges: 'byOwner',
  } as const satisfies Readonly<Record<Exclude<CollectionName, NounCollection>, Fate>>;
}

/** The collections of a fate, in the order of deletion. */
export function collectionsThat(fate: Fate, nouns: readonly Noun[] = NOUNS): readonly string[] {
  return Object.entries<Fate>(fatesWith(nouns))
    .filter(([, one]) => one === fate)
    .map(([name]) => name);
}

/** Effect of deleting the account now, as the server knows it. */
export type DeletionPlan = {
  /** No company, the person leaves it, it is deleted too, or it needs another administrator first. */
  readonly company: 'none' | 'left' | 'deleted' | 'needs-administrator';
  readonly companyName: string;
  readonly counts: Readonly<Record<NounKey, number>>;
};
