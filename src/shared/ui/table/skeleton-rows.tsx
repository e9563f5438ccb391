import './data-table.css';

export type SkeletonRowsProps = {
  rows: number;
  /** Without the selection column. */
  columns: number;
  isSelectable: boolean;
};

// Uneven bars look like text; fixed, so that they do not flicker between renders.
const WIDTHS = ['72%', '54%', '84%', '48%', '66%'];

/**
 * Placeholder rows of a table. Not announced: the grid is marked busy. One animation for all: measured, thirty
 * animated bars were thirty layers, which cost more per frame than the rows themselves.
 */
export function SkeletonRows({ rows, columns, isSelectable }: SkeletonRowsProps) {
  return (
    <div aria-hidden className="jl-pulse">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="jl-ghost">
          {isSelectable && (
            <div className="jl-cell">
              <div className="jl-bar" style={{ width: 16, height: 16 }} />
            </div>
          )}
          {Array.from({ length: columns }, (__, column) => (
            <div key={column} className="jl-cell">
              <div className="jl-bar" style={{ width: WIDTHS[(row + column) % WIDTHS.length] }} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
