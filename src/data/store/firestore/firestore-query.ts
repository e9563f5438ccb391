import { collection, FieldPath, limit, orderBy, query, startAfter, where } from 'firebase/firestore';
import type {
  DocumentSnapshot,
  Firestore,
  Query,
  QueryDocumentSnapshot,
  QuerySnapshot,
} from 'firebase/firestore';
import { AppError } from '@/domain/core/errors';
import { MOST_ROWS } from '@/domain/core/list-bounds';
import { checkSpec } from '../check';
import { toStored } from './firestore-values';
import { fromStoredDoc } from '../stored-values';
import type { Cursor, DocResult, QueryResult, QuerySpec, Row } from '../port';

const snapshots = new WeakMap<Cursor, QueryDocumentSnapshot>();

/**
 * Converts a query of at most this many documents to the SDK's form.
 * @throws AppError('invalid') for a query that Firestore cannot answer, or a cursor of another store
 */
export function toQuery(db: Firestore, spec: QuerySpec, most = MOST_ROWS): Query {
  checkSpec(spec, most);
  const place = spec.after && snapshots.get(spec.after);
  if (spec.after && !place) throw new AppError('invalid', { cause: { field: 'after' } });
  return query(
    collection(db, spec.collection),
    ...spec.where.map(({ field, op, value }) => where(pathOf(field), op, toStored(value))),
    ...spec.orderBy.map(({ field, direction }) => orderBy(pathOf(field), direction)),
    ...(place ? [startAfter(place)] : []),
    limit(spec.limit),
  );
}

/** Paths as segments, because the SDK refuses some characters in dotted text. */
export function pathOf(field: string): FieldPath {
  return new FieldPath(...field.split('.'));
}

export type RowReader = (snapshot: QuerySnapshot) => readonly Row[];

/** Reads a listener's snapshots; unchanged documents keep the same row objects. */
export function rowReader(): RowReader {
  let known = new Map<string, Row>();
  return (snapshot) => {
    const changed = new Set(
      snapshot.docChanges({ includeMetadataChanges: true }).map((change) => change.doc.id),
    );
    const rows = snapshot.docs.map((one) =>
      changed.has(one.id) ? rowOf(one) : (known.get(one.id) ?? rowOf(one)),
    );
    known = new Map(rows.map((row) => [row.id, row]));
    return rows;
  };
}

/** Converts a query snapshot to a result of the port. */
export function resultOf(snapshot: QuerySnapshot, spec: QuerySpec, read: RowReader): QueryResult {
  // The server time of a pending document is unknown, so it cannot be a cursor.
  const last =
    snapshot.size === spec.limit
      ? snapshot.docs.findLast((one) => !one.metadata.hasPendingWrites)
      : undefined;
  return { rows: read(snapshot), fromCache: snapshot.metadata.fromCache, next: last ? cursorAt(last) : null };
}

/** Converts a document snapshot to a result of the port. */
export function docResultOf(snapshot: DocumentSnapshot): DocResult {
  return { row: snapshot.exists() ? rowOf(snapshot) : null, fromCache: snapshot.metadata.fromCache };
}

function rowOf(snapshot: QueryDocumentSnapshot): Row {
  // Without it, a pending server time would be null (firebase-js-sdk 2477).
  const data = fromStoredDoc(snapshot.data({ serverTimestamps: 'estimate' }));
  return { id: snapshot.id, data, pending: snapshot.metadata.hasPendingWrites };
}

function cursorAt(snapshot: QueryDocumentSnapshot): Cursor {
  // The brand is for the compiler only: only this adapter makes its cursors.
  const cursor = {} as Cursor;
  snapshots.set(cursor, snapshot);
  return cursor;
}
