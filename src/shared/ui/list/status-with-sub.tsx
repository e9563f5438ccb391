import { StatusChip } from '../text/status-chip';
import { SubStatusText } from '../text/sub-status-text';
import type { SubStatusTextProps } from '../text/sub-status-text';

export type StatusWithSubProps = SubStatusTextProps & { readonly status: string };

/** A status in a list with its sub-status after it. */
export function StatusWithSub({ status, sub }: StatusWithSubProps) {
  return (
    <span className="jl-status">
      {/* The space separates the two for screen readers. */}
      <StatusChip status={status} /> <SubStatusText sub={sub} />
    </span>
  );
}
