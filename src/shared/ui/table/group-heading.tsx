import type { RowGroup } from './row-groups';

/** The name of a group of rows, and how many it has. */
export function GroupHeading({ label, size }: Pick<RowGroup, 'label' | 'size'>) {
  return (
    <>
      {label} {size !== null && <span className="jl-group-size tn">{size}</span>}
    </>
  );
}
