import { FieldValue } from 'firebase-admin/firestore';
import type { DocumentData, DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { boolean, choice, defineShape, integer, moment, text } from '@/domain/core/shape';
import type { Infer } from '@/domain/core/shape';

/**
 * `Merges/{id of the customer merged}`: one merge, for its progress and its undoing. Beside it are the pages of moved
 * records and the customers' earlier fields, all with the owner. No client reads them.
 */
export const mergeShape = defineShape(COLLECTIONS.merges, {
  owner: text(128),
  keptId: text(64),
  by: text(128),
  at: moment(),
  state: choice(['moving', 'done', 'undoing']),
  /** Records moved so far. */
  moved: integer(0, 1_000_000),
  /** Pages of moved records that are stored. */
  pages: integer(0, 100_000),
  /** Whether the kept customer, who had no price, got the other's. */
  tookPrice: boolean(),
});
export type Merge = Infer<typeof mergeShape>;

export function mergeRef(db: Firestore, goneId: string): DocumentReference {
  return db.collection(COLLECTIONS.merges).doc(goneId);
}

/**
 * Some fields of a document as they were: their stored values, and the names of those it did not have. A field is
 * given back with its absence: null would be a value of its own.
 */
export type Earlier = { readonly fields: DocumentData; readonly absent: readonly string[] };

/** The present values of fields of a document. */
export function earlierOf(doc: DocumentSnapshot, names: readonly string[]): Earlier {
  const has = (name: string) => doc.get(name) !== undefined;
  return {
    fields: Object.fromEntries(names.filter(has).map((name) => [name, doc.get(name)])),
    absent: names.filter((name) => !has(name)),
  };
}

/** The update that gives a document earlier values of the fields that `isStill` names. */
export function givenBack(
  { fields, absent }: Earlier,
  isStill: (name: string) => boolean = () => true,
): DocumentData {
  return Object.fromEntries([
    ...Object.entries(fields).filter(([name]) => isStill(name)),
    ...absent.filter(isStill).map((name) => [name, FieldValue.delete()]),
  ]);
}

/** A page of changed records, by address, with the fields they had and those they got. */
export type MovedPage = {
  readonly owner: string;
  /** How many of them moved from one customer to the other; all in pages of earlier versions. */
  readonly moved?: number;
  readonly records: readonly {
    readonly path: string;
    readonly before: Earlier;
    readonly after: DocumentData;
  }[];
};

/**
 * The document of a page of moved records, from 0. No id of a customer has a colon (`id` in `calls/input.ts`), so no
 * other merge can have this address.
 */
export function pageRef(db: Firestore, goneId: string, page: number): DocumentReference {
  return db.collection(COLLECTIONS.merges).doc(`${goneId}:page:${page}`);
}

/** The fields of a customer that the merge changed, as they were and, in `after`, as the merge left them. */
export function beforeRef(db: Firestore, goneId: string, customerId: string): DocumentReference {
  return db.collection(COLLECTIONS.merges).doc(`${goneId}:before:${customerId}`);
}

/** What an interrupted or finished call tells the app, which calls until nothing is left. */
export type MergeProgress = { readonly moved: number; readonly isDone: boolean };

/**
 * Pages per call, within a function's minute at a third of a second each. So many that one call ends the merge of any
 * usual customer: it goes on when its browser is closed, and a further call would not come.
 */
export const PAGES_PER_CALL = 100;
