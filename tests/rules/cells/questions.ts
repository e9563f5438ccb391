import { CATALOG } from '@/data/catalog';
import type { CatalogEntry } from '@/data/core/catalog-entry';
import type { QuerySpec, Where } from '@/data/store/port';
import { MOST_COUNTED, MOST_ROWS } from '@/domain/core/list-bounds';
import { chunksOf, directoryPart } from '@/domain/core/collections';
import type { CollectionName } from '@/domain/core/collections';
import { NOUNS } from '@/domain/nouns';
import type { NounCollection } from '@/domain/nouns';
import type { Permission } from '@/domain/access/permissions';
import { isList } from '@/domain/core/value';
import { may, seesAll } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import { ACME } from '@tests/factories/records';
import { viewerOf } from '../acting';
import { ADMIN, EMPLOYEES, ROLES } from '../roles';
import type { Role } from '../roles';
import { cellsOf, lists } from './cell';
import type { Cell, CellRow } from './cell';

const adminViewer = viewerOf(ADMIN);

/** Distinct queries of an entry; a query for no nouns at all is never sent. */
export function specsOf(
  build: (viewer: Viewer) => readonly QuerySpec[],
  viewer: Viewer,
): readonly QuerySpec[] {
  const sent = build(viewer).filter(
    (spec) => !spec.where.some(({ value }) => isList(value) && value.length === 0),
  );
  return [...new Map(sent.map((spec) => [JSON.stringify(spec), spec])).values()];
}

/** The rights to see records and what is beside them, written again; a noun without a row does not compile. */
const AREA_OF_NOUN: Readonly<Record<string, Permission>> = {
  customer: 'customers:view',
  tracker: 'trackers:view',
  job: 'jobs:view',
  visit: 'jobs:view',
  task: 'tasks:view',
  project: 'projects:view',
  estimate: 'estimates:view',
  invoice: 'invoices:view',
  payment: 'invoices:view',
} satisfies Record<(typeof NOUNS)[number]['name'], Permission>;

const AREA_OF_COLLECTION: Readonly<Record<string, Permission>> = {
  Customers: 'customers:view',
  Trackers: 'trackers:view',
  Jobs: 'jobs:view',
  Visits: 'jobs:view',
  Tasks: 'tasks:view',
  Projects: 'projects:view',
  Estimates: 'estimates:view',
  Invoices: 'invoices:view',
  Payments: 'invoices:view',
  Decisions: 'estimates:view',
  ClientMessages: 'trackers:view',
  ClientUpdates: 'trackers:view',
  Handovers: 'trackers:view',
} satisfies Partial<Record<CollectionName, Permission>> & Record<NounCollection, Permission>;

/** The permissions a query needs, by its collection or the nouns it names. */
function permissionsFor(spec: QuerySpec): readonly Permission[] {
  const area = AREA_OF_COLLECTION[spec.collection];
  if (area) return [area];
  const stated = spec.where.find((one) => one.field === 'noun')?.value;
  const nouns = isList(stated) ? stated : [stated];
  return [
    ...nouns.map((noun) => (typeof noun === 'string' ? AREA_OF_NOUN[noun] : undefined) ?? 'export'),
    ...(['Activity', 'Files'].includes(spec.collection) ? [] : ['pricing:show' as const]),
  ];
}

const BOARDS: readonly string[] = ['Boards', 'BoardLists', 'Cards', 'CardComments'];

/** Whether a viewer can open the screen with this query. */
function getsThere(viewer: Viewer, needs: CatalogEntry['needs']): boolean {
  return needs === null || (needs === 'administrator' ? viewer.isCompanyAdmin : may(viewer, needs));
}

function isOpen(viewer: Viewer, spec: QuerySpec): boolean {
  // No permission opens invitations, or the list of a dealer's members.
  if (['Employees', 'DealerMembers'].includes(spec.collection)) return false;
  const states = (field: string, value: string) =>
    spec.where.some((one) => one.field === field && one.value === value);
  if (BOARDS.includes(spec.collection)) return may(viewer, 'team:view') && states('owner', viewer.owner);
  // Reports of posts are for those who run a business, which a person alone does.
  if (spec.collection === 'PostReports') return viewer.isAdmin && states('owner', viewer.owner);
  return (
    states('owner', viewer.owner) &&
    (seesAll(viewer) || states('assignees', viewer.uid)) &&
    permissionsFor(spec).every((permission) => may(viewer, permission))
  );
}

const row = (role: Role, name: string, spec: QuerySpec, isAllowed: boolean): CellRow =>
  lists(role, `${name}: ${JSON.stringify(spec.where)}`, spec, isAllowed);

/** A screen's queries are allowed to its users; other roles get as far as the query itself is open. */
const asked: readonly Cell[] = ROLES.flatMap((role) => {
  const { viewer } = role;
  if (viewer === null) return [];
  return cellsOf(
    `the app’s questions asked by ${role.name}`,
    CATALOG.flatMap(({ name, build, needs }) => {
      const isThere = getsThere(viewer, needs);
      return specsOf(build, viewer).map((spec) => row(role, name, spec, isThere || isOpen(viewer, spec)));
    }),
  );
});

