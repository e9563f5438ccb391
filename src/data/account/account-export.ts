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
import type { Decoded, RecordProblem, TypedQuery, TypedRef } from '../core/query';
import { patientServerPage } from '../core/server-page';
import type { DocStore, QuerySpec, Row } from '../store/port';

const PAGE = 500;

/** Queries of collections with counts may reach far by the rules; others only as far as a list. */
const COUNTED_FAR = [customerShape, trackerShape, jobShape].map(({ collection }) => collection);

export type ExportPart = {
  /** Plural for file names, with hyphens: "customers", "price-list". */
  readonly name: string;
  readonly fields: Fields;
  readonly query: TypedQuery<ReadRecord>;
};

/** The records a user may export: their own business's, or with `export` those they see of their company's. */
export function exportParts(viewer: Viewer): readonly ExportPart[] {
  return listsFor(viewer).map(({ name, shape, where }) => ({
    name,
    fields: shape.fields,
    query: query(shape, { where, orderBy: [], limit: PAGE }),
  }));
}

export type ExportPage = {
  readonly records: readonly ReadRecord[];
  readonly problems: readonly RecordProblem[];
};

/** The number of records of a part, up to the counting limit. */
export function countPart(store: DocStore, { query: { spec } }: ExportPart): Promise<number> {
  const limit = COUNTED_FAR.includes(spec.collection) ? MOST_COUNTED : MOST_ROWS;
  return store.count({ collection: spec.collection, where: spec.where, limit });
}

/** Reads all records of a part, page by page, until the end or until `signal` is aborted. */
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
    yield { records, problems: read.flatMap((one) => (one.ok ? [] : [one.problem])) };
    next = page.next ? { ...spec, after: page.next } : null;
  }
}

/** A single record of an export: the account, the preferences or the business settings. */
export type ExportSingle = {
  readonly name: string;
  readonly fields: Fields;
  readonly record: ReadRecord | null;
  readonly problem: RecordProblem | null;
};

/** Reads the single records a user may export. */
export function readSingles(store: DocStore, viewer: Viewer): Promise<readonly ExportSingle[]> {
  return Promise.all(
    singlesFor(viewer).map(async ({ name, shape, id }) => {
      const decoded = await readOnce(store, recordRef(shape, id));
      return {
        name,
        fields: shape.fields,
        record: decoded?.ok ? decoded.record : null,
        problem: decoded && !decoded.ok ? decoded.problem : null,
      };
    }),
  );
}

function readOnce<T>(store: DocStore, { ref, decode }: TypedRef<T>): Promise<Decoded<T> | null> {
  return new Promise((resolve, reject) => {
    const answer = (row: Row | null) => {
      resolve(row && decode(row));
      // The first answer may come before `leave` is assigned.
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

/** The export's queries, for the suites that run every query. */
export const exportCatalog: readonly CatalogEntry[] = [
  {
    name: 'export of one’s data',
    build: (viewer) => exportParts(viewer).map((part) => part.query.spec),
    needs: null,
  },
];
