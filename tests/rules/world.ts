import type { Ref, Write } from '@/data/store/port';
import { chunksOf, directoryPart, publicCollection } from '@/domain/core/collections';
import { companyShape } from '@/domain/company/company';
import { encodeFields } from '@/domain/core/record-codec';
import { NOUNS as BUSINESS } from '@/domain/nouns';
import { SHAPES } from '@/domain/shapes';
import { userShape } from '@/domain/account/user';
import { clientWrites } from '../../rules/generate/writes';
import { ACME } from '@tests/factories/records';
import { NEW_DOCUMENT, NEW_INDEX } from './documents';
import type { Place } from './documents';
import { ORACLE } from './oracle';
import type { Target } from './oracle';
import { COMPANIES, OTHER, ROLES } from './roles';
import type { Role } from './roles';

/** All targets of the matrix, the keys of a typed table. */
export const TARGETS = Object.keys(ORACLE) as Target[];

/** Everyone is assigned to the assigned records, even strangers: that alone must open nothing. */
const EVERYBODY = ROLES.flatMap((role) => role.uid ?? []);

/** One document per target, connected by `key`. */
export type Ground = Omit<Place, 'id' | 'uid'>;

/** The businesses and records of the matrix. */
export const PLACES: readonly Ground[] = [
  { key: 'assigned', owner: ACME, assignees: EVERYBODY },
  { key: 'unassigned', owner: ACME, assignees: ['somebody'] },
  { key: 'foreign', owner: OTHER, assignees: EVERYBODY },
  { key: 'alone', owner: 'solo', assignees: ['somebody'] },
  { key: 'left', owner: 'flo', assignees: EVERYBODY },
  { key: 'fresh', owner: 'flo-alone', assignees: ['somebody'] },
];

export const PERSONAL: readonly Target[] = [
  'Users',
  'Preferences',
  'Notifications',
  'SocialProfiles',
  'Connections',
  'Referrals',
];
export const BY_OWNER: readonly Target[] = [
  'Companies',
  'Entitlements',
  'Bills',
  'CardPayments',
  'Usage',
  'Settings',
  'MoneySettings',
  'Rosters',
  'Rights',
  'Directory',
];
/** Targets that belong to another record and have assignees of their own. */
export const UNDER_ANOTHER: readonly Target[] = [
  ...TARGETS.filter((target) => BUSINESS.some((noun) => noun.parent && noun.shape.collection === target)),
  ...(['Prices', 'Activity', 'ClientMessages', 'Decisions'] as const),
];
/** Conversations, whose participants are the people of a place. */
export const CHATS: readonly Target[] = ['Threads', 'Messages'];
/** Targets in a business that only their own person reads and writes. */
export const OWN_AT_WORK: readonly Target[] = ['Mail', 'MailLabels'];
/** The nouns of the matrix's amounts, papers and history. */
export const NOUNS: Partial<Record<Target, string>> = {
  Prices: 'job',
  ActivityPriced: 'job',
  IssuedPapers: 'estimate',
  Activity: 'customer',
  Files: 'customer',
};

/** Id of the seeded document of a place; children find their parents by it. */
export const idOf = (target: Target, key: string) =>
  ({ Customers: `c-${key}`, Trackers: `t-${key}`, Jobs: `j-${key}`, Chunks: '0' })[target as string] ??
  `${target}-${key}`;

/** Id of a new document of a place. A report is named by its post and person, a batch by its import and number. */
export function newIdOf(target: Target, key: string, uid: string): string {
  if (target === 'Chunks') return '1';
  if (target === 'PostReports') return `${idOf('Posts', key)}_${uid}`;
  if (target === 'ImportBatches') return `${idOf('Imports', key)}-${NEW_INDEX}`;
  return `${target}-${key}-new`;
}

/** The collection of a target; parts of a directory or file are below it. */
function collectionOf(target: Target, { key, owner }: Pick<Ground, 'key' | 'owner'>): string {
  if (target === 'Chunks') return chunksOf(idOf('Files', key));
  if (target === 'Shards') return directoryPart(owner, 'shards');
  return target === 'Gone' ? directoryPart(owner, 'gone') : target;
}

/** The reference of a target's document; the public copy is below its place's link. */
export const refOf = (target: Target, id: string, place: Pick<Ground, 'key' | 'owner'>): Ref =>
  target === 'Public'
    ? { collection: publicCollection(idOf('Tracking', place.key)), id: 'progress' }
    : { collection: collectionOf(target, place), id };

/** Acme's seeded document; for personal targets the person's own. */
export function standingRef(target: Target, key: string, uid: string): Ref {
  if (PERSONAL.includes(target)) return { collection: target, id: uid };
  if (BY_OWNER.includes(target)) return { collection: target, id: ACME };
  return refOf(target, idOf(target, key), { key, owner: ACME });
}

/** The described collections that clients write, with their allowed writes. */
export const WRITABLE = SHAPES.flatMap((shape) => {
  const target = TARGETS.find((name) => name === shape.collection);
  return target && target !== 'Public' && target !== 'Shards' && target !== 'Gone' && target !== 'Chunks'
    ? [{ target, shape, writes: clientWrites(target) }]
    : [];
}).filter(({ writes }) => writes.create || writes.update !== 'none');

function ownDocument(target: Target, uid: string): Write {
  const data = NEW_DOCUMENT[target]({ id: uid, key: '', owner: '', assignees: [], uid });
  return { kind: 'create', ref: { collection: target, id: uid }, data };
}

/** Accounts of these roles, and the companies. */
export function people(roles: readonly Role[] = ROLES): Write[] {
  const accounts = roles.flatMap((role): Write[] =>
    role.user && role.uid
      ? [
          {
            kind: 'create',
            ref: { collection: 'Users', id: role.uid },
            data: encodeFields(userShape.fields, role.user),
          },
          ...PERSONAL.filter((target) => target !== 'Users').map((target): Write =>
            ownDocument(target, role.uid ?? ''),
          ),
        ]
      : [],
  );
  const companies = COMPANIES.map((company): Write => ({
    kind: 'create',
    ref: { collection: 'Companies', id: company.uuid },
    data: encodeFields(companyShape.fields, company),
  }));
  return [...companies, ...accounts];
}

/** People, companies and one seeded document per target and place. */
export function world(places: readonly Ground[] = PLACES, roles: readonly Role[] = ROLES): Write[] {
  const placed = places.flatMap((place) =>
    TARGETS.filter((target) => !PERSONAL.includes(target) && target !== 'Companies').map((target): Write => {
      const id = BY_OWNER.includes(target) ? place.owner : idOf(target, place.key);
      const data = NEW_DOCUMENT[target]({ ...place, id, uid: 'ann' });
      return {
        kind: 'create',
        ref: refOf(target, id, place),
        data: target === 'Tracking' ? { ...data, state: 'active' } : data,
      };
    }),
  );
  return [...people(roles), ...placed];
}
