import type { AppError } from '@/domain/core/errors';
import type { Doc, Value } from '@/domain/core/value';

/** Where one document lies. `collection` is a name or a path such as `Tracking/abc/Public`. */
export type Ref = { readonly collection: string; readonly id: string };

export type WhereOp = '==' | 'in' | '<' | '<=' | '>' | '>=' | 'array-contains';

export type Where = { readonly field: string; readonly op: WhereOp; readonly value: Value };

export type OrderBy = { readonly field: string; readonly direction: 'asc' | 'desc' };

declare const cursorBrand: unique symbol;
/** A place in a result list; only the adapter that made it can read it. */
export type Cursor = { readonly [cursorBrand]: true };

/** A question to the store as plain data. Always limited; it states the same facts as the rules. */
export type QuerySpec = {
  readonly collection: string;
  readonly where: readonly Where[];
  readonly orderBy: readonly OrderBy[];
  readonly limit: number;
  readonly after?: Cursor;
};

/** One document as delivered. `pending` while a write of this device has not been acknowledged. */
export type Row = { readonly id: string; readonly data: Doc; readonly pending: boolean };

export type QueryResult = {
  readonly rows: readonly Row[];
  readonly fromCache: boolean;
  /** Continues behind the last row; null when there is none. */
  readonly next: Cursor | null;
};

export type DocResult = { readonly row: Row | null; readonly fromCache: boolean };

/** Values that only the store can work out. */
export type Tag =
  | { readonly $tag: 'now' }
  | { readonly $tag: 'inc'; readonly by: number }
  | { readonly $tag: 'union'; readonly values: readonly Value[] }
  | { readonly $tag: 'remove'; readonly values: readonly Value[] }
  | { readonly $tag: 'unset' };

/**
 * A change as plain data. `create` fails on an existing id where the rules say so; `patch` carries
 * changed fields only (dotted paths reach into groups) and fails on a missing document.
 */
export type Write =
  | { readonly kind: 'create'; readonly ref: Ref; readonly data: Readonly<Record<string, Value | Tag>> }
  | { readonly kind: 'patch'; readonly ref: Ref; readonly fields: Readonly<Record<string, Value | Tag>> }
  | { readonly kind: 'delete'; readonly ref: Ref };

/** The one door to stored documents. Subscribing is synchronous and returns the way out. */
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
  /**
   * One-time read; rejects with AppError. Answered by the device alone (`fromCache`) where it takes the server for away:
   * what has to be whole is read by `server-page.ts`.
   */
  readonly page: (spec: QuerySpec) => Promise<QueryResult>;
  /** How many match, up to the limit, which may be far higher than a list's. */
  readonly count: (spec: Omit<QuerySpec, 'orderBy' | 'after'>) => Promise<number>;
  readonly sum: (spec: Omit<QuerySpec, 'orderBy' | 'after'>, field: string) => Promise<number>;
  /** All or nothing. Local readers see it at once; resolves when the server has it, rejects with AppError. */
  readonly commit: (writes: readonly Write[]) => Promise<void>;
  /**
   * Like `commit` for what is too much to keep on the device: nothing waits here, local readers see it when the
   * server tells them, and without a connection it is rejected with AppError('network').
   */
  readonly send: (writes: readonly Write[]) => Promise<void>;
  /** Resolves when nothing of this device waits to be sent any more, writes of earlier visits included. */
  readonly drained: () => Promise<void>;
  /** Keeps everything that is committed on this device until `resume`: nothing is sent, lists are answered from here. */
  readonly pause: () => Promise<void>;
  readonly resume: () => Promise<void>;
  /** A document as this device shows it, unsent changes included; undefined when the device does not have it. */
  readonly readLocal: (ref: Ref) => Promise<Doc | null | undefined>;
  /** A document as the server has it, unsent changes aside, also while paused. Rejects with AppError. */
  readonly readServer: (ref: Ref) => Promise<Doc | null>;
  /** Stops everything; afterwards the store answers nothing. */
  readonly close: () => Promise<void>;
};

/** The server's time at the moment of the write. */
export const now = (): Tag => ({ $tag: 'now' });
/** Adds to a number without reading it. */
export const inc = (by: number): Tag => ({ $tag: 'inc', by });
/** Adds values to a list unless they are in it. */
export const union = (...values: Value[]): Tag => ({ $tag: 'union', values });
/** Takes values out of a list. */
export const remove = (...values: Value[]): Tag => ({ $tag: 'remove', values });
/** Takes the field away. */
export const unset = (): Tag => ({ $tag: 'unset' });
