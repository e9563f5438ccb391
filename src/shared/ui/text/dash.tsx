import '../table/cells.css';

/** The content of an empty table cell. */
export function Dash() {
  return <span className="jl-muted">–</span>;
}
