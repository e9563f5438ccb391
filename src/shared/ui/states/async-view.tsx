import type { ReactNode } from 'react';
import type { AppError } from '@/domain/core/errors';

import { BackLink, type BackLinkProps } from '../page/back-link';
import { DeniedState } from './denied-state';
import type { EmptyStateProps } from './empty-state';
import { ErrorState } from './error-state';
import { MissingPart, useIsPart } from './missing-parts';
import { NoConnectionState } from './no-connection-state';
import { NotFoundState } from './not-found-state';
import { PageSkeleton } from './page-skeleton';

export type AsyncStatus = 'loading' | 'ready' | 'error' | 'denied' | 'missing';

export type AsyncViewProps<T> = {
  status: AsyncStatus;
  /** Present when the status is ready; may be there already (from the cache) while it still loads. */
  data?: T | undefined;
  /** Left out where only the other states are wanted, and something else draws what is there. */
  children?: (data: T) => ReactNode;
  isEmpty?: (data: T) => boolean;
  empty?: ReactNode;
  skeleton?: ReactNode;
  /** Why the status is `error`: want of a connection is said in its own way, once for all parts of a record. */
  error?: AppError | null;
  /** What this part of a record is, where no heading outside says it. */
  part?: string;
  errorText?: string;
  onRetry?: () => void;
  deniedText?: string;
  missingText?: string;
  /** Where to go on from a record that is closed or gone. */
  back?: BackLinkProps;
  /** `h1` where this is all of a screen. */
  heading?: EmptyStateProps['heading'];
};

/** Shows exactly one of loading, empty, error, denied, missing and ready. */
export function AsyncView<T>(props: AsyncViewProps<T>) {
  const { status, data, children, isEmpty, empty, skeleton, errorText, onRetry, deniedText, missingText } =
    props;
  const heading = props.heading && { heading: props.heading };
  const isPart = useIsPart();
  const retry = onRetry && { onRetry };
  const back = props.back && { back: props.back };
  const actions = props.back && { actions: <BackLink {...props.back} /> };
  switch (status) {
    case 'error':
      if (props.error?.code !== 'network')
        return (
          <ErrorState
            {...heading}
            {...(errorText !== undefined && { text: errorText })}
            {...retry}
            {...back}
          />
        );
      return isPart ? (
        <MissingPart name={props.part} />
      ) : (
        <NoConnectionState {...heading} {...retry} {...back} />
      );
    case 'denied':
      return (
        <DeniedState {...heading} {...actions} {...(deniedText !== undefined && { text: deniedText })} />
      );
    case 'missing':
      return (
        <NotFoundState {...heading} {...actions} {...(missingText !== undefined && { text: missingText })} />
      );
    default:
      if (data === undefined) return <>{skeleton ?? <PageSkeleton />}</>;
      if (empty !== undefined && isEmpty?.(data)) return <>{empty}</>;
      return <>{children?.(data)}</>;
  }
}
