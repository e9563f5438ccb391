import { customerShape } from '@/domain/customers/customer';
import type { ReadRecord } from '@/domain/account/export-values';
import { jobShape } from '@/domain/jobs/job';
import { MOST_COUNTED, MOST_ROWS } from '@/domain/core/list-bounds';
import type { Fields } from '@/domain/core/shape';
import { trackerShape } from '@/domain/trackers/tracker';
import type { Viewer } from '@/domain/access/viewer';
import type { CatalogEntry } from '../core/catalog-entry';
import { listsFor, singlesFor } from './export-parts';
import { query, recordRef } from '../core/query';
import type { TypedQuery, TypedRef } from '../core/query';
import { patientServerPage } from '../core/server-page';
import type { DocStore, QuerySpec, Row } from '../store/port';

/** Documents read at once. */
const PAGE = 500;

/** Where screens count, the rules let a question reach far; elsewhere as far as a list. */
const COUNTED_FAR = [customerShape, trackerShape, jobShape].map(({ collection }) => collection);

/** One kind of records of an export. */
export type ExportPart = {
  /** As people call them, in the plural, with hyphens: "customers", "price-list". */
  readonly name: string;
  readonly fields: Fields;
  readonly query: TypedQuery<ReadRecord>;
};

/** The records a person may take along: their own business's, or with `export` what they see of their company's. */
export function exportParts(viewer: Viewer): readonly ExportPart[] {
  return listsFor(viewer).map(({ name, shape, where }) => ({
    name,
    fields: shape.fields,
    query: query(shape, { where, orderBy: [], limit: PAGE }),
  }));
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
    const page = await patientServerPage(store, next, signal);
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

/** Reads the single records a person may take along. */
export function readSingles(store: DocStore, viewer: Viewer): Promise<readonly ExportSingle[]> {
  return Promise.all(
    singlesFor(viewer).map(async ({ name, shape, id }) => ({
      name,
      fields: shape.fields,
      record: await readOnce(store, recordRef(shape, id)),
    })),
  );
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
