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
 * The SDK's form of a question that reaches at most so many documents.
 * @throws AppError('invalid') for what Firestore cannot answer, or a cursor of another store.
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

/** Paths as segments, because the SDK refuses some signs in dotted text. */
export function pathOf(field: string): FieldPath {
  return new FieldPath(...field.split('.'));
}

export type RowReader = (snapshot: QuerySnapshot) => readonly Row[];

/** Reads a listener's snapshots; documents that did not change stay the very same rows. */
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

/** A list as the port tells it. */
export function resultOf(snapshot: QuerySnapshot, spec: QuerySpec, read: RowReader): QueryResult {
  // A pending document's own server time is not known yet, so it cannot be continued behind.
  const last =
    snapshot.size === spec.limit
      ? snapshot.docs.findLast((one) => !one.metadata.hasPendingWrites)
      : undefined;
  return { rows: read(snapshot), fromCache: snapshot.metadata.fromCache, next: last ? cursorAt(last) : null };
}

/** One document as the port tells it. */
export function docResultOf(snapshot: DocumentSnapshot): DocResult {
  return { row: snapshot.exists() ? rowOf(snapshot) : null, fromCache: snapshot.metadata.fromCache };
}

function rowOf(snapshot: QueryDocumentSnapshot): Row {
  // A server time that is still pending would be null otherwise (firebase-js-sdk 2477).
  const data = fromStoredDoc(snapshot.data({ serverTimestamps: 'estimate' }));
  return { id: snapshot.id, data, pending: snapshot.metadata.hasPendingWrites };
}

function cursorAt(snapshot: QueryDocumentSnapshot): Cursor {
  // The brand exists for the compiler only: nobody but this adapter makes cursors of its own.
  const cursor = {} as Cursor;
  snapshots.set(cursor, snapshot);
  return cursor;
}
