import type { CSSProperties } from 'react';
import './workforce.css';

/** Columns of the outline's bars, in the rows of its people. */
const ROWS: readonly (readonly (readonly [from: number, to: number])[])[] = [
  [
    [1, 4],
    [5, 8],
  ],
  [[1, 4]],
  [
    [2, 3],
    [6, 8],
  ],
  [[4, 7]],
];

/** Workforce without names and figures, for people on Free. */
export function WorkforceOutline() {
  return (
    <div className="jl-force" style={{ '--days': 7 } as CSSProperties}>
      <div className="jl-force-inner">
        {ROWS.map((bars, row) => (
          <div key={row} className="jl-force-row">
            <div className="jl-force-name" />
            <div className="jl-force-days">
              <div className="jl-force-bars">
                {bars.map(([from, to]) => (
                  <div
                    key={from}
                    className="jl-force-bar"
                    style={{ gridColumn: `${from} / ${to}`, gridRow: 1 }}
                  />
                ))}
              </div>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
