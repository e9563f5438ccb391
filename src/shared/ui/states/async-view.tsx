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
  /** Present when the status is ready; may already come from the cache while it loads. */
  data?: T | undefined;
  /** Omitted where another component draws the data and only the other states are needed. */
  children?: (data: T) => ReactNode;
  isEmpty?: (data: T) => boolean;
  empty?: ReactNode;
  skeleton?: ReactNode;
  /** Reason of the status `error`: a lost connection is shown once for all parts of a record. */
  error?: AppError | null;
  /** Name of this part of a record, where no heading outside gives it. */
  part?: string;
  errorText?: string;
  onRetry?: () => void;
  deniedText?: string;
  missingText?: string;
  /** Where to continue when the record is denied or missing. */
  back?: BackLinkProps;
  /** `h1` where this fills the screen. */
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
      // Nothing is said to be empty before the answer.
      if (data === undefined || (status === 'loading' && isEmpty?.(data)))
        return <>{skeleton ?? <PageSkeleton />}</>;
      if (empty !== undefined && isEmpty?.(data)) return <>{empty}</>;
      return <>{children?.(data)}</>;
  }
}
