import { COLLECTIONS } from '../core/collections';
import type { CollectionName } from '../core/collections';
import type { Permission } from './permissions';
import { may, seesAll } from './viewer';
import type { Viewer } from './viewer';

/** What decides whether somebody may read a document, or ask a question: as stored, or as stated. */
export type ReadFacts = {
  readonly collection: string;
  /** Id of the document; '' for a question. */
  readonly id: string;
  /** '' where it has none, or the question states none. */
  readonly owner: string;
  readonly isAssigned: boolean;
  /** Whose the record is alone; '' where it is a business's. */
  readonly person: string;
  /** The nouns that amounts and history stand beside. */
  readonly nouns: readonly string[];
};

type Answer = (viewer: Viewer, facts: ReadFacts) => boolean;

/** By its address; nobody lists these. */
const anyone: Answer = (_viewer, { id }) => id !== '';
const nobody: Answer = () => false;
const self: Answer = (viewer, { id }) => id === viewer.uid;
const own: Answer = (viewer, { person }) => person === viewer.uid;
const member: Answer = (viewer, { id }) => id === viewer.owner;
/** Whoever runs the company that a record names. */
const runsOwner: Answer = (viewer, { owner }) => viewer.isCompanyAdmin && owner === viewer.owner;
/** Whoever runs the business: its administrators, or somebody alone. */
const inCharge: Answer = (viewer, { id }) => viewer.isAdmin && id === viewer.owner;
const companyAdministrator: Answer = (viewer, { id }) => viewer.isCompanyAdmin && id === viewer.owner;

const records =
  (...permissions: readonly Permission[]): Answer =>
  (viewer, { owner, isAssigned }) =>
    owner === viewer.owner &&
    permissions.every((permission) => may(viewer, permission)) &&
    (seesAll(viewer) || isAssigned);

const AREAS: Readonly<Record<string, Permission>> = {
  customer: 'customers:view',
  tracker: 'trackers:view',
  job: 'jobs:view',
  visit: 'jobs:view',
};

/** What stands beside records of one noun or more is for those who see all of these nouns. */
const beside =
  (...permissions: readonly Permission[]): Answer =>
  (viewer, facts) => {
    const areas = facts.nouns.flatMap((noun) => AREAS[noun] ?? []);
    return (
      areas.length > 0 &&
      areas.length === facts.nouns.length &&
      records(...permissions, ...areas)(viewer, facts)
    );
  };

/** The directory and its parts: the business is in the address, not in the documents. */
const everyCustomer: Answer = (viewer, { collection, id }) =>
  (collection.split('/')[1] ?? id) === viewer.owner && may(viewer, 'customers:view') && seesAll(viewer);

/** A file's content below it says nothing of itself: whoever asks for it has seen the file. */
const fileOrContent: Answer = (viewer, facts) =>
  facts.collection !== COLLECTIONS.files || beside()(viewer, facts);

/** A price list is assigned to nobody. */
const priceList: Answer = (viewer, { owner }) => owner === viewer.owner && may(viewer, 'pricing:show');

/** One row per collection: who may read it. The rules say the same, and the permission table holds them to it. */
const READERS: Readonly<Record<CollectionName, Answer>> = {
  Users: self,
  Companies: member,
  Entitlements: member,
  Bills: inCharge,
  Usage: member,
  Settings: member,
  Preferences: self,
  Rosters: member,
  Rights: companyAdministrator,
  Employees: runsOwner,
  InvitationSecrets: nobody,
  Customers: records('customers:view'),
  Directory: everyCustomer,
  Trackers: records('trackers:view'),
  Jobs: records('jobs:view'),
  Visits: records('jobs:view'),
  Prices: beside('pricing:show'),
  PriceItems: priceList,
  Activity: beside(),
  ActivityPriced: beside('pricing:show'),
  ClientMessages: records('trackers:view'),
  Files: fileOrContent,
  Tracking: anyone,
  Imports: records('customers:edit'),
  ImportBatches: records('customers:edit'),
  Connections: own,
  Handovers: records('trackers:view'),
  Findable: nobody,
  Codes: nobody,
  Referrals: own,
  // Of one's own business alone: who else buys from a dealer stands in the company's record.
  DealerPrices: (viewer, { owner }) =>
    owner === viewer.owner && (viewer.isCompanyAdmin || viewer.permissions.has('pricing:show')),
  DealerMembers: (viewer, { owner }) => owner === viewer.owner && viewer.isAdmin,
  Numbers: nobody,
  Invites: nobody,
  Limits: nobody,
  Outbox: nobody,
  Billing: nobody,
  BillingEvents: nobody,
  Erasures: nobody,
};

/** Collections whose documents are opened by their address alone, whatever stands in them. */
const BY_ADDRESS: readonly string[] = [
  COLLECTIONS.users,
  COLLECTIONS.preferences,
  COLLECTIONS.companies,
  COLLECTIONS.entitlements,
  COLLECTIONS.bills,
  COLLECTIONS.usage,
  COLLECTIONS.settings,
  COLLECTIONS.rosters,
  COLLECTIONS.rights,
  COLLECTIONS.directory,
];

/** Whether a document's address decides who may read it, so that even its absence is not for everybody. */
export function isDecidedByAddress(collection: string): boolean {
  return BY_ADDRESS.includes(collection.split('/')[0] ?? '');
}

/** May this person read that document, or ask that question? What is unknown stays closed. */
export function mayRead(viewer: Viewer, facts: ReadFacts): boolean {
  const [root = ''] = facts.collection.split('/');
  const collection = Object.values(COLLECTIONS).find((one) => one === root);
  return collection !== undefined && READERS[collection](viewer, facts);
}
