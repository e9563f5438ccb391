import { activityShape, PERSONAL_KINDS } from '@/domain/activity';
import { settingsShape } from '@/domain/company';
import { customerShape } from '@/domain/customer';
import type { ReadRecord } from '@/domain/export-values';
import { jobShape, priceShape, visitShape } from '@/domain/job';
import { MOST_COUNTED, MOST_ROWS } from '@/domain/list-bounds';
import type { Permission } from '@/domain/permissions';
import { preferencesShape } from '@/domain/preferences';
import type { Fields, Shape } from '@/domain/shape';
import { clientMessageShape, trackerShape } from '@/domain/tracker';
import { userShape } from '@/domain/user';
import { may } from '@/domain/viewer';
import type { Viewer } from '@/domain/viewer';
import type { CatalogEntry } from './catalog-entry';
import { query, recordRef } from './query';
import type { TypedQuery, TypedRef } from './query';
import { scopeOf } from './scope';
import type { DocStore, QuerySpec, Row, Where } from './store/port';

/** Documents read at once. */
const PAGE = 500;

/** Where screens count, the rules let a question reach far; elsewhere as far as a list. */
const COUNTED_FAR = [customerShape, trackerShape, jobShape].map(({ collection }) => collection);

/** One kind of records of an export. */
export type ExportPart = {
  /** As people call them, in the plural: "customers". */
  readonly name: string;
  readonly fields: Fields;
  readonly query: TypedQuery<ReadRecord>;
};

/** Which permission opens the amounts and notes beside which records; the rules ask the query to name the nouns. */
const NOUN_RIGHTS = [
  ['customer', 'customers:view'],
  ['tracker', 'trackers:view'],
  ['job', 'jobs:view'],
  ['visit', 'jobs:view'],
] as const satisfies readonly (readonly [string, Permission])[];

/** The records a person may take along: their own business's, or with `export` what they see of their company's. */
export function exportParts(viewer: Viewer): readonly ExportPart[] {
  if (!may(viewer, 'export')) return [];
  const part = (name: string, needs: Permission, shape: Shape, where: readonly Where[] = []) =>
    may(viewer, needs)
      ? [
          {
            name,
            fields: shape.fields,
            query: query(shape, { where: [...scopeOf(viewer), ...where], orderBy: [], limit: PAGE }),
          },
        ]
      : [];
  const nouns = NOUN_RIGHTS.filter(([, right]) => may(viewer, right)).map(([noun]) => noun);
  const beside: readonly Where[] = [{ field: 'noun', op: 'in', value: nouns }];
  const written: Where = { field: 'kind', op: 'in', value: PERSONAL_KINDS };
  const [first] = NOUN_RIGHTS.filter(([, right]) => may(viewer, right));
  return [
    ...part('customers', 'customers:view', customerShape),
    ...part('trackers', 'trackers:view', trackerShape),
    ...part('jobs', 'jobs:view', jobShape),
    ...part('visits', 'jobs:view', visitShape),
    ...(first ? part('amounts', 'pricing:show', priceShape, beside) : []),
    ...(first ? part('notes', first[1], activityShape, [...beside, written]) : []),
    ...part('messages', 'trackers:view', clientMessageShape),
  ];
}

/** What is read of one kind, page by page. */
export type ExportPage = { readonly records: readonly ReadRecord[]; readonly unreadable: number };

/** How many records there are of a part, up to where counting stops. */
export function countPart(store: DocStore, { query: { spec } }: ExportPart): Promise<number> {
  const limit = COUNTED_FAR.includes(spec.collection) ? MOST_COUNTED : MOST_ROWS;
  return store.count({ collection: spec.collection, where: spec.where, limit });
}

/** Reads all records of a part, a page at a time, until they are through or `signal` says stop. */
export async function* readPart(
  store: DocStore,
  { query: { spec, decode } }: ExportPart,
  signal: AbortSignal,
): AsyncGenerator<ExportPage> {
  let next: QuerySpec | null = spec;
  while (next && !signal.aborted) {
    const page = await store.page(next);
    const read = page.rows.map(decode);
    const records = read.flatMap((one) => (one.ok ? [one.record] : []));
    yield { records, unreadable: read.length - records.length };
    next = page.next ? { ...spec, after: page.next } : null;
  }
}

/** A single record of an export: the person's own account, how they like the screens, how their business works. */
export type ExportSingle = {
  readonly name: string;
  readonly fields: Fields;
  readonly record: ReadRecord | null;
};

/** Reads the person's own single records. */
export function readSingles(store: DocStore, viewer: Viewer): Promise<readonly ExportSingle[]> {
  const single = async (name: string, shape: Shape, id: string): Promise<ExportSingle> => ({
    name,
    fields: shape.fields,
    record: await readOnce(store, recordRef(shape, id)),
  });
  return Promise.all([
    single('profile', userShape, viewer.uid),
    single('preferences', preferencesShape, viewer.uid),
    ...(viewer.isAdmin ? [single('settings', settingsShape, viewer.owner)] : []),
  ]);
}

/** One document as it is now; null when there is none or it cannot be read. */
function readOnce<T>(store: DocStore, { ref, decode }: TypedRef<T>): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const answer = (row: Row | null) => {
      const decoded = row && decode(row);
      resolve(decoded?.ok ? decoded.record : null);
      // The first answer may come before there is a way out.
      queueMicrotask(() => leave());
    };
    const leave = store.watchDoc(
      ref,
      ({ row, fromCache }) => {
        if (row || !fromCache) answer(row);
      },
      reject,
    );
  });
}

/** What an export asks, for the suites that walk every query. */
export const exportCatalog: readonly CatalogEntry[] = [
  {
    name: 'export of one’s data',
    build: (viewer) => exportParts(viewer).map((part) => part.query.spec),
    needs: null,
  },
];