/** Everyone in the business reads its boards, and the files of its cards and posts. */
const isOpenToBusiness = ({ collection, where }: QuerySpec): boolean =>
  BOARDS.includes(collection) ||
  (collection === 'Files' &&
    where.some(({ field, value }) => field === 'noun' && (value === 'card' || value === 'post')));

const outsiders = ROLES.filter((role) => role.viewer?.owner !== ACME);
const scoped = ROLES.filter(
  ({ viewer }) => viewer?.owner === ACME && !viewer.isAdmin && !viewer.permissions.has('scope:all'),
);

// A dealer's members also read its prices; the network cases test that.
const ofAdmin = CATALOG.flatMap(({ name, build }) =>
  specsOf(build, adminViewer).map((spec) => ({ name, spec })),
).filter(({ spec }) => spec.collection !== 'DealerPrices');
// A price list and what coworkers post have no assignees.
const unscoped = ofAdmin.filter(
  ({ spec }) =>
    !['PriceItems', 'EstimateTemplates', 'HandOffs', 'Posts', 'PostComments'].includes(spec.collection) &&
    !isOpenToBusiness(spec) &&
    !spec.where.some((one) => one.field === 'assignees'),
);

const refused: readonly Cell[] = [
  ...outsiders.flatMap((role) =>
    cellsOf(
      `questions about another business asked by ${role.name}`,
      ofAdmin.map(({ name, spec }) => row(role, name, spec, false)),
    ),
  ),
  ...scoped.flatMap((role) =>
    cellsOf(
      `questions about everybody’s records asked by ${role.name}`,
      unscoped.map(({ name, spec }) => row(role, name, spec, false)),
    ),
  ),
];

const owned: Where = { field: 'owner', op: '==', value: ACME };
const ask = (change: Partial<QuerySpec>): QuerySpec => ({
  collection: 'Customers',
  where: [owned],
  orderBy: [],
  limit: MOST_ROWS,
  ...change,
});

const ofCustomers = (limit: number) =>
  ask({
    collection: 'Files',
    where: [owned, { field: 'noun', op: '==', value: 'customer' }],
    limit,
  });

/** Listable collections, and the limit of a query. */
const LISTED: readonly (readonly [collection: string, most: number])[] = [
  ...NOUNS.map(({ shape }) => [shape.collection, MOST_COUNTED] as const),
  ...[
    ...['IssuedPapers', 'Decisions', 'HandOffs'],
    ...['Employees', 'DealerPrices', 'DealerMembers', 'Handovers', 'PriceItems', 'EstimateTemplates'],
    ...['Posts', 'PostComments', 'PostReports'],
    ...[
      'Prices',
      'Activity',
      'ActivityPriced',
      'ClientMessages',
      'ClientUpdates',
      'Imports',
      'ImportBatches',
    ],
    ...[directoryPart(ACME, 'shards'), directoryPart(ACME, 'gone'), chunksOf('Files-assigned')],
  ].map((collection) => [collection, MOST_ROWS] as const),
];

const { Coordinator, 'Field worker': FieldWorker } = EMPLOYEES;

const about = (nouns: readonly string[], ...more: readonly Where[]) =>
  ask({ collection: 'Activity', where: [owned, { field: 'noun', op: 'in', value: nouns }, ...more] });
const freds: Where = { field: 'assignees', op: 'array-contains', value: 'fred' };

const bounds: readonly Cell[] = [
  ...cellsOf(
    'questions have a limit',
    LISTED.flatMap(([collection, most]) => [
      lists(ADMIN, `${most} of ${collection}`, ask({ collection, limit: most }), true),
      lists(ADMIN, `${most + 1} of ${collection}`, ask({ collection, limit: most + 1 }), false),
    ]),
  ),
  // A list of files names what they belong to.
  ...cellsOf('questions for files have a limit', [
    lists(ADMIN, 'the most', ofCustomers(MOST_ROWS), true),
    lists(ADMIN, 'one more', ofCustomers(MOST_ROWS + 1), false),
    lists(ADMIN, 'of anything', ask({ collection: 'Files' }), false),
  ]),
  ...cellsOf('questions name the business', [
    lists(ADMIN, 'no business', ask({ where: [] }), false),
    lists(ADMIN, 'two', ask({ where: [{ field: 'owner', op: 'in', value: [ACME, 'other'] }] }), false),
  ]),
  ...cellsOf('questions about history name what one may see', [
    lists(Coordinator, 'every noun', about(['customer', 'tracker', 'job', 'visit']), true),
    lists(Coordinator, 'no noun', ask({ collection: 'Activity' }), false),
    lists(FieldWorker, 'nouns of the crew', about(['tracker', 'job', 'visit'], freds), true),
    lists(FieldWorker, 'a customer too', about(['customer', 'job'], freds), false),
  ]),
];

/** The app’s own queries, and queries that must be refused. */
export const questionCells: readonly Cell[] = [...asked, ...refused, ...bounds];
