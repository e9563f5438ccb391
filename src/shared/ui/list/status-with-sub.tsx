import { StatusChip } from '../text/status-chip';
import { SubStatusText } from '../text/sub-status-text';
import type { SubStatusTextProps } from '../text/sub-status-text';

export type StatusWithSubProps = SubStatusTextProps & { readonly status: string };

/** A status in a list and, behind it, what the business calls the part of it. */
export function StatusWithSub({ status, sub }: StatusWithSubProps) {
  return (
    <span className="jl-status">
      {/* The space is for those who hear the two. */}
      <StatusChip status={status} /> <SubStatusText sub={sub} />
    </span>
  );
}
