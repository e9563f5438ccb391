import './data-table.css';

export type SkeletonRowsProps = {
  rows: number;
  /** Of the list, the one to select by left out. */
  columns: number;
  isSelectable: boolean;
};

// Uneven bars look like text; the pattern repeats so that it does not flicker between renders.
const WIDTHS = ['72%', '54%', '84%', '48%', '66%'];

/**
 * Grey rows of a table in the shape of what is coming. Not announced: the grid says that it is busy. They pulse as one:
 * measured, thirty bars with an animation each were thirty layers, which cost more in a frame than the rows themselves.
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
