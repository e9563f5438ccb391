import type { AppError } from '@/domain/core/errors';
import type { Decode, RecordProblem } from '../core/query';
import type { DocResult, QueryResult, Row } from '../store/port';
import type { LiveState } from './live-table';

/** A list for a screen. `idle` without a query. */
export type Live<T> = {
  readonly status: 'idle' | 'loading' | 'ready' | 'error' | 'denied';
  readonly rows: readonly T[];
  /** Documents that could not be parsed; shown as named rows. */
  readonly problems: readonly RecordProblem[];
  readonly pendingIds: ReadonlySet<string>;
  readonly fromCache: boolean;
  readonly error: AppError | null;
  readonly retry: () => void;
};

/** One record for a screen. */
export type LiveRecord<T> = {
  readonly status: 'idle' | 'loading' | 'ready' | 'missing' | 'error' | 'denied';
  readonly record: T | null;
  /** Why the stored document could not be parsed; the status is `error` then. */
  readonly problem: RecordProblem | null;
  readonly pending: boolean;
  readonly fromCache: boolean;
  readonly error: AppError | null;
  readonly retry: () => void;
};

const NO_IDS: ReadonlySet<string> = new Set();
const nothing = (): void => undefined;

/** The result of `useLive(null)`. */
export const IDLE_LIVE: Live<never> = {
  status: 'idle',
  rows: [],
  problems: [],
  pendingIds: NO_IDS,
  fromCache: false,
  error: null,
  retry: nothing,
};

/** The result of `useLiveRecord(null)`. */
export const IDLE_RECORD: LiveRecord<never> = {
  status: 'idle',
  record: null,
  problem: null,
  pending: false,
  fromCache: false,
  error: null,
  retry: nothing,
};

/** Decodes the rows of a state; the same state and decoder return the same object. */
export function decodeRows<T>(state: LiveState<QueryResult>, decode: Decode<T>): Live<T> {
  return remembered(rowsSeen, state, decode, () => {
    const delivered = state.data?.rows ?? [];
    const decoded = delivered.map(decode);
    return {
      status: state.status,
      rows: decoded.flatMap((one) => (one.ok ? [one.record] : [])),
      problems: decoded.flatMap((one) => (one.ok ? [] : [one.problem])),
      pendingIds: pendingOf(delivered),
      fromCache: state.data?.fromCache ?? false,
      error: state.error,
      retry: state.retry,
    };
  });
}

/** Decodes the record of a state; the same state and decoder return the same object. */
export function decodeRecord<T>(state: LiveState<DocResult>, decode: Decode<T>): LiveRecord<T> {
  return remembered(recordsSeen, state, decode, () => {
    const { data, error, retry } = state;
    const rest = {
      pending: data?.row?.pending ?? false,
      fromCache: data?.fromCache ?? false,
      error,
      retry,
      problem: null,
    };
    if (!data?.row) return { ...rest, status: statusWithoutRow(state), record: null };
    const decoded = decode(data.row);
    if (decoded.ok) return { ...rest, status: state.status, record: decoded.record };
    return { ...rest, status: 'error', record: null, problem: decoded.problem };
  });
}

/** A document missing only in the cache may exist: it still counts as loading. */
function statusWithoutRow({ status, data }: LiveState<DocResult>): LiveRecord<never>['status'] {
  if (status !== 'ready') return status;
  return data?.fromCache ? 'loading' : 'missing';
}

function pendingOf(rows: readonly Row[]): ReadonlySet<string> {
  const ids = rows.filter((row) => row.pending).map((row) => row.id);
  return ids.length === 0 ? NO_IDS : new Set(ids);
}

type Seen<R> = WeakMap<object, WeakMap<object, R>>;

const rowsSeen: Seen<Live<unknown>> = new WeakMap();
const recordsSeen: Seen<LiveRecord<unknown>> = new WeakMap();

function remembered<R>(seen: Seen<unknown>, state: object, decode: object, make: () => R): R {
  const byDecode = seen.get(state) ?? new WeakMap<object, unknown>();
  seen.set(state, byDecode);
  const known = byDecode.get(decode);
  // The key is the state and decoder it was made from.
  if (known !== undefined) return known as R;
  const made = make();
  byDecode.set(decode, made);
  return made;
}
