import '../table/cells.css';

/** What a cell of a list shows when there is nothing to show. */
export function Dash() {
  return <span className="jl-muted">–</span>;
}
