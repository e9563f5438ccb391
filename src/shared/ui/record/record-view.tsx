import type { ReactNode } from 'react';
import type { AppError } from '@/domain/core/errors';
import type { Noun } from '@/domain/nouns/define-noun';

import { UNREADABLE } from '../list/problem-rows';
import type { BackLinkProps } from '../page/back-link';
import { AsyncView, type AsyncStatus } from '../states/async-view';
import { RecordSkeleton } from './record-skeleton';

export type RecordViewProps<R> = {
  readonly noun: Pick<Noun, 'words'>;
  /** The record by its id; `idle` without an id. */
  readonly live: {
    readonly status: AsyncStatus | 'idle';
    readonly record: R | null;
    readonly problem: unknown;
    readonly error: AppError | null;
    readonly retry: () => void;
  };
  /** The list of such records. */
  readonly back: BackLinkProps;
  readonly skeleton?: ReactNode;
  readonly children: (record: R) => ReactNode;
};

/** A screen of one record: loading, missing, denied, unreadable, without a connection, or ready. */
export function RecordView<R>({ noun, live, back, skeleton, children }: RecordViewProps<R>) {
  const { one } = noun.words;
  return (
    <AsyncView
      heading="h1"
      status={live.status === 'idle' ? 'missing' : live.status}
      data={live.record ?? undefined}
      error={live.error}
      {...(live.problem !== null && { errorText: UNREADABLE })}
      deniedText={`This ${one} is not assigned to you. Ask an administrator of your company.`}
      missingText={`This ${one} is not there any more.`}
      back={back}
      skeleton={skeleton ?? <RecordSkeleton back={back} />}
      onRetry={live.retry}
    >
      {children}
    </AsyncView>
  );
}
