import Skeleton from '@mui/material/Skeleton';

import './data-table.css';

export type SkeletonRowsProps = {
  rows: number;
  /** Of the list, the one to select by left out. */
  columns: number;
  isSelectable: boolean;
};

// Uneven bars look like text; the pattern repeats so that it does not flicker between renders.
const WIDTHS = ['72%', '54%', '84%', '48%', '66%'];

/** Grey rows of a table in the shape of what is coming. Not announced: the grid says that it is busy. */
export function SkeletonRows({ rows, columns, isSelectable }: SkeletonRowsProps) {
  return (
    <div aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="jl-ghost">
          {isSelectable && (
            <div className="jl-cell">
              <Skeleton variant="rounded" width={16} height={16} />
            </div>
          )}
          {Array.from({ length: columns }, (__, column) => (
            <div key={column} className="jl-cell">
              <Skeleton
                variant="rounded"
                height={12}
                width={WIDTHS[(row + column) % WIDTHS.length] ?? '60%'}
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
