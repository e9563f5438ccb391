import { COLLECTIONS } from '../core/collections';
import type { CollectionName } from '../core/collections';
import { FILE_HOLDERS } from '../core/noun-names';
import { mayReadBeside } from '../files/file-rights';
import { NOUNS } from '../nouns';
import type { NounCollection } from '../nouns';
import type { Noun } from '../nouns/define-noun';
import { permissionsTo } from '../nouns/record-rights';
import { mayHandOff } from '../payments/handoff/handed-off';
import type { Permission } from '../access/permissions';
import { may, seesAll } from '../access/viewer';
import type { Viewer } from '../access/viewer';

export type ReadFacts = {
  readonly collection: string;
  readonly id: string;
  /** '' when the document has none or the query names none. */
  readonly owner: string;
  readonly isAssigned: boolean;
  /** Among a post's readers outside its business. */
  readonly isReader: boolean;
  /** Whether the event is one of the business, or the query asks for those alone. */
  readonly isBusiness: boolean;
  /** Uid of a person's own record; '' for a business's. */
  readonly person: string;
  /** Nouns of the records that amounts and history belong to. */
  readonly nouns: readonly string[];
};

type Answer = (viewer: Viewer, facts: ReadFacts, nouns: readonly Noun[]) => boolean;

/** Get by address only; nobody may list these. */
const anyone: Answer = (_viewer, { id }) => id !== '';
const nobody: Answer = () => false;
const self: Answer = (viewer, { id }) => id === viewer.uid;
const own: Answer = (viewer, { person }) => person === viewer.uid;
/** A person's own, while they belong to the business that it is about. */
const ownOfBusiness: Answer = (viewer, { person, owner }) => person === viewer.uid && owner === viewer.owner;
/** A person's own mail, and the boards of the business, for those who may see the team's rooms. */
const onTeam =
  (answer: Answer): Answer =>
  (viewer, facts, nouns) =>
    may(viewer, 'team:view') && answer(viewer, facts, nouns);
const member: Answer = (viewer, { id }) => id === viewer.owner;
/** Everyone of the business the record names. */
const everyoneOfOwner: Answer = (viewer, { owner }) => owner === viewer.owner;
/** Administrators of the company the record names. */
const runsOwner: Answer = (viewer, { owner }) => viewer.isCompanyAdmin && owner === viewer.owner;
/** People who run the business: its administrators, or a person alone. */
const inCharge: Answer = (viewer, { id }) => viewer.isAdmin && id === viewer.owner;
const companyAdministrator: Answer = (viewer, { id }) => viewer.isCompanyAdmin && id === viewer.owner;

const records =
  (...permissions: readonly Permission[]): Answer =>
  (viewer, { owner, isAssigned }) =>
    owner === viewer.owner &&
    permissions.every((permission) => may(viewer, permission)) &&
    (seesAll(viewer) || isAssigned);

/** Who edits leads sees every import, who edits jobs those of jobs. */
const imports: Answer = (viewer, facts, nouns) =>
  records('customers:edit')(viewer, facts, nouns) ||
  (facts.nouns.length > 0 &&
    facts.nouns.every((noun) => noun === 'job') &&
    records('jobs:edit')(viewer, facts, nouns));

/** Data beside records of one or more nouns needs the view permissions of each noun. */
const beside =
  (...permissions: readonly Permission[]): Answer =>
  (viewer, facts, nouns) => {
    const named = facts.nouns.flatMap((name) => nouns.filter((noun) => noun.name === name));
    return (
      named.length > 0 &&
      named.length === facts.nouns.length &&
      records(...permissions, ...named.flatMap((noun) => permissionsTo('view', noun)))(viewer, facts, nouns)
    );
  };

/** The directory and its parts: the address names the business, the documents do not. */
const everyCustomer: Answer = (viewer, { collection, id }) =>
  (collection.split('/')[1] ?? id) === viewer.owner && may(viewer, 'customers:view') && seesAll(viewer);

/** A file's content names no owner: knowing its address means having read the file. */
const fileOrContent: Answer = (viewer, facts, nouns) => {
  if (facts.collection !== COLLECTIONS.files) return true;
  const holders = FILE_HOLDERS.filter((holder) => facts.nouns.includes(holder));
  if (holders.length === 0) return beside()(viewer, facts, nouns);
  const { owner, isAssigned } = facts;
  return (
    holders.length === facts.nouns.length &&
    holders.every((holder) => mayReadBeside(viewer, { holder, owner, isReader: isAssigned }))
  );
};

/** Posts are shown to coworkers and to the people they were addressed to. */
const shown: Answer = (viewer, { owner, isReader }) => owner === viewer.owner || isReader;

/** A price list has no assignees. */
const priceList: Answer = (viewer, { owner }) => owner === viewer.owner && may(viewer, 'pricing:show');

