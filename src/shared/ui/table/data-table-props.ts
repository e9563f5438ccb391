import type { ReactNode } from 'react';

import type { Rows } from '@/domain/core/rows';

import type { DataColumn, TableSort } from './data-table-model';

/** What a card shows besides its row: whether it is chosen, and whether a change of it waits to be sent. */
export type CardState = { selected: boolean; toggleSelected: () => void; pending: boolean };

export type DataTableProps<Row extends object> = {
  /** Accessible name: what the rows are. */
  label: string;
  rows: Rows<Row>;
  columns: readonly DataColumn<Row>[];
  rowId: (row: Row) => string;
  /** How a row is called where it is selected. Another function draws all rows again, as another `rowHref` does. */
  rowLabel: (row: Row) => string;
  rowHref?: (row: Row) => string;
  onOpen?: (row: Row) => void;
  /** True while a change of the row waits to be sent. */
  isPending?: (row: Row) => boolean;
  loading?: boolean;
  loadingMore?: boolean;
  onEndReached?: () => void;
  sort?: TableSort | null;
  onSortChange?: (sort: TableSort) => void;
  selection?: readonly string[];
  /** Given, rows can be selected. */
  onSelectionChange?: (ids: string[]) => void;
  /** Ids of the columns left out. */
  hidden?: readonly string[];
  /** How many rows there are in all, when not all of them are here. */
  total?: number;
  empty?: ReactNode;
  /** Drawn instead of columns on narrow screens. */
  renderCard?: (row: Row, state: CardState) => ReactNode;
  /** Fixed height in pixels; otherwise the table fills its frame. */
  height?: number;
};
