/** Every Firestore collection by its stored name; no other file spells one. */
export const COLLECTIONS = {
  users: 'Users',
  companies: 'Companies',
  entitlements: 'Entitlements',
  bills: 'Bills',
  cardPayments: 'CardPayments',
  usage: 'Usage',
  settings: 'Settings',
  moneySettings: 'MoneySettings',
  preferences: 'Preferences',
  notifications: 'Notifications',
  rosters: 'Rosters',
  employees: 'Employees',
  invitationSecrets: 'InvitationSecrets',
  rights: 'Rights',
  customers: 'Customers',
  directory: 'Directory',
  trackers: 'Trackers',
  jobs: 'Jobs',
  visits: 'Visits',
  tasks: 'Tasks',
  projects: 'Projects',
  estimates: 'Estimates',
  issuedPapers: 'IssuedPapers',
  decisions: 'Decisions',
  estimateTemplates: 'EstimateTemplates',
  invoices: 'Invoices',
  payments: 'Payments',
  handOffs: 'HandOffs',
  prices: 'Prices',
  priceItems: 'PriceItems',
  activity: 'Activity',
  activityPriced: 'ActivityPriced',
  clientMessages: 'ClientMessages',
  clientUpdates: 'ClientUpdates',
  mailStops: 'MailStops',
  boards: 'Boards',
  boardLists: 'BoardLists',
  cards: 'Cards',
  cardComments: 'CardComments',
  mail: 'Mail',
  mailLabels: 'MailLabels',
  files: 'Files',
  threads: 'Threads',
  messages: 'Messages',
  tracking: 'Tracking',
  events: 'Events',
  imports: 'Imports',
  importBatches: 'ImportBatches',
  posts: 'Posts',
  postComments: 'PostComments',
  postReports: 'PostReports',
  socialProfiles: 'SocialProfiles',
  connections: 'Connections',
  handovers: 'Handovers',
  findable: 'Findable',
  codes: 'Codes',
  referrals: 'Referrals',
  dealerPrices: 'DealerPrices',
  dealerMembers: 'DealerMembers',
  numbers: 'Numbers',
  invites: 'Invites',
  limits: 'Limits',
  outbox: 'Outbox',
  heldMails: 'HeldMails',
  texts: 'Texts',
  billing: 'Billing',
  billingEvents: 'BillingEvents',
  connectedAccounts: 'ConnectedAccounts',
  cardAttempts: 'CardAttempts',
  cardCharges: 'CardCharges',
  erasures: 'Erasures',
  merges: 'Merges',
} as const;

export type CollectionName = (typeof COLLECTIONS)[keyof typeof COLLECTIONS];

/** Address of a tracking link's public copy: `Tracking/{link}/Public/progress`. */
export const PUBLIC_COPY = {
  subcollection: 'Public',
  id: 'progress',
  office: 'office',
  business: 'business',
  photos: 'photos',
} as const;

export function publicCollection(link: string): string {
  return `${COLLECTIONS.tracking}/${link}/${PUBLIC_COPY.subcollection}`;
}

/** Collection path of a file's content; `Files/{id}` itself holds its metadata and access. */
export function chunksOf(fileId: string): string {
  return `${COLLECTIONS.files}/${fileId}/Chunks`;
}

/** Subcollections of `Directory/{owner}`: the shards, and a tombstone per deleted customer. */
export const DIRECTORY_PARTS = { shards: 'Shards', gone: 'Gone' } as const;

export function directoryPart(owner: string, part: keyof typeof DIRECTORY_PARTS): string {
  return `${COLLECTIONS.directory}/${owner}/${DIRECTORY_PARTS[part]}`;
}
