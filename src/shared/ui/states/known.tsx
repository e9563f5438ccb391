import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';

export type KnownStatus = 'idle' | 'loading' | 'ready' | 'missing' | 'error' | 'denied';

export type KnownProps = {
  /** How far the answer is that the value comes from. */
  readonly status: KnownStatus;
  /** Drawn once the server or this device has answered; only then may it say that there is none. */
  readonly children: ReactNode;
};

/** A value beside others that comes from elsewhere: what is not known yet is never shown as none. */
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
