import type { AppError } from '@/domain/core/errors';
import type { Doc, Value } from '@/domain/core/value';

/** The address of a document. `collection` is a name or a path such as `Tracking/abc/Public`. */
export type Ref = { readonly collection: string; readonly id: string };

export type WhereOp = '==' | 'in' | '<' | '<=' | '>' | '>=' | 'array-contains';

export type Where = { readonly field: string; readonly op: WhereOp; readonly value: Value };

export type OrderBy = { readonly field: string; readonly direction: 'asc' | 'desc' };

declare const cursorBrand: unique symbol;
/** A position in a result; only the adapter that made it can read it. */
export type Cursor = { readonly [cursorBrand]: true };

/** A query as plain data. Always limited; it states the conditions that the rules require. */
export type QuerySpec = {
  readonly collection: string;
  readonly where: readonly Where[];
  readonly orderBy: readonly OrderBy[];
  readonly limit: number;
  readonly after?: Cursor;
};

/** One document as delivered. `pending` while a write of this device is unacknowledged. */
export type Row = { readonly id: string; readonly data: Doc; readonly pending: boolean };

export type QueryResult = {
  readonly rows: readonly Row[];
  readonly fromCache: boolean;
  /** Continues after the last row; null when there is none. */
  readonly next: Cursor | null;
};

export type DocResult = { readonly row: Row | null; readonly fromCache: boolean };

/** Values that only the store can compute. */
export type Tag =
  | { readonly $tag: 'now' }
  | { readonly $tag: 'inc'; readonly by: number }
  | { readonly $tag: 'union'; readonly values: readonly Value[] }
  | { readonly $tag: 'remove'; readonly values: readonly Value[] }
  | { readonly $tag: 'unset' }
  | ListChange;

/** The change of a list of texts, or of groups with ids, from one state to another. */
export type ListChange = {
  readonly $tag: 'list';
  readonly from: readonly Value[];
  readonly to: readonly Value[];
};

/**
 * A write as plain data. `create` fails on an existing id where the rules say so; `patch` carries changed fields only
 * (dotted paths reach into groups) and fails on a missing document.
 */
export type Write =
  | { readonly kind: 'create'; readonly ref: Ref; readonly data: Readonly<Record<string, Value | Tag>> }
  | { readonly kind: 'patch'; readonly ref: Ref; readonly fields: Readonly<Record<string, Value | Tag>> }
  | { readonly kind: 'delete'; readonly ref: Ref };

/** The only access to stored documents. Subscribing is synchronous and returns the unsubscribe function. */
export type DocStore = {
  readonly watch: (
    spec: QuerySpec,
    onNext: (result: QueryResult) => void,
    onError: (error: AppError) => void,
  ) => () => void;
  readonly watchDoc: (
    ref: Ref,
    onNext: (result: DocResult) => void,
    onError: (error: AppError) => void,
  ) => () => void;
  /** One-time read; rejects with AppError. May answer from the cache: see `server-page.ts` for complete results. */
  readonly page: (spec: QuerySpec) => Promise<QueryResult>;
  /** The number of matches, up to the limit, which may be far higher than a list's. */
  readonly count: (spec: Omit<QuerySpec, 'orderBy' | 'after'>) => Promise<number>;
  readonly sum: (spec: Omit<QuerySpec, 'orderBy' | 'after'>, field: string) => Promise<number>;
  /**
   * Atomic. Local readers see it at once; resolves when the server has it, also from an earlier sending, and rejects
   * with AppError.
   */
  readonly commit: (writes: readonly Write[]) => Promise<void>;
  /**
   * Like `commit` for batches too large to keep on the device: nothing is queued, local readers see it when the server
   * reports it, and without a connection it rejects with AppError('network').
   */
  readonly send: (writes: readonly Write[]) => Promise<void>;
  /** Resolves when no write of this device is unsent, writes of earlier sessions included. */
  readonly drained: () => Promise<void>;
  /** Queues all commits until `resume`: nothing is sent, lists are answered from the device. */
  readonly pause: () => Promise<void>;
  readonly resume: () => Promise<void>;
  /** A document as this device shows it, unsent changes included; undefined when the device does not have it. */
  readonly readLocal: (ref: Ref) => Promise<Doc | null | undefined>;
  /** A document as the server has it, without unsent changes, also while paused. Rejects with AppError. */
  readonly readServer: (ref: Ref) => Promise<Doc | null>;
  readonly close: () => Promise<void>;
};

/** The server's time of the write. */
export const now = (): Tag => ({ $tag: 'now' });
/** Adds to a number without reading it. */
export const inc = (by: number): Tag => ({ $tag: 'inc', by });
/** Adds values to a list unless it has them. */
export const union = (...values: Value[]): Tag => ({ $tag: 'union', values });
/** Removes values from a list. */
export const remove = (...values: Value[]): Tag => ({ $tag: 'remove', values });
/** Changes a list that others may have changed since: what they added, edited and removed stays so. */
export const changed = (from: readonly Value[], to: readonly Value[]): Tag => ({ $tag: 'list', from, to });
/** Removes the field. */
export const unset = (): Tag => ({ $tag: 'unset' });
