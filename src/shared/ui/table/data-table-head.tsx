import ButtonBase from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { memo } from 'react';

import './data-table.css';
import { nextSort, type DataColumn, type TableSort } from './data-table-model';
import { Icon } from '../text/icon';

export type DataTableHeadProps<Row> = {
  columns: readonly DataColumn<Row>[];
  sort: TableSort | null;
  onSort: (sort: TableSort) => void;
  /** How many rows are selected; undefined where rows cannot be selected. */
  selected: 'none' | 'some' | 'all' | undefined;
  onSelectAll: () => void;
};

function ariaSort(sort: TableSort | null, columnId: string): 'ascending' | 'descending' | undefined {
  if (sort?.columnId !== columnId) return undefined;
  return sort.direction === 'asc' ? 'ascending' : 'descending';
}

function PlainHead<Row>({ columns, sort, onSort, selected, onSelectAll }: DataTableHeadProps<Row>) {
  const offset = selected ? 2 : 1;
  return (
    <div role="rowgroup" className="jl-head">
      <div role="row" aria-rowindex={1}>
        {selected && (
          <div role="columnheader" aria-colindex={1} className="jl-cell">
            <Checkbox
              sx={{ marginInlineStart: '-8px' }}
              checked={selected === 'all'}
              indeterminate={selected === 'some'}
              onChange={onSelectAll}
              slotProps={{ input: { 'aria-label': 'Select all' } }}
            />
          </div>
        )}
        {columns.map((column, index) => {
          const isSortable = column.sortable === true || column.sortValue !== undefined;
          const direction = ariaSort(sort, column.id);
          return (
            <div
              key={column.id}
              role="columnheader"
              aria-colindex={index + offset}
              aria-sort={direction}
              className={column.align === 'end' ? 'jl-cell jl-end' : 'jl-cell'}
            >
              {isSortable ? (
                <ButtonBase
                  onClick={() => onSort(nextSort(sort, column.id))}
                  className="jl-sort"
                  sx={{ font: 'inherit', height: 28, borderRadius: '6px' }}
                >
                  {column.header}
                  <Icon of={direction === 'descending' ? ArrowDown : ArrowUp} size={14} />
                </ButtonBase>
              ) : (
                column.header
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** The sticky head of a table: pressing a sortable column changes the order. Scrolling does not render it. */
export const DataTableHead = memo(PlainHead) as typeof PlainHead;
