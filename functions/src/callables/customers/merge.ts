import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
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

/** A page of moved records with the fields they had, by address. */
export type MovedPage = {
  readonly owner: string;
  readonly records: readonly { readonly path: string; readonly before: FirebaseFirestore.DocumentData }[];
};

/** The document of a page of moved records, from 0. */
export function pageRef(db: Firestore, goneId: string, page: number): DocumentReference {
  return db.collection(COLLECTIONS.merges).doc(`${goneId}_page_${page}`);
}

/** The fields of a customer that the merge changed, as they were. */
export function beforeRef(db: Firestore, goneId: string, customerId: string): DocumentReference {
  return db.collection(COLLECTIONS.merges).doc(`${goneId}_before_${customerId}`);
}

/** What an interrupted or finished call tells the app, which calls until nothing is left. */
export type MergeProgress = { readonly moved: number; readonly isDone: boolean };

/** Pages per call, well within a function's minute. */
export const PAGES_PER_CALL = 8;
