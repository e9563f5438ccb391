import { useCallback, type ReactNode } from 'react';

import type { Rows } from '@/domain/core/rows';

import { DataTable } from '../table/data-table';
import type { DataTableProps } from '../table/data-table-props';
import { DeniedState } from '../states/denied-state';
import { ErrorState } from '../states/error-state';
import { ProblemRows, type ProblemRowsProps } from './problem-rows';

/** The loaded part of a live list, and how to load more. */
export type ListedRecords<Row> = {
  readonly status: 'idle' | 'loading' | 'ready' | 'error' | 'denied';
  readonly rows: Rows<Row>;
  readonly pendingIds: ReadonlySet<string>;
  readonly problems: ProblemRowsProps['problems'];
  readonly retry: () => void;
  readonly loadMore: () => void;
  readonly loadingMore: boolean;
  /** True while later pages may hold matching rows: an empty list waits for them. */
  readonly hasMore?: boolean;
  /** The client hides rows: further pages are read only on request, by `more`. */
  readonly moreOnAsking?: boolean;
  /** How many records were searched for these rows. */
  readonly read?: number;
  /** False while a search has more results than are loaded: no order can be chosen then. */
  readonly isOrdered?: boolean;
};

export type RecordListProps<Row extends object> = Omit<
  DataTableProps<Row>,
  'rows' | 'rowId' | 'isPending' | 'loading' | 'loadingMore' | 'isWhole' | 'onEndReached'
> & {
  readonly list: ListedRecords<Row>;
  /** The listed records in plural: "jobs". */
  readonly noun: string;
  /** Below the rows of a list that reads on only when asked. */
  readonly more?: ReactNode;
};

const idOf = (record: { readonly uuid: string }) => record.uuid;

/** The rows of a list screen in every state: loading, refused, failed, empty, paged. */
export function RecordList<Row extends { readonly uuid: string }>(props: RecordListProps<Row>) {
  const { list, noun, more, ...table } = props;
  const { status, rows, pendingIds } = list;
  const isPending = useCallback((record: Row) => pendingIds.has(record.uuid), [pendingIds]);
  if (status === 'denied')
    return <DeniedState text={`Ask an administrator of your company for the right to see ${noun}.`} />;
  if (status === 'error' && rows.length === 0) return <ErrorState onRetry={list.retry} />;
  const { hasMore = false, moreOnAsking = false } = list;
  const isWaiting = rows.length === 0 && hasMore && !moreOnAsking;
  const isWhole = props.total !== undefined && rows.length >= props.total;
  const isLast = isWhole || (props.total === undefined && !hasMore && !list.loadingMore);
  return (
    <>
      <ProblemRows problems={list.problems} />
      <DataTable
        {...table}
        rows={rows}
        rowId={idOf}
        isPending={isPending}
        loading={status === 'loading' || status === 'idle' || isWaiting}
        loadingMore={list.loadingMore && !isWhole}
        isWhole={isLast}
        {...(!moreOnAsking && { onEndReached: list.loadMore })}
      />
      {moreOnAsking && rows.length > 0 && more}
    </>
  );
}
