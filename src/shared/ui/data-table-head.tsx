import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';

import { nextSort, type DataColumn, type TableSort } from './data-table-model';
import { cellSx } from './data-table-styles';
import { Icon } from './icon';

export type DataTableHeadProps<Row> = {
  columns: readonly DataColumn<Row>[];
  tracks: string;
  sort: TableSort | null;
  onSortChange: (sort: TableSort) => void;
  /** Absent where rows cannot be selected. */
  selectAll?: { state: 'none' | 'some' | 'all'; onToggle: () => void };
};

function ariaSort(sort: TableSort | null, columnId: string): 'ascending' | 'descending' | undefined {
  if (sort?.columnId !== columnId) return undefined;
  return sort.direction === 'asc' ? 'ascending' : 'descending';
}

/** The sticky head of a table: pressing a sortable column's name changes the order. */
export function DataTableHead<Row>({
  columns,
  tracks,
  sort,
  onSortChange,
  selectAll,
}: DataTableHeadProps<Row>) {
  const offset = selectAll ? 2 : 1;
  return (
    <Box role="rowgroup" sx={{ position: 'sticky', top: 0, zIndex: 2 }}>
      <Box
        role="row"
        aria-rowindex={1}
        sx={{
          display: 'grid',
          gridTemplateColumns: tracks,
          alignItems: 'center',
          height: 36,
          bgcolor: 'background.default',
          borderBlock: '1px solid',
          borderColor: 'divider',
          boxSizing: 'border-box',
        }}
      >
        {selectAll && (
          <Box role="columnheader" aria-colindex={1} sx={cellSx}>
            <Checkbox
              sx={{ marginInlineStart: '-8px' }}
              checked={selectAll.state === 'all'}
              indeterminate={selectAll.state === 'some'}
              onChange={selectAll.onToggle}
              slotProps={{ input: { 'aria-label': 'Select all' } }}
            />
          </Box>
        )}
        {columns.map((column, index) => {
          const isSortable = column.sortable === true || column.sortValue !== undefined;
          const direction = ariaSort(sort, column.id);
          return (
            <Box
              key={column.id}
              role="columnheader"
              aria-colindex={index + offset}
              aria-sort={direction}
              sx={{
                ...cellSx,
                justifyContent: column.align === 'end' ? 'flex-end' : undefined,
                fontSize: '0.75rem',
                lineHeight: '1rem',
                fontWeight: direction ? 600 : 500,
                color: direction ? 'text.primary' : 'text.secondary',
              }}
            >
              {isSortable ? (
                <ButtonBase
                  onClick={() => onSortChange(nextSort(sort, column.id))}
                  sx={{
                    font: 'inherit',
                    gap: 0.5,
                    height: 28,
                    borderRadius: '6px',
                    '&:hover': { color: 'text.primary' },
                  }}
                >
                  {column.header}
                  {direction && <Icon of={direction === 'ascending' ? ArrowUp : ArrowDown} size={12} />}
                </ButtonBase>
              ) : (
                column.header
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
