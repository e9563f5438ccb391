import type { ReactNode } from 'react';

import type { Rows } from '@/domain/core/rows';

import type { DataColumn, TableSort } from './data-table-model';

/** State of a card besides its row: selected, and whether a change of it is unsent. */
export type CardState = { selected: boolean; pending: boolean };

export type DataTableProps<Row extends object> = {
  /** Accessible name: the kind of rows. */
  label: string;
  rows: Rows<Row>;
  columns: readonly DataColumn<Row>[];
  rowId: (row: Row) => string;
  /** Accessible name of a row for selection. A new function renders all rows again, like a new `rowHref`. */
  rowLabel: (row: Row) => string;
  rowHref?: (row: Row) => string;
  onOpen?: (row: Row) => void;
  isPending?: (row: Row) => boolean;
  loading?: boolean;
  loadingMore?: boolean;
  onEndReached?: () => void;
  sort?: TableSort | null;
  onSortChange?: (sort: TableSort) => void;
  selection?: readonly string[];
  onSelectionChange?: (ids: string[]) => void;
  /** Cards have no checkboxes but while this is true; then a tap selects them. */
  picking?: boolean;
  hidden?: readonly string[];
  /** Total number of rows when only a part is loaded. */
  total?: number;
  empty?: ReactNode;
  renderCard?: (row: Row, state: CardState) => ReactNode;
  /** The heading above a row's group; rows come in the order of their groups. A new function renders all again. */
  groupOf?: ((row: Row) => string) | undefined;
  /** False while further rows may come: the last group's size is unknown until then. */
  isWhole?: boolean;
  /** Height in pixels; by default the table fills its frame. */
  height?: number;
};
