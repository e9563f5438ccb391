import type { AppError } from '@/domain/core/errors';

/** What readers of the directory go by. `version` goes up with every change in it. */
export type DirectoryState = {
  readonly status: 'loading' | 'building' | 'ready' | 'unavailable';
  readonly version: number;
  /** Whether the server has answered for all of it, and no more has changed than is read live. */
  readonly isWhole: boolean;
  /** Customers with a change that waits to be sent. */
  readonly pendingIds: ReadonlySet<string>;
  /** Why it is not there. */
  readonly error: AppError | null;
};

/** Nothing is loaded. */
export const RESTING: DirectoryState = {
  status: 'loading',
  version: 0,
  isWhole: false,
  pendingIds: new Set(),
  error: null,
};
