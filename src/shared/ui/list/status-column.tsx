import { shownSubStatus } from '@/domain/core/sub-statuses';
import type { SubStatus, SubStatusNoun } from '@/domain/core/sub-statuses';

import { chipWidth } from '../table/column-widths';
import type { DataColumn } from '../table/data-table';
import { StatusChip } from '../text/status-chip';
import { SubStatusText } from '../text/sub-status-text';

export type StatusColumnInput<Row> = {
  /** All that there are: the longest decides how wide the column is. */
  readonly statuses: readonly string[];
  readonly noun: SubStatusNoun;
  /** All of the business. */
  readonly subStatuses: readonly SubStatus[];
  readonly statusOf: (row: Row) => string;
};

/**
 * A list's column of statuses. Only a business with sub-statuses for such records pays for their element, which
 * stands below the chip.
 */
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
        {/* The space is for those who hear the two. */}
        <StatusChip status={statusOf(row)} /> <SubStatusText sub={subOf(row)} />
      </>
    ),
  };
}
