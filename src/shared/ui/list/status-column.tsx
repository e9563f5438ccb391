import { shownSubStatus } from '@/domain/core/sub-statuses';
import type { SubStatusNoun } from '@/domain/core/noun-names';
import type { SubStatus } from '@/domain/core/sub-statuses';

import { chipWidth } from '../table/column-widths';
import type { DataColumn } from '../table/data-table';
import { StatusChip } from '../text/status-chip';
import { SubStatusText } from '../text/sub-status-text';

export type StatusColumnInput<Row> = {
  /** All possible statuses: the longest decides the column's width. */
  readonly statuses: readonly string[];
  readonly noun: SubStatusNoun;
  readonly subStatuses: readonly SubStatus[];
  readonly statusOf: (row: Row) => string;
};

/** The status column of a list. The sub-status costs an element only when the business uses it. */
export function statusColumn<Row extends { readonly subStatus: string }>(
  input: StatusColumnInput<Row>,
): Pick<DataColumn<Row>, 'width' | 'cell' | 'twoLines'> {
  const { statuses, noun, subStatuses, statusOf } = input;
  const width = chipWidth(statuses);
  const own = subStatuses.filter((one) => one.noun === noun);
  if (own.length === 0) return { width, cell: (row) => <StatusChip status={statusOf(row)} /> };
  const subOf = (row: Row) => shownSubStatus(own, noun, statusOf(row), row.subStatus);
  return {
    width,
    twoLines: true,
    cell: (row) => (
      <>
        {/* The space separates the two for screen readers. */}
        <StatusChip status={statusOf(row)} /> <SubStatusText sub={subOf(row)} />
      </>
    ),
  };
}
