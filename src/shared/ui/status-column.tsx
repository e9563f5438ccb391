import { shownSubStatus } from '@/domain/sub-statuses';
import type { SubStatus, SubStatusNoun } from '@/domain/sub-statuses';

import type { DataColumn } from './data-table';
import { SHRINK } from './data-table-model';
import { StatusChip } from './status-chip';
import { SubStatusText } from './sub-status-text';

export type StatusColumnInput<Row> = {
  /** What the chip alone needs, in pixels. */
  readonly width: number;
  readonly noun: SubStatusNoun;
  /** All of the business. */
  readonly subStatuses: readonly SubStatus[];
  readonly statusOf: (row: Row) => string;
};

/** Room that a sub-status has at least, in pixels: a dot and the beginning of its words. */
const WORDS = 80;

/** A list's column of statuses. Only a business with sub-statuses for such records pays for their room and element. */
export function statusColumn<Row extends { readonly subStatus: string }>(
  input: StatusColumnInput<Row>,
): Pick<DataColumn<Row>, 'width' | 'grow' | 'cell'> {
  const { width, noun, subStatuses, statusOf } = input;
  const own = subStatuses.filter((one) => one.noun === noun);
  if (own.length === 0) return { width, cell: (row) => <StatusChip status={statusOf(row)} /> };
  return {
    // A growing column may shrink; this one never so far that only the dot is left.
    width: Math.ceil((width + WORDS) / SHRINK),
    grow: 1,
    cell: (row) => {
      const status = statusOf(row);
      return (
        <>
          {/* The space is for those who hear the two. */}
          <StatusChip status={status} />{' '}
          <SubStatusText sub={shownSubStatus(own, noun, status, row.subStatus)} />
        </>
      );
    },
  };
}
