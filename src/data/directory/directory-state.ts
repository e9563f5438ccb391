import type { AppError } from '@/domain/core/errors';

/** The directory's state for readers. `version` increases with every change. */
export type DirectoryState = {
  readonly status: 'loading' | 'building' | 'ready' | 'unavailable';
  readonly version: number;
  /** True when the server has confirmed all of it, and the listeners cover all changes. */
  readonly isWhole: boolean;
  /** The own fields that its customers have. */
  readonly own: readonly string[];
  readonly pendingIds: ReadonlySet<string>;
  readonly error: AppError | null;
};

/** The state without data. */
export const RESTING: DirectoryState = {
  status: 'loading',
  version: 0,
  isWhole: false,
  own: [],
  pendingIds: new Set(),
  error: null,
};
