import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';

export type KnownStatus = 'idle' | 'loading' | 'ready' | 'missing' | 'error' | 'denied';

export type KnownProps = {
  readonly status: KnownStatus;
  /** Rendered after an answer of the server or the cache; only then may it say "none". */
  readonly children: ReactNode;
};

/** A value from another query than its neighbours: an unknown value is never shown as none. */
export function Known({ status, children }: KnownProps) {
  switch (status) {
    case 'idle':
    case 'loading':
      return (
        <span role="status" aria-label="Loading">
          <Skeleton variant="rounded" width={96} height={14} sx={{ display: 'inline-block' }} />
        </span>
      );
    case 'error':
      return 'Not on this device yet.';
    default:
      return children;
  }
}