/** Amounts of the business as a whole, stored under its id. */
const amountsOfOwn: Answer = (viewer, { id }) => id === viewer.owner && may(viewer, 'pricing:show');

/** Read access per collection beside the nouns; the permission table's test compares all with the rules. */
const READERS: Readonly<Record<Exclude<CollectionName, NounCollection>, Answer>> = {
  Users: self,
  Companies: member,
  Entitlements: member,
  Bills: inCharge,
  CardPayments: member,
  Usage: member,
  Settings: member,
  MoneySettings: amountsOfOwn,
  Preferences: self,
  Notifications: ownOfBusiness,
  Rosters: member,
  Rights: companyAdministrator,
  Employees: runsOwner,
  InvitationSecrets: nobody,
  Directory: everyCustomer,
  Prices: beside('pricing:show'),
  IssuedPapers: beside('pricing:show'),
  Decisions: records('pricing:show', 'estimates:view'),
  PriceItems: priceList,
  EstimateTemplates: (viewer, facts, nouns) =>
    may(viewer, 'estimates:view') && priceList(viewer, facts, nouns),
  HandOffs: (viewer, { owner }) => owner === viewer.owner && mayHandOff(viewer),
  Activity: beside(),
  ActivityPriced: beside('pricing:show'),
  ClientMessages: records('trackers:view'),
  ClientUpdates: records('trackers:view'),
  Mail: onTeam(ownOfBusiness),
  MailLabels: onTeam(ownOfBusiness),
  Files: fileOrContent,
  Boards: onTeam(everyoneOfOwner),
  BoardLists: onTeam(everyoneOfOwner),
  Cards: onTeam(everyoneOfOwner),
  CardComments: onTeam(everyoneOfOwner),
  // Private: an administrator who views the app as another person sees none of it.
  Threads: nobody,
  Messages: nobody,
  // Private events are the people's they are for alone.
  Events: (viewer, { owner, isAssigned, isBusiness }) =>
    owner === viewer.owner && (isAssigned || (isBusiness && may(viewer, 'schedule:everyone'))),
  Tracking: anyone,
  Imports: imports,
  ImportBatches: imports,
  Posts: shown,
  PostComments: shown,
  // The administrators' of the author's business.
  PostReports: (viewer, { owner }) => viewer.isAdmin && owner === viewer.owner,
  SocialProfiles: (viewer, { id, owner }) => id === viewer.uid || owner === viewer.owner,
  Connections: own,
  Handovers: records('trackers:view'),
  Findable: nobody,
  Codes: nobody,
  Referrals: own,
  // Only of the viewer's own business: the company's record would reveal a dealer's other customers.
  DealerPrices: (viewer, { owner }) =>
    owner === viewer.owner && (viewer.isCompanyAdmin || viewer.permissions.has('pricing:show')),
  DealerMembers: (viewer, { owner }) => owner === viewer.owner && viewer.isAdmin,
  MailStops: nobody,
  Numbers: nobody,
  Invites: nobody,
  Limits: nobody,
  Outbox: nobody,
  HeldMails: nobody,
  Texts: nobody,
  Billing: nobody,
  BillingEvents: nobody,
  ConnectedAccounts: nobody,
  CardAttempts: nobody,
  CardCharges: nobody,
  Erasures: nobody,
  Merges: nobody,
};

/** Collections whose address alone decides, whatever the document contains. */
const BY_ADDRESS: readonly string[] = [
  COLLECTIONS.users,
  COLLECTIONS.preferences,
  COLLECTIONS.companies,
  COLLECTIONS.entitlements,
  COLLECTIONS.bills,
  COLLECTIONS.cardPayments,
  COLLECTIONS.usage,
  COLLECTIONS.settings,
  COLLECTIONS.rosters,
  COLLECTIONS.rights,
  COLLECTIONS.directory,
];

/** Whether the address decides who may read, so that even a missing document is confidential. */
export function isDecidedByAddress(collection: string): boolean {
  return BY_ADDRESS.includes(collection.split('/')[0] ?? '');
}

/** A noun's records need its view permissions. */
function readerOf(collection: string, nouns: readonly Noun[]): Answer | undefined {
  const noun = nouns.find(({ shape }) => shape.collection === collection);
  if (noun) return records(...permissionsTo('view', noun));
  return Object.entries(READERS).find(([name]) => name === collection)?.[1];
}

/** Whether this viewer may read a document or run a query; unknown collections are closed. */
export function mayRead(viewer: Viewer, facts: ReadFacts, nouns: readonly Noun[] = NOUNS): boolean {
  const [root = ''] = facts.collection.split('/');
  return readerOf(root, nouns)?.(viewer, facts, nouns) ?? false;
}
